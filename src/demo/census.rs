//! Invented pupils and schools: common names and made-up places, combined at random.

use championship::facts::Lot;

/// The lists names are drawn from.
pub(super) struct Census {
    girls: Vec<&'static str>,
    boys: Vec<&'static str>,
    /// The name and the particle some families write before it.
    surnames: Vec<(&'static str, Option<&'static str>)>,
    /// The name and the share of schools.
    districts: Vec<(&'static str, usize)>,
    kinds: Vec<Kind>,
    /// The article and the name.
    sites: Vec<(&'static str, &'static str)>,
    surroundings: Vec<&'static str>,
}

/// A kind of school.
pub(super) struct Kind {
    share: usize,
    /// The cycles it teaches.
    pub(super) cycles: Vec<u8>,
    name: &'static str,
}

impl Census {
    /// Reads the lists.
    pub(super) fn read() -> Census {
        let given = lines(include_str!("data/given_names.txt"));
        let of = |letter: &str| -> Vec<&'static str> {
            given.iter().filter_map(|line| line.strip_prefix(letter)).map(str::trim).collect()
        };
        let number = |text: &str| text.parse().unwrap_or(1);
        Census {
            girls: of("f "),
            boys: of("m "),
            surnames: lines(include_str!("data/surnames.txt"))
                .into_iter()
                .map(|line| {
                    line.split_once(' ').map_or((line, None), |(name, particle)| (name, Some(particle)))
                })
                .collect(),
            districts: lines(include_str!("data/districts.txt"))
                .into_iter()
                .map(|line| line.rsplit_once(' ').map_or((line, 1), |(name, share)| (name, number(share))))
                .collect(),
            kinds: lines(include_str!("data/school_kinds.txt"))
                .into_iter()
                .filter_map(|line| {
                    let mut words = line.splitn(3, ' ');
                    let (share, cycles, name) = (words.next()?, words.next()?, words.next()?);
                    let cycles = cycles.bytes().map(|digit| digit.saturating_sub(b'0')).collect();
                    Some(Kind { share: number(share), cycles, name })
                })
                .collect(),
            sites: lines(include_str!("data/school_sites.txt"))
                .into_iter()
                .filter_map(|line| line.split_once(' '))
                .collect(),
            surroundings: lines(include_str!("data/school_surroundings.txt")),
        }
    }

    /// Invents the name of a pupil: mostly one or two given names and two surnames, sometimes many more.
    pub(super) fn pupil(&self, lot: &mut Lot) -> String {
        let given = if lot.below(2) == 0 { &self.girls } else { &self.boys };
        let mut words: Vec<&str> = Vec::new();
        let n_given = [1, 1, 1, 2, 2][lot.below(5)];
        let n_surnames = [1, 2, 2, 2, 2, 2, 2, 3, 3, 4][lot.below(10)];
        while words.len() < n_given {
            let name = common(given, lot);
            if !words.contains(&name) {
                words.push(name);
            }
        }
        for _ in 0..n_surnames {
            let (name, particle) = common(&self.surnames, lot);
            if words.contains(&name) {
                continue;
            }
            if let Some(particle) = particle.filter(|_| lot.below(5) == 0) {
                words.push(particle);
            }
            words.push(name);
        }
        words.join(" ")
    }

    /// Draws a kind of school.
    pub(super) fn kind(&self, lot: &mut Lot) -> &Kind {
        &self.kinds[weighted(self.kinds.iter().map(|kind| kind.share), lot)]
    }

    /// Returns the kind that teaches every cycle.
    pub(super) fn widest_kind(&self) -> &Kind {
        let widest = self.kinds.iter().max_by_key(|kind| (kind.cycles.len(), kind.share));
        widest.expect("the list of kinds is part of the program and not empty")
    }

    /// Draws a district.
    pub(super) fn district(&self, lot: &mut Lot) -> &'static str {
        self.districts[weighted(self.districts.iter().map(|(_, share)| *share), lot)].0
    }

    /// Invents the name of a school.
    pub(super) fn school(&self, kind: &Kind, lot: &mut Lot) -> String {
        let (article, site) = self.sites[lot.below(self.sites.len())];
        let surroundings = self.surroundings[lot.below(self.surroundings.len())];
        format!("{} d{article} {site} {surroundings}", kind.name)
    }
}

/// Draws from a list with the commonest first, which come more often.
fn common<T: Copy>(list: &[T], lot: &mut Lot) -> T {
    list[lot.below(list.len()).min(lot.below(list.len()))]
}

/// Draws an index by shares.
fn weighted(shares: impl Iterator<Item = usize> + Clone, lot: &mut Lot) -> usize {
    let mut drawn = lot.below(shares.clone().sum());
    for (index, share) in shares.enumerate() {
        if drawn < share {
            return index;
        }
        drawn -= share;
    }
    0
}

/// Returns the lines of a list without its comments.
fn lines(text: &'static str) -> Vec<&'static str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

#[cfg(test)]
mod tests {
    use super::Census;
    use championship::facts::Lot;

    #[test]
    fn the_lists_hold_what_they_should() {
        let census = Census::read();
        assert_eq!((census.girls.len(), census.boys.len()), (50, 50));
        assert_eq!(census.districts.len(), 20);
        assert!(census.surnames.len() >= 90 && census.kinds.len() == 6);
        assert_eq!(census.widest_kind().cycles, [1, 2, 3, 4]);
    }

    #[test]
    fn names_read_like_names() {
        let (census, mut lot) = (Census::read(), Lot::new(1, "names"));
        for _ in 0..500 {
            let name = census.pupil(&mut lot);
            assert!((2..=10).contains(&name.split(' ').count()), "{name}");
            assert!(name.chars().all(|c| c.is_alphabetic() || c == ' '), "{name}");
            let school = census.school(census.kind(&mut lot), &mut lot);
            assert!(school.contains(" da ") || school.contains(" do "), "{school}");
        }
    }
}
