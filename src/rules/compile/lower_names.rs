//! Names → what they name: sides, pieces, zones, sets, patterns, cells; and what is said of a word that names nothing.

use speech::msg;

use super::limits;
use super::lower::Lowering;
use crate::diag::{Diagnostic, Span, nearest};
use crate::game::{BySide, Layers, Part, Set, Side};
use crate::lang::{ACTIONS, ast, beyond, code_meant, is_article, said_of_it, slip_in_cells};
use crate::words::{Noun, known, nearly};

/// What an unknown word should have named.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    Cells,
    Piece,
    Side,
}

/// A game that remembers what has never moved, or what comes off after the turn, has at most so many layers.
pub(super) const MOST_BESIDE_MEMORY: usize = 12;
/// And so many beside the links between pieces.
pub(super) const MOST_BESIDE_LINKS: usize = 8;

/// The names of cells that some families of boards have and others lack.
const REGIONS: &[&str] =
    &["top", "bottom", "edge", "corners", "centre", "dark", "light", "edges", "boxes", "left", "right"];

impl Lowering<'_> {
    pub(super) fn unknown(&mut self, word: &ast::Word, wanted: Wanted, candidates: &[&str]) -> Option<Set> {
        let message = match wanted {
            Wanted::Cells => msg("compile-unknown-cells").with("word", &word.node),
            Wanted::Piece => msg("compile-unknown-piece").with("word", &word.node),
            Wanted::Side => msg("compile-not-a-side").with("word", &word.node),
        };
        if self.diagnostics.is_full() {
            return self.complain(Diagnostic::error(word.span, message));
        }
        let mut candidates = candidates.to_vec();
        candidates.sort_unstable();
        candidates.dedup();
        // A word that joins others is meant only if it is nearly right, and cells were to be named.
        let joining = nearly(&word.node).filter(|_| wanted == Wanted::Cells);
        let near = joining.or_else(|| nearest(&word.node, candidates.iter().copied()));
        let diagnostic = Diagnostic::error(word.span, message).label(msg("compile-unknown-word"));
        if let Some(complaint) = self.of_later_set(word) {
            return self.complain(complaint);
        }
        if wanted == Wanted::Side
            && let Some(noun) =
                Noun::read(&word.node).or_else(|| Noun::read(said_of_it(&word.node)?.as_str()))
            && let Some(meant) = side_meant(noun)
        {
            return self.complain(diagnostic.help(msg("lang-said-here").with("words", meant)));
        }
        if let Some(help) = code_meant(&word.node) {
            return self.complain(diagnostic.help(help));
        }
        if let Some(why) = beyond(&word.node) {
            return self.complain(diagnostic.help(why));
        }
        if is_article(&word.node) {
            return self.complain(diagnostic.help(msg("lang-leave-out").with("word", &word.node)));
        }
        if word
            .node
            .split_once('-')
            .is_some_and(|(a, b)| [a, b].iter().all(|cell| self.scope.board.cell(cell).is_some()))
        {
            return self.complain(diagnostic.help(msg("lang-cells-one-by-one")));
        }
        if ["least", "most", "exactly"].contains(&word.node.as_str()) {
            return self.complain(diagnostic.help(msg("lang-how-many")));
        }
        if ACTIONS.contains(&word.node.as_str()) && wanted == Wanted::Cells {
            return self.complain(diagnostic.help(msg("lang-or-action")));
        }
        if let Some(here) = said_of_it(&word.node) {
            return self.complain(diagnostic.help(msg("lang-said-here").with("words", here)));
        }
        // A word of the language in the wrong place is no slip of the pen.
        let near = near.filter(|_| !known().contains(&word.node.as_str()));
        self.complain(match near {
            Some(near) => diagnostic.did_you_mean(Some(near)),
            None => diagnostic.help(msg("compile-known-here").with("words", candidates.join(", "))),
        })
    }

    /// Complains of the name of a set that is said further down, or in a circle.
    fn of_later_set(&self, word: &ast::Word) -> Option<Diagnostic> {
        let (reading, _) = self.scope.later.first()?;
        self.scope.later.iter().find(|(later, _)| *later == word.node)?;
        let Some(circle) = self.scope.circle(&word.node) else {
            let message = msg("compile-set-later").with("word", &word.node).with("set", reading);
            let help = msg("compile-set-later-help").with("word", &word.node).with("set", reading);
            return Some(Diagnostic::error(word.span, message).help(help));
        };
        let all: Vec<String> =
            std::iter::once(reading.as_str()).chain(circle).map(|set| format!("`{set}`")).collect();
        let message = msg("compile-set-circle").with("sets", all.join(" → "));
        Some(Diagnostic::error(word.span, message).help(msg("compile-set-circle-help").with("set", reading)))
    }

    pub(super) fn nouns(&mut self, words: &[ast::Word]) -> Option<Set> {
        let cells: Option<Vec<_>> = words.iter().map(|word| self.scope.board.cell(&word.node)).collect();
        if let Some(mut cells) = cells {
            cells.sort_unstable();
            cells.dedup();
            return Some(Set::Cells(BySide([cells.clone(), cells])));
        }
        let said: Vec<&str> = words.iter().map(|word| word.node.as_str()).collect();
        let is_kind = |word: &str| self.scope.kind(word).is_some();
        let is_known = |word: &str| {
            self.scope.words().contains(&word)
                || is_kind(word)
                || self.scope.later.iter().any(|(set, _)| set == word)
        };
        // Where enough has been complained of, nobody reads what else could have been meant.
        if !self.diagnostics.is_full()
            && said.iter().any(|word| !is_known(word))
            && let Some((index, help)) = slip_in_cells(&said, &is_kind)
            && !is_known(said[index])
        {
            let message = msg("compile-unknown-cells").with("word", said[index]);
            let complaint = Diagnostic::error(words[index].span, message);
            return self.complain(complaint.label(msg("compile-unknown-word")).help(help));
        }
        // Of several words that mean nothing here, those tell most that mean something in people's languages.
        let scope = self.scope;
        let means = |word: &ast::Word| scope.words().contains(&word.node.as_str());
        let tells = |word: &ast::Word| beyond(&word.node).is_some() || said_of_it(&word.node).is_some();
        let telling = words.iter().any(|word| !means(word) && tells(word));
        let mut parts = Vec::new();
        let mut failed = false;
        let mut i = 0;
        while i < words.len() {
            let word = &words[i];
            if telling && looks_like_name(word) && !means(word) && !tells(word) {
                (failed, i) = (true, i + 1);
                continue;
            }
            let whose = self.scope.side(&word.node);
            let zone_of =
                words.get(i + 1).and_then(|next| self.scope.zone(&next.node)).filter(|zone| zone.by_side);
            if let (Some(whose), Some(zone)) = (whose, zone_of) {
                parts.push(Set::Cells(BySide::from_fn(|side| zone.cells[whose[side]].clone())));
                i += 2;
                continue;
            }
            match self.noun(word) {
                Some(set) => parts.push(set),
                None => failed = true,
            }
            i += 1;
        }
        match (failed, parts.len()) {
            (true, _) => None,
            (false, 1) => parts.pop(),
            (false, _) => Some(Set::And(parts)),
        }
    }

    /// Refuses a word that asks for more to be remembered than there is room for beside so many kinds of pieces.
    pub(super) fn needs_room(&mut self, span: Span, word: &str, most: usize) -> Option<()> {
        if self.scope.layers.len() <= most {
            return Some(());
        }
        let message = msg("compile-too-many-kinds-for").with("word", word).with("most", most);
        self.complain(Diagnostic::error(span, message).help(msg("compile-too-many-kinds-help")))
    }

    /// Gives a word its meaning that names cells in every game.
    fn plain(&mut self, noun: Noun, word: &ast::Word) -> Option<Set> {
        let set = match noun {
            Noun::Empty => Set::Empty,
            Noun::Occupied | Noun::Any => Set::Not(Box::new(Set::Empty)),
            Noun::Cells => Set::Or(vec![Set::Empty, Set::Not(Box::new(Set::Empty))]),
            Noun::Own | Noun::Enemy | Noun::First | Noun::Second => {
                let scope = self.scope;
                return scope
                    .side(&word.node)
                    .map(|whose| Set::Layers(whose.map(|side| scope.layers_of(side))));
            }
            Noun::It => Set::It,
            Noun::Origin => Set::Origin,
            Noun::Arrived => Set::Arrived,
            Noun::Departed => Set::Departed,
            Noun::Jumped => Set::Jumped,
            Noun::Removed => Set::Removed,
            Noun::New => Set::New,
            Noun::Unmoved => Set::Unmoved,
            Noun::Onward => Set::Onward,
            Noun::Visited => Set::Visited,
            Noun::Alike => {
                let help = msg("compile-write").with("example", "line of 3 alike");
                return self.complain(Diagnostic::error(word.span, msg("compile-alike-alone")).help(help));
            }
        };
        if set == Set::Unmoved {
            self.needs_room(word.span, "unmoved", MOST_BESIDE_MEMORY)?;
        }
        if set.is_of_this_move() && !self.it_is_known {
            let message = msg("compile-nothing-yet").with("word", &word.node);
            let help = match (self.in_jump, self.in_guard) {
                (true, _) => msg("compile-it-in-jump"),
                (_, true) => msg("compile-if-before").with("word", &word.node),
                _ => msg("compile-nothing-yet-help"),
            };
            return self.complain(Diagnostic::error(word.span, message).help(help));
        }
        Some(set)
    }

    fn noun(&mut self, word: &ast::Word) -> Option<Set> {
        let scope = self.scope;
        let text = word.node.as_str();
        if let Some(noun) = Noun::read(text) {
            return self.plain(noun, word);
        }
        if let Some((_, set)) = scope.sets.iter().find(|(name, _)| name == text) {
            if !self.it_is_known && !self.in_jump && speaks_of_the_move(set) {
                let message = msg("compile-set-of-it").with("word", text);
                let help = match self.in_guard {
                    true => msg("compile-if-before").with("word", text),
                    false => msg("compile-set-of-it-help").with("word", text),
                };
                return self.complain(Diagnostic::error(word.span, message).help(help));
            }
            self.borrowed += limits::size(set).parts;
            if self.borrowed > limits::MOST_BORROWED {
                let complaint = Diagnostic::error(word.span, msg("compile-sets-too-long"));
                return self.complain(complaint.help(msg("compile-sets-too-long-help")));
            }
            return Some(set.clone());
        }
        if let Some(zone) = scope.zone(text) {
            if zone.by_side {
                let message = msg("compile-whose-zone").with("zone", text);
                let help = msg("compile-whose-zone-help").with("zone", text);
                let complaint = Diagnostic::error(word.span, message).label(msg("compile-whose"));
                return self.complain(complaint.help(help));
            }
            return Some(Set::Cells(zone.cells.clone()));
        }
        if let Some(index) = scope.patterns.iter().position(|pattern| pattern.word == text) {
            return Some(Set::Pattern(index));
        }
        if let Some(kind) = scope.kind(text) {
            let layers = scope.layers_of_kind(kind);
            return Some(Set::Layers(BySide([layers, layers])));
        }
        if let Some(whose) = scope.side(text) {
            return Some(Set::Layers(whose.map(|side| scope.layers_of(side))));
        }
        if let Some(cells) = scope.board.region(text) {
            return Some(Set::Cells(BySide([cells.clone(), cells.clone()])));
        }
        if let Some(cell) = scope.board.cell(text) {
            return Some(Set::Cells(BySide([vec![cell], vec![cell]])));
        }
        let looks_like_cell = text.as_bytes().first().is_some_and(u8::is_ascii_lowercase)
            && text.len() > 1
            && text[1..].bytes().all(|b| b.is_ascii_digit());
        if looks_like_cell {
            let cells = scope.board.cells();
            let (first, last) = (&cells[0].name, &cells[cells.len() - 1].name);
            let message = msg("compile-no-cell").with("cell", text);
            let label = msg("compile-cells-go").with("first", first).with("last", last);
            return self.complain(Diagnostic::error(word.span, message).label(label));
        }
        let small = text.to_lowercase();
        if small != text && scope.board.cell(&small).is_some() {
            let message = msg("compile-no-cell").with("cell", text);
            let help = msg("compile-small-letters").with("cell", small);
            return self.complain(Diagnostic::error(word.span, message).help(help));
        }
        if REGIONS.contains(&text) {
            let known: Vec<_> = scope.board.region_names().collect();
            let complaint = Diagnostic::error(word.span, msg("compile-no-region").with("word", text));
            return self.complain(match known.is_empty() {
                true => complaint,
                false => complaint.help(msg("compile-regions-are").with("words", known.join(", "))),
            });
        }
        let candidates = scope.words();
        self.unknown(word, Wanted::Cells, &candidates)
    }

    /// Resolves the piece to put down: the layers it may be, for each mover.
    pub(super) fn piece(&mut self, words: &ast::PieceWords) -> Option<BySide<Layers>> {
        let mut layers = BySide([Layers::MAX; 2]);
        for word in &words.node {
            let scope = self.scope;
            let mask = if is_any(word) {
                let all = if scope.kinds.iter().enumerate().any(|(i, _)| scope.is_owned(i)) {
                    scope.layers_of(Side::First) | scope.layers_of(Side::Second)
                } else {
                    Layers::MAX
                };
                BySide([all, all])
            } else if let Some(kind) = scope.kind(&word.node) {
                BySide([scope.layers_of_kind(kind); 2])
            } else if let Some(whose) = scope.side(&word.node) {
                whose.map(|side| scope.layers_of(side))
            } else {
                let mut candidates = vec![Noun::Own.word(), Noun::Enemy.word(), Noun::Any.word()];
                candidates.extend(scope.kinds.iter().map(|kind| kind.word.as_str()));
                self.unknown(word, Wanted::Piece, &candidates);
                return None;
            };
            layers = BySide::from_fn(|side| layers[side] & mask[side]);
        }
        let existing = (1_u32 << self.scope.layers.len()) as Layers;
        let layers = layers.map(|mask| mask & existing.wrapping_sub(1));
        // A kind that each side has means the mover's own, unless the phrase says whose.
        let says_whose = words.node.iter().any(|word| is_any(word) || self.scope.side(&word.node).is_some());
        let layers = if says_whose {
            layers
        } else {
            BySide::from_fn(|side| layers[side] & !self.scope.layers_of(!side))
        };
        if layers.0.contains(&0) {
            let complaint = Diagnostic::error(words.span, msg("compile-no-such-piece"));
            return self.complain(complaint.help(msg("compile-no-such-piece-help")));
        }
        Some(layers)
    }
}

/// Returns whether a set asks for the piece that moves, or for what comes of its move.
fn speaks_of_the_move(set: &Set) -> bool {
    let mut found = false;
    Part::Set(set).each(&mut |part| found |= matches!(part, Part::Set(set) if set.is_of_this_move()));
    found
}

/// Returns how the result of an end names the side whose pieces a word means.
fn side_meant(noun: Noun) -> Option<&'static str> {
    match noun {
        Noun::Own | Noun::It => Some("mover"),
        Noun::Enemy => Some("next"),
        _ => None,
    }
}

/// Returns whether a word can name no cell by its number.
fn looks_like_name(word: &ast::Word) -> bool {
    !word.node.contains(|letter: char| letter.is_ascii_digit())
}

fn is_any(word: &ast::Word) -> bool {
    Noun::read(&word.node) == Some(Noun::Any)
}
