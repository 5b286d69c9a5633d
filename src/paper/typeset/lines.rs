//! Paragraphs become lines: all breaks are chosen together, so that no line is bad for another's sake.

use std::borrow::Cow;

use super::TypesetError;
use super::document::Family;
use super::fonts::{Face, Letters, shape, width};
use super::page::{Mark, TextMark};
use super::script::is_leftward;
use crate::figure::{Point, Shade};
use speech::Language;

/// Words in one face and size.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Span {
    pub(crate) face: Face,
    /// Millimetres.
    pub(crate) size: f64,
    pub(crate) shade: Shade,
    pub(crate) text: String,
}

/// How a paragraph is to be broken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Breaking {
    pub(crate) width: f64,
    pub(crate) align: LineAlign,
    /// The language to hyphenate in, if words may be divided.
    pub(crate) hyphenate: Option<Language>,
}

/// Where lines stand in their measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineAlign {
    Left,
    Centre,
    Right,
    Justified,
}

/// A line: marks on the base line `y = 0`, starting at `x = 0`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub(crate) marks: Vec<Mark>,
    /// The width of the words as they are set.
    pub(crate) width: f64,
}

/// Sets words in lines.
#[derive(Default)]
pub(crate) struct Shaper {}

impl Shaper {
    pub(crate) fn width(&self, face: Face, text: &str) -> Result<f64, TypesetError> {
        width(face, text)
    }

    /// Breaks a stretch into lines.
    pub(crate) fn lines(&self, stretch: &[Span], how: Breaking) -> Result<Vec<Line>, TypesetError> {
        let atoms = self.atoms(stretch, how.hyphenate)?;
        if atoms.is_empty() {
            return Ok(Vec::new());
        }
        let ends = best_breaks(&atoms, stretch, how)?;
        let mut lines = Vec::with_capacity(ends.len());
        let mut start = 0;
        for (number, end) in ends.iter().copied().enumerate() {
            let is_last = number + 1 == ends.len();
            lines.push(self.set_line(&atoms, start, end, stretch, how, is_last)?);
            start = end + 1;
        }
        Ok(lines)
    }

    /// Returns the width of the stretch on a single line and of its widest unbreakable part.
    pub(crate) fn extent(&self, stretch: &[Span]) -> Result<(f64, f64), TypesetError> {
        let atoms = self.atoms(stretch, None)?;
        let mut widest: f64 = 0.0;
        let mut run = 0.0;
        let mut total = 0.0;
        for atom in &atoms {
            match atom {
                Atom::Box { width, .. } => {
                    run += width;
                    total += width;
                    widest = widest.max(run);
                }
                Atom::Glue { width, .. } => {
                    total += width;
                    run = 0.0;
                }
                Atom::Hyphen { .. } | Atom::End => {}
            }
        }
        Ok((total, widest))
    }

    fn atoms<'a>(
        &self,
        stretch: &'a [Span],
        language: Option<Language>,
    ) -> Result<Vec<Atom<'a>>, TypesetError> {
        let mut atoms: Vec<Atom> = Vec::new();
        for (index, span) in stretch.iter().enumerate() {
            let mut rest = span.text.as_str();
            while !rest.is_empty() {
                let end = rest.find(is_space).unwrap_or(rest.len());
                if end > 0 {
                    let (word, tail) = rest.split_at(end);
                    self.push_word(&mut atoms, index, span, word, language)?;
                    rest = tail;
                }
                let spaces = rest.len() - rest.trim_start_matches(is_space).len();
                if spaces > 0 {
                    // Spaces at the start of a paragraph and doubled spaces vanish.
                    if !matches!(atoms.last(), None | Some(Atom::Glue { .. })) {
                        let width = self.width(span.face, " ")? * span.size;
                        atoms.push(Atom::Glue { width, span: index });
                    }
                    rest = &rest[spaces..];
                }
            }
        }
        if matches!(atoms.last(), Some(Atom::Glue { .. })) {
            atoms.pop();
        }
        if !atoms.is_empty() {
            atoms.push(Atom::End);
        }
        Ok(atoms)
    }

    fn push_word<'a>(
        &self,
        atoms: &mut Vec<Atom<'a>>,
        index: usize,
        span: &Span,
        word: &'a str,
        language: Option<Language>,
    ) -> Result<(), TypesetError> {
        // Commands and keys are typed as they stand: a hyphen in one would be typed too.
        let language = language.filter(|_| span.face.family != Family::Mono);
        let cuts = language.map_or_else(Vec::new, |language| hyphenation_points(word, language));
        let mut start = 0;
        for cut in cuts.into_iter().chain([word.len()]) {
            let part = &word[start..cut];
            let width = self.width(span.face, part)? * span.size;
            atoms.push(Atom::Box { width, span: index, text: part });
            if cut < word.len() {
                let width = self.width(span.face, "-")? * span.size;
                atoms.push(Atom::Hyphen { width, span: index });
            }
            start = cut;
        }
        Ok(())
    }

    fn set_line(
        &self,
        atoms: &[Atom],
        start: usize,
        end: usize,
        stretch: &[Span],
        how: Breaking,
        is_last: bool,
    ) -> Result<Line, TypesetError> {
        // Parts of one word are shaped together again, so that kerning and ligatures cross syllables.
        let mut pieces: Vec<(usize, Cow<str>)> = Vec::with_capacity(end - start + 1);
        let mut push = |span: usize, text, glue: bool| match pieces.last_mut() {
            Some((last, held)) if *last == span && !glue && !held.ends_with(is_space) => *held += text,
            _ => pieces.push((span, Cow::Borrowed(text))),
        };
        for atom in &atoms[start..end] {
            match atom {
                Atom::Box { span, text, .. } => push(*span, text, false),
                Atom::Glue { span, .. } => push(*span, " ", true),
                Atom::Hyphen { .. } | Atom::End => {}
            }
        }
        let is_divided = match atoms.get(end) {
            Some(Atom::Hyphen { span, .. }) => {
                push(*span, "-", false);
                true
            }
            _ => false,
        };
        // A dot parts words of one line; where the line ends, that parts them.
        if !is_last && !is_divided {
            let kept = pieces.last().and_then(|(_, text)| match &**text {
                "·" => Some(String::new()),
                words => words.strip_suffix("\u{a0}·").map(str::to_owned),
            });
            if kept.is_some() {
                let span = pieces.pop().map_or(0, |(span, _)| span);
                match kept.filter(|words| !words.is_empty()) {
                    Some(words) => pieces.push((span, Cow::Owned(words))),
                    None => {
                        pieces.pop_if(|(_, text)| text == " ");
                    }
                }
            }
        }
        if start > 0 && pieces.first().is_some_and(|(_, text)| text == "·") {
            let has_space = pieces.get(1).is_some_and(|(_, text)| text == " ");
            pieces.drain(..1 + usize::from(has_space));
        }
        turn_leftward(&mut pieces);
        let mut natural = 0.0;
        let mut n_spaces = 0.0;
        let mut shaped = Vec::with_capacity(pieces.len());
        for (span, text) in &pieces {
            let found = shape(stretch[*span].face, text)?;
            natural += found.iter().map(|piece| piece.width).sum::<f64>() * stretch[*span].size;
            n_spaces += f64::from(u8::from(text == " "));
            shaped.push((*span, text == " ", found));
        }
        let room = how.width - natural;
        let widen = how.align == LineAlign::Justified && (!is_last || room < 0.0) && n_spaces > 0.0;
        let extra = if widen { room / n_spaces } else { 0.0 };
        let width = if widen { how.width } else { natural };
        let mut x = match how.align {
            LineAlign::Left | LineAlign::Justified => 0.0,
            LineAlign::Centre => (how.width - width) / 2.0,
            LineAlign::Right => how.width - width,
        };
        let mut marks: Vec<Mark> = Vec::new();
        for (span, is_glue, found) in shaped {
            let Span { size, shade, .. } = stretch[span];
            for piece in found.iter() {
                let mut piece = piece.clone();
                if is_glue {
                    for glyph in &mut piece.glyphs {
                        glyph.advance += extra / size;
                    }
                    piece.width += extra / size;
                }
                let advance = piece.width * size;
                match marks.last_mut() {
                    Some(Mark::Text(last))
                        if last.face == piece.face && last.size == size && last.shade == shade =>
                    {
                        last.glyphs.extend(piece.glyphs);
                    }
                    _ => marks.push(Mark::Text(TextMark::new(Point::new(x, 0.0), piece, size, shade))),
                }
                x += advance;
            }
        }
        if is_divided
            && let Some(Mark::Text(text)) = marks.last_mut()
            && let Some(hyphen) = text.glyphs.last_mut()
        {
            hyphen.text = Letters::SOFT_HYPHEN;
        }
        Ok(Line { marks, width })
    }
}

/// What a paragraph is made of when it is broken.
#[derive(Clone, Debug, PartialEq)]
enum Atom<'a> {
    Box { width: f64, span: usize, text: &'a str },
    Glue { width: f64, span: usize },
    Hyphen { width: f64, span: usize },
    End,
}

/// Puts words that are read from right to left in the order in which they stand on the line.
fn turn_leftward(pieces: &mut [(usize, Cow<str>)]) {
    let mut from = 0;
    while from < pieces.len() {
        if !is_leftward(&pieces[from].1) {
            from += 1;
            continue;
        }
        let is_of_run = |(_, text): &&(usize, Cow<str>)| text == " " || is_leftward(text);
        let mut end = from + pieces[from..].iter().take_while(is_of_run).count();
        while end > from && pieces[end - 1].1 == " " {
            end -= 1;
        }
        pieces[from..end].reverse();
        from = end;
    }
}

/// Spaces at which a line may end; the no-break space is not one.
fn is_space(character: char) -> bool {
    matches!(character, ' ' | '\n' | '\t' | '\r')
}

/// Returns where `word` may be divided, as byte offsets. Words with a hyphen or a digit stay whole:
/// a Portuguese word divided at its hyphen would have to repeat it.
fn hyphenation_points(word: &str, language: Language) -> Vec<usize> {
    let start = word.find(char::is_alphabetic).unwrap_or(word.len());
    let core = word[start..].trim_end_matches(|c: char| !c.is_alphabetic());
    if core.chars().count() < 6 || !core.chars().all(char::is_alphabetic) {
        return Vec::new();
    }
    let code = language.code().as_bytes().try_into().ok();
    let Some(patterns) = code.and_then(hypher::Lang::from_iso) else { return Vec::new() };
    let mut points = Vec::new();
    let mut at = start;
    for syllable in hypher::hyphenate(core, patterns) {
        at += syllable.len();
        points.push(at);
    }
    points.pop();
    // Two letters before and three after the hyphen, at least.
    points.retain(|at| word[start..*at].chars().count() >= 2 && core[*at - start..].chars().count() >= 3);
    points
}

/// Chooses the ends of line that make the sum of all lines' faults smallest (Knuth and Plass, 1981).
fn best_breaks(atoms: &[Atom], stretch: &[Span], how: Breaking) -> Result<Vec<usize>, TypesetError> {
    struct Best {
        demerits: f64,
        previous: Option<usize>,
        hyphenated: bool,
    }
    let ends: Vec<usize> = (0..atoms.len()).filter(|i| !matches!(atoms[*i], Atom::Box { .. })).collect();
    let mut best: Vec<Option<Best>> = Vec::with_capacity(ends.len());
    for (position, &end) in ends.iter().enumerate() {
        let mut found: Option<Best> = None;
        // Lines are tried from the shortest; once one is too full all longer ones are.
        for before in (0..=position).rev() {
            let start = if before == 0 { 0 } else { ends[before - 1] + 1 };
            let earlier = match before.checked_sub(1) {
                None => None,
                Some(index) => match &best[index] {
                    None => continue,
                    Some(best) => Some(best),
                },
            };
            let Some(fault) = fault_of(atoms, start, end, how) else { break };
            let hyphenated = matches!(atoms[end], Atom::Hyphen { .. });
            let mut demerits = fault + earlier.map_or(0.0, |best| best.demerits);
            if earlier.is_some_and(|best| best.hyphenated) {
                if hyphenated {
                    demerits += 20_000.0;
                } else if matches!(atoms[end], Atom::End) {
                    // A word divided over the last two lines leaves half a word alone.
                    demerits += 15_000.0;
                }
            }
            if found.as_ref().is_none_or(|best| demerits < best.demerits) {
                found = Some(Best { demerits, previous: before.checked_sub(1), hyphenated });
            }
        }
        best.push(found);
    }
    let mut chosen = Vec::new();
    let mut at = ends.len().checked_sub(1).filter(|last| best[*last].is_some());
    if at.is_none() {
        return Err(too_wide(atoms, stretch, how.width));
    }
    while let Some(position) = at {
        chosen.push(ends[position]);
        at = best[position].as_ref().and_then(|best| best.previous);
    }
    chosen.reverse();
    Ok(chosen)
}

/// Returns how bad the line from `start` to `end` is, or nothing if it is too full.
fn fault_of(atoms: &[Atom], start: usize, end: usize, how: Breaking) -> Option<f64> {
    let mut natural = 0.0;
    let mut glue = 0.0;
    for atom in &atoms[start..end] {
        match atom {
            Atom::Box { width, .. } => natural += width,
            Atom::Glue { width, .. } => {
                natural += width;
                glue += width;
            }
            Atom::Hyphen { .. } | Atom::End => {}
        }
    }
    let mut penalty = 0.0;
    if let Atom::Hyphen { width, .. } = atoms[end] {
        natural += width;
        penalty = 60.0;
    }
    let room = how.width - natural;
    let justified = how.align == LineAlign::Justified;
    if room < -1e-6 {
        let shrink = if justified { glue * 0.28 } else { 0.0 };
        if -room > shrink {
            return None;
        }
        let badness = 100.0 * (-room / shrink).powi(3);
        return Some((1.0 + badness + penalty) * (1.0 + badness + penalty));
    }
    if matches!(atoms[end], Atom::End) {
        // A last line of a syllable or a digit looks like a mistake; a paragraph of one line is as it is.
        let is_stub = start > 0 && natural < how.width * 0.08;
        return Some(if is_stub { 40_000.0 } else { 1.0 });
    }
    let stretch = if justified { (glue * 0.55).max(0.01) } else { how.width * 0.12 };
    let badness = (100.0 * (room / stretch).powi(3)).min(20_000.0);
    Some((1.0 + badness + penalty) * (1.0 + badness + penalty))
}

fn too_wide(atoms: &[Atom], stretch: &[Span], room: f64) -> TypesetError {
    let mut widest = (0.0, 0_usize);
    let mut run = 0.0;
    for (index, atom) in atoms.iter().enumerate() {
        match atom {
            Atom::Box { width, .. } => {
                run += width;
                if run > widest.0 {
                    widest = (run, index);
                }
            }
            Atom::Glue { .. } | Atom::Hyphen { .. } => run = 0.0,
            Atom::End => {}
        }
    }
    let text = match &atoms[widest.1] {
        Atom::Box { text, .. } => (*text).to_owned(),
        _ => stretch.iter().map(|span| span.text.as_str()).collect(),
    };
    TypesetError::TooWide { text, width: widest.0, room }
}
