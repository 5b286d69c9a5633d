//! Game files → [`Game`]. The only maker of a `Game`; every mistake in a file is found here, with its place.
//!
//! The stages: `overlay` reads the YAML and lays a variant over the file it extends; `declare` reads board, sides,
//! pieces, zones and start; `lower` and `turns` give the phrases their meaning; `prose` and `names` read what people read.

mod board;
mod claims;
mod declare;
mod edges;
mod heritage;
mod inherited;
mod limits;
mod lower;
mod lower_conditions;
mod lower_names;
mod meant_cells;
mod names;
mod overlay;
mod prose;
mod scope;
mod shell;
mod start;
mod turns;

use speech::msg;

use crate::diag::{Diagnostic, Diagnostics, Sources, Span};
use crate::game::{BySide, Draft, Effect, End, Game, Set, Side, Turn};
use crate::lang::document::{Kind, Node, Text};
use crate::lang::{Phrase, code};
use lower::Lowering;
use scope::Scope;
use shell::Shell;

pub use claims::ClaimPlace;
pub(crate) use claims::condition_of;
pub use heritage::Dropped;
pub use names::Lack;
pub use overlay::{GameText, KEYS, Key, Library};
pub use prose::TextPlace;
pub use shell::PROSE_KEYS;

/// `turn` and `end` have at most so many lines each, and maps so many entries; the engine numbers them.
const MOST_LINES: usize = 200;

/// A game with what may be said about its file.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The game.
    pub game: Game,
    /// The texts it came from.
    pub sources: Sources,
    /// Remarks that do not stop anyone.
    pub warnings: Diagnostics,
    /// Where its parts stand, for complaints found by playing.
    pub places: Places,
    /// The languages it is not written in, or not whole.
    pub lacks: Vec<Lack>,
    /// What a variant does not take over of the texts it inherits, because it changes what they speak of.
    pub dropped: Vec<Dropped>,
}

/// Where the parts of a game stand in its file.
#[derive(Clone, Debug)]
pub struct Places {
    /// The key `turn`, or what the file changes most if it has none of its own.
    pub turn: Span,
    /// Each line of `turn`, where both sides have the same.
    pub lines: Vec<Span>,
    /// The key `pieces`, or what the file changes most if it has none of its own.
    pub pieces: Span,
    /// The key `start`, or the board if nothing stands on it, or what the file changes most if it has neither.
    pub start: Span,
    /// What a variant changes most, where what it takes over may no longer be right.
    pub cause: Option<Span>,
    /// Each line of `end`.
    pub ends: Vec<Span>,
    /// Each claim of each example, by the example's name.
    pub claims: Vec<(String, Vec<ClaimPlace>)>,
    /// Each example's position.
    pub stands: Vec<(String, Span)>,
    /// Each mark of each example, by the example's name.
    pub marks: Vec<(String, Vec<Span>)>,
    /// Each paragraph of the texts.
    pub texts: Vec<TextPlace>,
}

/// Why a file is no game.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The texts that were read.
    pub sources: Sources,
    /// What is wrong with them.
    pub diagnostics: Diagnostics,
}

/// Compiles a game file. `parent` finds the text of a game that is extended, by its id.
///
/// ```
/// use rules::compile::{GameText, compile};
/// use speech::Language;
///
/// let file = |turn: &str| GameText {
///     name: "galo.yaml".to_owned(),
///     text: format!(
///         "name: {{ en: Noughts and crosses }}\nboard: square 3x3\nsides: [white, black]\n\
///          turn: {turn}\nend:\n  - line of 3 own: mover wins\n  - no empty: draw\n"
///     ),
/// };
/// let game = compile("galo", file("place own on empty"), &|_| None).expect("a game").game;
/// assert_eq!(game.board().n_cells(), 9);
///
/// // What is wrong is said with its place and a way out, in any of the languages.
/// let failure = compile("galo", file("place own on emty"), &|_| None).expect_err("no game");
/// let said = failure.diagnostics.render(&failure.sources, Language::En);
/// assert!(said.contains("galo.yaml:4") && said.contains("did you mean `empty`?"), "{said}");
/// ```
pub fn compile(
    id: &str,
    file: GameText,
    parent: &dyn Fn(&str) -> Option<GameText>,
) -> Result<Box<Compiled>, Box<Failure>> {
    compile_among(id, file, &Library { text: parent, ids: Vec::new() })
}

/// Compiles a game file that may extend one of the games at hand.
pub fn compile_among(id: &str, file: GameText, library: &Library) -> Result<Box<Compiled>, Box<Failure>> {
    let mut sources = Sources::default();
    let mut diagnostics = Diagnostics::default();
    let shell = overlay::read(&mut sources, &mut diagnostics, file, library);
    let built = shell.as_ref().and_then(|shell| build(id, shell, &mut diagnostics));
    match (built, shell) {
        (Some((game, places)), Some(shell)) if !diagnostics.has_errors() => {
            let (lacks, dropped) = (names::lacks(&shell), heritage::dropped(&shell));
            Ok(Box::new(Compiled { game, sources, warnings: diagnostics, places, lacks, dropped }))
        }
        (_, Some(shell)) if extends_a_game(&shell, library) => {
            let diagnostics = inherited::shown_in_variant(&shell, &sources, diagnostics);
            Err(Box::new(Failure { sources, diagnostics }))
        }
        _ => Err(Box::new(Failure { sources, diagnostics })),
    }
}

fn build(id: &str, shell: &Shell, diagnostics: &mut Diagnostics) -> Option<(Game, Places)> {
    for key in ["pieces", "zones", "sets", "patterns", "start", "words", "examples"] {
        if let Some(node) = shell.get(key).filter(|_| shell.map(key).len() > MOST_LINES) {
            let message = msg("compile-most-entries").with("key", key).with("most", MOST_LINES);
            diagnostics.add(Diagnostic::error(node.span, message));
            return None;
        }
    }
    let mut info = prose::info(shell, diagnostics);
    let Some(mut scope) = declare::scope(shell, diagnostics) else {
        phrases(shell, diagnostics);
        return None;
    };
    declare::named_sets(shell, &mut scope, diagnostics);
    let (start, seeds) = start::start(shell, &scope, diagnostics);

    let mut lowering = Lowering::new(&scope, diagnostics, true);
    let turn = turns_of(shell, "turn", &mut lowering);
    let first_turn = turns_of(shell, "first turn", &mut lowering);
    let ends = ends(shell, &mut lowering);
    let swap = swap(shell, diagnostics);
    let Some(turn_span) = shell.get("turn").map(|node| node.span) else {
        diagnostics.add(no_turn(shell));
        return None;
    };
    if let BySide([None, _] | [_, None]) = &turn
        && !diagnostics.has_errors()
    {
        let example = Side::BOTH.map(|side| format!("{}: pass", scope.sides[side].word)).join(", ");
        let help = msg("compile-write").with("example", format!("turn: {{ {example} }}"));
        diagnostics.add(Diagnostic::error(turn_span, msg("compile-side-without-turn")).help(help));
    }
    if links_too_far(&scope, &turn, &first_turn) {
        let complaint = Diagnostic::error(turn_span, msg("compile-link-steps"));
        diagnostics.add(complaint.help(msg("compile-link-steps-help")));
    }
    let start_span = shell.get("start").or(shell.get("board")).map_or(shell.span, |node| node.span);
    let (ends, end_spans) = ends?;
    let mut claim_places = Vec::new();
    for (word, read) in claims::claims(shell, &scope, &ends, diagnostics) {
        let (claims, places): (Vec<_>, Vec<_>) = read.into_iter().unzip();
        if let Some(example) = info.examples.iter_mut().find(|example| example.word == word) {
            example.claims = claims;
        }
        claim_places.push((word, places));
    }
    let places = Places {
        turn: in_own_file(shell, turn_span),
        lines: shell.get("turn").map(line_spans).unwrap_or_default(),
        pieces: in_own_file(shell, shell.get("pieces").map_or(turn_span, |node| node.span)),
        start: in_own_file(shell, start_span),
        cause: inherited::cause(shell).filter(|_| shell.text("extends").is_some()),
        ends: end_spans,
        claims: claim_places,
        stands: prose::stand_spans(shell),
        marks: prose::mark_spans(shell),
        texts: prose::text_places(shell),
    };
    let BySide([Some(first), Some(second)]) = turn else { return None };
    let zones = scope.zones.iter().map(|zone| (zone.word.clone(), zone.cells.clone())).collect();
    let named = named(shell, &scope);
    let Scope { board, sides, kinds, layers, patterns, score, .. } = scope;
    let id = id.to_owned();
    let turn = BySide([first, second]);
    let game = Game::new(Draft {
        id,
        info,
        board,
        sides,
        kinds,
        layers,
        start,
        seeds,
        patterns,
        first_turn,
        turn,
        swap,
        ends,
        score,
        zones,
        named,
    });
    Some((game, places))
}

/// Returns whether all that is linked leads along more axes than there may be, though no clause alone does.
fn links_too_far(scope: &Scope, turn: &BySide<Option<Turn>>, first_turn: &BySide<Option<Turn>>) -> bool {
    let turns = turn.0.iter().chain(&first_turn.0).flatten();
    let steps = turns.flat_map(|turn| &turn.lines).flat_map(|line| &line.steps);
    let directions = steps.flat_map(|step| &step.effects).filter_map(|effect| match effect {
        Effect::Linking(set, _) => scope.link_directions(set),
        _ => None,
    });
    scope.link_axes(directions.fold(0, |all, bits| all | bits)) > scope::MOST_LINK_AXES
}

/// Returns a place in the file itself: what a variant inherits is told where it changes most.
fn in_own_file(shell: &Shell, span: Span) -> Span {
    if span.file == 0 { span } else { inherited::cause(shell).unwrap_or(span) }
}

/// Returns where the lines of a turn stand.
fn line_spans(node: &Node) -> Vec<Span> {
    match &node.kind {
        Kind::Text(text) => vec![text.span],
        Kind::List(list) => list.iter().map(|item| item.span).collect(),
        Kind::Map(_) => Vec::new(),
    }
}

/// Returns what people call zones, sets and patterns.
fn named(shell: &Shell, scope: &Scope) -> Vec<(speech::Localized, Set)> {
    let meant = |word: &str| {
        let zone =
            scope.zones.iter().find(|zone| zone.word == word).map(|zone| Set::Cells(zone.cells.clone()));
        let set = || scope.sets.iter().find(|(own, _)| own == word).map(|(_, set)| set.clone());
        let pattern = || scope.patterns.iter().position(|pattern| pattern.word == word).map(Set::Pattern);
        zone.or_else(set).or_else(pattern)
    };
    let words = shell.map("words").iter();
    words.filter_map(|(word, _)| Some((names::word_name(shell, &word.text), meant(&word.text)?))).collect()
}

/// Returns whether the file that is extended is a game by itself, so that what is wrong is the variant's doing.
fn extends_a_game(shell: &Shell, library: &Library) -> bool {
    let extended = shell.text("extends").filter(|id| id.span.file == 0);
    let text = extended.and_then(|id| (library.text)(&id.text));
    text.is_some_and(|file| compile_among("", file, library).is_ok())
}

fn no_turn(shell: &Shell) -> Diagnostic {
    let help = msg("compile-add").with("example", "turn: place own on empty");
    Diagnostic::error(shell.span, msg("compile-no-turn")).help(help)
}

fn no_end(shell: &Shell) -> Diagnostic {
    Diagnostic::error(shell.span, msg("compile-no-end")).help(msg("compile-no-end-help"))
}

/// Reads the phrases of a file whose board, sides or pieces are wrong, to report what cannot be read in them either.
fn phrases(shell: &Shell, diagnostics: &mut Diagnostics) {
    fn texts<'a>(node: &'a Node, keys: bool, found: &mut Vec<(&'a Text, bool)>) {
        match &node.kind {
            Kind::Text(text) => found.push((text, false)),
            Kind::List(list) => list.iter().for_each(|item| texts(item, keys, found)),
            Kind::Map(map) => {
                for (key, value) in map {
                    found.extend(keys.then_some((key, true)));
                    texts(value, keys, found);
                }
            }
        }
    }
    for key in ["turn", "first turn", "end"] {
        let mut found = Vec::new();
        match shell.get(key) {
            Some(node) => texts(node, key == "end", &mut found),
            None if key == "turn" => diagnostics.add(no_turn(shell)),
            None if key == "end" => diagnostics.add(no_end(shell)),
            None => {}
        }
        for (text, is_condition) in found {
            let phrase = Phrase::new(text);
            let read = match (key, is_condition) {
                ("end", true) => phrase.condition().map(drop),
                ("end", false) => phrase.verdicts().map(drop),
                _ => phrase.turn_line().map(drop),
            };
            read.unwrap_or_else(|complaint| diagnostics.add(complaint));
        }
    }
}

fn turns_of(shell: &Shell, key: &str, lowering: &mut Lowering) -> BySide<Option<Turn>> {
    let Some(node) = shell.get(key) else { return BySide::default() };
    match &node.kind {
        Kind::Map(entries) => {
            let mut turns = BySide::default();
            for (word, value) in entries {
                let side =
                    lowering.scope.side(&word.text).filter(|side| side[Side::First] == side[Side::Second]);
                match side {
                    Some(side) => turns[side[Side::First]] = turn(value, lowering),
                    None => {
                        let complaint = declare::not_a_side(&word.text, word.span, &lowering.scope.sides);
                        lowering.diagnostics.add(complaint);
                    }
                }
            }
            turns
        }
        _ => {
            let turn = turn(node, lowering);
            BySide([turn.clone(), turn])
        }
    }
}

fn turn(node: &Node, lowering: &mut Lowering) -> Option<Turn> {
    let lines: Vec<&Text> = match &node.kind {
        Kind::Text(text) => vec![text],
        Kind::List(list) => list
            .iter()
            .filter_map(|item| match &item.kind {
                Kind::Text(text) => Some(text),
                _ => {
                    let message = msg("compile-turn-line-phrase").with("kind", item.describe());
                    let help = match guarded(item) {
                        Some(line) => msg("lang-yaml-glued-help").with("line", line),
                        None => msg("lang-like-turn"),
                    };
                    lowering.diagnostics.add(Diagnostic::error(item.span, message).help(help));
                    None
                }
            })
            .collect(),
        Kind::Map(_) => {
            lowering.diagnostics.add(Diagnostic::error(node.span, msg("compile-turn-phrases")));
            return None;
        }
    };
    if lines.len() > MOST_LINES {
        let message = msg("compile-most-turn-lines").with("most", MOST_LINES);
        lowering.diagnostics.add(Diagnostic::error(node.span, message));
        return None;
    }
    let mut turn = Turn::default();
    let mut failed = lines.is_empty();
    for text in lines {
        let line = Phrase::new(text).turn_line().map_err(|d| lowering.diagnostics.add(d)).ok();
        match line.and_then(|line| lowering.turn_line(&line, &text.text)) {
            Some(line) => turn.lines.push(line),
            None => failed = true,
        }
    }
    (!failed).then_some(turn)
}

/// Returns how a line is written whose condition stands before it, with a colon.
fn guarded(item: &Node) -> Option<String> {
    let Kind::Map(entries) = &item.kind else { return None };
    let [(condition, Node { kind: Kind::Text(action), .. })] = entries.as_slice() else { return None };
    condition.text.starts_with("if ").then(|| format!("- {} {}", action.text.trim(), condition.text.trim()))
}

fn ends(shell: &Shell, lowering: &mut Lowering) -> Option<(Vec<End>, Vec<Span>)> {
    let Some(node) = shell.get("end") else {
        lowering.diagnostics.add(no_end(shell));
        return None;
    };
    let mut entries: Vec<&(Text, Node)> = Vec::new();
    let mut wrong: Vec<&Node> = Vec::new();
    match &node.kind {
        Kind::Map(map) => entries.extend(map),
        Kind::List(list) => {
            for item in list {
                match &item.kind {
                    Kind::Map(map) => entries.extend(map),
                    _ => wrong.push(item),
                }
            }
        }
        Kind::Text(_) => wrong.push(node),
    }
    for item in wrong {
        let complaint = Diagnostic::error(item.span, msg("compile-end-line"));
        let line = match &item.kind {
            Kind::Text(text) => text.text.trim(),
            Kind::List(_) | Kind::Map(_) => "",
        };
        if let Some((_, help)) = code(line) {
            lowering.diagnostics.add(complaint.help(help));
            continue;
        }
        lowering.diagnostics.add(complaint.help(match line.split_once(':') {
            Some((_, result)) if result.starts_with(' ') => msg("compile-end-quoted").with("line", line),
            Some((condition, result)) => {
                msg("compile-end-glued").with("line", format!("{condition}: {result}"))
            }
            None => match with_colon(line) {
                Some(line) => msg("lang-yaml-glued-help").with("line", line),
                None => msg("compile-end-line-help"),
            },
        }));
    }
    if entries.len() > MOST_LINES {
        let message = msg("compile-most-ends").with("most", MOST_LINES);
        lowering.diagnostics.add(Diagnostic::error(node.span, message));
        return None;
    }
    let (mut ends, mut spans) = (Vec::new(), Vec::new());
    lowering.it_is_known = true;
    for (condition_text, result) in entries {
        let Kind::Text(result_text) = &result.kind else {
            let message = msg("compile-result-phrase").with("kind", result.describe());
            lowering.diagnostics.add(Diagnostic::error(result.span, message));
            continue;
        };
        if Phrase::new(condition_text).condition().is_err() && Phrase::new(condition_text).verdicts().is_ok()
        {
            let complaint = Diagnostic::error(condition_text.span, msg("lang-swapped"));
            let line = format!("- {}: {}", result_text.text.trim(), condition_text.text.trim());
            lowering.diagnostics.add(complaint.help(msg("lang-yaml-glued-help").with("line", line)));
            continue;
        }
        let condition = Phrase::new(condition_text).condition().map_err(|d| lowering.diagnostics.add(d)).ok();
        let verdicts = Phrase::new(result_text).verdicts().map_err(|d| lowering.diagnostics.add(d)).ok();
        let condition = condition.and_then(|condition| lowering.condition(&condition));
        let verdicts = verdicts.map(|list| list.iter().map(|v| lowering.verdict(v)).collect::<Vec<_>>());
        let verdicts = verdicts.and_then(|list| list.into_iter().collect::<Option<Vec<_>>>());
        if let (Some(condition), Some(verdicts)) = (condition, verdicts) {
            let phrase = format!("{}: {}", condition_text.text.trim(), result_text.text.trim());
            ends.push(End { condition, verdicts, phrase });
            spans.push(condition_text.span);
        }
    }
    Some((ends, spans))
}

/// Returns a line of `end` that lacks its colon, with it.
fn with_colon(line: &str) -> Option<String> {
    let (before, last) = line.rsplit_once(' ')?;
    let (condition, result) = match last {
        "draw" => (before, last.to_owned()),
        "wins" | "win" | "loses" | "lose" => {
            let (condition, who) = before.rsplit_once(' ')?;
            (condition, format!("{who} {last}"))
        }
        _ => return None,
    };
    Some(format!("- {}: {result}", condition.trim_end_matches([',', '=', '-', '>', ' '])))
}

fn swap(shell: &Shell, diagnostics: &mut Diagnostics) -> bool {
    let Some(node) = shell.get("swap") else { return false };
    match &node.kind {
        Kind::Text(text) if text.text == "on second turn" => true,
        Kind::Text(text) if text.text == "never" => false,
        _ => {
            let complaint = Diagnostic::error(node.span, msg("compile-swap"));
            diagnostics.add(complaint.help(msg("compile-swap-help")));
            false
        }
    }
}
