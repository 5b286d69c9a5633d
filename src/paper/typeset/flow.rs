//! Blocks become chunks: pieces of a column that no page break divides.

use speech::Language;
use std::rc::Rc;
use std::sync::Arc;

use super::TypesetError;
use super::document::{Align, Block, Captioned, Emphasis, Look, Marker, Paragraph, Run, Setting, Text};
use super::fonts::{Face, Family};
use super::lines::{Breaking, Line, LineAlign, Shaper, Span};
use super::page::{Bookmark, Mark, marks_of};
use super::table;
use super::tag::{Element, Role, Tag};
use crate::figure::{Fill, Outline, Path, Point, Shade, Size, Stroke};

/// Millimetres in a point.
pub(crate) const POINT: f64 = 25.4 / 72.0;

/// The size of fine print, over that of the text around: two lines are as tall as one, unless they would be too small to read.
const FINE: f64 = 0.55;

/// The size of a line below larger words, over theirs: who stands before a wall reads it; and the most of it that smaller words
/// have, as long as it is less than ten points.
const MINOR: [f64; 2] = [0.66, 0.7];

/// The smallest that words become beside larger ones, in millimetres: six points.
const LEAST: f64 = 6.0 * POINT;

/// A piece of a column.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chunk {
    /// Room above, dropped at the top of a page.
    pub(crate) above: f64,
    /// Height without the room above.
    pub(crate) height: f64,
    /// Marks, from the top left corner of the chunk.
    pub(crate) marks: Vec<Mark>,
    /// Whether the next chunk must stand on the same page.
    pub(crate) keeps: bool,
    /// Marks and height of a head to repeat if the chunk begins a page.
    pub(crate) head: Option<Rc<(f64, Vec<Mark>)>>,
    pub(crate) bookmark: Option<Bookmark>,
    pub(crate) kind: ChunkKind,
    /// The beginning of the words, for messages.
    pub(crate) hint: String,
}

impl Chunk {
    /// Returns the chunk with all its marks a part of the text.
    pub(crate) fn tagged(mut self, element: &Arc<Element>) -> Self {
        self.marks.insert(0, Mark::Tag(Tag::Part(Arc::clone(element))));
        self
    }
}

/// What a chunk asks of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum ChunkKind {
    #[default]
    Plain,
    /// Stands below the contents of every page of its part.
    Foot,
    /// Takes up what room is left.
    Fill,
    /// Ends the page.
    PageBreak,
}

/// What is known while blocks are set.
pub(crate) struct Setter<'a> {
    pub(crate) shaper: &'a Shaper,
    pub(crate) look: Look,
    pub(crate) language: Language,
    /// Page numbers of bookmarks, as far as they are known.
    pub(crate) page_of: &'a dyn Fn(&str) -> Option<usize>,
}

impl Setter<'_> {
    /// Returns the size of running text in millimetres.
    pub(crate) fn size(&self) -> f64 {
        self.look.text_size * POINT
    }

    /// Sets blocks in a column of `width`.
    pub(crate) fn set(&self, blocks: &[Block], width: f64) -> Result<Vec<Chunk>, TypesetError> {
        let mut chunks = Vec::new();
        for block in blocks {
            match block {
                Block::Heading { level, text, bookmark } => {
                    self.set_heading(&mut chunks, *level, text, bookmark.as_deref(), width)?;
                }
                Block::Paragraph(paragraph) => self.set_paragraph(&mut chunks, paragraph, width)?,
                Block::List { marker, items } => self.set_list(&mut chunks, *marker, items, width)?,
                Block::Table(table) => chunks.extend(table::set(self, table, width)?),
                Block::Figures(figures) => chunks.extend(self.set_figures(figures, width)?),
                Block::Beside { blocks, figure } => chunks.extend(self.set_beside(blocks, figure, width)?),
                Block::Keep(blocks) => {
                    let mut inner = self.set(blocks, width)?;
                    let n_held = inner.len().saturating_sub(1);
                    for chunk in &mut inner[..n_held] {
                        chunk.keeps = true;
                    }
                    chunks.extend(inner);
                }
                Block::Held(blocks) => {
                    let held = self.set(blocks, width)?.into_iter();
                    chunks.extend(held.map(|chunk| Chunk { keeps: true, ..chunk }));
                }
                Block::Framed(blocks) => chunks.push(self.set_framed(blocks, width)?),
                Block::Foot(blocks) => {
                    let foot = self.set(blocks, width)?.into_iter();
                    chunks.extend(foot.map(|chunk| Chunk { kind: ChunkKind::Foot, ..chunk }));
                }
                Block::Turned(paragraph) => chunks.push(self.set_turned(paragraph, width)?),
                Block::Space(height) => {
                    chunks.push(Chunk { above: *height, ..Chunk::default() });
                }
                Block::Fill => chunks.push(Chunk { kind: ChunkKind::Fill, ..Chunk::default() }),
                Block::PageBreak => chunks.push(Chunk { kind: ChunkKind::PageBreak, ..Chunk::default() }),
            }
        }
        Ok(chunks)
    }

    fn set_heading(
        &self,
        chunks: &mut Vec<Chunk>,
        level: u8,
        text: &Text,
        bookmark: Option<&str>,
        width: f64,
    ) -> Result<(), TypesetError> {
        let (scale, above, below) = match level {
            1 => (self.look.title_scale, 1.6, 0.5),
            2 => (self.look.subtitle_scale, 1.05, 0.25),
            _ => (1.0, 0.8, 0.15),
        };
        let size = self.size() * scale;
        let face = Face::of(Family::Sans).bold();
        let how = Breaking { width, align: LineAlign::Left, hyphenate: None };
        let stretches = self.stretches(text, face, size)?;
        let element = Element::new(Role::Heading(level));
        let mut is_first = true;
        for stretch in &stretches {
            for line in self.shaper.lines(stretch, how)? {
                let mut chunk = line_chunk(line, size, 1.15).tagged(&element);
                chunk.above = if is_first { self.size() * above } else { 0.0 };
                chunk.keeps = true;
                if is_first && let Some(text) = bookmark {
                    chunk.bookmark = Some(Bookmark { y: 0.0, level, text: text.to_owned() });
                }
                is_first = false;
                chunks.push(chunk);
            }
        }
        if let Some(last) = chunks.last_mut() {
            last.height += self.size() * below;
        }
        Ok(())
    }

    fn set_paragraph(
        &self,
        chunks: &mut Vec<Chunk>,
        paragraph: &Paragraph,
        width: f64,
    ) -> Result<(), TypesetError> {
        let size = self.size() * paragraph.scale;
        let face = Face::of(paragraph.family.unwrap_or(self.look.family));
        let mut lines = Vec::new();
        for stretch in self.stretches(&paragraph.text, face, size)? {
            lines.extend(self.shaper.lines(&stretch, self.breaking(paragraph.align, width))?);
        }
        let element = Element::new(Role::Paragraph);
        chunks
            .extend(self.paragraph_chunks(lines, size, 0.0).into_iter().map(|chunk| chunk.tagged(&element)));
        Ok(())
    }

    /// Turns lines into chunks; the first two and the last two stay together.
    fn paragraph_chunks(&self, lines: Vec<Line>, size: f64, indent: f64) -> Vec<Chunk> {
        let n_lines = lines.len();
        let mut chunks = Vec::with_capacity(n_lines);
        for (number, line) in lines.into_iter().enumerate() {
            let mut chunk = line_chunk(line, size, self.look.leading);
            for mark in &mut chunk.marks {
                mark.shift(Point::new(indent, 0.0));
            }
            chunk.above = if number == 0 { self.size() * 0.45 } else { 0.0 };
            chunk.keeps = number + 1 < n_lines && (number == 0 || number + 2 == n_lines);
            chunks.push(chunk);
        }
        chunks
    }

    fn set_list(
        &self,
        chunks: &mut Vec<Chunk>,
        marker: Marker,
        items: &[Text],
        width: f64,
    ) -> Result<(), TypesetError> {
        let size = self.size();
        let face = Face::of(self.look.family);
        let indent = size * 1.5;
        let list = Element::new(Role::List(marker));
        for (index, item) in items.iter().enumerate() {
            let mut lines = Vec::new();
            for stretch in self.stretches(item, face, size)? {
                lines.extend(self.shaper.lines(&stretch, self.breaking(Align::Natural, width - indent))?);
            }
            let point = list.part(Role::Item);
            let label = point.part(Role::Label);
            let body = point.part(Role::Body);
            let tagged = |chunk: Chunk| chunk.tagged(&body);
            let mut set: Vec<Chunk> =
                self.paragraph_chunks(lines, size, indent).into_iter().map(tagged).collect();
            if let Some(first) = set.first_mut() {
                first.above = size * if index == 0 { 0.4 } else { 0.22 };
                let sign = match marker {
                    Marker::Bullet => "•".to_owned(),
                    Marker::Number => format!("{}.", index + 1),
                };
                let span = Span { face, size, shade: Shade::BLACK, text: sign };
                let how = Breaking { width: indent * 0.8, align: LineAlign::Right, hyphenate: None };
                if let Some(line) = self.shaper.lines(&[span], how)?.into_iter().next() {
                    let sign = line_chunk(line, size, self.look.leading).tagged(&label);
                    first.marks.splice(0..0, sign.marks);
                }
            }
            chunks.extend(set);
        }
        Ok(())
    }

    /// Sets figures side by side, shrunk together if they are too wide for the column.
    fn set_figures(&self, figures: &[Captioned], width: f64) -> Result<Vec<Chunk>, TypesetError> {
        if figures.is_empty() {
            return Ok(Vec::new());
        }
        let gap = self.size() * 2.0;
        let gaps = gap * (figures.len() - 1) as f64;
        let natural: f64 = figures.iter().map(|f| f.figure.size.width).sum::<f64>() * self.look.figure_scale;
        let factor = self.look.figure_scale * ((width - gaps) / natural).min(1.0);
        let tallest = figures.iter().map(|f| f.figure.size.height).fold(0.0, f64::max) * factor;
        // A caption may use the free room beside its figure.
        let spare =
            (((width - gaps) - natural.min(width - gaps)) / figures.len() as f64).min(self.size() * 7.0);
        let mut chunk =
            Chunk { above: self.size() * 0.7, hint: figures[0].figure.title.clone(), ..Chunk::default() };
        let total = figures.iter().map(|f| f.figure.size.width * factor).sum::<f64>()
            + gaps
            + spare * figures.len() as f64;
        let mut x = (width - total) / 2.0;
        let mut lowest = tallest;
        for item in figures {
            let own = item.figure.size.width * factor;
            let slot = own + spare;
            let at = Point::new(x + spare / 2.0, tallest - item.figure.size.height * factor);
            draw(&mut chunk, item, at, factor)?;
            let caption_width = slot;
            let caption = self.caption(&item.caption, caption_width)?;
            let left = x + (slot - caption_width) / 2.0;
            lowest =
                lowest.max(place(&mut chunk.marks, caption, Point::new(left, tallest + self.size() * 0.35)));
            x += slot + gap;
        }
        chunk.height = lowest + self.size() * 0.3;
        Ok(vec![chunk])
    }

    fn caption(&self, text: &Text, width: f64) -> Result<Vec<Chunk>, TypesetError> {
        let size = self.size() * 0.88;
        let face = Face::of(self.look.family).italic();
        let mut chunks = Vec::new();
        let element = Element::new(Role::Paragraph);
        for stretch in self.stretches(text, face, size)? {
            let how = Breaking { width, align: LineAlign::Centre, hyphenate: None };
            let lines = self.shaper.lines(&stretch, how)?;
            chunks.extend(lines.into_iter().map(|line| line_chunk(line, size, 1.2).tagged(&element)));
        }
        Ok(chunks)
    }

    /// Sets blocks at the left of a figure, as one chunk; where too little room is left for words, below each
    /// other.
    fn set_beside(&self, blocks: &[Block], side: &Captioned, width: f64) -> Result<Vec<Chunk>, TypesetError> {
        let factor = self.look.figure_scale.min(width * 0.55 / side.figure.size.width);
        let own = side.figure.size.width * factor;
        let gap = self.size() * 1.6;
        let room = width - own - gap;
        if room < self.size() * 15.0 {
            let mut chunks = self.set(blocks, width)?;
            chunks.extend(self.set_figures(std::slice::from_ref(side), width)?);
            return Ok(chunks);
        }
        let inner = self.set(blocks, room)?;
        let above = inner.first().map_or(0.0, |chunk| chunk.above);
        let bookmark = inner.iter().find_map(|chunk| chunk.bookmark.clone());
        let hint = inner.iter().map(|chunk| chunk.hint.clone()).find(|hint| !hint.is_empty());
        let mut chunk = Chunk { above, bookmark, hint: hint.unwrap_or_default(), ..Chunk::default() };
        let left = place(&mut chunk.marks, inner, Point::new(0.0, 0.0));
        let at = Point::new(width - own, self.size() * 0.2);
        draw(&mut chunk, side, at, factor)?;
        let below = at.y + side.figure.size.height * factor;
        let caption = self.caption(&side.caption, own)?;
        let right = place(&mut chunk.marks, caption, Point::new(at.x, below + self.size() * 0.3)).max(below);
        chunk.height = left.max(right);
        Ok(vec![chunk])
    }

    /// Sets blocks inside of a frame, as one chunk.
    fn set_framed(&self, blocks: &[Block], width: f64) -> Result<Chunk, TypesetError> {
        let inset = self.size() * 0.8;
        let inner = self.set(blocks, width - 2.0 * inset)?;
        let hint = inner.iter().map(|chunk| chunk.hint.clone()).find(|hint| !hint.is_empty());
        let bookmark = inner.iter().find_map(|chunk| chunk.bookmark.clone());
        let mut words = Vec::new();
        let height = place(&mut words, inner, Point::new(inset, inset * 0.7)) + inset * 0.8;
        let size = Size::new(width, height);
        let frame = Outline::Rect { origin: Point::new(0.0, 0.0), size, corner: self.size() * 0.6 };
        let frame = Path::stroked(frame, Stroke::black(0.35)).with_fill(Fill::Solid(Shade::PALE));
        let mut marks = vec![Mark::Tag(Tag::Artifact), Mark::Path(frame)];
        marks.extend(words);
        let above = self.size() * 0.9;
        Ok(Chunk { above, height, marks, bookmark, hint: hint.unwrap_or_default(), ..Chunk::default() })
    }

    /// Sets a paragraph on its head, as one chunk.
    fn set_turned(&self, paragraph: &Paragraph, width: f64) -> Result<Chunk, TypesetError> {
        let mut lines = Vec::new();
        self.set_paragraph(&mut lines, paragraph, width)?;
        let mut chunk = Chunk { above: self.size() * 0.45, ..Chunk::default() };
        chunk.height = place(&mut chunk.marks, lines, Point::new(0.0, 0.0));
        for mark in &mut chunk.marks {
            if let Mark::Text(text) = mark {
                text.at = Point::new(width - text.at.x, chunk.height - text.at.y);
                text.is_turned = true;
            }
        }
        Ok(chunk)
    }

    pub(crate) fn breaking(&self, align: Align, width: f64) -> Breaking {
        let (align, hyphenate) = match (align, self.look.setting) {
            (Align::Natural, Setting::Justified) => (LineAlign::Justified, Some(self.language)),
            (Align::Natural | Align::Left, _) => (LineAlign::Left, None),
            (Align::Centre, _) => (LineAlign::Centre, None),
            (Align::Right, _) => (LineAlign::Right, None),
        };
        Breaking { width, align, hyphenate }
    }

    /// Divides a text at its forced ends of line and gives every run its face.
    pub(crate) fn stretches(
        &self,
        text: &Text,
        face: Face,
        size: f64,
    ) -> Result<Vec<Vec<Span>>, TypesetError> {
        let mut stretches = vec![Vec::new()];
        for run in text {
            let span = match run {
                Run::Break => {
                    stretches.push(Vec::new());
                    continue;
                }
                Run::Words(words, emphasis) => emphasised(words, *emphasis, face, size),
                Run::PageOf(name) => {
                    // On the first pass the number is not known; two digits keep its place.
                    let number = (self.page_of)(name).map_or_else(|| "00".to_owned(), |n| n.to_string());
                    emphasised(&number, Emphasis::default(), face, size)
                }
                // Outside headers the numbers have no meaning yet.
                Run::PageNumber | Run::PageCount => continue,
            };
            if let Some(last) = stretches.last_mut() {
                last.push(span);
            }
        }
        Ok(stretches)
    }
}

/// Draws a figure at its place, as what its title says.
fn draw(chunk: &mut Chunk, item: &Captioned, at: Point, factor: f64) -> Result<(), TypesetError> {
    chunk.marks.push(Mark::Tag(Element::figure(&item.figure.title)));
    for shape in &item.figure.shapes {
        chunk.marks.extend(marks_of(shape, at, factor)?);
    }
    chunk.marks.push(Mark::Tag(Tag::Artifact));
    Ok(())
}

pub(crate) fn emphasised(words: &str, emphasis: Emphasis, face: Face, size: f64) -> Span {
    let family = if emphasis.mono { Family::Mono } else { face.family };
    let face = Face {
        family,
        bold: face.bold || emphasis.bold,
        // Emphasis inside slanted text stands upright.
        italic: face.italic != emphasis.italic,
    };
    let factor = match emphasis {
        Emphasis { fine: true, .. } => FINE,
        Emphasis { minor: true, .. } => MINOR[0].max(MINOR[1].min(10.0 * POINT / size)),
        Emphasis { small: true, .. } => 0.85,
        _ => 1.0,
    } * if emphasis.mono { 0.88 } else { 1.0 };
    let size = (size * factor).max(size.min(LEAST));
    Span { face, size, shade: Shade::BLACK, text: words.to_owned() }
}

/// The room below a line with Arabic letters, over the size of the type: their dots hang lower than any other letter.
const BELOW_ARABIC: f64 = 0.16;

/// Returns a line as a chunk of `leading` times `size`, and taller where letters hang low.
pub(crate) fn line_chunk(line: Line, size: f64, leading: f64) -> Chunk {
    let is_arabic = |mark: &Mark| matches!(mark, Mark::Text(text) if text.face.family == Family::Arabic);
    let below = if line.marks.iter().any(is_arabic) { size * BELOW_ARABIC } else { 0.0 };
    let height = size * leading;
    let baseline = height / 2.0 + size * 0.32;
    let hint = line
        .marks
        .iter()
        .find_map(|mark| match mark {
            Mark::Text(text) => Some(text.text()),
            Mark::Path(_) | Mark::Picture(_) | Mark::Tag(_) => None,
        })
        .unwrap_or_default();
    let mut marks = line.marks;
    for mark in &mut marks {
        mark.shift(Point::new(0.0, baseline));
    }
    Chunk { height: height + below, marks, hint, ..Chunk::default() }
}

/// Stacks chunks from `at` downwards and returns where they end.
pub(crate) fn place(marks: &mut Vec<Mark>, chunks: Vec<Chunk>, at: Point) -> f64 {
    let mut y = at.y;
    let mut is_first = true;
    for chunk in chunks {
        if !is_first {
            y += chunk.above;
        }
        is_first = false;
        for mut mark in chunk.marks {
            mark.shift(Point::new(at.x, y));
            marks.push(mark);
        }
        y += chunk.height;
    }
    y
}

/// Returns a level line.
pub(crate) fn rule(y: f64, from: f64, to: f64, width: f64) -> Mark {
    let outline = Outline::line(Point::new(from, y), Point::new(to, y));
    Mark::Path(Path::stroked(outline, Stroke::black(width)))
}
