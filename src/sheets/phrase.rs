//! Pieces and sets of cells in words, seen from the player whose turn it is.

use super::fact;
use crate::game::{BySide, Family, Game, Language, Layers, Owner, Set, Side, Steps, Touch};

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
            Language::En => en.into(),
        }
    }

    /// Puts the indefinite article before a noun.
    pub(super) fn a(&self, noun: &str) -> String {
        match self.language {
            Language::Pt => {
                let head = noun.split_whitespace().next().unwrap_or(noun);
                let article = if head.ends_with('a') { "uma" } else { "um" };
                format!("{article} {noun}")
            }
            Language::En => {
                let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
                format!("{article} {noun}")
            }
        }
    }

    /// Names a kind of piece; kinds that are called by a number are pieces with that number on them.
    pub(super) fn kind(&self, kind: usize) -> String {
        let kind = &self.game.kinds[kind];
        let number = match kind.word.as_str() {
            "one" => 1,
            "two" => 2,
            "three" => 3,
            _ => return kind.name.in_language(self.language).to_owned(),
        };
        self.say(format!("peça {number}"), format!("piece {number}"))
    }

    /// Names a side with its article.
    pub(super) fn side(&self, side: Side) -> String {
        let name = self.game.sides[side].name.in_language(self.language);
        match self.language {
            Language::Pt if name.ends_with("as") => format!("as {name}"),
            Language::Pt if name.ends_with('s') => format!("os {name}"),
            Language::Pt if name.starts_with(char::is_lowercase) => format!("o {name}"),
            Language::En if name.starts_with(char::is_lowercase) => format!("the {name}"),
            Language::En if name.ends_with('s') => format!("the {name}"),
            _ => name.to_owned(),
        }
    }

    /// Returns whether the name of a side is plural.
    pub(super) fn is_plural(&self, side: Side) -> bool {
        self.game.sides[side].name.in_language(self.language).ends_with('s')
    }

    /// Names pieces the mover may choose from.
    pub(super) fn pieces(&self, layers: &BySide<Layers>) -> String {
        match self.whose(layers) {
            Whose::Own => self.say("uma peça sua", "a piece of their own"),
            Whose::Enemy => self.say("uma peça do adversário", "a piece of the opponent"),
            Whose::Any => self.say("uma peça de qualquer cor", "a piece of either colour"),
            Whose::Layers(mask) => {
                let mut names: Vec<String> = Vec::new();
                for (index, layer) in self.game.layers.iter().enumerate() {
                    if mask >> index & 1 == 1 {
                        let kind = &self.game.kinds[layer.kind];
                        let name = self.a(&self.kind(layer.kind));
                        let name = match (kind.owner, layer.side) {
                            (Owner::Each, Some(_)) => name + &self.say(" da sua cor", " of their colour"),
                            _ => name,
                        };
                        if !names.contains(&name) {
                            names.push(name);
                        }
                    }
                }
                names.join(&self.say(" ou ", " or "))
            }
        }
    }

    fn whose(&self, BySide([first, second]): &BySide<Layers>) -> Whose {
        let own = [self.game.layers_of(Side::First), self.game.layers_of(Side::Second)];
        let has_owners = own[0] != 0 && own[1] != 0;
        if has_owners && [*first, *second] == own {
            Whose::Own
        } else if has_owners && [*second, *first] == own {
            Whose::Enemy
        } else if has_owners && first == second && *first == own[0] | own[1] {
            Whose::Any
        } else {
            Whose::Layers(*first)
        }
    }

    /// Returns what `a cell` of the set is called: `an empty cell beside a piece of the opponent`.
    pub(super) fn cell(&self, set: &Set) -> String {
        match self.language {
            Language::Pt => format!("uma casa {}", self.quality(set)).trim_end().to_owned(),
            Language::En => {
                let parts = parts(set);
                let empty = parts.iter().any(|part| matches!(part, Set::Empty));
                let rest: Vec<String> = parts
                    .iter()
                    .filter(|part| !matches!(part, Set::Empty))
                    .map(|part| self.quality(part))
                    .collect();
                let noun = if empty { "an empty cell" } else { "a cell" };
                format!("{noun} {}", rest.join(", ")).trim_end().to_owned()
            }
        }
    }

    /// Returns what makes a cell one of the set, to stand after the word `cell`.
    pub(super) fn quality(&self, set: &Set) -> String {
        match set {
            Set::Cells(BySide([first, second])) => {
                if first == second {
                    self.place(first)
                } else {
                    let names = Side::BOTH.map(|side| self.game.sides[side].name.in_language(self.language));
                    let (a, b) = (self.place(first), self.place(second));
                    self.say(
                        format!("{a} ({}) ou {b} ({})", names[0], names[1]),
                        format!("{a} ({}) or {b} ({})", names[0], names[1]),
                    )
                }
            }
            Set::Layers(layers) => {
                let pieces = self.pieces(layers);
                self.say(format!("com {pieces}"), format!("with {pieces}"))
            }
            Set::Empty => self.say("vazia", "that is empty"),
            Set::Not(inner) => match inner.as_ref() {
                Set::Empty => self.say("ocupada", "that is occupied"),
                Set::Layers(layers) => {
                    let pieces = self.pieces(layers);
                    self.say(format!("sem {pieces}"), format!("without {pieces}"))
                }
                Set::Cells(BySide([first, second])) if first == second => {
                    let names = self.listed(first);
                    self.say(format!("fora de {names}"), format!("outside {names}"))
                }
                inner => {
                    let text = self.quality(inner);
                    self.say(format!("que não esteja {text}"), format!("not {text}"))
                }
            },
            Set::And(sets) => {
                let mut words = String::new();
                for set in sets {
                    if !words.is_empty() {
                        // After a piece the next quality would seem to be the piece's own.
                        words.push_str(if words.contains("com ") || words.contains("with ") {
                            ", "
                        } else {
                            " "
                        });
                    }
                    words.push_str(&self.quality(set));
                }
                words
            }
            Set::Or(sets) => {
                let words: Vec<String> = sets.iter().map(|set| self.quality(set)).collect();
                words.join(&self.say(" ou ", " or "))
            }
            Set::Else(sets) => {
                let words: Vec<String> = sets.iter().map(|set| self.quality(set)).collect();
                words.join(&self.say(" ou, se não houver, ", " or, if there is none, "))
            }
            Set::Near(steps, 1, of) => format!("{} {}", self.direction(steps), self.thing(of)),
            Set::Near(steps, n, of) => {
                let (way, thing) = (self.direction(steps), self.thing(of));
                self.say(format!("a {n} passos, {way} {thing}"), format!("{n} steps away, {way} {thing}"))
            }
            Set::Sight(_, of) => {
                let thing = self.thing(of);
                self.say(
                    format!("em linha reta com {thing}, sem peças pelo meio"),
                    format!("in a straight line from {thing} with nothing in between"),
                )
            }
            Set::Groups(of, touches) => {
                let of = self.quality(of);
                let group =
                    self.say(format!("de um grupo de casas {of}"), format!("of a group of cells {of}"));
                format!("{group}{}", self.touches(touches))
            }
            Set::Line(_, n, of) => {
                let of = of.as_ref().map_or_else(
                    || self.say("com peças iguais", "with equal pieces"),
                    |set| self.quality(set),
                );
                self.say(format!("de uma linha de {n} casas {of}"), format!("of a line of {n} cells {of}"))
            }
            Set::Between(_, n, of, ends) => {
                let n = n.map_or_else(String::new, |n| format!("{n} "));
                let (of, from, to) = (self.quality(of), self.thing(&ends.0), self.thing(&ends.1));
                self.say(
                    format!("de uma linha de {n}casas {of}, entre {from} e {to}"),
                    format!("of a line of {n}cells {of}, between {from} and {to}"),
                )
            }
            Set::Pattern(index) => {
                let word = self.game.patterns.get(*index).map_or("", |pattern| pattern.word.as_str());
                self.say(format!("do padrão «{word}»"), format!("of the pattern “{word}”"))
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
                let (from, through) = (self.thing(from), self.quality(through));
                self.say(
                    format!("seguida, para trás desde {from}, {through}"),
                    format!("in the unbroken run back from {from}, {through}"),
                )
            }
            Set::It | Set::Origin | Set::Arrived | Set::Departed | Set::Jumped | Set::New => self.thing(set),
        }
    }

    /// Says where cells lie: whole rows and columns by their names, others one by one.
    pub(super) fn place(&self, cells: &[u16]) -> String {
        let board = &self.game.board;
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
        let names = self.listed(cells);
        match cells {
            [_] => self.say(format!("em {names}"), format!("on {names}")),
            _ => self.say(format!("entre {names}"), format!("among {names}")),
        }
    }

    fn listed(&self, cells: &[u16]) -> String {
        fact::listed(self.game, cells, self.language)
    }

    /// Returns the plural of a noun and the adjectives after it.
    pub(super) fn plural(&self, noun: &str) -> String {
        match self.language {
            Language::En => match noun.split_once(' ') {
                Some((head, rest)) if rest.chars().all(|c| c.is_ascii_digit()) => format!("{head}s {rest}"),
                _ => format!("{noun}s"),
            },
            Language::Pt => {
                let many = |word: &str| match word {
                    word if word.ends_with('s') || word.chars().all(|c| c.is_ascii_digit()) => {
                        word.to_owned()
                    }
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
            Set::Layers(layers) => self.pieces(layers),
            Set::It => self.say("essa casa", "that cell"),
            Set::Origin => self.say("a casa de partida", "the cell it came from"),
            Set::Arrived => self.say("a casa da última jogada", "the cell of the last move"),
            Set::Departed => {
                self.say("a casa de onde partiu a última jogada", "the cell the last move came from")
            }
            Set::Jumped => self.say("as casas saltadas", "the cells jumped over"),
            Set::New => self.say("uma casa mudada neste lance", "a cell changed in this turn"),
            Set::Cells(BySide([first, second])) if first == second => self.listed(first),
            Set::Line(_, n, None) => {
                self.say(format!("uma linha de {n} peças iguais"), format!("a line of {n} equal pieces"))
            }
            Set::Line(_, n, Some(of)) => {
                let of = self.quality(of);
                self.say(format!("uma linha de {n} casas {of}"), format!("a line of {n} cells {of}"))
            }
            Set::Groups(of, touches) => {
                let of = self.quality(of);
                let group = self.say(format!("um grupo de casas {of}"), format!("a group of cells {of}"));
                format!("{group}{}", self.touches(touches))
            }
            Set::And(sets) => match sets.as_slice() {
                [Set::Layers(layers), rest @ ..] | [rest @ .., Set::Layers(layers)] => {
                    let rest: Vec<String> = rest.iter().map(|set| self.quality(set)).collect();
                    format!("{} {}", self.pieces(layers), rest.join(" "))
                }
                _ => self.cell(set),
            },
            _ => self.cell(set),
        }
    }

    /// Says which way something lies, to stand before a thing.
    fn direction(&self, steps: &BySide<Steps>) -> String {
        let BySide([first, second]) = steps;
        if *first == Steps::Links {
            return self.say("ao lado de", "beside");
        }
        let ways = [
            ("ahead", "imediatamente à frente de", "straight ahead of"),
            ("diagonally ahead", "na diagonal, à frente de", "diagonally ahead of"),
            ("straight", "na horizontal ou na vertical ao lado de", "beside, along a row or a column,"),
            ("around", "à volta de", "around"),
            ("diagonally", "na diagonal de", "diagonally beside"),
            ("behind", "imediatamente atrás de", "straight behind"),
            ("diagonally behind", "na diagonal, atrás de", "diagonally behind"),
            ("sideways", "ao lado, na mesma linha, de", "beside, in the same row as,"),
            ("left", "à esquerda de", "at the left of"),
            ("right", "à direita de", "at the right of"),
            ("above", "acima de", "above"),
            ("below", "abaixo de", "below"),
            ("knight-leap", "a um salto de cavalo de", "a knight's move from"),
        ];
        let means = |word: &str, side: Side, steps: &Steps| {
            let bits = self.game.board.toward(word, self.game.sides[side].facing);
            bits.is_some_and(|bits| *steps == Steps::Toward(bits))
        };
        ways.iter()
            .find(|(word, ..)| means(word, Side::First, first) && means(word, Side::Second, second))
            .map_or_else(
                || self.say("numa direção permitida a partir de", "in an allowed direction from"),
                |(_, pt, en)| self.say(*pt, *en),
            )
    }

    fn touches(&self, touches: &[Touch]) -> String {
        touches
            .iter()
            .map(|touch| {
                let what = self.thing(&touch.what);
                match (touch.negated, touch.reaching) {
                    (false, false) => {
                        self.say(format!(" que toca em {what}"), format!(" that touches {what}"))
                    }
                    (true, false) => {
                        self.say(format!(" que não toca em {what}"), format!(" that does not touch {what}"))
                    }
                    (false, true) => {
                        self.say(format!(" que chega a {what}"), format!(" that reaches {what}"))
                    }
                    (true, true) => {
                        self.say(format!(" que não chega a {what}"), format!(" that does not reach {what}"))
                    }
                }
            })
            .collect::<Vec<_>>()
            .join(&self.say(" e", " and"))
    }
}

enum Whose {
    Own,
    Enemy,
    Any,
    Layers(Layers),
}

/// Returns the sets that all hold.
fn parts(set: &Set) -> Vec<&Set> {
    match set {
        Set::And(sets) => sets.iter().flat_map(parts).collect(),
        set => vec![set],
    }
}
