//! A page on which words fit their places.

use paper::figure::{Anchor, Bounds, Fill, Outline, Path, Point, Shade, Size, Stroke};
use paper::typeset::TypesetError;
use paper::typeset::brand::Brand;
use paper::typeset::fonts::{Face, Family, printable, shape, width};
use paper::typeset::page::{Bookmark, Mark, Page, PictureMark, TextMark};
use paper::typeset::raster::Raster;
use paper::typeset::tag::{Element, Role, Tag};

/// From base line to base line, over the size of the type.
const LEADING: f64 = 1.22;
/// Words are not made smaller than this share of their size before they are broken.
const SMALLEST: f64 = 0.45;
/// Broken words are not made smaller than this share of their size.
const UNREADABLE: f64 = 0.25;
/// Millimetres of the smallest type that is still read, six points: what does not fit at it is broken, and then cut.
const LEAST: f64 = 6.0 * 25.4 / 72.0;
/// No more letters are looked at; no place on a card could hold them.
const MOST_LETTERS: usize = 2000;
/// Kerning between words is not known before the line is made; this much is kept free for it.
const SAFETY: f64 = 0.992;

/// How words look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Style {
    pub(super) face: Face,
    /// Millimetres.
    pub(super) size: f64,
    pub(super) shade: Shade,
}

/// Letters without serifs, for labels.
pub(super) const fn sans(size: f64) -> Style {
    Style { face: Face::of(Family::Sans), size, shade: Shade::BLACK }
}

/// Letters with serifs, for reading.
pub(super) const fn serif(size: f64) -> Style {
    Style { face: Face::of(Family::Serif), size, shade: Shade::BLACK }
}

impl Style {
    pub(super) const fn bold(mut self) -> Style {
        self.face = self.face.bold();
        self
    }

    pub(super) const fn italic(mut self) -> Style {
        self.face = self.face.italic();
        self
    }

    pub(super) const fn shade(mut self, shade: Shade) -> Style {
        self.shade = shade;
        self
    }

    /// Returns the smallest size words of this style are set at: six points, or the style's own size where that is less.
    const fn least(self) -> f64 {
        LEAST.min(self.size)
    }

    pub(super) const fn scaled(mut self, factor: f64) -> Style {
        self.size *= factor;
        self
    }
}

/// Lines that fit a place, and the size at which they do.
pub(super) struct Fitted {
    pub(super) lines: Vec<String>,
    pub(super) style: Style,
}

impl Fitted {
    /// Returns the height of the lines.
    pub(super) fn height(&self) -> f64 {
        self.lines.len() as f64 * self.style.size * LEADING
    }
}

/// A page being made.
pub(super) struct Canvas {
    page: Page,
    /// Whether the next words are a title for those who hear the page.
    is_title: bool,
}

impl Canvas {
    pub(super) fn new(size: Size) -> Canvas {
        Canvas { page: Page { size, marks: Vec::new(), bookmarks: Vec::new() }, is_title: false }
    }

    /// Begins a page with what many pages have in common.
    pub(super) fn over(page: &Page) -> Canvas {
        Canvas { page: page.clone(), is_title: false }
    }

    pub(super) fn finish(self) -> Page {
        self.page
    }

    pub(super) fn bookmark(&mut self, text: String) {
        self.page.bookmarks.push(Bookmark { y: 0.0, level: 1, text });
    }

    pub(super) fn path(&mut self, path: Path) {
        self.page.marks.push(Mark::Path(path));
    }

    pub(super) fn rect(&mut self, area: Bounds, stroke: Option<Stroke>, fill: Fill) {
        let size = area.size();
        let outline = Outline::Rect { origin: area.min, size, corner: 0.0 };
        self.path(Path { stroke, ..Path::filled(outline, fill) });
    }

    pub(super) fn line(&mut self, from: Point, to: Point, stroke: Stroke) {
        self.path(Path::stroked(Outline::line(from, to), stroke));
    }

    pub(super) fn picture(&mut self, at: Point, size: Size, raster: &Raster) {
        self.page.marks.push(Mark::Picture(PictureMark { at, size, raster: raster.clone() }));
    }

    /// Puts the logo of the event into a room, at its right end; without one there is nothing.
    pub(super) fn logo(&mut self, room: Bounds, brand: &Brand) {
        if let Some(logo) = &brand.logo {
            let size = logo.fitted(room.size());
            let at = Point::new(room.max.x - size.width, (room.min.y + room.max.y - size.height) / 2.0);
            self.picture(at, size, logo);
        }
    }

    /// Sets one line with its base line at a height, smaller if it is wider than the room.
    pub(super) fn words(
        &mut self,
        at: Point,
        anchor: Anchor,
        room: f64,
        style: Style,
        text: &str,
    ) -> Result<(), TypesetError> {
        self.paragraph();
        let ems = width(style.face, &printable(text).chars().take(MOST_LETTERS).collect::<String>())?;
        let least = style.least();
        if ems * least <= room {
            return self.line_of((at, anchor, room), style, text);
        }
        // Two small lines where one would be smaller still.
        let small = Style { size: least, ..style };
        let fitted = in_two_lines(text, small, room)?;
        let step = least * LEADING * 0.9;
        let first = at.y - step * (fitted.lines.len() as f64 - 1.0) / 2.0;
        for (index, line) in fitted.lines.iter().enumerate() {
            self.line_of((Point::new(at.x, first + step * index as f64), anchor, room), fitted.style, line)?;
        }
        Ok(())
    }

    /// Makes the next words a title for those who hear the page.
    pub(super) fn title(&mut self) {
        self.is_title = true;
    }

    /// Begins a paragraph, or a title, for those who hear the page.
    fn paragraph(&mut self) {
        let role = if std::mem::take(&mut self.is_title) { Role::Heading(1) } else { Role::Paragraph };
        self.page.marks.push(Mark::Tag(Tag::Part(Element::new(role))));
    }

    fn line_of(
        &mut self,
        (at, anchor, room): (Point, Anchor, f64),
        style: Style,
        text: &str,
    ) -> Result<(), TypesetError> {
        let text = shortened(&printable(text), style.face, room / style.least())?;
        let pieces = shape(style.face, &text)?;
        let ems: f64 = pieces.iter().map(|piece| piece.width).sum();
        let size = if ems * style.size > room { room / ems } else { style.size };
        let mut x = match anchor {
            Anchor::Start => at.x,
            Anchor::Middle => at.x - ems * size / 2.0,
            Anchor::End => at.x - ems * size,
        };
        for piece in pieces.iter().cloned() {
            let advance = piece.width * size;
            self.page.marks.push(Mark::Text(TextMark::new(Point::new(x, at.y), piece, size, style.shade)));
            x += advance;
        }
        Ok(())
    }

    /// Sets words in an area, in at most so many lines, as large as the style allows and the area holds, and centred
    /// in its height.
    pub(super) fn block(
        &mut self,
        area: Bounds,
        anchor: Anchor,
        n_lines: usize,
        style: Style,
        text: &str,
    ) -> Result<(), TypesetError> {
        let size = area.size();
        let fitted = fit(text, style, size, n_lines)?;
        let top = area.min.y + (size.height - fitted.height()) / 2.0;
        self.lines(top, area, anchor, &fitted)
    }

    /// Sets fitted lines from a height downwards.
    pub(super) fn lines(
        &mut self,
        top: f64,
        area: Bounds,
        anchor: Anchor,
        fitted: &Fitted,
    ) -> Result<(), TypesetError> {
        let x = match anchor {
            Anchor::Start => area.min.x,
            Anchor::Middle => (area.min.x + area.max.x) / 2.0,
            Anchor::End => area.max.x,
        };
        let step = fitted.style.size * LEADING;
        self.paragraph();
        // The base line stands so that capitals are centred in the height of the line.
        let first = top + step / 2.0 + fitted.style.size * fitted.style.face.capital_height() / 2.0;
        for (index, line) in fitted.lines.iter().enumerate() {
            let at = Point::new(x, first + step * index as f64);
            self.line_of((at, anchor, area.size().width), fitted.style, line)?;
        }
        Ok(())
    }
}

/// Finds the largest size, up to that of the style, at which words fit an area in at most so many lines.
///
/// What no size could hold ends in `…`: one entry must not keep all others from being printed.
pub(super) fn fit(text: &str, style: Style, room: Size, n_lines: usize) -> Result<Fitted, TypesetError> {
    let text: String = printable(text).chars().take(MOST_LETTERS).collect();
    let words = words_of(&text, style.face)?;
    let space = width(style.face, " ")?;
    let mut size = style.size;
    let most = |size: f64| n_lines.min((room.height / (size * LEADING) + 1e-6) as usize).max(1);
    let least = (style.size * SMALLEST).max(style.least());
    loop {
        let ems = room.width * SAFETY / size;
        if let Some(lines) = wrapped(&words, space, ems, most(size)) {
            return Ok(Fitted { lines: balanced(&words, space, ems, lines), style: Style { size, ..style } });
        }
        if size * 0.97 < least {
            break;
        }
        size *= 0.97;
    }
    // A word longer than any line is broken where the line ends.
    loop {
        let ems = room.width * SAFETY / size;
        let pieces = broken(&words, style.face, ems)?;
        if let Some(lines) = wrapped(&pieces, space, ems, most(size)) {
            return Ok(Fitted { lines, style: Style { size, ..style } });
        }
        let floor = (style.size * UNREADABLE).max(style.least());
        if size <= floor {
            return cut(&words, Style { size: floor, ..style }, room, most(floor));
        }
        size = (size * 0.9).max(floor);
    }
}

/// Sets words in two lines, a little smaller where whole words then suffice; only then are words broken and cut.
fn in_two_lines(text: &str, style: Style, room: f64) -> Result<Fitted, TypesetError> {
    let shown: String = printable(text).chars().take(MOST_LETTERS).collect();
    let (words, space) = (words_of(&shown, style.face)?, width(style.face, " ")?);
    for share in [1.0, 0.94, 0.88, 0.82] {
        let size = style.size * share;
        let ems = room * SAFETY / size;
        if let Some(lines) = wrapped(&words, space, ems, 2) {
            return Ok(Fitted { lines: balanced(&words, space, ems, lines), style: Style { size, ..style } });
        }
    }
    fit(text, style, Size::new(room, 2.0 * style.size * LEADING), 2)
}

/// Fills so many lines and ends the last one in `…`.
fn cut(words: &[(String, f64)], style: Style, room: Size, n_lines: usize) -> Result<Fitted, TypesetError> {
    let ems = room.width * SAFETY / style.size;
    let text: Vec<&str> = words.iter().map(|(word, _)| word.as_str()).collect();
    let mut rest = text.join(" ");
    let mut lines = Vec::new();
    while lines.len() + 1 < n_lines && !rest.is_empty() {
        let mut line = String::new();
        for character in rest.chars() {
            line.push(character);
            if width(style.face, &line)? > ems {
                line.pop();
                break;
            }
        }
        let mut taken = line.len().max(rest.chars().next().map_or(0, char::len_utf8));
        // A line ends between words, where it has more than one.
        if taken < rest.len()
            && !rest[taken..].starts_with(' ')
            && let Some(space) = rest[..taken].rfind(' ')
        {
            taken = space;
        }
        lines.push(rest[..taken].trim().to_owned());
        rest = rest[taken..].trim_start().to_owned();
    }
    lines.push(shortened(&rest, style.face, ems)?);
    Ok(Fitted { lines, style })
}

/// Returns a text that is at most so wide, in ems; what does not fit is left out, and `…` says so.
fn shortened(text: &str, face: Face, ems: f64) -> Result<String, TypesetError> {
    let text: String = text.chars().take(MOST_LETTERS).collect();
    if width(face, &text)? <= ems {
        return Ok(text);
    }
    let mut line = String::new();
    let dots = width(face, "…")?;
    let mut used = 0.0;
    for character in text.chars() {
        used += width(face, character.encode_utf8(&mut [0; 4]))?;
        if used + dots > ems {
            break;
        }
        line.push(character);
    }
    Ok(format!("{}…", line.trim_end()))
}

/// Returns the words with their widths in ems.
fn words_of(text: &str, face: Face) -> Result<Vec<(String, f64)>, TypesetError> {
    text.split_whitespace().map(|word| Ok((word.to_owned(), width(face, word)?))).collect()
}

/// Fills lines one after the other; nothing if they do not suffice.
fn wrapped(words: &[(String, f64)], space: f64, ems: f64, n_lines: usize) -> Option<Vec<String>> {
    let mut lines: Vec<(String, f64)> = Vec::new();
    for (word, width) in words {
        if *width > ems {
            return None;
        }
        let is_full = lines.len() == n_lines;
        match lines.last_mut() {
            Some((line, used)) if *used + space + width <= ems => {
                line.push(' ');
                line.push_str(word);
                *used += space + width;
            }
            _ if is_full => return None,
            _ => lines.push((word.clone(), *width)),
        }
    }
    Some(lines.into_iter().map(|(line, _)| line).collect())
}

/// Evens out the lines without needing more of them.
fn balanced(words: &[(String, f64)], space: f64, ems: f64, lines: Vec<String>) -> Vec<String> {
    if lines.len() < 2 {
        return lines;
    }
    let (mut narrow, mut wide, mut best) = (ems / lines.len() as f64, ems, lines);
    for _ in 0..8 {
        let middle = (narrow + wide) / 2.0;
        match wrapped(words, space, middle, best.len()) {
            Some(lines) => (wide, best) = (middle, lines),
            None => narrow = middle,
        }
    }
    best
}

/// Breaks words that are longer than a line.
fn broken(words: &[(String, f64)], face: Face, ems: f64) -> Result<Vec<(String, f64)>, TypesetError> {
    let mut pieces = Vec::new();
    for (word, whole) in words {
        if *whole <= ems {
            pieces.push((word.clone(), *whole));
            continue;
        }
        let mut piece = String::new();
        for character in word.chars() {
            piece.push(character);
            if width(face, &piece)? > ems && piece.chars().count() > 1 {
                piece.pop();
                pieces.push((piece.clone(), width(face, &piece)?));
                piece = character.to_string();
            }
        }
        let rest = width(face, &piece)?;
        pieces.push((piece, rest));
    }
    Ok(pieces)
}

#[cfg(test)]
mod tests {
    use super::{Canvas, fit, sans, serif};
    use paper::figure::{Anchor, Bounds, Point, Size};

    #[test]
    fn words_stay_in_their_place_however_many_they_are() {
        let long =
            "Maria Francisca Bettencourt da Câmara de Vasconcelos e Albuquerque Mascarenhas da Encarnação";
        let endless = "x".repeat(90);
        let area = Bounds { min: Point::new(5.0, 5.0), max: Point::new(75.0, 25.0) };
        for text in ["Rui", long, endless.as_str(), ""] {
            for anchor in [Anchor::Start, Anchor::Middle, Anchor::End] {
                let mut canvas = Canvas::new(Size::new(80.0, 30.0));
                canvas.block(area, anchor, 2, serif(8.0).bold(), text).expect("a block");
                canvas.words(Point::new(5.0, 28.0), Anchor::Start, 70.0, sans(4.0), text).expect("a line");
                let page = canvas.finish();
                let Some(bounds) = page.bounds() else { continue };
                assert!(bounds.min.x >= 4.99 && bounds.max.x <= 75.01, "{text}: {bounds:?}");
                assert!(page.text().replace(['\n', ' '], "").contains(&text.replace(' ', "")), "{text}");
            }
        }
    }

    #[test]
    fn lines_are_evened_out() {
        let fitted = fit("uma duas três quatro cinco", sans(5.0), Size::new(50.0, 20.0), 2).expect("lines");
        assert_eq!(fitted.lines.len(), 2);
        let (one, two) = (fitted.lines[0].len() as i64, fitted.lines[1].len() as i64);
        assert!((one - two).abs() <= 8, "{:?}", fitted.lines);
    }

    /// A name of 10,000 letters, or of letters that no font has, kept all slips, badges and diplomas from being printed.
    #[test]
    fn what_no_size_can_hold_is_cut_and_says_so() {
        let book = "palavra ".repeat(500);
        let endless = "x".repeat(10_000);
        for text in [book.as_str(), endless.as_str()] {
            let fitted = fit(text, sans(5.0), Size::new(50.0, 10.0), 2).expect("lines");
            assert!(fitted.lines.len() <= 2 && fitted.lines.last().is_some_and(|line| line.ends_with('…')));
            let mut canvas = Canvas::new(Size::new(80.0, 30.0));
            canvas.words(Point::new(5.0, 28.0), Anchor::Start, 70.0, sans(4.0), text).expect("a line");
            let bounds = canvas.finish().bounds().expect("marks");
            assert!(bounds.max.x <= 75.01, "{bounds:?}");
        }
        let school = "Agrupamento de Escolas Professor Doutor António Bernardino Sebastião de Vasconcelos e Meneses de \
                      Vila Nova da Barquinha e dos Concelhos Vizinhos";
        let fitted = fit(school, sans(3.0), Size::new(55.0, 8.0), 2).expect("lines");
        let is_whole = |word: &str| school.split(' ').any(|own| own == word);
        assert!(fitted.lines[0].split(' ').all(is_whole), "{:?}", fitted.lines);
        let strange = fit("王小明 \u{1b}[31m", serif(5.0), Size::new(50.0, 10.0), 2).expect("lines");
        assert_eq!(strange.lines, ["□□□ [31m"]);
    }
}
