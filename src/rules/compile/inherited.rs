//! Lines of an extended game that a variant has broken: shown where the variant broke them.

use speech::msg;

use super::shell::Shell;
use crate::diag::{Diagnostic, Diagnostics, Severity, Sources, Span};
use crate::lang::document::{Kind, Node};

/// The keys that others speak of, those first that break most.
const SPOKEN_OF: &[&str] = &["board", "sides", "pieces", "zones", "sets", "patterns", "start", "score"];

/// Returns the place in a variant that may have made wrong what it takes over.
pub(super) fn cause(shell: &Shell) -> Option<Span> {
    let keys = || shell.entries.iter().map(|(key, _)| key).chain(&shell.taken_out);
    let own = |wanted: &str| keys().find(|key| key.span.file == 0 && key.text == wanted);
    SPOKEN_OF.iter().find_map(|key| own(key)).or_else(|| own("extends")).map(|key| key.span)
}

/// Warns where a variant places the pieces of a side anew, and those of the extended game stand there besides.
pub(super) fn still_stands(base: &Shell, child: &Shell, diagnostics: &mut Diagnostics) {
    let (old, new) = (base.map("start"), child.map("start"));
    let kinds = |key: &str| -> Vec<String> {
        let sides = ["each".to_owned(), "first".to_owned(), "second".to_owned()];
        let words = key.split_whitespace().map(str::to_owned);
        words.filter(|word| !sides.contains(word) && !is_side(base, word) && !is_side(child, word)).collect()
    };
    for (key, value) in new {
        let says_side = key
            .text
            .split_whitespace()
            .any(|word| ["first", "second"].contains(&word) || is_side(base, word) || is_side(child, word));
        let is_none = matches!(&value.kind, Kind::Text(text) if text.text == "none");
        if !says_side || is_none || old.iter().any(|(known, _)| known.text == key.text) {
            continue;
        }
        let stays = old.iter().find(|(known, _)| {
            let both = known.text.split_whitespace().any(|word| word == "each");
            let is_new = new.iter().any(|(key, _)| key.text == known.text);
            both && !is_new && (kinds(&known.text) == kinds(&key.text) || kinds(&key.text).is_empty())
        });
        if let Some((known, Node { kind: Kind::Text(cells), .. })) = stays {
            let message = msg("compile-still-stands").with("line", format!("{}: {}", known.text, cells.text));
            let help = msg("compile-still-stands-help").with("key", &known.text);
            diagnostics.add(Diagnostic::warning(key.span, message).help(help));
        }
    }
}

fn is_side(shell: &Shell, word: &str) -> bool {
    match shell.get("sides").map(|node| &node.kind) {
        Some(Kind::List(sides)) => {
            sides.iter().any(|side| matches!(&side.kind, Kind::Text(text) if text.text == word))
        }
        Some(Kind::Map(sides)) => sides.iter().any(|(side, _)| side.text == word),
        _ => false,
    }
}

/// Moves complaints about what a variant takes over to the place in the variant that made it wrong.
pub(super) fn shown_in_variant(shell: &Shell, sources: &Sources, diagnostics: Diagnostics) -> Diagnostics {
    let Some(cause) = cause(shell) else { return diagnostics };
    diagnostics.map(|complaint| {
        let inherited = complaint.severity == Severity::Error && complaint.span.file != 0;
        let found = shell.entries.iter().find(|(_, node)| holds(node, complaint.span));
        let Some((key, _)) = found.filter(|_| inherited) else { return complaint };
        let message = msg("compile-inherited")
            .with("key", &key.text)
            .with("file", sources.name(complaint.span.file))
            .with("message", complaint.message);
        let line = sources.line(complaint.span).trim();
        let help = msg("compile-inherited-help").with("key", &key.text).with("line", line);
        Diagnostic::error(cause, message).label(msg("compile-inherited-label")).help(help)
    })
}

/// Returns whether a place lies in a node; what was merged may come from several files.
fn holds(node: &Node, place: Span) -> bool {
    let covers = |span: Span| span.file == place.file && span.start <= place.start && place.end <= span.end;
    covers(node.span)
        || match &node.kind {
            Kind::Text(text) => covers(text.span),
            Kind::List(list) => list.iter().any(|node| holds(node, place)),
            Kind::Map(map) => map.iter().any(|(key, node)| covers(key.span) || holds(node, place)),
        }
}
