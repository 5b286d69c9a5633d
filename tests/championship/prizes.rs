//! Laws of prizes and certificates, held on random championships: who has a prize by a second count gets it, and nobody twice.

use std::collections::{BTreeMap, BTreeSet};

use championship::facts::{
    Category, Championship, EntryCode, Fact, Language, Lot, NameStyle, Podium, PrizeRule,
};
use championship::handouts::template::Template;
use championship::handouts::{self, DiplomaOptions, Honour};
use championship::pairing::{self, PairingError};
use championship::reports::{self, Options, Scope};
use championship::{regulations, standings};

use crate::ways::{FIRST, entered, play, play_all};

/// Random regulations in which places are often shared, with lists of every category.
fn file(lot: &mut Lot) -> String {
    let ways = ["swiss in 2 rounds", "swiss in 3 rounds", "round robin", "team round robin on 3 boards"];
    let way = ways[lot.below(ways.len())];
    let (groups, last) = match lot.below(3) {
        0 if !way.starts_with("team") => ("groups of: 4\n    ", "    qualify: 1\n  - play: knockout\n"),
        _ => ("", ""),
    };
    let podium = ["counts", "left out"][lot.below(2)];
    let mut places = || 1 + lot.below(4);
    format!(
        "extends: escola\nedition: none\ncycles: [{{ name: x, years: 1-12, games: [produto] }}]\n\
         tie-breaks: [WIN]\nlast resort: lot\n\
         stages:\n  - {groups}play: {way}\n    draws: possible\n{last}\
         prizes:\n  - {{ name: all, places: {}, podium: {podium} }}\n  \
         - {{ name: young, years: 1-3, places: {}, podium: {podium} }}\n  \
         - {{ name: class, mark: 5a, places: {}, podium: {podium} }}\n  \
         - {{ name: town, town: ' FUNCHAL', places: {}, podium: {podium} }}\n",
        places(),
        places(),
        places(),
        places(),
    )
}

/// A championship of one tournament, played to its end.
fn finished(seed: u64) -> Championship {
    let mut lot = Lot::new(seed, "prizes");
    let text = file(&mut lot);
    let read = regulations::parse("r.yaml", &text)
        .unwrap_or_else(|problems| panic!("{text}\n{}", problems[0].render(Language::En)));
    let mut championship = entered(read, 9 + u32::try_from(lot.below(9)).expect("few"));
    play_all(&mut championship, FIRST, seed);
    championship
}

/// Says, from the entry alone, whether somebody is of a category.
fn is_of(championship: &Championship, code: EntryCode, category: &Category) -> bool {
    let entry = championship.entry(code).expect("an entry");
    match category {
        Category::Everybody => true,
        Category::Years(first, last) => {
            entry.contestant.school_year.is_some_and(|year| *first <= year && year <= *last)
        }
        // In these championships every fourth has this mark, and every second school is there.
        Category::Mark(_) => entry.mark.as_deref() == Some("5A"),
        Category::Column(..) => false,
        Category::Town(_) => code.school.is_multiple_of(2),
    }
}

/// Whoever fewer than `places` of the category are better than has a prize.
fn due(championship: &Championship, rule: &PrizeRule) -> BTreeMap<EntryCode, usize> {
    let places: BTreeMap<EntryCode, usize> = standings::of_tournament(championship, FIRST)
        .iter()
        .filter(|one| rule.podium == Podium::Counts || one.place > 3)
        .filter(|one| is_of(championship, one.entry, &rule.category))
        .map(|one| (one.entry, one.place))
        .collect();
    let ranked = places.iter().map(|(code, place)| {
        let n_better = places.values().filter(|other| *other < place).count();
        (*code, n_better + 1)
    });
    ranked.filter(|(_, place)| *place <= usize::from(rule.places)).collect()
}

/// Returns the words of every certificate or diploma.
fn pages(championship: &Championship, honour: Honour) -> Vec<String> {
    let text = match honour {
        Honour::TakingPart => "# taking part\n{{code}}\n",
        Honour::Podium => "# {{rank}}\n{{code}}\n",
    };
    let options = DiplomaOptions {
        template: Template::parse(text).expect("a template"),
        logo: None,
        day: None,
        venue: String::new(),
        names: NameStyle::Full,
        language: Language::En,
        honour,
    };
    let pages = handouts::diplomas(championship, &[FIRST], &options).expect("pages");
    pages.iter().map(|page| page.text()).collect()
}

/// Counts the pages on which each code stands.
fn by_code(championship: &Championship, pages: &[String]) -> BTreeMap<EntryCode, Vec<usize>> {
    let mut found: BTreeMap<EntryCode, Vec<usize>> = BTreeMap::new();
    for entry in championship.entries() {
        let code = entry.code.to_string();
        let on = (0..pages.len()).filter(|at| pages[*at].lines().any(|line| line.trim() == code));
        found.insert(entry.code, on.collect());
    }
    found
}

#[test]
fn whoever_few_enough_are_better_than_has_a_prize_and_so_has_whoever_shares_the_last() {
    let (mut n_shared, mut n_lists) = (0, 0);
    for seed in 0..60 {
        let championship = finished(seed);
        let script = reports::prize_script(&championship, Scope::All, &Options::default()).html();
        for rule in &championship.regulations().prizes {
            let winners = standings::prize_winners(&championship, FIRST, rule);
            let found: BTreeMap<EntryCode, usize> =
                winners.iter().map(|placing| (placing.entry, placing.place)).collect();
            assert_eq!(found.len(), winners.len(), "seed {seed}: nobody is on a list twice");
            assert_eq!(found, due(&championship, rule), "seed {seed}: {rule:?}");
            assert!(winners.windows(2).all(|two| two[0].place <= two[1].place), "seed {seed}: best first");
            // Teams are called up with the names of their pupils.
            for code in found.keys() {
                let name = championship
                    .entry(*code)
                    .and_then(|entry| entry.contestant.name.clone())
                    .expect("a name");
                // No more than the name: nobody is called by the beginning of another's.
                let is_named = [',', '<'].iter().any(|end| script.contains(&format!("{name}{end}")));
                let is_called = script.contains(&code.to_string()) || is_named;
                assert!(is_called, "seed {seed}: {code} is not called up");
            }
            n_lists += usize::from(!winners.is_empty());
            n_shared += usize::from(winners.len() > usize::from(rule.places));
        }
    }
    assert!(n_lists > 150 && n_shared > 20, "{n_lists} lists, {n_shared} with a shared last prize");
}

#[test]
fn everybody_on_the_podium_gets_one_certificate_and_everybody_who_sat_at_a_board_one_diploma() {
    let mut n_shared = 0;
    for seed in 0..25 {
        let championship = finished(seed);
        let placings = standings::of_tournament(&championship, FIRST);
        let places: BTreeMap<EntryCode, usize> =
            placings.iter().map(|placing| (placing.entry, placing.place)).collect();
        let certificates = pages(&championship, Honour::Podium);
        for (code, on) in by_code(&championship, &certificates) {
            let place = places.get(&code).copied().filter(|place| *place <= 3);
            assert_eq!(on.len(), usize::from(place.is_some()), "seed {seed}: {code} of {places:?}");
            if let (Some(place), [page]) = (place, &on[..]) {
                let rank = ["1st", "2nd", "3rd"][place - 1];
                assert!(certificates[*page].contains(rank), "seed {seed}: {}", certificates[*page]);
            }
        }
        n_shared += usize::from(certificates.len() > 3);
        let played: BTreeSet<EntryCode> = championship
            .groups()
            .flat_map(|group| &group.rounds)
            .flat_map(|round| &round.boards)
            .flat_map(|board| [board.first, board.second])
            .collect();
        let diplomas = pages(&championship, Honour::TakingPart);
        assert_eq!(diplomas.len(), played.len(), "seed {seed}");
        for (code, on) in by_code(&championship, &diplomas) {
            assert_eq!(on.len(), usize::from(played.contains(&code)), "seed {seed}: {code}");
        }
    }
    assert!(n_shared > 3, "places are shared at times: {n_shared}");
}

#[test]
fn before_the_last_result_nobody_has_a_certificate_and_nobody_a_prize() {
    for seed in 0..4 {
        let mut lot = Lot::new(seed, "early");
        let text = "extends: escola\nedition: none\ncycles: [{ name: x, games: [produto] }]\n\
                    stages:\n  - play: swiss in 2 rounds\nprizes:\n  - { name: List for all, places: 9, podium: counts }\n";
        let mut championship = entered(regulations::parse("r.yaml", text).expect("regulations"), 9);
        let draw = pairing::draw(&championship, FIRST, 1, seed).expect("a draw");
        championship.apply(&draw).expect("drawn");
        let group = championship.groups().next().expect("a group").id;
        let options = Options { language: Language::En, ..Options::default() };
        for round in 1..=2 {
            let list = reports::prizes(&championship, Scope::All, &options).html();
            assert!(
                !list.contains("Aluno") && !list.contains("List for all"),
                "before round {round}: {list}"
            );
            assert_eq!(pages(&championship, Honour::Podium), [""; 0], "before round {round}");
            assert_eq!(pages(&championship, Honour::TakingPart).len(), 9, "they can be printed before");
            let fact = pairing::pair(&championship, group, seed, None).expect("a round");
            championship.apply(&fact).expect("taken");
            assert_eq!(pages(&championship, Honour::Podium), [""; 0], "in round {round}");
            play(&mut championship, group, &mut lot);
        }
        let refused = pairing::pair(&championship, group, seed, None);
        assert!(matches!(refused, Err(PairingError::Refused(_))), "{refused:?}");
        assert!(pages(&championship, Honour::Podium).len() >= 3);
        assert!(reports::prizes(&championship, Scope::All, &options).html().contains("List for all"));
        // Who never came to a board gets no diploma once it is over.
        let code = championship.next_code(1, FIRST);
        championship.apply(&Fact::EntryAdded { code, contestant: Default::default() }).expect("an entry");
        assert_eq!(pages(&championship, Honour::TakingPart).len(), 9);
    }
}
