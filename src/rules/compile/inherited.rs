//! Lines of an extended game that a variant has broken: shown where the variant broke them.

use speech::msg;

use super::shell::Shell;
use crate::diag::{Diagnostic, Diagnostics, Severity, Sources, Span};
use crate::lang::document::{Kind, Node};

/// The keys that others speak of, those first that break most.
const SPOKEN_OF: &[&str] = &["board", "sides", "pieces", "zones", "sets", "patterns", "start", "score"];

/// Moves complaints about what a variant takes over to the place in the variant that made it wrong.
pub(super) fn shown_in_variant(shell: &Shell, sources: &Sources, diagnostics: Diagnostics) -> Diagnostics {
    let own =
        |wanted: &&&str| shell.entries.iter().any(|(key, _)| key.span.file == 0 && key.text == ***wanted);
    let cause = SPOKEN_OF.iter().find(own).copied().unwrap_or("extends");
    let Some((cause, _)) = shell.entries.iter().find(|(key, _)| key.text == cause) else {
        return diagnostics;
    };
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
        Diagnostic::error(cause.span, message).label(msg("compile-inherited-label")).help(help)
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
