//! The manuals beside the program, and their links where they lie.

/// What authors of games read, and what it is called beside the program.
pub(crate) const MANUALS: [(&str, &str); 3] = [
    ("grammar/README.md", "rule-language.md"),
    ("games/README.md", "add-a-game.md"),
    ("games/primeira-variante.md", "primeira-variante.md"),
];

/// Returns a manual whose links lead to what lies beside it; what does not lie there is only named.
pub(crate) fn beside(page: &str, text: &str) -> String {
    let mut told = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("](") {
        let (Some(label), Some((target, after))) = (before.rfind('['), after.split_once(')')) else { break };
        told += &before[..label];
        told += &match led(page, target) {
            Some(target) => format!("{}]({target})", &before[label..]),
            None => before[label + 1..].to_owned(),
        };
        rest = after;
    }
    told + rest
}

/// Returns where a link of a page leads beside the program.
fn led(page: &str, target: &str) -> Option<String> {
    let (path, heading) = target.split_at(target.find('#').unwrap_or(target.len()));
    if path.is_empty() || path.contains("://") {
        return Some(target.to_owned());
    }
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    let whole = parts.join("/");
    MANUALS.iter().find(|(known, _)| *known == whole).map(|(_, name)| format!("{name}{heading}"))
}
