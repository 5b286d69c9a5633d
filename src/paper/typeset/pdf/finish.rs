//! The last touches on a PDF: language, outline, dates, and an identity that depends on the contents only.

use lopdf::{Dictionary, Object, ObjectId, Stream, StringFormat};
use rayon::prelude::*;

use super::{Facts, POINTS};
use crate::typeset::page::{Bookmark, Page};

/// Completes the PDF and returns its bytes.
pub(super) fn finish(mut pdf: lopdf::Document, pages: &[Page], facts: &Facts) -> Vec<u8> {
    pdf.version = "1.7".to_owned();
    let page_ids: Vec<ObjectId> = pdf.get_pages().into_values().collect();
    for id in &page_ids {
        if let Ok(page) = pdf.get_object_mut(*id).and_then(Object::as_dict_mut) {
            page.remove(b"Annots");
            page.remove(b"TrimBox");
            page.remove(b"CropBox");
        }
    }
    let outline = outline(&mut pdf, pages, &page_ids);
    if let Ok(catalog) = pdf.catalog_mut() {
        catalog.set("Lang", text(facts.language.tag()));
        catalog.remove(b"OutputIntents");
        catalog.remove(b"Metadata");
        catalog.remove(b"PageMode");
        let mut viewer = Dictionary::new();
        viewer.set("DisplayDocTitle", true);
        catalog.set("ViewerPreferences", viewer);
        if let Some(outline) = outline {
            catalog.set("Outlines", Object::Reference(outline));
            catalog.set("PageMode", Object::Name(b"UseOutlines".to_vec()));
        }
    }
    let mut info = Dictionary::new();
    info.set("Title", text(&facts.title));
    if !facts.author.is_empty() {
        info.set("Author", text(&facts.author));
    }
    info.set("Producer", text("arbitro"));
    if let Some(date) = facts.date {
        let stamp = format!("D:{:04}{:02}{:02}000000Z", date.year, date.month, date.day);
        info.set("CreationDate", Object::string_literal(stamp));
    }
    let info = pdf.add_object(info);
    pdf.trailer.set("Info", info);
    pdf.trailer.remove(b"ID");
    pdf.prune_objects();
    pdf.renumber_objects();
    // What `compress` does one after the other, on all cores: a thousand diplomas are a thousand streams.
    let streams: Vec<&mut Stream> =
        pdf.objects.values_mut().filter_map(|object| object.as_stream_mut().ok()).collect();
    streams.into_par_iter().filter(|stream| stream.allows_compression).for_each(|stream| {
        // A stream that cannot be made smaller stays as it is.
        let _ = stream.compress();
    });
    // The identity is the fingerprint of everything else.
    let body = saved(&mut pdf);
    let (front, back) = body.split_at(body.len() / 2);
    let mut id = fingerprint(front).to_be_bytes().to_vec();
    id.extend(fingerprint(back).to_be_bytes());
    let id = Object::String(id, StringFormat::Hexadecimal);
    pdf.trailer.set("ID", Object::Array(vec![id.clone(), id]));
    saved(&mut pdf)
}

fn saved(pdf: &mut lopdf::Document) -> Vec<u8> {
    let mut bytes = Vec::new();
    pdf.save_to(&mut bytes).expect("writing to memory never fails");
    bytes
}

/// A text string: Latin letters as they are, others in UTF-16 with its mark.
fn text(words: &str) -> Object {
    if words.is_ascii() {
        return Object::string_literal(words);
    }
    let mut bytes = vec![0xfe, 0xff];
    bytes.extend(words.encode_utf16().flat_map(u16::to_be_bytes));
    Object::String(bytes, StringFormat::Hexadecimal)
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

/// Returns a number that depends on every byte (FNV-1a, 64 bits): an identity, not a secret.
pub(super) fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
