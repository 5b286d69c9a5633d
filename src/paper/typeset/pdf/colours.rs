//! What the colours of a PDF mean: sRGB, with the profile that says so.

use lopdf::{Dictionary, Object, Stream};

use super::file::text;

/// The name of the colours.
const NAME: &str = "sRGB IEC61966-2.1";
/// The white of the space in which profiles meet (D50).
const WHITE: [f64; 3] = [0.9642, 1.0, 0.8249];
/// Red, green and blue of sRGB as seen under that white.
const PRIMARIES: [[f64; 3]; 3] = [
    [0.436_074_7, 0.222_504_5, 0.013_932_2],
    [0.385_064_9, 0.716_878_6, 0.097_104_5],
    [0.143_080_4, 0.060_616_9, 0.714_173_3],
];
/// What leads from the white of sRGB (D65) to that white, by Bradford's method.
const ADAPTATION: [f64; 9] = [
    1.047_882_08,
    0.022_918_70,
    -0.050_216_67,
    0.029_586_79,
    0.990_478_52,
    -0.017_074_58,
    -0.009_231_57,
    0.015_075_68,
    0.751_678_47,
];
/// The curve of sRGB: an exponent, and where it gives way to a straight line.
const CURVE: [f64; 5] = [2.4, 1.0 / 1.055, 0.055 / 1.055, 1.0 / 12.92, 0.040_45];

/// Adds the profile and returns what says that the colours of the file are meant by it.
pub(super) fn intent(pdf: &mut lopdf::Document) -> Object {
    let mut about = Dictionary::new();
    about.set("N", 3);
    let profile = pdf.add_object(Stream::new(about, profile()));
    let mut intent = Dictionary::new();
    intent.set("Type", Object::Name(b"OutputIntent".to_vec()));
    intent.set("S", Object::Name(b"GTS_PDFA1".to_vec()));
    intent.set("OutputConditionIdentifier", text(NAME));
    intent.set("Info", text(NAME));
    intent.set("DestOutputProfile", profile);
    Object::Dictionary(intent)
}

/// Returns a profile of sRGB for screens (ICC.1:2004-10, version 4.2).
fn profile() -> Vec<u8> {
    let mut tags: Vec<([u8; 4], Vec<u8>)> = vec![
        (*b"desc", words(NAME)),
        (*b"cprt", words("No copyright")),
        (*b"wtpt", numbers(*b"XYZ ", &WHITE)),
        (*b"chad", numbers(*b"sf32", &ADAPTATION)),
    ];
    for (name, primary) in [*b"rXYZ", *b"gXYZ", *b"bXYZ"].into_iter().zip(PRIMARIES) {
        tags.push((name, numbers(*b"XYZ ", &primary)));
    }
    let mut curve = b"para\0\0\0\0\0\x03\0\0".to_vec();
    curve.extend(CURVE.into_iter().flat_map(fixed));
    tags.push((*b"rTRC", curve));
    // All three colours share one curve.
    let n_tags = tags.len() + 2;
    let mut table = u32::try_from(n_tags).unwrap_or(0).to_be_bytes().to_vec();
    let mut data = Vec::new();
    let start = 128 + 4 + 12 * n_tags;
    for (name, bytes) in &tags {
        let place = [start + data.len(), bytes.len()].map(|n| u32::try_from(n).unwrap_or(0).to_be_bytes());
        let names: &[[u8; 4]] = if name == b"rTRC" { &[*b"rTRC", *b"gTRC", *b"bTRC"] } else { &[*name] };
        for name in names {
            table.extend(name.iter().chain(place.as_flattened()));
        }
        data.extend(bytes);
        data.resize(data.len().next_multiple_of(4), 0);
    }
    let size = u32::try_from(start + data.len()).unwrap_or(0);
    let mut out = size.to_be_bytes().to_vec();
    out.extend(b"\0\0\0\0\x04\x20\0\0mntrRGB XYZ ");
    // A day that never changes: the same input gives the same bytes.
    out.extend([2026_u16, 1, 1, 0, 0, 0].into_iter().flat_map(u16::to_be_bytes));
    out.extend(b"acsp");
    out.resize(68, 0);
    out.extend(WHITE.into_iter().flat_map(fixed));
    out.resize(128, 0);
    out.extend(table);
    out.extend(data);
    out
}

/// Returns words as profiles have them: one language, in UTF-16.
fn words(text: &str) -> Vec<u8> {
    let letters: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let mut out = b"mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUS".to_vec();
    out.extend(u32::try_from(letters.len()).unwrap_or(0).to_be_bytes());
    out.extend(28_u32.to_be_bytes());
    out.extend(letters);
    out
}

fn numbers(kind: [u8; 4], values: &[f64]) -> Vec<u8> {
    kind.into_iter().chain([0; 4]).chain(values.iter().copied().flat_map(fixed)).collect()
}

/// Returns a number with sixteen bits before the point and sixteen after it.
fn fixed(value: f64) -> [u8; 4] {
    ((value * 65_536.0).round() as i32).to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::profile;

    #[test]
    fn the_profile_is_as_long_as_it_says_and_its_parts_lie_inside() {
        let bytes = profile();
        let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap()) as usize;
        assert_eq!(number(0), bytes.len());
        assert_eq!(&bytes[36..40], b"acsp");
        assert_eq!(number(128), 10);
        for tag in 0..10 {
            let (start, length) = (number(132 + 12 * tag + 4), number(132 + 12 * tag + 8));
            assert!(
                start % 4 == 0 && start >= 252 && start + length <= bytes.len(),
                "{tag}: {start} {length}"
            );
        }
        // White is the sum of the three colours.
        let place = |name: &[u8]| bytes[132..252].chunks(12).find(|tag| &tag[..4] == name).unwrap();
        let first = |name: &[u8]| {
            let start = u32::from_be_bytes(place(name)[4..8].try_into().unwrap()) as usize;
            number(start + 8)
        };
        let sum: usize = [b"rXYZ", b"gXYZ", b"bXYZ"].iter().map(|name| first(*name)).sum();
        assert!(sum.abs_diff(first(b"wtpt")) < 4, "{sum}");
    }
}
