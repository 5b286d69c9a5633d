//! The file around the objects of a PDF: small objects packed together, streams on their own, and the index of both.
//!
//! A structure has an object for every cell of every table. Packed, they take a few bytes each, and writing them costs less
//! than keeping them as trees would.

use std::cell::RefCell;
use std::io::{self, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use rayon::prelude::*;

use super::object::{Dictionary, EFFORT, Object, Stream};

/// How many small objects are packed together: readers unpack them all to find one.
const PACKED: usize = 400;

/// The objects of a file, by their numbers.
pub(super) struct Body {
    /// The number the next object gets.
    next: u32,
    small: Vec<(u32, Vec<u8>)>,
    streams: Vec<(u32, Stream)>,
}

impl Body {
    /// Begins a file without objects.
    pub(super) fn new() -> Self {
        Self { next: 1, small: Vec::new(), streams: Vec::new() }
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

    /// Adds a dictionary under a number that was kept for it.
    pub(super) fn add(&mut self, id: u32, dictionary: &Dictionary) {
        let mut bytes = Vec::new();
        dictionary.write(&mut bytes);
        self.small.push((id, bytes));
    }

    /// Adds an object and returns its number.
    pub(super) fn object(&mut self, object: Object) -> u32 {
        let (id, mut bytes) = (self.reserve(1), Vec::new());
        object.write(&mut bytes);
        self.small.push((id, bytes));
        id
    }

    /// Adds a stream and returns its number.
    pub(super) fn stream(&mut self, stream: Stream) -> u32 {
        let id = self.reserve(1);
        self.streams.push((id, stream));
        id
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
        let name = Object::Text(name);
        let (start, own) = (out.len(), places.len() - 1);
        places[own] = Place::At(u32::try_from(start).unwrap_or(u32::MAX));
        let index = Dictionary::of("XRef")
            .with("Size", Object::Integer(places.len() as i64))
            .with("W", Object::integers([1, 4, 2]))
            .with("Root", Object::Reference(root))
            .with("Info", Object::Reference(info))
            .with("ID", Object::Array(vec![name.clone(), name]));
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
    let about = Dictionary::of("ObjStm")
        .with("N", Object::Integer(objects.len() as i64))
        .with("First", Object::Integer(head.len() as i64));
    let mut content = head.into_bytes();
    content.extend(body);
    packed(Stream::new(about, content))
}

/// Returns a stream as the file has it, packed if that makes it smaller and is allowed.
fn packed(mut stream: Stream) -> Vec<u8> {
    if let Some(effort) = stream.effort
        && let Ok(shorter) = deflated(&stream.content, effort)
        // The words that name the packing take room too.
        && shorter.len() + 20 < stream.content.len()
    {
        stream.about.set("Filter", Object::name("FlateDecode"));
        stream.content = shorter;
    }
    stream.about.set("Length", Object::Integer(stream.content.len() as i64));
    let mut out = Vec::with_capacity(stream.content.len() + 120);
    stream.about.write(&mut out);
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

fn deflated(content: &[u8], effort: u32) -> io::Result<Vec<u8>> {
    if effort != EFFORT {
        let mut packer = ZlibEncoder::new(Vec::new(), Compression::new(effort));
        packer.write_all(content)?;
        return packer.finish();
    }
    PACKER.with_borrow_mut(|packer| {
        packer.get_mut().reserve(content.len() / 3);
        packer.write_all(content)?;
        packer.reset(Vec::new())
    })
}

/// Returns a number that depends on every byte (FNV-1a, 64 bits): an identity, not a secret.
pub(super) fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
