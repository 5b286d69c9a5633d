//! Portuguese nouns with articles and contractions, and what narrows them down.

use super::super::flow::{Flow, joined};
use super::super::{Gender, Number};
use super::words::{self, Lemma, agreed, small};
use super::{Mood, Portuguese};
use crate::sheets::phrase::{
    Axes, Compass, Form, Head, Noun, Place, Reference, Sense, SideName, Thing, Trait, Way, Whose,
};
use rules::game::{Bound, Language};

/// A preposition, which joins with the article after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prep {
    None,
    De,
    Em,
    A,
    Por,
}

/// What stands before a noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Article {
    None,
    A,
    The,
    That,
}

impl Portuguese {
    /// Says a noun after a preposition.
    pub(super) fn noun(&self, noun: &Noun, prep: Prep) -> Flow {
        match noun {
            Noun::Thing(thing) => self.thing(thing, prep),
            Noun::That(reference, sense) => self.reference(*reference, *sense, prep),
            Noun::Any(nouns) => joined(nouns.iter().map(|noun| self.noun(noun, prep)), "ou"),
            Noun::Else(nouns) => {
                let mut nouns = nouns.iter().map(|noun| self.noun(noun, prep));
                let first = nouns.next().unwrap_or_default();
                nouns
                    .fold(first, |flow, noun| flow.say("ou").comma().say("se não houver").comma().say(noun))
                    .comma()
            }
        }
    }

    /// Returns the gender and number of a noun.
    pub(super) fn agreement(&self, noun: &Noun) -> (Gender, Number) {
        match noun {
            Noun::Thing(thing) => (self.lemma(&thing.head).gender, number_of(thing.form)),
            Noun::That(reference, sense) => {
                let lemma = match sense {
                    Sense::Cell => words::cell(self.cell),
                    Sense::Piece => words::piece(),
                };
                let many = *reference == Reference::JumpedSeveral;
                (lemma.gender, if many { Number::Many } else { Number::One })
            }
            Noun::Any(nouns) | Noun::Else(nouns) => {
                nouns.first().map_or((Gender::Feminine, Number::One), |noun| self.agreement(noun))
            }
        }
    }

    pub(super) fn lemma(&self, head: &Head) -> Lemma {
        match head {
            Head::Cell(word) => words::cell(*word),
            Head::Piece => words::piece(),
            Head::Kind(name) => Lemma::of(name),
            Head::Group(_) => words::group(),
            Head::Line(..) => words::line(),
            Head::Figure(_) => words::figure(),
        }
    }

    fn thing(&self, thing: &Thing, prep: Prep) -> Flow {
        let lemma = self.lemma(&thing.head);
        let (gender, number) = (lemma.gender, number_of(thing.form));
        let own = words::own(gender, number);
        let before = match thing.form {
            Form::One => article(prep, Article::A, gender, number),
            Form::The => article(prep, Article::The, gender, number),
            Form::Some => article(prep, Article::None, gender, number),
            Form::Every => {
                let all = agreed("tod", gender, Number::Many);
                article(prep, Article::None, gender, number).say(all).say(words::the(gender, Number::Many))
            }
            Form::Count(bound, n) => {
                let bound = match bound {
                    Some(Bound::Exactly) => "exatamente",
                    Some(Bound::AtLeast) => "pelo menos",
                    Some(Bound::AtMost) => "no máximo",
                    None => "",
                };
                article(prep, Article::None, gender, number).say(bound).say(small(n, gender))
            }
        };
        let owned_before = thing.whose == Whose::Own && matches!(thing.form, Form::The | Form::Every);
        let before = if owned_before { before.say(own) } else { before };
        let mut flow = before.say(lemma.in_number(number)).say(self.complement(&thing.head));
        flow = match thing.whose {
            Whose::Own if owned_before => flow,
            Whose::Own => flow.say(own),
            Whose::Enemy => flow.say("do adversário"),
            Whose::Either => flow.say("de qualquer cor"),
            Whose::Any if thing.form == Form::One => flow.say("qualquer"),
            Whose::Any | Whose::Plain => flow,
        };
        let is_group = matches!(thing.head, Head::Group(_));
        let is_cell = matches!(thing.head, Head::Cell(_));
        for (index, one) in thing.traits.iter().enumerate() {
            flow = match one {
                // What a group must be like is told as a list.
                one if is_group && index > 0 => flow.say("e").say(self.narrowed(one, gender, number)),
                // Two places it lies by are told one after the other.
                Trait::Near(..) if index > 0 && matches!(thing.traits[index - 1], Trait::Near(..)) => {
                    flow.say("e").say(self.narrowed(one, gender, number))
                }
                Trait::Not(inner) if matches!(**inner, Trait::Being(_)) => {
                    flow.comma().say(self.narrowed(one, gender, number)).comma()
                }
                // Cells belong to rows; pieces stand in them.
                Trait::At(place) if is_cell && is_part(place) && is_bare(&thing.traits[..index]) => {
                    flow.say(self.place(place, Prep::De, number))
                }
                one => flow.say(self.narrowed(one, gender, number)),
            };
        }
        flow
    }

    /// Says what a group or line is made of.
    fn complement(&self, head: &Head) -> Flow {
        match head {
            Head::Cell(_) | Head::Piece | Head::Kind(_) => Flow::default(),
            Head::Figure(name) => format!("«{name}»").into(),
            Head::Group(of) => self.noun(of, Prep::De),
            Head::Line(n, axes, of) => {
                let n = i64::from(*n);
                let flow = match of {
                    Some(of) => self.noun(&of.in_form(Form::Count(None, n)), Prep::De),
                    None => Flow::from("de").say(small(n, Gender::Feminine)).say("peças iguais"),
                };
                match axes {
                    Axes::Every => flow,
                    axes => flow.comma().say(self.along(axes)).comma(),
                }
            }
        }
    }

    fn reference(&self, reference: Reference, sense: Sense, prep: Prep) -> Flow {
        let lemma = match sense {
            Sense::Cell => words::cell(self.cell),
            Sense::Piece => words::piece(),
        };
        let gender = lemma.gender;
        let the =
            |rest: &str| article(prep, Article::The, gender, Number::One).say(lemma.one.as_str()).say(rest);
        match (reference, sense) {
            (Reference::Mover, _) => the(""),
            (Reference::That, Sense::Cell) => {
                article(prep, Article::That, gender, Number::One).say(lemma.one.as_str())
            }
            (Reference::That, Sense::Piece) => the("jogada"),
            (Reference::Origin, _) => the("de onde saiu"),
            (Reference::Arrived, _) => the("do último lance"),
            (Reference::Departed, _) => the("de onde partiu o último lance"),
            (Reference::Jumped, _) => the(&agreed("saltad", gender, Number::One)),
            (Reference::JumpedSeveral, _) => article(prep, Article::The, gender, Number::Many)
                .say(lemma.many.as_str())
                .say(agreed("saltad", gender, Number::Many)),
        }
    }

    /// Says what narrows a noun down.
    pub(super) fn narrowed(&self, one: &Trait, gender: Gender, number: Number) -> Flow {
        let be = number.pick("esteja", "estejam");
        let each = |several: &[Trait]| -> Vec<Flow> {
            several.iter().map(|one| self.narrowed(one, gender, number)).collect()
        };
        match one {
            Trait::Empty => agreed("vazi", gender, number).into(),
            Trait::Occupied => agreed("ocupad", gender, number).into(),
            Trait::Changed => Flow::from(agreed("mudad", gender, number)).say("nesta jogada"),
            Trait::At(Place::Dark) => agreed("escur", gender, number).into(),
            Trait::At(Place::Light) => agreed("clar", gender, number).into(),
            Trait::At(place) => self.place(place, Prep::Em, number),
            Trait::On(reference) => self.reference(*reference, Sense::Cell, Prep::Em),
            Trait::Near(way, n, word, of) => self.near(way, *n, &words::cell(*word), of),
            Trait::Sight(way, of) => self.sight(way, of),
            Trait::In(noun) => self.noun(noun, Prep::Em),
            Trait::With(noun) => Flow::from("com").say(self.noun(noun, Prep::None)),
            Trait::Being(noun) => {
                Flow::from("que").say(number.pick("seja", "sejam")).say(self.noun(noun, Prep::None))
            }
            Trait::Between { single, along, ends } => {
                let ends = self.noun(&ends.0, Prep::None).say("e").say(self.noun(&ends.1, Prep::None));
                let flow = Flow::from("que");
                let flow = match single {
                    true => flow.say(number.pick("fique", "fiquem")).say("imediatamente entre"),
                    false => {
                        flow.say(number.pick("forme", "formem")).say("uma linha reta, sem intervalos, entre")
                    }
                };
                match (single, along) {
                    (false, Axes::Every) => flow.say(ends).comma(),
                    _ => flow.say(ends).comma().say(self.along(along)).comma(),
                }
            }
            Trait::Seeds(least, most) => seeds(*least, *most),
            Trait::Trail(from, through) => Flow::from("na sequência que recua desde")
                .say(self.noun(from, Prep::None))
                .say(self.noun(through, Prep::Por)),
            Trait::Said(said) => self.said(said, number),
            Trait::Including(noun) => {
                let include = number.pick("inclua", "incluam");
                Flow::from("que").say(include).say(self.noun(noun, Prep::None))
            }
            Trait::Touching(noun) => Flow::from("com").say(self.noun(noun, Prep::None)).say("ao lado"),
            Trait::Joining(places) => Flow::from("que").say(self.joining(places, number)),
            Trait::All(several) => each(several).into_iter().fold(Flow::default(), Flow::say),
            Trait::Any(several) => {
                let flow = joined(each(several), "ou");
                if several.len() > 2 { flow.comma() } else { flow }
            }
            Trait::BySide(sides) => {
                let each = sides
                    .iter()
                    .map(|(side, one)| self.narrowed(one, gender, number).say(self.in_brackets(side)));
                joined(each, "ou")
            }
            Trait::Else(several) => {
                let mut several = each(several).into_iter();
                let first = several.next().unwrap_or_default();
                several.fold(first, |flow, one| flow.say("ou").comma().say("se não houver").comma().say(one))
            }
            Trait::Not(inner) => match &**inner {
                Trait::At(place) => Flow::from("fora").say(self.place(place, Prep::De, Number::Many)),
                Trait::On(reference) => {
                    Flow::from("fora").say(self.reference(*reference, Sense::Cell, Prep::De))
                }
                Trait::With(noun) => Flow::from("sem").say(self.noun(&noun.in_form(Form::Some), Prep::None)),
                Trait::Touching(noun) => Flow::from("sem").say(self.noun(noun, Prep::None)).say("ao lado"),
                Trait::Joining(places) => Flow::from("que não").say(self.joining(places, number)),
                Trait::Being(noun) => Flow::from("exceto").say(self.noun(noun, Prep::None)),
                Trait::Including(noun) => {
                    let include = number.pick("inclua", "incluam");
                    Flow::from("que não").say(include).say(self.noun(noun, Prep::None))
                }
                Trait::Changed => {
                    Flow::from("que não").say(number.pick("tenha", "tenham")).say("mudado nesta jogada")
                }
                Trait::Not(inner) => self.narrowed(inner, gender, number),
                Trait::Any(several) => {
                    let nor = joined(each(several), "nem");
                    Flow::from("que não").say(be).say(nor)
                }
                Trait::Empty
                | Trait::Occupied
                | Trait::Near(..)
                | Trait::Sight(..)
                | Trait::In(_)
                | Trait::Between { .. }
                | Trait::Seeds(..)
                | Trait::Trail(..)
                | Trait::Said(_)
                | Trait::All(_)
                | Trait::BySide(_)
                | Trait::Else(_) => Flow::from("que não").say(be).say(self.narrowed(inner, gender, number)),
            },
        }
    }

    fn joining(&self, places: &[Place], number: Number) -> Flow {
        match places {
            [only] => {
                Flow::from(number.pick("chegue", "cheguem")).say(self.place(only, Prep::A, Number::One))
            }
            [one, other] => Flow::from(number.pick("ligue", "liguem"))
                .say(self.place(one, Prep::None, Number::One))
                .say(self.place(other, Prep::A, Number::One)),
            several => {
                let places = several.iter().map(|place| self.place(place, Prep::None, Number::One));
                Flow::from(number.pick("ligue", "liguem")).say(joined(places, "e"))
            }
        }
    }

    fn near(&self, way: &Way, n: u32, cell: &Lemma, of: &Noun) -> Flow {
        let is_mover = matches!(of, Noun::That(Reference::Mover, _));
        if n > 1 {
            let far = Flow::from("a").say(small(i64::from(n), cell.gender)).say(cell.many.as_str());
            let far = if is_mover { far } else { far.say(self.noun(of, Prep::De)) };
            return far.comma().say(self.toward(way)).comma();
        }
        if let Way::BySide(sides) = way {
            let each =
                sides.iter().map(|(side, way)| self.near(way, n, cell, of).say(self.in_brackets(side)));
            return joined(each, "ou");
        }
        let (before, after) = match way {
            Way::Around if is_mover => ("ao lado".to_owned(), "em qualquer direção"),
            way => relation(way, true),
        };
        let flow = Flow::from(before);
        let flow = if is_mover { flow } else { flow.say(self.noun(of, Prep::De)) };
        if after.is_empty() { flow } else { flow.comma().say(after).comma() }
    }

    fn sight(&self, way: &Way, of: &Noun) -> Flow {
        let is_mover = matches!(of, Noun::That(Reference::Mover, _));
        let flow = match way {
            Way::Beside | Way::Around if is_mover => "em linha reta".into(),
            Way::Beside | Way::Around => Flow::from("em linha reta com").say(self.noun(of, Prep::None)),
            Way::Straight if is_mover => "na horizontal ou na vertical".into(),
            Way::Straight => Flow::from("em linha com")
                .say(self.noun(of, Prep::None))
                .comma()
                .say("na horizontal ou na vertical"),
            Way::BySide(sides) => {
                let each = sides.iter().map(|(side, way)| self.sight(way, of).say(self.in_brackets(side)));
                return joined(each, "ou");
            }
            way => {
                let (before, after) = relation(way, false);
                let flow = Flow::from(before);
                let flow = if is_mover { flow } else { flow.say(self.noun(of, Prep::De)) };
                if after.is_empty() { flow } else { flow.comma().say(after) }
            }
        };
        flow.comma().say("sem nada pelo meio").comma()
    }

    /// Says which way something goes.
    pub(super) fn toward(&self, way: &Way) -> Flow {
        match way {
            Way::Beside => "em linha reta".into(),
            Way::Around => "em qualquer direção".into(),
            Way::Straight => "na horizontal ou na vertical".into(),
            Way::Diagonally => "na diagonal".into(),
            Way::Ahead => "em frente".into(),
            Way::AheadEither => Flow::from("em frente").comma().say("em qualquer das duas direções"),
            Way::DiagonallyAhead => Flow::from("em frente").comma().say("na diagonal"),
            Way::Behind => "para trás".into(),
            Way::BehindEither => Flow::from("para trás").comma().say("em qualquer das duas direções"),
            Way::DiagonallyBehind => Flow::from("para trás").comma().say("na diagonal"),
            Way::Sideways => "para o lado".into(),
            Way::Left => "para a esquerda".into(),
            Way::Right => "para a direita".into(),
            Way::Above => "para cima".into(),
            Way::Below => "para baixo".into(),
            Way::KnightLeap => "a salto de cavalo".into(),
            Way::AheadLeft => "para a frente e para a esquerda".into(),
            Way::AheadRight => "para a frente e para a direita".into(),
            Way::BehindLeft => "para trás e para a esquerda".into(),
            Way::BehindRight => "para trás e para a direita".into(),
            Way::Opposite => "em frente".into(),
            Way::Compass(several) => joined(
                several.iter().map(|one| {
                    Flow::from(match one {
                        Compass::Up => "para cima",
                        Compass::UpRight => "para cima e para a direita",
                        Compass::Right => "para a direita",
                        Compass::DownRight => "para baixo e para a direita",
                        Compass::Down => "para baixo",
                        Compass::DownLeft => "para baixo e para a esquerda",
                        Compass::Left => "para a esquerda",
                        Compass::UpLeft => "para cima e para a esquerda",
                        Compass::Leap => "a salto de cavalo",
                    })
                }),
                "ou",
            ),
            Way::BySide(sides) => {
                joined(sides.iter().map(|(side, way)| self.toward(way).say(self.in_brackets(side))), "ou")
            }
        }
    }

    /// Says a place; one of several cells is one *or* the other.
    pub(super) fn place(&self, place: &Place, prep: Prep, number: Number) -> Flow {
        let word = number.pick("ou", "e");
        let the = |gender, number| article(prep, Article::The, gender, number);
        let lines = |noun: &str, first: &str, last: &str, follow: bool| {
            let to = if follow { "e" } else { "a" };
            the(Gender::Feminine, Number::Many).say(noun).say(first).say(to).say(last)
        };
        match place {
            Place::Row(n) => the(Gender::Feminine, Number::One).say("linha").say(n.to_string()),
            Place::Rows(a, b) => lines("linhas", &a.to_string(), &b.to_string(), a + 1 == *b),
            Place::Column(a) => the(Gender::Feminine, Number::One).say("coluna").say(a.as_str()),
            Place::Columns(a, b) => lines("colunas", a, b, follow(a, b)),
            Place::OwnRow(n) => {
                let nth = match n {
                    1 => "primeira",
                    2 => "segunda",
                    _ => "terceira",
                };
                the(Gender::Feminine, Number::One).say("sua").say(nth).say("linha")
            }
            Place::LastRow => the(Gender::Feminine, Number::One).say("última linha"),
            Place::Corner if prep == Prep::De => the(Gender::Masculine, Number::Many).say("cantos"),
            Place::Corner => {
                let article = article(prep, Article::A, Gender::Masculine, Number::One);
                number.pick(article.say("canto"), the(Gender::Masculine, Number::Many).say("cantos"))
            }
            Place::Centre => the(Gender::Masculine, Number::One).say("centro"),
            Place::Edge => the(Gender::Feminine, Number::One).say("borda"),
            Place::Dark => the(Gender::Feminine, Number::Many).say("casas escuras"),
            Place::Light => the(Gender::Feminine, Number::Many).say("casas claras"),
            Place::Edges => "entre dois pontos".into(),
            Place::Boxes => number.pick("dentro de um quadrado", "dentro de quadrados").into(),
            Place::Shaded => the(Gender::Feminine, Number::One).say("zona sombreada do diagrama inicial"),
            Place::Zone(name, whose) => {
                let name = name.in_language(Language::Pt);
                let (gender, number) = words::agreement_of(name);
                let flow = match whose {
                    Whose::Own => the(gender, number).say(words::own(gender, number)).say(name),
                    _ => the(gender, number).say(name),
                };
                if *whose == Whose::Enemy { flow.say("do adversário") } else { flow }
            }
            Place::Cells(cells) => {
                let names = joined(cells.iter().map(|cell| Flow::from(cell.as_str())), word);
                article(prep, Article::None, Gender::Feminine, Number::Many).say(names)
            }
            Place::Union(places) => joined(places.iter().map(|place| self.place(place, prep, number)), word),
            Place::BySide(sides) => {
                let each = sides
                    .iter()
                    .map(|(side, place)| self.place(place, prep, number).say(self.in_brackets(side)));
                joined(each, "ou")
            }
        }
    }

    fn in_brackets(&self, side: &SideName) -> String {
        format!("({})", side.name.in_language(Language::Pt))
    }

    /// Names a side after a preposition.
    pub(super) fn side_noun(&self, side: &SideName, prep: Prep) -> Flow {
        let (gender, number) = words::side(side);
        article(prep, Article::The, gender, number).say(side.name.in_language(Language::Pt))
    }

    /// Says of a piece which side's it is: by its colour, where that is the name of the side.
    pub(super) fn of_side(&self, side: &SideName, lemma: &Lemma, number: Number) -> Flow {
        let name = side.name.in_language(Language::Pt);
        let colour =
            name.strip_suffix("as").filter(|_| name.starts_with(char::is_uppercase) && !side.is_ordinal);
        match colour {
            // `Brancas` agrees with the noun: peça branca, peão branco.
            Some(stem) if !name.contains(' ') => agreed(&stem.to_lowercase(), lemma.gender, number).into(),
            _ if name == "Azuis" => number.pick("azul", "azuis").into(),
            _ => self.side_noun(side, Prep::De),
        }
    }

    /// Says that something stands so: `ficar num canto`.
    pub(super) fn standing(&self, traits: &[Trait], mood: Mood, of: &Lemma, number: Number) -> Flow {
        let mut flow = Flow::default();
        for (index, one) in traits.iter().enumerate() {
            let verb = match mood {
                Mood::If => number.pick("ficar", "ficarem"),
                Mood::Provided => number.pick("fique", "fiquem"),
            };
            if index > 0 {
                flow = flow.say("e");
            }
            flow = match one {
                Trait::Not(inner)
                    if matches!(
                        **inner,
                        Trait::Near(..) | Trait::Sight(..) | Trait::In(_) | Trait::Any(_)
                    ) =>
                {
                    flow.say("não").say(verb).say(self.narrowed(inner, of.gender, number))
                }
                one => flow.say(verb).say(self.narrowed(one, of.gender, number)),
            };
        }
        flow
    }
}

/// Returns whether nothing but an adjective stands after the noun so far.
fn is_bare(traits: &[Trait]) -> bool {
    traits
        .iter()
        .all(|one| matches!(one, Trait::Empty | Trait::Occupied | Trait::At(Place::Dark | Place::Light)))
}

/// Returns whether a place is a part of the board that cells belong to.
fn is_part(place: &Place) -> bool {
    match place {
        Place::Row(_)
        | Place::Rows(..)
        | Place::Column(_)
        | Place::Columns(..)
        | Place::OwnRow(_)
        | Place::LastRow
        | Place::Centre
        | Place::Edge
        | Place::Zone(..)
        | Place::Shaded => true,
        Place::Union(places) => places.iter().all(is_part),
        Place::BySide(sides) => sides.iter().all(|(_, place)| is_part(place)),
        Place::Corner | Place::Dark | Place::Light | Place::Edges | Place::Boxes | Place::Cells(_) => false,
    }
}

fn follow(a: &str, b: &str) -> bool {
    matches!((a.as_bytes(), b.as_bytes()), ([a], [b]) if a + 1 == *b)
}

fn seeds(least: u32, most: Option<u32>) -> Flow {
    let n = |n: u32| small(i64::from(n), Gender::Feminine);
    let flow = Flow::from("com");
    match most {
        None if least == 1 => flow.say("sementes"),
        None => flow.say(n(least)).say("ou mais sementes"),
        Some(most) if most == least => {
            flow.say(n(least)).say(Number::of(i64::from(least)).pick("semente", "sementes"))
        }
        Some(most) if most == least + 1 => flow.say(n(least)).say("ou").say(n(most)).say("sementes"),
        Some(most) => flow.say(n(least)).say("a").say(n(most)).say("sementes"),
    }
}

/// Says how something lies to something else: what stands before it, and what after.
fn relation(way: &Way, is_next: bool) -> (String, &'static str) {
    let (before, after) = match (way, is_next) {
        (Way::Beside, _) => ("ao lado", ""),
        (Way::Around, _) => ("à volta", ""),
        (Way::Straight, _) => ("ao lado", "na horizontal ou na vertical"),
        (Way::Diagonally, true) => ("ao lado", "na diagonal"),
        (Way::Diagonally, false) => ("na diagonal", ""),
        (Way::Ahead, true) => ("imediatamente à frente", ""),
        (Way::Ahead, false) => ("à frente", ""),
        (Way::AheadEither, _) => ("à frente", "em qualquer das duas direções"),
        (Way::DiagonallyAhead, _) => ("à frente", "na diagonal"),
        (Way::Behind, true) => ("imediatamente atrás", ""),
        (Way::Behind, false) => ("atrás", ""),
        (Way::BehindEither, _) => ("atrás", "em qualquer das duas direções"),
        (Way::DiagonallyBehind, _) => ("atrás", "na diagonal"),
        (Way::Sideways, _) => ("à esquerda ou à direita", ""),
        (Way::Left, _) => ("à esquerda", ""),
        (Way::Right, _) => ("à direita", ""),
        (Way::Above, true) => ("logo acima", ""),
        (Way::Above, false) => ("acima", ""),
        (Way::Below, true) => ("logo abaixo", ""),
        (Way::Below, false) => ("abaixo", ""),
        (Way::KnightLeap, _) => ("a um salto de cavalo", ""),
        (Way::AheadLeft, _) => ("à frente", "à esquerda"),
        (Way::AheadRight, _) => ("à frente", "à direita"),
        (Way::BehindLeft, _) => ("atrás", "à esquerda"),
        (Way::BehindRight, _) => ("atrás", "à direita"),
        (Way::Opposite, _) => ("em frente", ""),
        (Way::Compass(several), _) => {
            let words = several.iter().map(|one| {
                Flow::from(match one {
                    Compass::Up => "acima",
                    Compass::UpRight => "acima e à direita",
                    Compass::Right => "à direita",
                    Compass::DownRight => "abaixo e à direita",
                    Compass::Down => "abaixo",
                    Compass::DownLeft => "abaixo e à esquerda",
                    Compass::Left => "à esquerda",
                    Compass::UpLeft => "acima e à esquerda",
                    Compass::Leap => "a um salto de cavalo",
                })
            });
            return (joined(words, "ou").text(), "");
        }
        (Way::BySide(_), _) => ("ao lado", ""),
    };
    (before.to_owned(), after)
}

fn number_of(form: Form) -> Number {
    match form {
        Form::One | Form::The => Number::One,
        Form::Some | Form::Every => Number::Many,
        Form::Count(_, n) => Number::of(n),
    }
}

/// Writes a preposition with the article after it in one word, where there is one.
fn article(prep: Prep, article: Article, gender: Gender, number: Number) -> Flow {
    let (stem, whole) = match (prep, article) {
        (Prep::None, Article::None) => return Flow::default(),
        (Prep::De, Article::None) => return "de".into(),
        (Prep::Em, Article::None) => return "em".into(),
        (Prep::A, Article::None) => return "a".into(),
        (Prep::Por, Article::None) => return "por".into(),
        (Prep::A, Article::The) => {
            return Flow::from(match (gender, number) {
                (Gender::Masculine, Number::One) => "ao",
                (Gender::Masculine, Number::Many) => "aos",
                (Gender::Feminine, Number::One) => "à",
                (Gender::Feminine, Number::Many) => "às",
            });
        }
        (prep, Article::A) => {
            let before = match prep {
                Prep::Em => "num",
                Prep::None => "um",
                Prep::De => "de um",
                Prep::A => "a um",
                Prep::Por => "por um",
            };
            return Flow::from(match gender {
                Gender::Masculine => before.to_owned(),
                Gender::Feminine => format!("{before}a"),
            });
        }
        (Prep::None, Article::The) => ("", ""),
        (Prep::De, Article::The) => ("d", ""),
        (Prep::Em, Article::The) => ("n", ""),
        (Prep::Por, Article::The) => ("pel", ""),
        (prep, Article::That) => {
            let before = match prep {
                Prep::None => "ess",
                Prep::De => "dess",
                Prep::Em => "ness",
                Prep::A => "a ess",
                Prep::Por => "por ess",
            };
            let word = agreed(before, gender, number);
            // The masculine ends in `e`: esse ponto.
            return Flow::from(match gender {
                Gender::Masculine => format!("{before}e{}", number.pick("", "s")),
                Gender::Feminine => word,
            });
        }
    };
    Flow::from(format!("{stem}{whole}{}", agreed("", gender, number)))
}
