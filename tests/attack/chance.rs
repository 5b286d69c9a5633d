//! Chance from a number, and the ways to mangle bytes with it.

/// Numbers that follow from a seed alone.
pub(crate) struct Chance(u64);

impl Chance {
    /// Returns the chance of a case.
    pub(crate) fn new(seed: u64, case: u64) -> Self {
        let mut chance =
            Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ case.wrapping_mul(0xd1b5_4a32_d192_ed03));
        chance.next();
        chance
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number below another, which is at least 1.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    /// Returns one of some things.
    pub(crate) fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// Says yes once in so many times.
    pub(crate) fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// What nobody expects in a cell, a field or a number.
pub(crate) const NASTY: [&str; 44] = [
    "",
    " ",
    "0",
    "-1",
    "1",
    "2",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "8294967296",
    "9223372036854775807",
    "18446744073709551616",
    "-9223372036854775808",
    "1e308",
    "1e-320",
    "-0.0",
    "NaN",
    "inf",
    "½",
    "0x10",
    "1/0",
    "999999999999999999999999999999",
    "\u{0}",
    "\u{1b}[31m",
    "\u{202e}",
    "\u{feff}",
    "\u{301}",
    "王小明",
    "👩‍👩‍👧‍👦",
    "İ",
    "ß",
    "ﬃ",
    "../../etc/passwd",
    "'; drop table facts; --",
    "<script>alert(1)</script>",
    "{{name}}",
    "{$x}",
    "%s%n",
    "=1+1",
    "&amp;&#0;",
    "\r\n\r\n",
];

/// The longest input made; files are larger only by repetition of a part.
const LONGEST: usize = 400_000;

/// Mangles bytes a few times; `words` are what other seeds of the same door are made of.
pub(crate) fn mangle(chance: &mut Chance, seed: &[u8], seeds: &[Vec<u8>], words: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    let most = [1, 1, 2, 4, 24][chance.below(5)];
    let times = 1 + chance.below(most);
    for _ in 0..times {
        once(chance, &mut bytes, seeds, words);
        bytes.truncate(LONGEST);
    }
    bytes
}

fn once(chance: &mut Chance, bytes: &mut Vec<u8>, seeds: &[Vec<u8>], words: &[Vec<u8>]) {
    let len = bytes.len();
    let at = chance.below(len + 1);
    let most = if chance.once_in(3) { 200 } else { 12 };
    let to = (at + 1 + chance.below(most)).min(len);
    match chance.below(13) {
        0 if at < len => bytes[at] ^= 1 << chance.below(8),
        1 if at < len => bytes[at] = chance.below(256) as u8,
        2 if at < to => drop(bytes.drain(at..to)),
        3 if at < to => {
            let piece = bytes[at..to].to_vec();
            let goal = chance.below(len);
            bytes.splice(goal..goal, piece);
        }
        4 => {
            let word = chance.pick(words).clone();
            bytes.splice(at..at, word);
        }
        5 | 6 => {
            let (from, to) = word_at(bytes, at);
            let word = chance.pick(words).clone();
            bytes.splice(from..to, word);
        }
        7 => {
            let (from, to) = word_at(bytes, at);
            bytes.splice(from..to, chance.pick(&NASTY).bytes());
        }
        8 => {
            if let Some((from, to)) = number_at(bytes, at) {
                bytes.splice(from..to, chance.pick(&NASTY[..25]).bytes());
            }
        }
        9 => {
            let lines: Vec<Vec<u8>> = bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
            let mut lines = lines;
            let (one, other) = (chance.below(lines.len()), chance.below(lines.len()));
            match chance.below(3) {
                0 => lines.swap(one, other),
                1 => drop(lines.remove(one)),
                _ => lines.insert(other, lines[one].clone()),
            }
            *bytes = lines.join(&b'\n');
        }
        10 => {
            let other = chance.pick(seeds);
            let from = chance.below(other.len() + 1);
            bytes.truncate(at);
            bytes.extend_from_slice(&other[from..]);
        }
        11 if at < to => {
            let many = [2, 10, 100, 1000, 5000][chance.below(5)];
            let piece = bytes[at..to].repeat(many);
            bytes.splice(at..at, piece.into_iter().take(LONGEST));
        }
        _ => bytes.truncate(at),
    }
}

/// Returns the word that stands at a place.
fn word_at(bytes: &[u8], at: usize) -> (usize, usize) {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte >= 128;
    let from = bytes[..at].iter().rposition(|byte| !is_word(byte)).map_or(0, |found| found + 1);
    let to = bytes[at..].iter().position(|byte| !is_word(byte)).map_or(bytes.len(), |found| at + found);
    (from, to)
}

/// Returns the first number after a place.
fn number_at(bytes: &[u8], at: usize) -> Option<(usize, usize)> {
    let from = at + bytes[at..].iter().position(u8::is_ascii_digit)?;
    let to = bytes[from..].iter().position(|byte| !byte.is_ascii_digit()).map_or(bytes.len(), |n| from + n);
    Some((from, to))
}

/// Returns the words that texts are made of.
pub(crate) fn words(seeds: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut words: Vec<Vec<u8>> = NASTY.iter().map(|word| word.as_bytes().to_vec()).collect();
    for seed in seeds {
        let parts = seed.split(|byte| !(byte.is_ascii_alphanumeric() || *byte >= 128));
        words.extend(parts.filter(|part| !part.is_empty() && part.len() < 30).map(<[u8]>::to_vec));
        let lines = seed.split(|byte| *byte == b'\n');
        words.extend(lines.filter(|line| line.len() < 200).take(400).map(<[u8]>::to_vec));
    }
    words.sort();
    words.dedup();
    words
}
