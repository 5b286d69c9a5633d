//! The last touches on a PDF: structure, outline, language, and what the file says about itself.

use lopdf::{Dictionary, Object, ObjectId};

use super::file::{Body, text};
use super::structure::{self, Leaf, Said};
use super::{Facts, POINTS, colours, metadata};
use crate::typeset::page::{Bookmark, Page};

/// Completes the PDF and returns its bytes.
pub(super) fn finish(
    mut pdf: lopdf::Document,
    pages: &[Page],
    said: Vec<Vec<Said>>,
    facts: &Facts,
) -> Vec<u8> {
    let mut page_ids: Vec<ObjectId> = pdf.get_pages().into_values().collect();
    if let Some(glossary) = page_ids.pop() {
        take_out(&mut pdf, glossary);
    }
    for (number, id) in page_ids.iter().enumerate() {
        if let Ok(page) = pdf.get_object_mut(*id).and_then(Object::as_dict_mut) {
            page.remove(b"Annots");
            page.remove(b"TrimBox");
            page.remove(b"CropBox");
            // Who goes from part to part with the keyboard goes in the order of the structure.
            page.set("Tabs", Object::Name(b"S".to_vec()));
            page.set("StructParents", number as i64);
        }
    }
    let outline = outline(&mut pdf, pages, &page_ids);
    let metadata = pdf.add_object(metadata::stream(facts));
    let intent = colours::intent(&mut pdf);
    let info = pdf.add_object(info(facts));
    // What the writer said about the file is said anew.
    if let Some(Object::Reference(old)) = pdf.trailer.remove(b"Info") {
        pdf.objects.remove(&old);
    }
    let root = pdf.trailer.get(b"Root").and_then(Object::as_reference).unwrap_or_default();
    let mut catalog =
        pdf.objects.remove(&root).and_then(|root| root.as_dict().cloned().ok()).unwrap_or_default();
    let mut body = Body::new(pdf);
    let leaves: Vec<Leaf> = pages
        .iter()
        .zip(page_ids)
        .zip(said)
        .map(|((page, (object, _)), said)| Leaf { object, height: page.size.height, said })
        .collect();
    let structure = structure::write(&mut body, &leaves);
    catalog.set("Lang", text(facts.language.tag()));
    catalog.set("Metadata", Object::Reference(metadata));
    catalog.set("OutputIntents", vec![intent]);
    catalog.set("StructTreeRoot", Object::Reference((structure, 0)));
    catalog.set("MarkInfo", flag("Marked"));
    catalog.set("ViewerPreferences", flag("DisplayDocTitle"));
    catalog.remove(b"PageMode");
    if let Some(outline) = outline {
        catalog.set("Outlines", Object::Reference(outline));
        catalog.set("PageMode", Object::Name(b"UseOutlines".to_vec()));
    }
    body.add(root.0, Object::Dictionary(catalog));
    body.file(root.0, info.0)
}

/// Takes a page out of the file, with what is written on it.
fn take_out(pdf: &mut lopdf::Document, page: ObjectId) {
    let Some(Object::Dictionary(dictionary)) = pdf.objects.remove(&page) else { return };
    let owned = ["Contents", "Resources"].map(|key| dictionary.get(key.as_bytes()));
    for id in owned.into_iter().flatten().filter_map(|object| object.as_reference().ok()) {
        pdf.objects.remove(&id);
    }
    let parent = dictionary.get(b"Parent").and_then(Object::as_reference).unwrap_or_default();
    if let Ok(pages) = pdf.get_object_mut(parent).and_then(Object::as_dict_mut) {
        let kids = pages.get(b"Kids").and_then(Object::as_array).cloned().unwrap_or_default();
        let kids: Vec<Object> =
            kids.into_iter().filter(|kid| kid.as_reference().ok() != Some(page)).collect();
        pages.set("Count", kids.len() as i64);
        pages.set("Kids", kids);
    }
}

/// Returns a dictionary that says yes to one thing.
fn flag(name: &str) -> Dictionary {
    let mut dictionary = Dictionary::new();
    dictionary.set(name, true);
    dictionary
}

fn info(facts: &Facts) -> Dictionary {
    let mut info = Dictionary::new();
    info.set("Title", text(&facts.title));
    if !facts.author.is_empty() {
        info.set("Author", text(&facts.author));
    }
    info.set("Producer", text(metadata::PRODUCER));
    if let Some(date) = facts.date {
        let stamp = format!("D:{:04}{:02}{:02}000000Z", date.year, date.month, date.day);
        info.set("CreationDate", Object::string_literal(stamp));
    }
    info
}

/// Writes the outline: level 1 entries in a row, higher levels below the one before.
fn outline(pdf: &mut lopdf::Document, pages: &[Page], page_ids: &[ObjectId]) -> Option<ObjectId> {
    let mut entries: Vec<(ObjectId, f64, &Bookmark)> = Vec::new();
    for (page, id) in pages.iter().zip(page_ids) {
        entries.extend(page.bookmarks.iter().map(|bookmark| (*id, page.size.height, bookmark)));
    }
    if entries.is_empty() {
        return None;
    }
    let root = pdf.new_object_id();
    let ids: Vec<ObjectId> = entries.iter().map(|_| pdf.new_object_id()).collect();
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
        let place = family.iter().position(|other| *other == index).unwrap_or(0);
        let mut entry = Dictionary::new();
        entry.set("Title", text(&bookmark.text));
        entry.set("Parent", Object::Reference(parents[index].map_or(root, |parent| ids[parent])));
        let top = ((height - bookmark.y) * POINTS).round() as i64;
        let dest: Vec<Object> =
            vec![(*page).into(), Object::Name(b"XYZ".to_vec()), Object::Null, top.into(), Object::Null];
        entry.set("Dest", dest);
        if let Some(before) = place.checked_sub(1) {
            entry.set("Prev", Object::Reference(ids[family[before]]));
        }
        if let Some(next) = family.get(place + 1) {
            entry.set("Next", Object::Reference(ids[*next]));
        }
        let children = siblings(Some(index));
        if let (Some(first), Some(last)) = (children.first(), children.last()) {
            entry.set("First", Object::Reference(ids[*first]));
            entry.set("Last", Object::Reference(ids[*last]));
            // A negative count keeps the entry folded.
            entry.set("Count", -(children.len() as i64));
        }
        pdf.set_object(ids[index], entry);
    }
    let top = siblings(None);
    let mut outlines = Dictionary::new();
    outlines.set("Type", Object::Name(b"Outlines".to_vec()));
    if let (Some(first), Some(last)) = (top.first(), top.last()) {
        outlines.set("First", Object::Reference(ids[*first]));
        outlines.set("Last", Object::Reference(ids[*last]));
        outlines.set("Count", top.len() as i64);
    }
    pdf.set_object(root, outlines);
    Some(root)
}
