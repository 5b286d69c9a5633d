//! A chapter as a terminal shows it: words without marks, in lines that fit.

/// Returns marked text as plain text in lines of so many letters; code and tables stay as they are.
pub(super) fn plain(text: &str, width: usize) -> String {
    let mut out = String::new();
    let mut flowing = Flowing { width, ..Flowing::default() };
    let mut is_code = false;
    for line in text.lines() {
        if line.starts_with("```") {
            flowing.end(&mut out);
            is_code = !is_code;
            continue;
        }
        let begins_item = line.starts_with("- ") || item_number(line).is_some();
        match line {
            // What a command prints is left to be seen.
            "…" if is_code => {}
            _ if is_code => out += &format!("    {}\n", line.trim_start_matches("$ ")),
            "" => {
                flowing.end(&mut out);
                out.push('\n');
            }
            _ if line.starts_with('#') || line.starts_with('|') => {
                flowing.end(&mut out);
                out += &format!("{}\n", without_marks(line));
            }
            _ => {
                if begins_item {
                    flowing.end(&mut out);
                    flowing.indent = line.find(' ').map_or(0, |at| at + 1);
                }
                flowing.words.extend(without_marks(line).split_whitespace().map(str::to_owned));
            }
        }
    }
    flowing.end(&mut out);
    out
}

/// Returns the number that a line begins with, as in `1. `.
fn item_number(line: &str) -> Option<&str> {
    let (number, _) = line.split_once(". ")?;
    (!number.is_empty() && number.chars().all(|c| c.is_ascii_digit())).then_some(number)
}

fn without_marks(line: &str) -> String {
    line.replace(['*', '`'], "")
}

/// A paragraph that is being gathered.
#[derive(Default)]
struct Flowing {
    words: Vec<String>,
    /// How far lines after the first stand in.
    indent: usize,
    width: usize,
}

impl Flowing {
    /// Writes what was gathered.
    fn end(&mut self, out: &mut String) {
        let mut used = 0;
        for word in self.words.drain(..) {
            let length = word.chars().count();
            if used > self.indent && used + 1 + length > self.width {
                *out += &format!("\n{}", " ".repeat(self.indent));
                used = self.indent;
            } else if used > 0 {
                out.push(' ');
                used += 1;
            }
            *out += &word;
            used += length;
        }
        if used > 0 {
            out.push('\n');
        }
        self.indent = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn paragraphs_flow_items_hang_and_code_stays() {
        let text = "# Head\n\nOne **two** three\nfour *five*.\n\n- six seven eight nine\n- ten\n1. eleven twelve \
            thirteen\n\n```console\n$ arbitro games --all-that-is-long\n…\n```\n\n| a | b |\n";
        let shown = plain(text, 16);
        assert_eq!(
            shown,
            "# Head\n\nOne two three\nfour five.\n\n- six seven\n  eight nine\n- ten\n1. eleven twelve\n   thirteen\n\n    \
             arbitro games --all-that-is-long\n\n| a | b |\n"
        );
    }
}
