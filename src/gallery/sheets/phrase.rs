//! Pieces and sets of cells in words, seen from the player whose turn it is.

use super::fact;
use super::noun::{Form, is_feminine};
use rules::game::{BySide, Facing, Family, Game, Language, Layers, Owner, Set, Side, Steps, Touch};
use rules::words::Relation;

/// Words about one game in one language.
pub(super) struct Phrases<'a> {
    pub(super) game: &'a Game,
    pub(super) language: Language,
}

impl Phrases<'_> {
    /// Chooses the words of the language.
    pub(super) fn say(&self, pt: impl Into<String>, en: impl Into<String>) -> String {
        match self.language {
            Language::Pt => pt.into(),
            Language::En | Language::Es => en.into(),
        }
    }

    /// Puts the indefinite article before a noun.
    pub(super) fn a(&self, noun: &str) -> String {
        match self.language {
            Language::Pt => {
                let head = noun.split_whitespace().next().unwrap_or(noun);
                let article = if is_feminine(head) { "uma" } else { "um" };
                format!("{article} {noun}")
            }
            Language::En | Language::Es => {
                let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
                format!("{article} {noun}")
            }
        }
    }

    /// Names a kind of piece; kinds that are called by a number are pieces with that number on them.
    pub(super) fn kind(&self, kind: usize) -> String {
        let kind = &self.game.kinds()[kind];
        let number = match kind.word.as_str() {
            "one" => 1,
            "two" => 2,
            "three" => 3,
            _ => {
                let name = kind.name.in_language(self.language);
                // A piece that is called like its side is a common noun all the same.
                let is_side = self.game.sides().0.iter().any(|side| side.word == kind.word);
                return if is_side { name.to_lowercase() } else { name.to_owned() };
            }
        };
        self.say(format!("peça {number}"), format!("piece {number}"))
    }

    /// Names a side with its article.
    pub(super) fn side(&self, side: Side) -> String {
        let name = self.game.sides()[side].name.in_language(self.language);
        let has_kind = self.game.kinds().iter().any(|kind| kind.owner == Owner::Only(side));
        match self.language {
            Language::Pt if name.ends_with("aos") => format!("o {name}"),
            Language::Pt if name.ends_with("as") => format!("as {name}"),
            Language::Pt if name.ends_with('s') => format!("os {name}"),
            Language::Pt if name.ends_with('a') => format!("a {name}"),
            Language::En if has_kind => format!("the {name}"),
            Language::En if name.ends_with("aos") => name.to_owned(),
            Language::Pt if name.starts_with(char::is_lowercase) => format!("o {name}"),
            Language::En if name.starts_with(char::is_lowercase) => format!("the {name}"),
            Language::En if name.ends_with('s') => format!("the {name}"),
            _ => name.to_owned(),
        }
    }

    /// Returns whether the name of a side is plural.
    pub(super) fn is_plural(&self, side: Side) -> bool {
        let name = self.game.sides()[side].name.in_language(self.language);
        (name.ends_with('s') && !name.ends_with("aos")) || name.ends_with("eese") || name.ends_with("men")
    }

    /// Names pieces the mover may choose from.
    pub(super) fn pieces(&self, layers: &BySide<Layers>) -> String {
        self.piece_noun(layers, Form::One)
    }

    /// Says what narrows down the cells or pieces named before it.
    pub(super) fn modifier(&self, set: &Set, plural: bool) -> String {
        match set {
            Set::Cells(cells) => self.place_by_side(cells),
            Set::Layers(_) => {
                let pieces = self.noun(set, Form::One);
                self.say(format!("com {pieces}"), format!("with {pieces}"))
            }
            Set::Empty => {
                let pt = if plural { "vazias" } else { "vazia" };
                self.say(pt, "that is empty")
            }
            Set::Not(inner) => self.without(inner, plural),
            Set::And(sets) => {
                let words: Vec<String> = sets.iter().map(|set| self.modifier(set, plural)).collect();
                words.join(" ")
            }
            Set::Or(sets) => {
                let words: Vec<String> = sets.iter().map(|set| self.modifier(set, plural)).collect();
                words.join(&self.say(" ou ", " or "))
            }
            Set::Else(sets) => {
                let words: Vec<String> = sets.iter().map(|set| self.modifier(set, plural)).collect();
                words.join(&self.say(" ou, se não houver, ", " or, if there is none, "))
            }
            Set::Near(steps, 1, of) => format!("{} {}", self.direction(steps), self.thing(of)),
            Set::Near(steps, n, of) => {
                let (way, thing) = (self.direction(steps), self.thing(of));
                self.say(format!("a {n} passos, {way} {thing}"), format!("{n} steps away, {way} {thing}"))
            }
            Set::Sight(steps, of) => self.sight(steps, of),
            Set::Groups(..) | Set::Line(..) | Set::Pattern(_) => {
                let thing = self.noun(set, Form::One);
                self.say(format!("em {thing}"), format!("in {thing}"))
            }
            Set::Between(_, length, _, ends) => {
                let (from, to) = (self.thing(&ends.0), self.thing(&ends.1));
                if *length == Some(1) {
                    return self.say(
                        format!("logo entre {from} e {to}, em linha reta"),
                        format!("just between {from} and {to}, in a straight line"),
                    );
                }
                self.say(
                    format!("que formem uma linha reta, sem intervalos, entre {from} e {to}"),
                    format!("in an unbroken straight line between {from} and {to}"),
                )
            }
            Set::Seeds(least, most) => match (least, most) {
                (least, most) if least == most => {
                    self.say(format!("com {least} sementes"), format!("with {least} seeds"))
                }
                (1, most) if *most > 40 => self.say("com sementes", "with seeds"),
                (least, most) if *most > 40 => {
                    self.say(format!("com {least} ou mais sementes"), format!("with {least} or more seeds"))
                }
                (least, most) => self
                    .say(format!("com {least} a {most} sementes"), format!("with {least} to {most} seeds")),
            },
            Set::Trail(from, through) => {
                let (from, through) = (self.thing(from), self.modifier(through, true));
                self.say(
                    format!("seguidas, para trás desde {from}, {through}"),
                    format!("in the unbroken run back from {from}, {through}"),
                )
            }
            Set::New => {
                let s = if plural { "s" } else { "" };
                self.say(format!("mudada{s} neste lance"), "changed in this turn")
            }
            Set::It | Set::Origin | Set::Arrived | Set::Departed | Set::Jumped => self.thing(set),
        }
    }

    fn without(&self, inner: &Set, plural: bool) -> String {
        match inner {
            Set::Empty => self.say(if plural { "ocupadas" } else { "ocupada" }, "that is occupied"),
            Set::Layers(_) => {
                let pieces = self.noun(inner, Form::Some);
                self.say(format!("sem {pieces}"), format!("without {pieces}"))
            }
            Set::Cells(BySide([first, second])) if first == second => {
                let names = self.listed(first);
                self.say(format!("fora de {names},"), format!("outside {names},"))
            }
            Set::Line(..) | Set::Groups(..) | Set::Pattern(_) => {
                let thing = self.noun(inner, Form::One);
                self.say(format!("fora de {thing}"), format!("not in {thing}"))
            }
            Set::New => self.say("que não mudaram neste lance", "not changed in this turn"),
            inner => {
                let text = self.modifier(inner, plural);
                let be = if plural { "estejam" } else { "esteja" };
                self.say(format!("que não {be} {text}"), format!("not {text}"))
            }
        }
    }

    /// Says what lies in sight of something.
    fn sight(&self, steps: &BySide<Steps>, of: &Set) -> String {
        let thing = self.thing(of);
        let board = self.game.board();
        let facing = self.game.sides()[Side::First].facing;
        let [all, straight] = [Relation::Around, Relation::Straight].map(|one| one.toward(board, facing));
        match steps[Side::First] {
            Steps::Toward(bits) if Some(bits) != all && Some(bits) != straight => {
                let way = self.direction(steps).replace("imediatamente ", "").replace("straight ", "");
                self.say(
                    format!("{way} {thing}, sem nada pelo meio"),
                    format!("{way} {thing}, with nothing in between"),
                )
            }
            Steps::Toward(bits) if Some(bits) == straight && all != straight => self.say(
                format!("em linha com {thing}, na horizontal ou na vertical, sem nada pelo meio"),
                format!("in line with {thing}, along a row or a column, with nothing in between"),
            ),
            _ => self.say(
                format!("em linha reta com {thing}, sem nada pelo meio"),
                format!("in a straight line from {thing}, with nothing in between"),
            ),
        }
    }

    /// Says where cells lie that may differ for the two sides.
    fn place_by_side(&self, cells: &BySide<Vec<u16>>) -> String {
        let BySide([first, second]) = cells;
        if first == second {
            return self.place(first);
        }
        let board = self.game.board();
        let facing = self.game.sides().0.each_ref().map(|side| side.facing);
        if facing == [Facing::Up, Facing::Down] && board.rows > 1 {
            let row = |row| board.row_cells(row..=row);
            let last = board.rows - 1;
            if *first == row(last) && *second == row(0) {
                return self.say("na última linha", "in the last row");
            }
            if *first == row(0) && *second == row(last) {
                return self.say("na sua primeira linha", "in their first row");
            }
        }
        let names = Side::BOTH.map(|side| self.game.sides()[side].name.in_language(self.language));
        let (a, b) = (self.place(first), self.place(second));
        self.say(
            format!("{a} ({}) ou {b} ({})", names[0], names[1]),
            format!("{a} ({}) or {b} ({})", names[0], names[1]),
        )
    }

    /// Says where cells lie: whole rows and columns by their names, others one by one.
    pub(super) fn place(&self, cells: &[u16]) -> String {
        let board = self.game.board();
        let is_grid =
            matches!(board.family, Family::Square | Family::Points | Family::Rhombus | Family::Pits);
        if is_grid && !cells.is_empty() {
            for last in 0..board.rows {
                for first in 0..=last {
                    if board.row_cells(first..=last) == cells {
                        let (a, b) = (first + 1, last + 1);
                        return if first == last {
                            self.say(format!("na linha {a}"), format!("in row {a}"))
                        } else {
                            self.say(format!("nas linhas {a} a {b}"), format!("in rows {a} to {b}"))
                        };
                    }
                }
            }
            for column in 0..board.columns {
                if board.column_cells(column..=column) == cells {
                    let name = board.name(cells[0]);
                    let letter = name.trim_end_matches(|c: char| c.is_ascii_digit());
                    return self.say(format!("na coluna {letter}"), format!("in column {letter}"));
                }
            }
        }
        let regions = [
            ("corners", "num canto", "in a corner"),
            ("centre", "no centro", "in the centre"),
            ("edge", "na borda", "on the edge"),
        ];
        for (word, pt, en) in regions {
            if cells.len() > 1 && board.region(word).is_some_and(|region| region == cells) {
                return self.say(pt, en);
            }
        }
        // The diagram of the start shades the zones that are the same for both.
        let is_shaded = |zone: &BySide<Vec<u16>>| zone[Side::First] == cells && zone[Side::Second] == cells;
        if cells.len() > 6 && self.game.zones().iter().any(|(_, zone)| is_shaded(zone)) {
            return self.say("na zona sombreada do diagrama", "in the shaded zone of the diagram");
        }
        let names = self.listed(cells);
        self.say(format!("em {names}"), format!("on {names}"))
    }

    fn listed(&self, cells: &[u16]) -> String {
        fact::listed(self.game, cells, self.language)
    }

    /// Returns the plural of a noun and the adjectives after it.
    pub(super) fn plural(&self, noun: &str) -> String {
        match self.language {
            Language::En | Language::Es => match noun.split_once(' ') {
                Some((head, rest)) if rest.chars().all(|c| c.is_ascii_digit()) => format!("{head}s {rest}"),
                _ if noun.ends_with("man") => format!("{}men", noun.trim_end_matches("man")),
                _ if noun.ends_with("goose") => format!("{}geese", noun.trim_end_matches("goose")),
                _ if noun.ends_with(['s', 'x']) => format!("{noun}es"),
                _ if noun.ends_with("ino") => format!("{noun}es"),
                _ => format!("{noun}s"),
            },
            Language::Pt => {
                let many = |word: &str| match word {
                    word if word.ends_with('s') || word.chars().all(|c| c.is_ascii_digit()) => {
                        word.to_owned()
                    }
                    "cão" => "cães".to_owned(),
                    word if word.ends_with("ão") => format!("{}ões", word.trim_end_matches("ão")),
                    word if word.ends_with('m') => format!("{}ns", word.trim_end_matches('m')),
                    word if word.ends_with('l') => format!("{}is", word.trim_end_matches('l')),
                    word if word.ends_with(['r', 'z']) => format!("{word}es"),
                    word => format!("{word}s"),
                };
                noun.split(' ').map(many).collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// Names a set as the thing something lies beside.
    pub(super) fn thing(&self, set: &Set) -> String {
        match set {
            Set::It => self.say("essa casa", "that cell"),
            Set::Origin => self.say("a casa de partida", "the cell it came from"),
            Set::Arrived => self.say("a casa da última jogada", "the cell of the last move"),
            Set::Departed => {
                self.say("a casa de onde partiu a última jogada", "the cell the last move came from")
            }
            Set::Jumped => self.say("a peça saltada", "the piece jumped over"),
            Set::Cells(BySide([first, second])) if first == second => self.listed(first),
            _ => self.noun(set, Form::One),
        }
    }

    /// Says which way something lies, to stand before a thing.
    fn direction(&self, steps: &BySide<Steps>) -> String {
        let BySide([first, second]) = steps;
        if *first == Steps::Links {
            return self.say("ao lado de", "beside");
        }
        let means = |relation: Relation| {
            let steps_of = |side: Side| relation.steps(self.game.board(), self.game.sides()[side].facing);
            Side::BOTH.iter().all(|&side| steps_of(side) == Some(steps[side]))
        };
        // What lies the same way for both sides is said as on the wall.
        let fixed = [Relation::Left, Relation::Right, Relation::Above, Relation::Below];
        let fixed = fixed.into_iter().filter(|_| first == second);
        let mut known = Relation::ALL.to_vec();
        known.sort_by_key(|relation| said(*relation).0);
        match fixed.chain(known).find(|relation| means(*relation)) {
            Some(relation) => {
                let (_, pt, en) = said(relation);
                self.say(pt, en)
            }
            None => self.say("numa direção permitida a partir de", "in an allowed direction from"),
        }
    }

    pub(super) fn touches(&self, touches: &[Touch]) -> String {
        let words = touches.iter().map(|touch| {
            let what = match &touch.what {
                Set::Cells(cells) => {
                    let place = self.place_by_side(cells);
                    self.say(format!("peças {place}"), format!("pieces {place}"))
                }
                what => self.noun(what, Form::Some),
            };
            match (touch.negated, touch.reaching) {
                (false, false) => self.say(format!("com {what} ao lado"), format!("touching {what}")),
                (true, false) => self.say(format!("sem {what} ao lado"), format!("not touching {what}")),
                (false, true) => self.say(format!("com {what}"), format!("with {what}")),
                (true, true) => self.say(format!("sem {what}"), format!("without {what}")),
            }
        });
        let words: Vec<String> = words.collect();
        if words.is_empty() { String::new() } else { format!(" {}", words.join(&self.say(" e ", " and "))) }
    }
}

/// Says how a relation reads before the thing it speaks of, and which is tried before which.
fn said(relation: Relation) -> (u8, &'static str, &'static str) {
    match relation {
        Relation::Ahead => (0, "imediatamente à frente de", "straight ahead of"),
        Relation::DiagonallyAhead => (1, "na diagonal, à frente de", "diagonally ahead of"),
        Relation::Straight => (2, "na horizontal ou na vertical, ao lado de", "next, in row or column, to"),
        Relation::Around => (3, "à volta de", "around"),
        Relation::Diagonally => (4, "na diagonal de", "diagonally beside"),
        Relation::Behind => (5, "imediatamente atrás de", "straight behind"),
        Relation::DiagonallyBehind => (6, "na diagonal, atrás de", "diagonally behind"),
        Relation::Sideways => (7, "na mesma linha, ao lado de", "at the side of"),
        Relation::Left => (8, "à esquerda de", "at the left of"),
        Relation::Right => (9, "à direita de", "at the right of"),
        Relation::Above => (10, "acima de", "above"),
        Relation::Below => (11, "abaixo de", "below"),
        Relation::KnightLeap => (12, "a um salto de cavalo de", "a knight's move from"),
        Relation::Beside => (13, "ao lado de", "beside"),
    }
}
