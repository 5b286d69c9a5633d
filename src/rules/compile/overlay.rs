//! The YAML of a game, laid over the file it extends.

use speech::msg;

use super::shell::{PROSE_KEYS, Shell};
use super::{edges, heritage, inherited};
use crate::diag::{Diagnostic, Diagnostics, Sources, Span, nearest};
use crate::lang::document::{self, Kind, Node, Text};
use crate::lang::{ODD_SPACES, beyond, code_meant, key_said_here};

/// A game file as found: the name to show in messages, and its text.
#[derive(Clone, Debug)]
pub struct GameText {
    /// Its path or name.
    pub name: String,
    /// Its content.
    pub text: String,
}

/// The games that a file may extend.
pub struct Library<'a> {
    /// Finds the text of a game by its id.
    pub text: &'a dyn Fn(&str) -> Option<GameText>,
    /// The ids of the games, as far as they are known, for "did you mean".
    pub ids: Vec<String>,
}

/// A key of a game file.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The key.
    pub word: &'static str,
    /// What it says, in one line.
    pub meaning: &'static str,
    /// A value.
    pub example: &'static str,
    /// Whether the entries of a variant are added to those of the file it extends, instead of replacing them all.
    pub merges: bool,
}

const fn key(word: &'static str, merges: bool, meaning: &'static str, example: &'static str) -> Key {
    Key { word, meaning, example, merges }
}

/// Every key of a game file.
pub const KEYS: &[Key] = &[
    key("name", false, "what people call it, by language", "{ pt: Rastros, en: Trails }"),
    key("author", false, "who invented it", "Bill Taylor"),
    key("year", false, "when", "1992"),
    key(
        "extends",
        false,
        "the id of the game this one varies; every key not written here is taken from it",
        "rastros",
    ),
    key("board", false, "its family and size, or points and paths", "square 7x7"),
    key("sides", false, "who plays, the first begins; with a map, which way each faces", "[white, black]"),
    key("pieces", true, "how many pieces there are, and whose", "{ queen: 4 each, arrow: 92 shared }"),
    key(
        "zones",
        true,
        "names for cells, the same for both or each side's own",
        "{ goal: { first: a1, second: g7 } }",
    ),
    key(
        "sets",
        true,
        "names for sets of cells that change during play",
        "{ captured: groups of enemy not touching empty }",
    ),
    key(
        "patterns",
        true,
        "small drawings: x own, o enemy, . empty, # any piece, ? anything",
        "{ crosscut: [xo, ox] }",
    ),
    key("start", true, "what stands where at the start", "{ white: rows 1-2, black: rows 6-7 }"),
    key("first turn", false, "what a side's first turn is, if it differs", "{ cats: place own on centre }"),
    key("turn", false, "what a side may do: one of these lines", "place own on empty"),
    key("swap", false, "whether the second player may take over the opening", "on second turn"),
    key("end", false, "when the game ends: result", "{ no move: next loses }"),
    key("score", false, "what a side's score is", "own"),
    key("words", true, "what people call sides and pieces, by language", "{ cat: { pt: gato, en: cat } }"),
    key("text", true, "the rule sheet, by language", "{ pt: { goal: Ganha quem fizer a última jogada. } }"),
    key("examples", false, "positions with what must be true of them", "{ opening: { after: e5-d4 } }"),
];

/// How many files may extend each other in a row.
const DEEPEST: usize = 8;

/// Reads a file and the files it extends into one shell.
pub(super) fn read(
    sources: &mut Sources,
    diagnostics: &mut Diagnostics,
    file: GameText,
    library: &Library,
) -> Option<Shell> {
    read_over(sources, diagnostics, file, library, &mut Vec::new())
}

fn read_over(
    sources: &mut Sources,
    diagnostics: &mut Diagnostics,
    file: GameText,
    library: &Library,
    seen: &mut Vec<String>,
) -> Option<Shell> {
    let number = sources.add(file.name, file.text);
    let node = document::read(sources, number, diagnostics)?;
    let span = Span::new(number, 0..1);
    let Kind::Map(mut entries) = node.kind else {
        let message = msg("compile-not-a-map").with("kind", node.describe());
        diagnostics.add(Diagnostic::error(node.span, message).help(msg("compile-not-a-map-help")));
        return None;
    };
    check_keys(&mut entries, diagnostics);
    let (taken_out, outdated) = (Vec::new(), Vec::new());
    let child = Shell { entries, span, taken_out, outdated, based_on: None };
    let Some(extended) = child.text("extends").cloned() else { return Some(child) };
    if seen.contains(&extended.text) || seen.len() >= DEEPEST {
        let message = msg("compile-circle").with("game", &extended.text);
        let chain = msg("diag-text").with("text", seen.join(" → "));
        let help = msg("compile-circle-help");
        diagnostics.add(Diagnostic::error(extended.span, message).label(chain).help(help));
        return None;
    }
    seen.push(extended.text.clone());
    let Some(file) = (library.text)(&extended.text) else {
        let complaint =
            Diagnostic::error(extended.span, msg("compile-no-parent").with("game", &extended.text));
        diagnostics.add(match nearest(&id_of(&extended.text), library.ids.iter().map(String::as_str)) {
            Some(near) => complaint.did_you_mean(Some(near)),
            None => complaint.help(msg("compile-no-parent-help")),
        });
        return None;
    };
    let base = read_over(sources, diagnostics, file, library, seen)?;
    edges::left_behind(&base, &child, diagnostics);
    inherited::still_stands(&base, &child, diagnostics);
    Some(lay(base, child))
}

/// Returns the id that somebody may have meant who wrote a game's file or its title.
fn id_of(written: &str) -> String {
    let file = written.trim().rsplit(['/', '\\']).next().unwrap_or(written).to_lowercase();
    let name = file.strip_suffix(".yaml").or(file.strip_suffix(".yml")).unwrap_or(&file);
    let plain = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ã' => 'a',
        'é' | 'ê' => 'e',
        'í' => 'i',
        'ó' | 'ô' | 'õ' => 'o',
        'ú' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        '×' => 'x',
        '&' => 'e',
        ' ' | '_' => '-',
        letter => letter,
    };
    name.chars().map(plain).collect()
}

/// The keys whose value is a map.
const MAPS: &[&str] = &["zones", "sets", "patterns", "words", "text", "examples"];
/// The keys whose value is a single text.
const TEXTS: &[&str] = &["author", "year", "extends", "score"];

/// Complains about keys that are none and values of the wrong kind. A key that is recognised in spite of its spelling is
/// then taken as meant, so that nobody is told it is missing.
fn check_keys(entries: &mut [(Text, Node)], diagnostics: &mut Diagnostics) {
    let written: Vec<String> = entries.iter().map(|(key, _)| key.text.clone()).collect();
    for (key, node) in entries {
        // To YAML a space that is none is the first letter of a key.
        if key.text.starts_with(ODD_SPACES) {
            let space = key.text.chars().next().map_or(0, char::len_utf8);
            let complaint = Diagnostic::error(key.at(0..space), msg("lang-odd-space"));
            diagnostics.add(complaint.help(msg("lang-odd-space-help")));
            continue;
        }
        if !KEYS.iter().any(|known| known.word == key.text) {
            let words: Vec<_> = KEYS.iter().map(|key| key.word).collect();
            let complaint = Diagnostic::error(key.span, msg("compile-no-key").with("key", &key.text));
            let (said, near) = (key_said_here(&key.text), nearest(&key.text, words.iter().copied()));
            if let Some(why) = beyond(&key.text).or_else(|| code_meant(&key.text)) {
                diagnostics.add(complaint.help(why));
                continue;
            }
            diagnostics.add(match (said, near) {
                (Some(here), _) => complaint.help(msg("lang-said-here").with("words", here)),
                (None, Some(near)) => complaint.did_you_mean(Some(near)),
                (None, None) => complaint.help(msg("compile-keys-are").with("keys", words.join(", "))),
            });
            match said.or(near).filter(|meant| !written.iter().any(|word| word == meant)) {
                Some(meant) => key.text = meant.to_owned(),
                None => continue,
            }
        }
        let (word, kind) = (key.text.as_str(), node.describe());
        let wrong = match &node.kind {
            Kind::Text(_) | Kind::List(_) if MAPS.contains(&word) => {
                Some(msg("compile-should-be-map").with("key", word).with("kind", kind))
            }
            Kind::Map(_) | Kind::List(_) if TEXTS.contains(&word) => {
                Some(msg("compile-should-be-text").with("key", word).with("kind", kind))
            }
            _ => None,
        };
        if let (Some(message), Some(known)) = (wrong, KEYS.iter().find(|known| known.word == word)) {
            let help = msg("compile-write").with("example", format!("{}: {}", known.word, known.example));
            diagnostics.add(Diagnostic::error(node.span, message).help(help));
        }
    }
}

/// Lays a variant over the game it extends, without the texts that it makes untrue.
fn lay(mut base: Shell, child: Shell) -> Shell {
    let whole = laid(base.clone(), child.clone());
    let based_on = heritage::based_on(&base, &whole, &child).or(base.based_on.take());
    let mut outdated = std::mem::take(&mut base.outdated);
    outdated.extend(heritage::drop_outdated(&mut base, &whole, &child));
    Shell { outdated, based_on, ..laid(base, child) }
}

fn laid(base: Shell, child: Shell) -> Shell {
    let changes_rules = child
        .entries
        .iter()
        .any(|(key, _)| key.text != "extends" && !PROSE_KEYS.contains(&key.text.as_str()));
    let mut entries: Vec<(Text, Node)> = base.entries;
    if changes_rules {
        entries
            .iter_mut()
            .filter(|(key, _)| key.text == "examples")
            .for_each(|(_, node)| drop_positions(node));
    }
    let mut taken_out = Vec::new();
    for (key, node) in child.entries {
        if is_none(&node) {
            entries.retain(|(existing, _)| existing.text != key.text);
            taken_out.push(key);
            continue;
        }
        match entries.iter_mut().find(|(existing, _)| existing.text == key.text) {
            Some((existing, value)) => {
                let merges = KEYS.iter().any(|known| known.word == key.text && known.merges);
                *value = if merges { merge(std::mem::replace(value, node.clone()), node) } else { node };
                *existing = key;
            }
            None => entries.push((key, node)),
        }
    }
    Shell { entries, span: child.span, taken_out, outdated: Vec::new(), based_on: None }
}

/// Drops the examples with a position, and all claims: they hold for the rules they were written for, and a variant
/// with other rules shows its own. What is said of the start alone, such as a caption, stays.
fn drop_positions(examples: &mut Node) {
    let Kind::Map(examples) = &mut examples.kind else { return };
    examples.retain_mut(|(_, example)| {
        let Kind::Map(entries) = &mut example.kind else { return false };
        entries.retain(|(key, _)| key.text != "claims");
        let has_position = entries.iter().any(|(key, _)| matches!(key.text.as_str(), "after" | "position"));
        !entries.is_empty() && !has_position
    });
}

/// Returns whether a variant drops what it inherits here.
fn is_none(node: &Node) -> bool {
    matches!(&node.kind, Kind::Text(text) if text.text == "none")
}

fn merge(base: Node, over: Node) -> Node {
    let span = over.span;
    match (base.kind, over.kind) {
        (Kind::Map(mut base), Kind::Map(over)) => {
            for (key, node) in over {
                if is_none(&node) && base.iter().any(|(existing, _)| existing.text == key.text) {
                    base.retain(|(existing, _)| existing.text != key.text);
                    continue;
                }
                match base.iter_mut().find(|(existing, _)| existing.text == key.text) {
                    Some((existing, value)) => {
                        *value = merge(std::mem::replace(value, node.clone()), node);
                        *existing = key;
                    }
                    None => base.push((key, node)),
                }
            }
            Node { span, kind: Kind::Map(base) }
        }
        (_, kind) => Node { span, kind },
    }
}
