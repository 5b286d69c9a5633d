//! The last touches on a PDF: structure, outline, language, and what the file says about itself.

use super::file::Body;
use super::object::{Dictionary, Object, Stream};
use super::structure::{self, Leaf, Said};
use super::{Facts, POINTS, colours, metadata};
use crate::typeset::page::{Bookmark, Page};

/// Completes the PDF and returns its bytes: what was drawn becomes pages, with the fonts and pictures they all name.
pub(super) fn finish(
    mut body: Body,
    pages: &[Page],
    drawn: Vec<String>,
    said: Vec<Vec<Said>>,
    resources: u32,
    facts: &Facts,
) -> Vec<u8> {
    let tree = body.reserve(1);
    let ids: Vec<u32> = pages.iter().map(|_| body.reserve(1)).collect();
    for (number, ((page, id), drawn)) in (0..).zip(pages.iter().zip(&ids).zip(drawn)) {
        let contents = body.stream(Stream::new(Dictionary::new(), drawn.into_bytes()));
        let [width, height] =
            [page.size.width, page.size.height].map(|side| Object::Real((side * POINTS) as f32));
        let page = Dictionary::of("Page")
            .with("Parent", Object::Reference(tree))
            .with("MediaBox", Object::Array(vec![Object::Integer(0), Object::Integer(0), width, height]))
            .with("Resources", Object::Reference(resources))
            .with("Contents", Object::Reference(contents))
            // Who goes from part to part with the keyboard goes in the order of the structure.
            .with("Tabs", Object::name("S"))
            .with("StructParents", Object::Integer(number));
        body.add(*id, &page);
    }
    let kids = ids.iter().map(|id| Object::Reference(*id)).collect();
    let all = Dictionary::of("Pages")
        .with("Count", Object::Integer(pages.len() as i64))
        .with("Kids", Object::Array(kids));
    body.add(tree, &all);
    let outline = outline(&mut body, pages, &ids);
    let metadata = body.stream(metadata::stream(facts));
    let intent = colours::intent(&mut body);
    let info = body.object(Object::Dictionary(info(facts)));
    let leaves: Vec<Leaf> = pages
        .iter()
        .zip(ids)
        .zip(said)
        .map(|((page, object), said)| Leaf { object, height: page.size.height, said })
        .collect();
    let structure = structure::write(&mut body, &leaves);
    let mut catalog = Dictionary::of("Catalog")
        .with("Pages", Object::Reference(tree))
        .with("PageLayout", Object::name("OneColumn"))
        .with("Lang", Object::text(facts.language.tag()))
        .with("Metadata", Object::Reference(metadata))
        .with("OutputIntents", Object::Array(vec![intent]))
        .with("StructTreeRoot", Object::Reference(structure))
        .with("MarkInfo", flag("Marked"))
        .with("ViewerPreferences", flag("DisplayDocTitle"));
    if let Some(outline) = outline {
        catalog.set("Outlines", Object::Reference(outline));
        catalog.set("PageMode", Object::name("UseOutlines"));
    }
    let root = body.object(Object::Dictionary(catalog));
    body.file(root, info)
}

/// Returns a dictionary that says yes to one thing.
fn flag(name: &'static str) -> Object {
    Object::Dictionary(Dictionary::new().with(name, Object::Boolean(true)))
}

fn info(facts: &Facts) -> Dictionary {
    let mut info = Dictionary::new().with("Title", Object::text(&facts.title));
    if !facts.author.is_empty() {
        info.set("Author", Object::text(&facts.author));
    }
    info.set("Producer", Object::text(metadata::PRODUCER));
    if let Some(date) = facts.date {
        let stamp = format!("D:{:04}{:02}{:02}000000Z", date.year, date.month, date.day);
        info.set("CreationDate", Object::text(&stamp));
    }
    info
}

/// Writes the outline: level 1 entries in a row, higher levels below the one before.
fn outline(body: &mut Body, pages: &[Page], page_ids: &[u32]) -> Option<u32> {
    let mut entries: Vec<(u32, f64, &Bookmark)> = Vec::new();
    for (page, id) in pages.iter().zip(page_ids) {
        entries.extend(page.bookmarks.iter().map(|bookmark| (*id, page.size.height, bookmark)));
    }
    if entries.is_empty() {
        return None;
    }
    let root = body.reserve(1);
    let ids: Vec<u32> = entries.iter().map(|_| body.reserve(1)).collect();
    let mut parents: Vec<Option<usize>> = Vec::with_capacity(entries.len());
    let mut chapter = None;
    for (index, (_, _, bookmark)) in entries.iter().enumerate() {
        if bookmark.level <= 1 {
            chapter = Some(index);
            parents.push(None);
        } else {
            parents.push(chapter);
        }
    }
    let siblings = |parent: Option<usize>| -> Vec<usize> {
        (0..entries.len()).filter(|index| parents[*index] == parent).collect()
    };
    for (index, (page, height, bookmark)) in entries.iter().enumerate() {
        let family = siblings(parents[index]);
        let among = family.iter().position(|other| *other == index).unwrap_or(0);
        let parent = parents[index].map_or(root, |parent| ids[parent]);
        let top = Object::Integer(((height - bookmark.y) * POINTS).round() as i64);
        let place = vec![Object::Reference(*page), Object::name("XYZ"), Object::Null, top, Object::Null];
        let mut entry = Dictionary::new()
            .with("Title", Object::text(&bookmark.text))
            .with("Parent", Object::Reference(parent))
            .with("Dest", Object::Array(place));
        if let Some(before) = among.checked_sub(1) {
            entry.set("Prev", Object::Reference(ids[family[before]]));
        }
        if let Some(next) = family.get(among + 1) {
            entry.set("Next", Object::Reference(ids[*next]));
        }
        let children = siblings(Some(index));
        if let (Some(first), Some(last)) = (children.first(), children.last()) {
            entry.set("First", Object::Reference(ids[*first]));
            entry.set("Last", Object::Reference(ids[*last]));
            // A negative count keeps the entry folded.
            entry.set("Count", Object::Integer(-(children.len() as i64)));
        }
        body.add(ids[index], &entry);
    }
    let top = siblings(None);
    let mut outlines = Dictionary::of("Outlines");
    if let (Some(first), Some(last)) = (top.first(), top.last()) {
        outlines.set("First", Object::Reference(ids[*first]));
        outlines.set("Last", Object::Reference(ids[*last]));
        outlines.set("Count", Object::Integer(top.len() as i64));
    }
    body.add(root, &outlines);
    Some(root)
}
