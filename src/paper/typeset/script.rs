//! Which way letters are read, and which signs are pictures.

/// A script that is shaped in its own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Script {
    /// Latin, and all others that stand letter beside letter from left to right.
    Latin,
    /// Hebrew, from right to left.
    Hebrew,
    /// Arabic, from right to left, letters joined.
    Arabic,
}

impl Script {
    /// Returns the script of a character.
    pub(super) const fn of(character: char) -> Script {
        match character {
            '\u{590}'..='\u{5ff}' | '\u{fb1d}'..='\u{fb4f}' => Script::Hebrew,
            '\u{600}'..='\u{6ff}'
            | '\u{750}'..='\u{77f}'
            | '\u{8a0}'..='\u{8ff}'
            | '\u{fb50}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefc}' => Script::Arabic,
            _ => Script::Latin,
        }
    }

    const fn is_leftward(self) -> bool {
        !matches!(self, Script::Latin)
    }
}

/// Says whether a word is read from right to left.
pub(super) fn is_leftward(word: &str) -> bool {
    word.chars().any(|character| Script::of(character).is_leftward())
}

/// Divides a text into runs of one direction, from left to right as they stand, and says which are read leftwards. What stands
/// between two letters that are read leftwards goes with them, unless it is a letter or a digit itself; so does the full stop of an
/// initial. That of a sentence stands where the sentence ends.
pub(super) fn runs(text: &str) -> Vec<(&str, bool)> {
    let mut runs = Vec::new();
    let mut from = 0;
    while from < text.len() {
        let rest = &text[from..];
        let start = rest.find(|character| Script::of(character).is_leftward()).unwrap_or(rest.len());
        if start > 0 {
            runs.push((&rest[..start], false));
            from += start;
            continue;
        }
        let mut end = 0;
        for (offset, character) in rest.char_indices() {
            match Script::of(character).is_leftward() {
                true => end = offset + character.len_utf8(),
                false if character.is_alphanumeric() => break,
                false => {}
            }
        }
        if ends_with_initial(&rest[..end]) && rest[end..].starts_with('.') {
            end += 1;
        }
        runs.push((&rest[..end], true));
        from += end;
    }
    runs
}

/// The most letters that a last name is shortened to before its full stop is taken for that of a sentence.
const INITIAL: usize = 2;

/// Says whether the last word is as short as an initial.
fn ends_with_initial(run: &str) -> bool {
    run.chars().rev().take(INITIAL + 1).take_while(|character| character.is_alphabetic()).count() <= INITIAL
}

/// Says whether a character is a little picture, or a part of one.
pub(super) const fn is_emoji(character: char) -> bool {
    matches!(character,
        '\u{1f000}'..='\u{1faff}' | '\u{2600}'..='\u{27bf}' | '\u{2b00}'..='\u{2bff}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{20e3}' | '\u{e0020}'..='\u{e007f}' | '\u{2300}'..='\u{23ff}')
}
