//! Blocks, tables, links and headings of a Markdown page.

/// A fenced block.
pub(super) struct Block {
    /// What follows the opening fence.
    pub(super) language: String,
    /// What stands inside.
    pub(super) text: String,
    /// The line of its fence.
    pub(super) line: usize,
}

/// Returns the fenced blocks of a page.
pub(super) fn blocks(page: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut is_open = false;
    for (index, line) in page.lines().enumerate() {
        match line.strip_prefix("```") {
            Some(_) if is_open => is_open = false,
            Some(language) => {
                is_open = true;
                blocks.push(Block {
                    language: language.trim().to_owned(),
                    text: String::new(),
                    line: index + 1,
                });
            }
            None if is_open => {
                let block = blocks.last_mut().expect("an open block is the last one");
                block.text.push_str(line);
                block.text.push('\n');
            }
            None => {}
        }
    }
    assert!(!is_open, "a block is not closed");
    blocks
}

/// Returns the name a file says it has in its first line: `# galo.yaml`.
pub(super) fn file_name(text: &str) -> Option<&str> {
    let name = text.lines().next()?.strip_prefix("# ")?;
    (name.ends_with(".yaml") && !name.contains(' ')).then_some(name)
}

/// Returns the rows of the first table below a heading, without its head.
pub(super) fn table<'a>(page: &'a str, above: &str) -> Vec<Vec<&'a str>> {
    let (_, below) = page.split_once(above).unwrap_or_else(|| panic!("the page lacks `{above}`"));
    let rows =
        below.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    rows.skip(2).map(|row| row.trim_matches('|').split(" | ").map(str::trim).collect()).collect()
}

/// Takes the backticks off a cell of a table.
pub(super) fn code(cell: &str) -> &str {
    cell.strip_prefix('`').and_then(|cell| cell.strip_suffix('`')).unwrap_or(cell)
}

/// Returns the names by which links reach the headings.
pub(super) fn anchors(page: &str) -> Vec<String> {
    let heading = |line: &str| {
        let text = line.trim_start_matches('#').trim().to_lowercase();
        let kept = text.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-'));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    page.lines().filter(|line| line.starts_with('#')).map(heading).collect()
}

/// Returns where the links of a page lead.
pub(super) fn links(page: &str) -> Vec<String> {
    let mut links = Vec::new();
    for part in page.split("](").skip(1) {
        links.extend(part.split_once(')').map(|(link, _)| link.to_owned()));
    }
    links
}
