//! Documents as HTML: the same words and figures as on paper, for screens.

use std::fmt::Write as _;

use super::document::{Align, Block, Captioned, Marker, Run, Table, Text};
use crate::figure::svg::{body, escape, number};

/// Returns blocks as HTML without looks of its own: no style, no script. Ends of pages and empty room are left out.
pub fn html(blocks: &[Block]) -> String {
    let mut out = String::new();
    for block in blocks {
        write_block(&mut out, block);
    }
    out
}

fn write_block(out: &mut String, block: &Block) {
    match block {
        Block::Heading { level, text, .. } => {
            let _ = writeln!(out, "<h{level}>{}</h{level}>", inline(text));
        }
        Block::Paragraph(paragraph) | Block::Turned(paragraph) => {
            let class = if paragraph.align == Align::Centre { " class=\"centre\"" } else { "" };
            let _ = writeln!(out, "<p{class}>{}</p>", inline(&paragraph.text));
        }
        Block::List { marker, items } => {
            let tag = match marker {
                Marker::Bullet => "ul",
                Marker::Number => "ol",
            };
            let _ = writeln!(out, "<{tag}>");
            for item in items {
                let _ = writeln!(out, "<li>{}</li>", inline(item));
            }
            let _ = writeln!(out, "</{tag}>");
        }
        Block::Table(table) => write_table(out, table),
        Block::Figures(figures) => {
            out.push_str("<div class=\"figures\">\n");
            figures.iter().for_each(|figure| write_figure(out, figure));
            out.push_str("</div>\n");
        }
        Block::Beside { blocks, figure } => {
            out.push_str("<div class=\"beside\">\n<div>\n");
            blocks.iter().for_each(|block| write_block(out, block));
            out.push_str("</div>\n");
            write_figure(out, figure);
            out.push_str("</div>\n");
        }
        Block::Keep(blocks) | Block::Held(blocks) | Block::Framed(blocks) | Block::Foot(blocks) => {
            blocks.iter().for_each(|block| write_block(out, block))
        }
        Block::Space(_) | Block::Fill | Block::PageBreak => {}
    }
}

fn write_table(out: &mut String, table: &Table) {
    out.push_str("<table>\n");
    if !table.head.is_empty() {
        out.push_str("<thead><tr>");
        for cell in &table.head {
            let _ = write!(out, "<th scope=\"col\">{}</th>", inline(cell));
        }
        out.push_str("</tr></thead>\n");
    }
    out.push_str("<tbody>\n");
    for row in &table.rows {
        out.push_str("<tr>");
        for (index, cell) in row.iter().enumerate() {
            let class = match table.aligns.get(index) {
                Some(Align::Right) => " class=\"right\"",
                Some(Align::Centre) => " class=\"centre\"",
                _ => "",
            };
            let _ = write!(out, "<td{class}>{}</td>", inline(cell));
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table>\n");
}

/// Figures carry what they show as a name; their size is the style sheet's.
fn write_figure(out: &mut String, captioned: &Captioned) {
    let figure = &captioned.figure;
    let (width, height) = (number(figure.size.width), number(figure.size.height));
    let _ = write!(
        out,
        "<figure>\n<svg class=\"diagram\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{}\">\n{}</svg>\n",
        escape(&figure.title),
        body(figure)
    );
    if !captioned.caption.is_empty() {
        let _ = writeln!(out, "<figcaption>{}</figcaption>", inline(&captioned.caption));
    }
    out.push_str("</figure>\n");
}

fn inline(text: &Text) -> String {
    let mut out = String::new();
    for run in text {
        match run {
            Run::Words(words, emphasis) => {
                let marks = [
                    (emphasis.bold, "strong"),
                    (emphasis.italic, "em"),
                    (emphasis.small, "small"),
                    (emphasis.mono, "code"),
                ];
                let tags = marks.iter().filter(|(is_on, _)| *is_on).map(|(_, tag)| *tag);
                tags.clone().for_each(|tag| out.push_str(&format!("<{tag}>")));
                out.push_str(&escape(words));
                tags.rev().for_each(|tag| out.push_str(&format!("</{tag}>")));
            }
            Run::Break => out.push_str("<br>"),
            // Screens have no pages.
            Run::PageNumber | Run::PageCount | Run::PageOf(_) => {}
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::html;
    use crate::figure::{Figure, Size};
    use crate::typeset::markup::blocks;

    #[test]
    fn every_block_becomes_its_element_and_words_stay_words() {
        let text = "# T & <i>\n\nA **b *c***.\n\n- x\n- y\n\n| h | i |\n|:--|--:|\n| 1 | 2 |\n\n![cap](board)\n\n\\page\n";
        let figure = |_: &str| Some(Figure::new(Size::new(10.0, 5.0), "a \"board\""));
        let page = html(&blocks(text, &figure).unwrap());
        for part in [
            "<h1>T &amp; &lt;i&gt;</h1>",
            "<p>A <strong>b </strong><strong><em>c</em></strong>.</p>",
            "<ul>\n<li>x</li>\n<li>y</li>\n</ul>",
            "<th scope=\"col\">h</th>",
            "<td class=\"right\">2</td>",
            "viewBox=\"0 0 10 5\" role=\"img\" aria-label=\"a &quot;board&quot;\"",
            "<figcaption>cap</figcaption>",
        ] {
            assert!(page.contains(part), "{part}\n{page}");
        }
    }
}
