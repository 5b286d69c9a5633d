//! What a PDF consists of: numbers, names, texts, lists and dictionaries, streams of bytes, and references to them by number.

use std::borrow::Cow;

/// A thing that is no stream.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Object {
    Null,
    Boolean(bool),
    Integer(i64),
    Real(f32),
    Name(Cow<'static, str>),
    /// A text as its bytes.
    Text(Vec<u8>),
    Array(Vec<Object>),
    Dictionary(Dictionary),
    /// Another object, by its number.
    Reference(u32),
}

impl Object {
    /// Returns a name.
    pub(super) fn name(name: impl Into<Cow<'static, str>>) -> Object {
        Object::Name(name.into())
    }

    /// Returns words as a text string: plain letters as they are, others in UTF-16 with its mark.
    pub(super) fn text(words: &str) -> Object {
        if words.is_ascii() {
            return Object::Text(words.as_bytes().to_vec());
        }
        let mut bytes = vec![0xfe, 0xff];
        bytes.extend(words.encode_utf16().flat_map(u16::to_be_bytes));
        Object::Text(bytes)
    }

    /// Returns a list of whole numbers.
    pub(super) fn integers(numbers: impl IntoIterator<Item = i64>) -> Object {
        Object::Array(numbers.into_iter().map(Object::Integer).collect())
    }

    /// Writes the object as the file has it.
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        match self {
            Object::Null => out.extend(b"null"),
            Object::Boolean(value) => out.extend(value.to_string().bytes()),
            Object::Integer(value) => out.extend(value.to_string().bytes()),
            Object::Real(value) => out.extend(value.to_string().bytes()),
            Object::Name(name) => write_name(out, name),
            Object::Text(bytes) => write_text(out, bytes),
            Object::Array(items) => {
                out.push(b'[');
                for (number, item) in items.iter().enumerate() {
                    if number > 0 {
                        out.push(b' ');
                    }
                    item.write(out);
                }
                out.push(b']');
            }
            Object::Dictionary(dictionary) => dictionary.write(out),
            Object::Reference(number) => out.extend(format!("{number} 0 R").bytes()),
        }
    }
}

/// Things by their names, in the order in which they were put.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Dictionary(Vec<(Cow<'static, str>, Object)>);

impl Dictionary {
    /// Returns an empty dictionary.
    pub(super) fn new() -> Dictionary {
        Dictionary::default()
    }

    /// Returns an empty dictionary of a type.
    pub(super) fn of(kind: &'static str) -> Dictionary {
        Dictionary::new().with("Type", Object::name(kind))
    }

    /// Returns the dictionary with one thing more.
    pub(super) fn with(mut self, name: impl Into<Cow<'static, str>>, object: Object) -> Dictionary {
        self.set(name, object);
        self
    }

    /// Puts a thing; no name is put twice.
    pub(super) fn set(&mut self, name: impl Into<Cow<'static, str>>, object: Object) {
        self.0.push((name.into(), object));
    }

    /// Writes the dictionary as the file has it.
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.extend(b"<<");
        for (name, object) in &self.0 {
            write_name(out, name);
            out.push(b' ');
            object.write(out);
        }
        out.extend(b">>");
    }
}

/// Bytes, and what is to be known of them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stream {
    pub(super) about: Dictionary,
    pub(super) content: Vec<u8>,
    /// How hard the bytes are packed, from 1 to 9; those that stand in plain sight are not.
    pub(super) effort: Option<u32>,
}

/// How hard streams are packed: six would save five bytes in a hundred and take a seventh longer, one would take half and add
/// a third.
pub(super) const EFFORT: u32 = 3;

impl Stream {
    /// Returns a stream that is packed as most are.
    pub(super) fn new(about: Dictionary, content: Vec<u8>) -> Stream {
        Stream { about, content, effort: Some(EFFORT) }
    }
}

fn write_name(out: &mut Vec<u8>, name: &str) {
    out.push(b'/');
    for byte in name.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'+' | b'-' | b'_' | b'.' => out.push(byte),
            other => out.extend(format!("#{other:02x}").bytes()),
        }
    }
}

fn write_text(out: &mut Vec<u8>, bytes: &[u8]) {
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

/// Returns a text string as it is written.
pub(super) fn text_string(words: &str) -> String {
    let mut out = Vec::new();
    Object::text(words).write(&mut out);
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use super::{Dictionary, Object, text_string};

    #[test]
    fn things_are_written_as_the_file_has_them() {
        let inner = Dictionary::of("Page").with("A B", Object::integers([1, -2]));
        let all = [
            Object::Null,
            Object::Boolean(true),
            Object::Real(0.5),
            Object::Reference(7),
            Object::Dictionary(inner),
            Object::name("Identity-H"),
        ];
        let mut out = Vec::new();
        Object::Array(all.to_vec()).write(&mut out);
        assert_eq!(out, b"[null true 0.5 7 0 R <</Type /Page/A#20B [1 -2]>> /Identity-H]");
    }

    #[test]
    fn words_keep_every_letter() {
        assert_eq!(text_string("plain words"), "(plain words)");
        assert_eq!(text_string("(a\\b)"), "<28615c6229>");
        assert_eq!(text_string("é𝄞"), "<feff00e9d834dd1e>");
    }
}
