//! The file around the objects of a PDF: small objects packed together, streams on their own, and the index of both.
//!
//! A structure has an object for every cell of every table. Packed, they take a few bytes each, and writing them costs less
//! than keeping them as trees would.

use std::cell::RefCell;
use std::io::{self, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::{Dictionary, Object, Stream, StringFormat};
use rayon::prelude::*;

/// How many small objects are packed together: readers unpack them all to find one.
const PACKED: usize = 400;
/// How hard streams are packed: six would save five bytes in a hundred and take a seventh longer, one would take half and add a third.
const EFFORT: u32 = 3;

/// The objects of a file, by their numbers.
pub(super) struct Body {
    /// The number the next object gets.
    next: u32,
    small: Vec<(u32, Vec<u8>)>,
    streams: Vec<(u32, Stream)>,
}

impl Body {
    /// Takes over the objects of a document.
    pub(super) fn new(document: lopdf::Document) -> Self {
        let mut body = Self { next: document.max_id + 1, small: Vec::new(), streams: Vec::new() };
        for ((id, _), object) in document.objects {
            body.add(id, object);
        }
        body
    }

    /// Keeps numbers for so many objects and returns the first.
    pub(super) fn reserve(&mut self, n_objects: usize) -> u32 {
        let first = self.next;
        self.next += u32::try_from(n_objects).unwrap_or(0);
        first
    }

    /// Puts a small object that is written already.
    pub(super) fn put(&mut self, id: u32, bytes: Vec<u8>) {
        self.small.push((id, bytes));
    }

    /// Adds an object.
    pub(super) fn add(&mut self, id: u32, object: Object) {
        match object {
            Object::Stream(stream) => self.streams.push((id, stream)),
            object => {
                let mut bytes = Vec::new();
                write_object(&mut bytes, &object);
                self.small.push((id, bytes));
            }
        }
    }

    /// Writes the file; the objects of the numbers given are its root and what it says about itself.
    pub(super) fn file(self, root: u32, info: u32) -> Vec<u8> {
        let Self { next, mut small, streams } = self;
        small.sort_by_key(|(id, _)| *id);
        let packs: Vec<&[(u32, Vec<u8>)]> = small.chunks(PACKED).collect();
        let mut places = vec![Place::Free; next as usize + packs.len() + 1];
        let mut out = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n".to_vec();
        let streams: Vec<(u32, Vec<u8>)> =
            streams.into_par_iter().map(|(id, stream)| (id, packed(stream))).collect();
        let packs: Vec<Vec<u8>> = packs.par_iter().map(|pack| bundle(pack)).collect();
        let packs: Vec<(u32, Vec<u8>)> = (next..).zip(packs).collect();
        for (number, (id, _)) in small.iter().enumerate() {
            let pack = next + u32::try_from(number / PACKED).unwrap_or(u32::MAX);
            places[*id as usize] = Place::Packed(pack, u16::try_from(number % PACKED).unwrap_or(u16::MAX));
        }
        for (id, bytes) in streams.iter().chain(&packs) {
            places[*id as usize] = Place::At(u32::try_from(out.len()).unwrap_or(u32::MAX));
            open(&mut out, *id);
            out.extend(bytes);
            close(&mut out);
        }
        // The identity is the fingerprint of everything before the index.
        let (front, back) = out.split_at(out.len() / 2);
        let mut name = fingerprint(front).to_be_bytes().to_vec();
        name.extend(fingerprint(back).to_be_bytes());
        let name = Object::String(name, StringFormat::Hexadecimal);
        let (start, own) = (out.len(), places.len() - 1);
        places[own] = Place::At(u32::try_from(start).unwrap_or(u32::MAX));
        let mut index = Dictionary::new();
        index.set("Type", Object::Name(b"XRef".to_vec()));
        index.set("Size", places.len() as i64);
        index.set("W", vec![1.into(), 4.into(), 2.into()]);
        index.set("Root", Object::Reference((root, 0)));
        index.set("Info", Object::Reference((info, 0)));
        index.set("ID", Object::Array(vec![name.clone(), name]));
        let rows: Vec<u8> = places.iter().flat_map(|place| place.row()).collect();
        open(&mut out, u32::try_from(own).unwrap_or(u32::MAX));
        out.extend(packed(Stream::new(index, rows)));
        close(&mut out);
        out.extend(format!("startxref\n{start}\n%%EOF\n").bytes());
        out
    }
}

fn open(out: &mut Vec<u8>, id: u32) {
    out.extend(format!("{id} 0 obj\n").bytes());
}

fn close(out: &mut Vec<u8>) {
    out.extend(b"\nendobj\n");
}

/// Where an object stands in the file.
#[derive(Clone, Copy)]
enum Place {
    Free,
    At(u32),
    /// In a pack, at a place of it.
    Packed(u32, u16),
}

impl Place {
    /// Returns a row of the index: kind, place, and what the kind asks for.
    fn row(self) -> [u8; 7] {
        let (kind, place, more) = match self {
            Self::Free => (0, 0, u16::MAX),
            Self::At(place) => (1, place, 0),
            Self::Packed(pack, number) => (2, pack, number),
        };
        let ([a, b, c, d], [e, f]) = (place.to_be_bytes(), more.to_be_bytes());
        [kind, a, b, c, d, e, f]
    }
}

/// Returns small objects as a single stream: their numbers and places, then themselves.
fn bundle(objects: &[(u32, Vec<u8>)]) -> Vec<u8> {
    let (mut head, mut body) = (String::new(), Vec::new());
    for (id, bytes) in objects {
        head.push_str(&format!("{id} {} ", body.len()));
        body.extend(bytes);
        body.push(b'\n');
    }
    let mut dictionary = Dictionary::new();
    dictionary.set("Type", Object::Name(b"ObjStm".to_vec()));
    dictionary.set("N", objects.len() as i64);
    dictionary.set("First", head.len() as i64);
    let mut content = head.into_bytes();
    content.extend(body);
    packed(Stream::new(dictionary, content))
}

/// Returns a stream as the file has it, packed if that makes it smaller and is allowed.
fn packed(mut stream: Stream) -> Vec<u8> {
    if stream.allows_compression
        && !stream.dict.has(b"Filter")
        && let Ok(shorter) = deflated(&stream.content)
        // The words that name the packing take room too.
        && shorter.len() + 20 < stream.content.len()
    {
        stream.dict.set("Filter", Object::Name(b"FlateDecode".to_vec()));
        stream.content = shorter;
    }
    stream.dict.set("Length", stream.content.len() as i64);
    let mut out = Vec::with_capacity(stream.content.len() + 120);
    write_dictionary(&mut out, &stream.dict);
    out.extend(b"\nstream\n");
    out.extend(&stream.content);
    out.extend(b"\nendstream");
    out
}

thread_local! {
    /// To make a packer takes longer than to pack a page with it, and a championship has thousands of pages.
    static PACKER: RefCell<ZlibEncoder<Vec<u8>>> =
        RefCell::new(ZlibEncoder::new(Vec::new(), Compression::new(EFFORT)));
}

fn deflated(content: &[u8]) -> io::Result<Vec<u8>> {
    PACKER.with_borrow_mut(|packer| {
        packer.get_mut().reserve(content.len() / 3);
        packer.write_all(content)?;
        packer.reset(Vec::new())
    })
}

/// Writes an object that is no stream.
fn write_object(out: &mut Vec<u8>, object: &Object) {
    match object {
        Object::Null => out.extend(b"null"),
        Object::Boolean(value) => out.extend(value.to_string().bytes()),
        Object::Integer(value) => out.extend(value.to_string().bytes()),
        Object::Real(value) => out.extend(value.to_string().bytes()),
        Object::Name(name) => write_name(out, name),
        Object::String(bytes, _) => write_string(out, bytes),
        Object::Array(items) => {
            out.push(b'[');
            for (number, item) in items.iter().enumerate() {
                if number > 0 {
                    out.push(b' ');
                }
                write_object(out, item);
            }
            out.push(b']');
        }
        Object::Dictionary(dictionary) => write_dictionary(out, dictionary),
        Object::Reference((id, generation)) => out.extend(format!("{id} {generation} R").bytes()),
        // Streams stand on their own and are named by their number.
        Object::Stream(_) => out.extend(b"null"),
    }
}

fn write_dictionary(out: &mut Vec<u8>, dictionary: &Dictionary) {
    out.extend(b"<<");
    for (key, value) in dictionary {
        write_name(out, key);
        out.push(b' ');
        write_object(out, value);
    }
    out.extend(b">>");
}

fn write_name(out: &mut Vec<u8>, name: &[u8]) {
    out.push(b'/');
    for byte in name {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'+' | b'-' | b'_' | b'.' => out.push(*byte),
            other => out.extend(format!("#{other:02x}").bytes()),
        }
    }
}

fn write_string(out: &mut Vec<u8>, bytes: &[u8]) {
    let is_plain = |byte: &u8| matches!(byte, b' '..=b'~') && !b"()\\".contains(byte);
    if bytes.iter().all(is_plain) {
        out.push(b'(');
        out.extend(bytes);
        out.push(b')');
        return;
    }
    out.push(b'<');
    for byte in bytes {
        out.extend(format!("{byte:02x}").bytes());
    }
    out.push(b'>');
}

/// Returns a text string: plain letters as they are, others in UTF-16 with its mark.
pub(super) fn text(words: &str) -> Object {
    if words.is_ascii() {
        return Object::string_literal(words);
    }
    let mut bytes = vec![0xfe, 0xff];
    bytes.extend(words.encode_utf16().flat_map(u16::to_be_bytes));
    Object::String(bytes, StringFormat::Hexadecimal)
}

/// Returns a text string as it is written.
pub(super) fn text_string(words: &str) -> String {
    let mut out = Vec::new();
    write_object(&mut out, &text(words));
    String::from_utf8_lossy(&out).into_owned()
}

/// Returns a number that depends on every byte (FNV-1a, 64 bits): an identity, not a secret.
pub(super) fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
