//! Spanish nouns with articles and contractions, and what narrows them down.

use super::super::flow::Flow;
use super::super::{Gender, Number};
use super::words::{self, Lemma, agreed, joined, small};
use super::{Mood, Spanish};
use crate::sheets::phrase::{
    Axes, Compass, Form, Head, Noun, Place, Reference, Sense, SideName, Thing, Trait, Way, Whose,
};
use rules::game::{Bound, Language};

/// A preposition, which joins with the article after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prep {
    None,
    De,
    En,
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

impl Spanish {
    /// Says a noun after a preposition.
    pub(super) fn noun(&self, noun: &Noun, prep: Prep) -> Flow {
        match noun {
            Noun::Thing(thing) => self.thing(thing, prep),
            Noun::That(reference, sense) => self.reference(*reference, *sense, prep),
            Noun::Any(nouns) => joined(nouns.iter().map(|noun| self.noun(noun, prep)), "o"),
            Noun::Else(nouns) => {
                let mut nouns = nouns.iter().map(|noun| self.noun(noun, prep));
                let first = nouns.next().unwrap_or_default();
                nouns
                    .fold(first, |flow, noun| flow.say("o").comma().say("si no hay").comma().say(noun))
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
        let (own, own_before) = (agreed("suy", gender, number), number.pick("su", "sus"));
        let before = match thing.form {
            Form::One => article(prep, Article::A, gender, number),
            Form::The if thing.whose == Whose::Own => article(prep, Article::None, gender, number),
            Form::The => article(prep, Article::The, gender, number),
            Form::Some => article(prep, Article::None, gender, number),
            Form::Every => {
                let all = agreed("tod", gender, Number::Many);
                let all = article(prep, Article::None, gender, number).say(all);
                if thing.whose == Whose::Own { all } else { all.say(words::the(gender, Number::Many)) }
            }
            Form::Count(bound, n) => {
                let bound = match bound {
                    Some(Bound::Exactly) => "exactamente",
                    Some(Bound::AtLeast) => "al menos",
                    Some(Bound::AtMost) => "como máximo",
                    None => "",
                };
                article(prep, Article::None, gender, number).say(bound).say(small(n, gender))
            }
        };
        let owned_before = thing.whose == Whose::Own && matches!(thing.form, Form::The | Form::Every);
        let before = if owned_before { before.say(own_before) } else { before };
        let mut flow = before.say(lemma.in_number(number)).say(self.complement(&thing.head));
        flow = match thing.whose {
            Whose::Own if owned_before => flow,
            Whose::Own => flow.say(own),
            Whose::Enemy => flow.say("del adversario"),
            Whose::Either => flow.say("de cualquier color"),
            Whose::Any if thing.form == Form::One => flow.say("cualquiera"),
            Whose::Any | Whose::Plain => flow,
        };
        let is_group = matches!(thing.head, Head::Group(_));
        let is_cell = matches!(thing.head, Head::Cell(_));
        for (index, one) in thing.traits.iter().enumerate() {
            flow = match one {
                // What a group must be like is told as a list.
                one if is_group && index > 0 => flow.say("y").say(self.narrowed(one, gender, number)),
                // Two places it lies by are told one after the other.
                Trait::Near(..) if index > 0 && matches!(thing.traits[index - 1], Trait::Near(..)) => {
                    flow.say("y").say(self.narrowed(one, gender, number))
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
                    None => Flow::from("de").say(small(n, Gender::Feminine)).say("fichas iguales"),
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
            (Reference::That, Sense::Piece) => the("jugada"),
            (Reference::Origin, _) => the("de donde salió"),
            (Reference::Arrived, _) => the("del último movimiento"),
            (Reference::Departed, _) => the("de donde partió el último movimiento"),
            (Reference::Jumped, _) => the(&agreed("saltad", gender, Number::One)),
            (Reference::JumpedSeveral, _) => article(prep, Article::The, gender, Number::Many)
                .say(lemma.many.as_str())
                .say(agreed("saltad", gender, Number::Many)),
        }
    }

    /// Says what narrows a noun down.
    pub(super) fn narrowed(&self, one: &Trait, gender: Gender, number: Number) -> Flow {
        let be = number.pick("esté", "estén");
        let each = |several: &[Trait]| -> Vec<Flow> {
            several.iter().map(|one| self.narrowed(one, gender, number)).collect()
        };
        match one {
            Trait::Empty => agreed("vací", gender, number).into(),
            Trait::Occupied => agreed("ocupad", gender, number).into(),
            Trait::Changed => Flow::from(agreed("cambiad", gender, number)).say("en esta jugada"),
            Trait::At(Place::Dark) => agreed("oscur", gender, number).into(),
            Trait::At(Place::Light) => agreed("clar", gender, number).into(),
            Trait::At(place) => self.place(place, Prep::En, number),
            Trait::On(reference) => self.reference(*reference, Sense::Cell, Prep::En),
            Trait::Near(way, n, word, of) => self.near(way, *n, &words::cell(*word), of),
            Trait::Sight(way, of) => self.sight(way, of),
            Trait::In(noun) => self.noun(noun, Prep::En),
            Trait::With(noun) => Flow::from("con").say(self.noun(noun, Prep::None)),
            Trait::Being(noun) => {
                Flow::from("que").say(number.pick("sea", "sean")).say(self.noun(noun, Prep::None))
            }
            Trait::Between { single, along, ends } => {
                let ends = self.noun(&ends.0, Prep::None).say("y").say(self.noun(&ends.1, Prep::None));
                let flow = Flow::from("que");
                let flow = match single {
                    true => flow.say(number.pick("quede", "queden")).say("justo entre"),
                    false => {
                        flow.say(number.pick("forme", "formen")).say("una línea recta, sin huecos, entre")
                    }
                };
                match (single, along) {
                    (false, Axes::Every) => flow.say(ends).comma(),
                    _ => flow.say(ends).comma().say(self.along(along)).comma(),
                }
            }
            Trait::Seeds(least, most) => seeds(*least, *most),
            Trait::Trail(from, through) => Flow::from("en la serie que retrocede desde")
                .say(self.noun(from, Prep::None))
                .say(self.noun(through, Prep::Por)),
            Trait::Said(said) => self.said(said, number),
            Trait::Including(noun) => {
                let include = number.pick("incluya", "incluyan");
                Flow::from("que").say(include).say(self.noun(noun, Prep::None))
            }
            Trait::Touching(noun) => Flow::from("con").say(self.noun(noun, Prep::None)).say("al lado"),
            Trait::Joining(places) => Flow::from("que").say(self.joining(places, number)),
            Trait::All(several) => each(several).into_iter().fold(Flow::default(), Flow::say),
            Trait::Any(several) => {
                let flow = joined(each(several), "o");
                if several.len() > 2 { flow.comma() } else { flow }
            }
            Trait::BySide(sides) => {
                let each = sides
                    .iter()
                    .map(|(side, one)| self.narrowed(one, gender, number).say(self.in_brackets(side)));
                joined(each, "o")
            }
            Trait::Else(several) => {
                let mut several = each(several).into_iter();
                let first = several.next().unwrap_or_default();
                several.fold(first, |flow, one| flow.say("o").comma().say("si no hay").comma().say(one))
            }
            Trait::Not(inner) => match &**inner {
                Trait::At(place) => Flow::from("fuera").say(self.place(place, Prep::De, Number::Many)),
                Trait::On(reference) => {
                    Flow::from("fuera").say(self.reference(*reference, Sense::Cell, Prep::De))
                }
                Trait::With(noun) => Flow::from("sin").say(self.noun(&noun.in_form(Form::Some), Prep::None)),
                Trait::Touching(noun) => Flow::from("sin").say(self.noun(noun, Prep::None)).say("al lado"),
                Trait::Joining(places) => Flow::from("que no").say(self.joining(places, number)),
                Trait::Being(noun) => Flow::from("salvo").say(self.noun(noun, Prep::None)),
                Trait::Including(noun) => {
                    let include = number.pick("incluya", "incluyan");
                    Flow::from("que no").say(include).say(self.noun(noun, Prep::None))
                }
                Trait::Changed => {
                    Flow::from("que no").say(number.pick("haya", "hayan")).say("cambiado en esta jugada")
                }
                Trait::Not(inner) => self.narrowed(inner, gender, number),
                Trait::Any(several) => {
                    let nor = joined(each(several), "ni");
                    Flow::from("que no").say(be).say(nor)
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
                | Trait::Else(_) => Flow::from("que no").say(be).say(self.narrowed(inner, gender, number)),
            },
        }
    }

    fn joining(&self, places: &[Place], number: Number) -> Flow {
        match places {
            [only] => {
                Flow::from(number.pick("llegue", "lleguen")).say(self.place(only, Prep::A, Number::One))
            }
            [one, other] => Flow::from(number.pick("una", "unan"))
                .say(self.place(one, Prep::None, Number::One))
                .say(self.place(other, Prep::A, Number::One)),
            several => {
                let places = several.iter().map(|place| self.place(place, Prep::None, Number::One));
                Flow::from(number.pick("una", "unan")).say(joined(places, "y"))
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
            return joined(each, "o");
        }
        let (before, after) = match way {
            Way::Around if is_mover => ("al lado".to_owned(), "en cualquier dirección"),
            way => relation(way, true),
        };
        let flow = Flow::from(before);
        let flow = if is_mover { flow } else { flow.say(self.noun(of, Prep::De)) };
        if after.is_empty() { flow } else { flow.comma().say(after).comma() }
    }

    fn sight(&self, way: &Way, of: &Noun) -> Flow {
        let is_mover = matches!(of, Noun::That(Reference::Mover, _));
        let flow = match way {
            Way::Beside | Way::Around if is_mover => "en línea recta".into(),
            Way::Beside | Way::Around => Flow::from("en línea recta con").say(self.noun(of, Prep::None)),
            Way::Straight if is_mover => "en horizontal o en vertical".into(),
            Way::Straight => Flow::from("en línea con")
                .say(self.noun(of, Prep::None))
                .comma()
                .say("en horizontal o en vertical"),
            Way::BySide(sides) => {
                let each = sides.iter().map(|(side, way)| self.sight(way, of).say(self.in_brackets(side)));
                return joined(each, "o");
            }
            way => {
                let (before, after) = relation(way, false);
                let flow = Flow::from(before);
                let flow = if is_mover { flow } else { flow.say(self.noun(of, Prep::De)) };
                if after.is_empty() { flow } else { flow.comma().say(after) }
            }
        };
        flow.comma().say("sin nada en medio").comma()
    }

    /// Says which way something goes.
    pub(super) fn toward(&self, way: &Way) -> Flow {
        match way {
            Way::Beside => "en línea recta".into(),
            Way::Around => "en cualquier dirección".into(),
            Way::Straight => "en horizontal o en vertical".into(),
            Way::Diagonally => "en diagonal".into(),
            Way::Ahead => "hacia delante".into(),
            Way::AheadEither => {
                Flow::from("hacia delante").comma().say("en cualquiera de las dos direcciones")
            }
            Way::DiagonallyAhead => Flow::from("hacia delante").comma().say("en diagonal"),
            Way::Behind => "hacia atrás".into(),
            Way::BehindEither => {
                Flow::from("hacia atrás").comma().say("en cualquiera de las dos direcciones")
            }
            Way::DiagonallyBehind => Flow::from("hacia atrás").comma().say("en diagonal"),
            Way::Sideways => "hacia un lado".into(),
            Way::Left => "hacia la izquierda".into(),
            Way::Right => "hacia la derecha".into(),
            Way::Above => "hacia arriba".into(),
            Way::Below => "hacia abajo".into(),
            Way::KnightLeap => "a salto de caballo".into(),
            Way::AheadLeft => "hacia delante y a la izquierda".into(),
            Way::AheadRight => "hacia delante y a la derecha".into(),
            Way::BehindLeft => "hacia atrás y a la izquierda".into(),
            Way::BehindRight => "hacia atrás y a la derecha".into(),
            Way::Opposite => "enfrente".into(),
            Way::Compass(several) => joined(
                several.iter().map(|one| {
                    Flow::from(match one {
                        Compass::Up => "hacia arriba",
                        Compass::UpRight => "hacia arriba a la derecha",
                        Compass::Right => "hacia la derecha",
                        Compass::DownRight => "hacia abajo a la derecha",
                        Compass::Down => "hacia abajo",
                        Compass::DownLeft => "hacia abajo a la izquierda",
                        Compass::Left => "hacia la izquierda",
                        Compass::UpLeft => "hacia arriba a la izquierda",
                        Compass::Leap => "a salto de caballo",
                    })
                }),
                "o",
            ),
            Way::BySide(sides) => {
                joined(sides.iter().map(|(side, way)| self.toward(way).say(self.in_brackets(side))), "o")
            }
        }
    }

    /// Says a place; one of several cells is one *or* the other.
    pub(super) fn place(&self, place: &Place, prep: Prep, number: Number) -> Flow {
        let word = number.pick("o", "y");
        let the = |gender, number| article(prep, Article::The, gender, number);
        let lines = |noun: &str, first: &str, last: &str, follow: bool| {
            let to = if follow { "y" } else { "a" };
            the(Gender::Feminine, Number::Many).say(noun).say(first).say(to).say(last)
        };
        match place {
            Place::Row(n) => the(Gender::Feminine, Number::One).say("fila").say(n.to_string()),
            Place::Rows(a, b) => lines("filas", &a.to_string(), &b.to_string(), a + 1 == *b),
            Place::Column(a) => the(Gender::Feminine, Number::One).say("columna").say(a.as_str()),
            Place::Columns(a, b) => lines("columnas", a, b, follow(a, b)),
            Place::OwnRow(n) => {
                let nth = match n {
                    1 => "primera",
                    2 => "segunda",
                    _ => "tercera",
                };
                article(prep, Article::None, Gender::Feminine, Number::One).say("su").say(nth).say("fila")
            }
            Place::LastRow => the(Gender::Feminine, Number::One).say("última fila"),
            Place::Corner if prep == Prep::De => the(Gender::Feminine, Number::Many).say("esquinas"),
            Place::Corner => {
                let article = article(prep, Article::A, Gender::Feminine, Number::One);
                number.pick(article.say("esquina"), the(Gender::Feminine, Number::Many).say("esquinas"))
            }
            Place::Centre => the(Gender::Masculine, Number::One).say("centro"),
            Place::Edge => the(Gender::Masculine, Number::One).say("borde"),
            Place::Dark => the(Gender::Feminine, Number::Many).say("casillas oscuras"),
            Place::Light => the(Gender::Feminine, Number::Many).say("casillas claras"),
            Place::Edges => "entre dos puntos".into(),
            Place::Boxes => number.pick("dentro de un cuadrado", "dentro de cuadrados").into(),
            Place::Shaded => the(Gender::Feminine, Number::One).say("zona sombreada del diagrama inicial"),
            Place::Zone(name, whose) => {
                let name = name.in_language(Language::Es);
                let (gender, number) = words::agreement_of(name);
                let flow = match whose {
                    Whose::Own => {
                        article(prep, Article::None, gender, number).say(number.pick("su", "sus")).say(name)
                    }
                    _ => the(gender, number).say(name),
                };
                if *whose == Whose::Enemy { flow.say("del adversario") } else { flow }
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
                joined(each, "o")
            }
        }
    }

    fn in_brackets(&self, side: &SideName) -> String {
        format!("({})", side.name.in_language(Language::Es))
    }

    /// Names a side after a preposition.
    pub(super) fn side_noun(&self, side: &SideName, prep: Prep) -> Flow {
        let (gender, number) = words::side(side);
        article(prep, Article::The, gender, number).say(side.name.in_language(Language::Es))
    }

    /// Says of a piece which side's it is: by its colour, where that is the name of the side.
    pub(super) fn of_side(&self, side: &SideName, lemma: &Lemma, number: Number) -> Flow {
        let name = side.name.in_language(Language::Es);
        let colour =
            name.strip_suffix("as").filter(|_| name.starts_with(char::is_uppercase) && !side.is_ordinal);
        match colour {
            // `Blancas` agrees with the noun: ficha blanca, peón blanco.
            Some(stem) if !name.contains(' ') => agreed(&stem.to_lowercase(), lemma.gender, number).into(),
            _ if name == "Azules" => number.pick("azul", "azules").into(),
            _ => self.side_noun(side, Prep::De),
        }
    }

    /// Says that something stands so: `quedar en una esquina`.
    pub(super) fn standing(&self, traits: &[Trait], mood: Mood, of: &Lemma, number: Number) -> Flow {
        let mut flow = Flow::default();
        for (index, one) in traits.iter().enumerate() {
            let verb = match mood {
                Mood::If => number.pick("queda", "quedan"),
                Mood::Provided => number.pick("quede", "queden"),
            };
            if index > 0 {
                flow = flow.say("y");
            }
            flow = match one {
                Trait::Not(inner)
                    if matches!(
                        **inner,
                        Trait::Near(..) | Trait::Sight(..) | Trait::In(_) | Trait::Any(_)
                    ) =>
                {
                    flow.say("no").say(verb).say(self.narrowed(inner, of.gender, number))
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
    let flow = Flow::from("con");
    match most {
        None if least == 1 => flow.say("semillas"),
        None => flow.say(n(least)).say("o más semillas"),
        Some(most) if most == least => {
            flow.say(n(least)).say(Number::of(i64::from(least)).pick("semilla", "semillas"))
        }
        Some(most) if most == least + 1 => flow.say(n(least)).say("o").say(n(most)).say("semillas"),
        Some(most) => flow.say(n(least)).say("a").say(n(most)).say("semillas"),
    }
}

/// Says how something lies to something else: what stands before it, and what after.
fn relation(way: &Way, is_next: bool) -> (String, &'static str) {
    let (before, after) = match (way, is_next) {
        (Way::Beside, _) => ("al lado", ""),
        (Way::Around, _) => ("alrededor", ""),
        (Way::Straight, _) => ("al lado", "en horizontal o en vertical"),
        (Way::Diagonally, true) => ("al lado", "en diagonal"),
        (Way::Diagonally, false) => ("en diagonal", ""),
        (Way::Ahead, true) => ("justo delante", ""),
        (Way::Ahead, false) => ("delante", ""),
        (Way::AheadEither, _) => ("delante", "en cualquiera de las dos direcciones"),
        (Way::DiagonallyAhead, _) => ("delante", "en diagonal"),
        (Way::Behind, true) => ("justo detrás", ""),
        (Way::Behind, false) => ("detrás", ""),
        (Way::BehindEither, _) => ("detrás", "en cualquiera de las dos direcciones"),
        (Way::DiagonallyBehind, _) => ("detrás", "en diagonal"),
        (Way::Sideways, _) => ("a la izquierda o a la derecha", ""),
        (Way::Left, _) => ("a la izquierda", ""),
        (Way::Right, _) => ("a la derecha", ""),
        (Way::Above, true) => ("justo encima", ""),
        (Way::Above, false) => ("por encima", ""),
        (Way::Below, true) => ("justo debajo", ""),
        (Way::Below, false) => ("por debajo", ""),
        (Way::KnightLeap, _) => ("a un salto de caballo", ""),
        (Way::AheadLeft, _) => ("delante", "a la izquierda"),
        (Way::AheadRight, _) => ("delante", "a la derecha"),
        (Way::BehindLeft, _) => ("detrás", "a la izquierda"),
        (Way::BehindRight, _) => ("detrás", "a la derecha"),
        (Way::Opposite, _) => ("enfrente", ""),
        (Way::Compass(several), _) => {
            let words = several.iter().map(|one| {
                Flow::from(match one {
                    Compass::Up => "encima",
                    Compass::UpRight => "arriba a la derecha",
                    Compass::Right => "a la derecha",
                    Compass::DownRight => "abajo a la derecha",
                    Compass::Down => "debajo",
                    Compass::DownLeft => "abajo a la izquierda",
                    Compass::Left => "a la izquierda",
                    Compass::UpLeft => "arriba a la izquierda",
                    Compass::Leap => "a un salto de caballo",
                })
            });
            return (joined(words, "o").text(), "");
        }
        (Way::BySide(_), _) => ("al lado", ""),
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

/// Writes a preposition with the article after it, in one word where Spanish does.
fn article(prep: Prep, article: Article, gender: Gender, number: Number) -> Flow {
    let before = match prep {
        Prep::None => "",
        Prep::De => "de",
        Prep::En => "en",
        Prep::A => "a",
        Prep::Por => "por",
    };
    let word = match article {
        Article::None => "",
        Article::A => match gender {
            Gender::Masculine => "un",
            Gender::Feminine => "una",
        },
        Article::The => match (prep, gender, number) {
            (Prep::De, Gender::Masculine, Number::One) => return "del".into(),
            (Prep::A, Gender::Masculine, Number::One) => return "al".into(),
            _ => words::the(gender, number),
        },
        Article::That => match (gender, number) {
            (Gender::Masculine, Number::One) => "ese",
            (Gender::Feminine, Number::One) => "esa",
            (Gender::Masculine, Number::Many) => "esos",
            (Gender::Feminine, Number::Many) => "esas",
        },
    };
    Flow::from(before).say(word)
}
