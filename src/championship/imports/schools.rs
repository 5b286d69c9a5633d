//! Schools by the names people write, and names so alike that a person should look.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::LazyLock;

use crate::facts::{Championship, School};
use speech::{Lexicon, Message, Value, fold, msg};

/// How alike two names must be to be doubted; found by trying: typing slips score above, other schools below.
const ALIKE: f64 = 0.88;

/// The most schools that are held against one name; a list of thousands of names that are nearly the same is no list.
const MOST_CANDIDATES: usize = 40;

/// No school's name has more letters besides its kind; what is longer is like nothing, and would take minutes to hold
/// against others.
const LONGEST: usize = 80;

/// The schools of a championship and of the list being read, made quick to find.
#[derive(Default)]
pub(super) struct SchoolIndex {
    schools: Vec<School>,
    /// What each is found by: its name, or that of a school that became part of it.
    names: Vec<String>,
    /// The keys of the schools' names, in the same order.
    keys: Vec<Key>,
    by_name: BTreeMap<String, Vec<usize>>,
    /// The schools by each piece of the rest of their names, see [`pieces`].
    by_piece: HashMap<Piece, Vec<usize>>,
    /// How many letters the names in `by_piece` have.
    lengths: BTreeSet<usize>,
}

/// A piece of a name: the digits in the whole, how long it is, which piece, and its letters.
type Piece = (String, usize, usize, Vec<char>);

/// Returns how many slips of the pen a name may have and still be alike to one of so many letters.
fn most_slips(n_letters: usize) -> usize {
    // The longer of the two counts, and it is at most so much longer.
    ((1.0 - ALIKE) * (n_letters as f64 / ALIKE) + 1e-9) as usize
}

/// Returns where the pieces of a name of so many letters begin and end.
///
/// A slip touches at most two pieces, so of two pieces more than that one is untouched in every spelling of the name.
fn pieces(n_letters: usize) -> impl Iterator<Item = (usize, std::ops::Range<usize>)> {
    let n_pieces = 2 * most_slips(n_letters) + 1;
    (0..n_pieces).map(move |index| (index, index * n_letters / n_pieces..(index + 1) * n_letters / n_pieces))
}

impl SchoolIndex {
    /// Returns the index of the registered schools.
    pub(super) fn of(championship: &Championship) -> Self {
        let mut index = SchoolIndex::default();
        championship.schools().for_each(|school| index.add(school.clone()));
        for (was, into) in championship.merged_schools() {
            if let Some(school) = championship.school(into) {
                index.add_as(&was.name, school.clone());
            }
        }
        index
    }

    /// Adds a school.
    pub(super) fn add(&mut self, school: School) {
        self.add_as(&school.name.clone(), school);
    }

    /// Adds a school under another name than it has.
    fn add_as(&mut self, name: &str, school: School) {
        self.by_name.entry(same_name(name)).or_default().push(self.schools.len());
        let key = key(name);
        let letters: Vec<char> = key.rest.chars().collect();
        let is_name = letters.len() <= LONGEST;
        for (index, place) in pieces(letters.len()).take_while(|_| is_name) {
            self.lengths.insert(letters.len());
            let piece = (digits(&key.rest), letters.len(), index, letters[place].to_vec());
            self.by_piece.entry(piece).or_default().push(self.schools.len());
        }
        self.keys.push(key);
        self.names.push(name.to_owned());
        self.schools.push(school);
    }

    /// Finds the school meant: the same name, and no other place.
    pub(super) fn find(&self, name: &str, place: &str) -> Option<&School> {
        let named =
            self.by_name.get(&same_name(name)).into_iter().flatten().map(|index| &self.schools[*index]);
        named.into_iter().find(|school| places_agree(place, school.place.as_deref()))
    }

    /// Returns the schools whose names are so like this one that they may be the same.
    pub(super) fn similar(&self, name: &str, place: &str) -> Vec<&School> {
        let (own, wanted) = (same_name(name), key(name));
        let is_similar = |index: &usize| {
            let (school, key) = (&self.schools[*index], &self.keys[*index]);
            are_alike(&wanted, key)
                && places_agree(place, school.place.as_deref())
                && own != same_name(&self.names[*index])
        };
        self.candidates(&wanted).into_iter().filter(is_similar).map(|index| &self.schools[index]).collect()
    }

    /// Returns the schools that share a piece with a name, in the order they were added: all that may be alike to it.
    fn candidates(&self, wanted: &Key) -> BTreeSet<usize> {
        let letters: Vec<char> = wanted.rest.chars().collect();
        let (n_letters, digits) = (letters.len(), digits(&wanted.rest));
        let shortest = (n_letters as f64 * ALIKE) as usize;
        let longest = (n_letters as f64 / ALIKE).ceil() as usize;
        let mut found = BTreeSet::new();
        if n_letters > LONGEST {
            return found;
        }
        for length in self.lengths.range(shortest..=longest).copied() {
            let slips = most_slips(length.max(n_letters));
            for (index, place) in pieces(length).filter(|(_, place)| place.len() <= n_letters) {
                let (from, to) = (place.start.saturating_sub(slips), place.start + slips);
                for start in from..=to.min(n_letters.saturating_sub(place.len())) {
                    let piece = (digits.clone(), length, index, letters[start..start + place.len()].to_vec());
                    found.extend(self.by_piece.get(&piece).into_iter().flatten().copied());
                    if found.len() > MOST_CANDIDATES {
                        return found;
                    }
                }
            }
        }
        found
    }
}

/// Returns the registered schools whose names are so like this one that they may be the same.
pub fn similar_schools(championship: &Championship, name: &str, place: &str) -> Vec<School> {
    SchoolIndex::of(championship).similar(name, place).into_iter().cloned().collect()
}

/// Returns the registered schools that look like spellings of one, each pair once, the one with fewer pupils first.
pub fn doubled_schools(championship: &Championship) -> Vec<(School, School)> {
    let index = SchoolIndex::of(championship);
    let n_pupils = |school: &School| {
        championship.entries().filter(|entry| entry.is_active() && entry.code.school == school.number).count()
    };
    let mut pairs = Vec::new();
    for school in championship.schools() {
        let place = school.place.as_deref().unwrap_or_default();
        let others = index.similar(&school.name, place).into_iter().chain(index.find(&school.name, place));
        for other in others.filter(|other| other.number < school.number) {
            let (one, other) = (school.clone(), other.clone());
            let is_fewer = n_pupils(&one) <= n_pupils(&other);
            let pair = if is_fewer { (one, other) } else { (other, one) };
            if !pairs.contains(&pair) {
                pairs.push(pair);
            }
        }
    }
    pairs
}

/// Finds a registered school by its number or its name, or by those of one that became part of it.
///
/// # Errors
/// When there is none, with those whose names are like it.
pub fn find_school(championship: &Championship, text: &str) -> Result<School, Message> {
    let text = text.trim();
    let index = SchoolIndex::of(championship);
    let by_number = text.parse().ok().map(|number| championship.current_school(number));
    let found = by_number.and_then(|number| championship.school(number)).or_else(|| index.find(text, ""));
    if let Some(school) = found {
        return Ok(school.clone());
    }
    let shown: String = text.chars().take(60).collect();
    let named = |school: &&School| Value::Text(school.numbered_name());
    let alike: Vec<Value> = index.similar(text, "").iter().take(5).map(named).collect();
    Err(match alike.is_empty() {
        true => msg("imports-no-such-school").with("text", shown),
        false => msg("imports-no-such-school-but").with("text", shown).with("schools", Value::Any(alike)),
    })
}

/// Returns the schools named by a list that are not registered and so like others, of the championship or of the list,
/// that they may be the same: the name as written, and those it is like.
pub fn doubted_schools(championship: &Championship, names: &[&str]) -> Vec<(String, Vec<String>)> {
    let mut index = SchoolIndex::of(championship);
    let mut doubted = Vec::new();
    for name in names {
        if index.find(name, "").is_some() {
            continue;
        }
        let alike: Vec<String> = index.similar(name, "").iter().map(|school| school.name.clone()).collect();
        if !alike.is_empty() {
            doubted.push(((*name).to_owned(), alike));
        }
        index.add(School { number: 0, name: (*name).to_owned(), place: None });
    }
    doubted
}

/// Returns what two spellings of one name share: `4ºA` and `4.º A`, `EB1` and `EB 1`.
fn same_name(name: &str) -> String {
    let folded = fold(name);
    let mut same = String::with_capacity(folded.len());
    let mut letters = folded.chars().peekable();
    while let Some(letter) = letters.next() {
        let sides = same.chars().last().zip(letters.peek().copied());
        // A space between a digit and a letter says nothing; between digits or words it does.
        let is_idle = letter == ' '
            && sides.is_some_and(|(left, right)| left.is_ascii_digit() != right.is_ascii_digit());
        if !is_idle {
            same.push(letter);
        }
    }
    same
}

/// What tells a school from others: its kind, where the name says it, and what is left of the name.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Key {
    kinds: Vec<&'static str>,
    rest: String,
}

/// Says whether two names may be spellings of one. Another kind or other digits are another school.
fn are_alike(one: &Key, other: &Key) -> bool {
    let kinds_agree = one.kinds.is_empty() || other.kinds.is_empty() || one.kinds == other.kinds;
    let (one, other) = (one.rest.as_str(), other.rest.as_str());
    // The edit distance is at least the difference in length: most pairs need no closer look.
    let (shorter, longer) = (one.len().min(other.len()), one.len().max(other.len()));
    kinds_agree
        && (one == other
            || (shorter as f64 >= ALIKE * longer as f64
                && digits(one) == digits(other)
                && strsim::normalized_damerau_levenshtein(one, other) >= ALIKE))
}

fn places_agree(one: &str, other: Option<&str>) -> bool {
    let (one, other) = (fold(one), fold(other.unwrap_or("")));
    one.is_empty() || other.is_empty() || one == other
}

/// What words in the names of schools mean.
#[derive(Clone, Copy)]
enum Part {
    /// The kind of school, by its abbreviation.
    Kind(&'static str),
    /// What is abbreviated in many ways, by the shortest.
    Short(&'static str),
    /// What people leave out.
    Idle,
}

static PARTS: LazyLock<Lexicon<Part>> = LazyLock::new(|| {
    Lexicon::new([
        (Part::Kind("ae"), msg("written-school-group")),
        (Part::Kind("ebs"), msg("written-school-basic-and-secondary")),
        (Part::Kind("ebi"), msg("written-school-integrated")),
        (Part::Kind("eb"), msg("written-school-basic")),
        (Part::Kind("es"), msg("written-school-secondary")),
        (Part::Kind("ep"), msg("written-school-vocational")),
        (Part::Kind("col"), msg("written-school-private")),
        (Part::Short("prof"), msg("written-school-professor")),
        (Part::Short("dr"), msg("written-school-doctor")),
        (Part::Short("s"), msg("written-school-saint")),
        (Part::Idle, msg("written-school-idle")),
    ])
});

/// Returns a name without what people abbreviate or leave out.
fn key(name: &str) -> Key {
    let folded = fold(name);
    let words: Vec<&str> = folded.split(' ').collect();
    let mut key = Key { kinds: Vec::new(), rest: String::new() };
    let mut left = words.as_slice();
    while let [word, ..] = left {
        let (part, length) = PARTS.beginning(left).map_or((None, 1), |(part, length)| (Some(part), length));
        left = &left[length..];
        let plain = match part {
            Some(Part::Kind(kind)) => {
                key.kinds.push(kind);
                continue;
            }
            Some(Part::Idle) => continue,
            Some(Part::Short(short)) => short,
            None => word,
        };
        if !key.rest.is_empty() {
            key.rest.push(' ');
        }
        key.rest += plain;
    }
    key
}

fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::{Fact, Regulations};

    fn index(names: &[String]) -> SchoolIndex {
        let mut index = SchoolIndex::default();
        for (number, name) in (1..).zip(names) {
            index.add(School { number, name: name.clone(), place: None });
        }
        index
    }

    /// A cell of tens of thousands of letters is no school, and must not keep the desk busy.
    #[test]
    fn a_name_as_long_as_a_book_is_like_nothing() {
        let created = Fact::Created { name: String::new(), regulations: Regulations::blank().into() };
        let championship = Championship::begin(&created).expect("nothing is wrong with nothing");
        let (long, longer) = ("ab".repeat(20_000), format!("{}c", "ab".repeat(20_000)));
        assert_eq!(doubted_schools(&championship, &[&long, &longer]), []);
        let (short, shorter) = ("Vale de Cima", "Vale de Cma");
        assert_eq!(doubted_schools(&championship, &[short, shorter]).len(), 1);
    }

    /// The index looks at few schools; what a look at all of them finds, it finds, too.
    #[test]
    fn the_index_finds_what_a_look_at_every_school_finds() {
        let mut state = 1u32;
        let mut random = move |below: usize| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as usize % below
        };
        let letters: Vec<char> = "abcdefghi ".chars().collect();
        let mut names: Vec<String> =
            (0..150).map(|_| (0..3 + random(40)).map(|_| letters[random(letters.len())]).collect()).collect();
        // Each once more with a few slips: a letter left out, doubled, exchanged or turned round.
        for index in 0..150 {
            let mut name: Vec<char> = names[index].chars().collect();
            for _ in 0..1 + random(4) {
                let at = random(name.len().max(2) - 1);
                match random(4) {
                    0 if name.len() > 3 => drop(name.remove(at)),
                    1 => name.insert(at, 'x'),
                    2 => name[at] = 'y',
                    _ if at + 1 < name.len() => name.swap(at, at + 1),
                    _ => {}
                }
            }
            names.push(name.into_iter().collect());
        }
        let index = index(&names);
        let mut n_alike = 0;
        for name in &names {
            let wanted = key(name);
            let all: Vec<usize> =
                (0..names.len()).filter(|other| are_alike(&wanted, &index.keys[*other])).collect();
            let found = index.candidates(&wanted);
            n_alike += all.len() - 1;
            assert!(all.iter().all(|other| found.contains(other)), "{name}");
        }
        assert!(n_alike > 100, "{n_alike} are alike at all");
    }

    #[test]
    fn spellings_that_differ_by_a_sign_are_one_school() {
        for (one, other) in [("4ºA", "4.º A"), ("4 A", "4a"), ("EB1 de Cima", "E.B. 1 de Cima")] {
            let (one, other) = (same_name(one), same_name(other));
            assert_eq!(one.replace("e b", "eb"), other.replace("e b", "eb"));
        }
        for (one, other) in [("EB 1 2", "EB 12"), ("4.º A", "4.º B"), ("Ana Mar", "Anamar")] {
            assert_ne!(same_name(one), same_name(other));
        }
        let known = index(&["4.º A".to_owned()]);
        assert_eq!(known.find("4ºA", "").map(|school| school.number), Some(1));
    }

    #[test]
    fn spellings_of_one_school_are_doubted_and_neighbours_are_not() {
        let alike = |one: &str, other: &str| are_alike(&key(one), &key(other));
        for (one, other) in [
            ("Escola Básica de Vale Fictício", "EB Vale Fictício"),
            ("Agrupamento de Escolas de Monte Inventado", "AE Monte Inventado"),
            ("EB 2,3 Dr. Fulano de Tal", "EB 2,3 Doutor Fulano Tal"),
            ("Escola Secundária de Santa Imaginária", "ES Sta. Imaginaria"),
            ("Colégio da Ponte Falsa", "Colegio da Ponte Flasa"),
            ("Esc. Alfa", "Escola Alfa"),
            ("Vale Fictício", "EB de Vale Fictício"),
        ] {
            assert!(alike(one, other), "{one} / {other}");
        }
        for (one, other) in [
            ("EB n.º 1 de Vale Fictício", "EB n.º 2 de Vale Fictício"),
            ("Escola Básica de Vale Fictício", "Escola Secundária de Monte Inventado"),
            ("EB 1 de Cima", "EB 1 de Baixo"),
            ("Escola Beta", "Escola Zeta"),
            ("Escola Básica de Vale Fictício", "Escola Secundária de Vale Fictício"),
        ] {
            assert!(!alike(one, other), "{one} / {other}");
        }
    }
}
