//! Matches of teams, each rule held to a second count from the boards.

use std::collections::{BTreeMap, BTreeSet};

use championship::facts::{
    Championship, EntryCode, Fact, GroupId, Language, MatchResult, NameStyle, Pairing, Points, Refusal,
    Round, TieMeans,
};
use championship::handouts::template::Template;
use championship::handouts::{self, DiplomaOptions, Honour};
use championship::pairing::{self, PairingError};
use championship::reports::{self, Options, Rounds, Scope};
use championship::standings;
use championship::tables::Value;

use crate::ways::{FIRST, entered, play, played, read};

const GROUP: GroupId = GroupId { tournament: FIRST, stage: 1, group: 1 };

/// Counts the boards of a round by pairs of schools: what each made, in tenths.
fn by_schools(round: &Round) -> BTreeMap<(u32, u32), (i32, i32)> {
    let mut sums: BTreeMap<(u32, u32), (i32, i32)> = BTreeMap::new();
    for board in &round.boards {
        let (one, other) = match board.winner_or_draw() {
            Some(MatchResult::FirstWins) => (10, 0),
            Some(MatchResult::SecondWins) => (0, 10),
            _ => (5, 5),
        };
        let schools = (board.first.school, board.second.school);
        let (key, made) = match schools.0 < schools.1 {
            true => (schools, (one, other)),
            false => ((schools.1, schools.0), (other, one)),
        };
        let sum = sums.entry(key).or_default();
        *sum = (sum.0 + made.0, sum.1 + made.1);
    }
    sums
}

/// Counts the boards of a round once more, the first of a match three times, the second twice: what each school made, in tenths.
fn weighed(round: &Round) -> BTreeMap<u32, i32> {
    let mut sums: BTreeMap<u32, i32> = BTreeMap::new();
    let mut seen: BTreeMap<(u32, u32), i32> = BTreeMap::new();
    for board in &round.boards {
        let (one, other) = match board.winner_or_draw() {
            Some(MatchResult::FirstWins) => (10, 0),
            Some(MatchResult::SecondWins) => (0, 10),
            _ => (5, 5),
        };
        let schools = (board.first.school, board.second.school);
        let before = seen.entry((schools.0.min(schools.1), schools.0.max(schools.1))).or_default();
        let weight = 3 - *before;
        *before += 1;
        *sums.entry(schools.0).or_default() += one * weight;
        *sums.entry(schools.1).or_default() += other * weight;
    }
    sums
}

#[test]
fn a_league_counts_as_counted_by_hand() {
    for seed in 0..12 {
        let mut championship = played("teams.yaml", 15, seed);
        let last = GroupId { stage: 2, ..GROUP };
        let lots = standings::draw_lots(&championship, last, seed, &crate::ways::stamp());
        lots.iter().for_each(|fact| championship.apply(fact).expect("a lot"));
        let group = championship.group(GROUP).expect("a league");
        assert_eq!(group.rounds.len(), 5, "five teams, of which one is free each time");
        let (mut matches, mut boards) = (BTreeMap::<u32, i32>::new(), BTreeMap::<u32, i32>::new());
        let mut weights = BTreeMap::<u32, i32>::new();
        let mut met = BTreeSet::new();
        for round in &group.rounds {
            weighed(round).into_iter().for_each(|(school, sum)| *weights.entry(school).or_default() += sum);
            assert_eq!(round.byes.len(), 3, "a whole team is free");
            for (pair, made) in by_schools(round) {
                assert!(met.insert(pair), "{pair:?} meet twice");
                for (school, own, theirs) in [(pair.0, made.0, made.1), (pair.1, made.1, made.0)] {
                    *boards.entry(school).or_default() += own;
                    *matches.entry(school).or_default() += if own > theirs {
                        30
                    } else if own == theirs {
                        10
                    } else {
                        0
                    };
                }
            }
            // At every second board the other team starts.
            for found in standings::team_matches(&championship, group, round) {
                let starts: Vec<u32> =
                    found.boards.iter().filter_map(|board| Some(round.board(*board)?.first.school)).collect();
                assert!(starts.windows(2).all(|two| two[0] != two[1]), "{starts:?}");
            }
        }
        assert_eq!(met.len(), 10, "everybody met everybody");
        let table = standings::of_teams(&championship, GROUP).expect("standings");
        let key = |line: &standings::TeamLine| (line.match_points, line.board_points);
        for line in &table.lines {
            let school = line.members[0].school;
            assert_eq!(line.match_points, Points::from_tenths(matches[&school]), "seed {seed}");
            assert_eq!(line.board_points, Points::from_tenths(boards[&school]), "seed {seed}");
            assert_eq!(line.weighted, Points::from_tenths(weights[&school]), "seed {seed}");
            assert_eq!(line.matches.iter().sum::<u16>(), 4);
        }
        assert!(table.lines.windows(2).all(|two| key(&two[0]) >= key(&two[1])));
        // Two teams go on whole, and all of the winners are first.
        let last = championship.group(last).expect("a final");
        assert_eq!(last.teams().len(), 2);
        assert_eq!((last.members.len(), last.rounds.len()), (6, 2));
        let placings = standings::of_tournament(&championship, FIRST);
        let places: Vec<usize> = placings.iter().map(|placing| placing.place).collect();
        assert!(places.starts_with(&[1, 1, 1]), "{places:?}");
        let winners: BTreeSet<u32> = placings[..3].iter().map(|placing| placing.entry.school).collect();
        assert_eq!(winners.len(), 1);
        assert!(places[3] == 2 && places.iter().all(|place| *place <= 5), "{places:?}");
        assert_eq!(placings.len(), 15);
    }
}

#[test]
fn ties_of_teams_are_decided_between_teams() {
    let mut n_tied = 0;
    for seed in 0..40 {
        let mut championship = played("teams.yaml", 6, seed);
        let last = GroupId { stage: 2, ..GROUP };
        for tied in standings::ties(&championship, last) {
            n_tied += 1;
            assert_eq!(tied.len(), 2, "one speaks for each team");
            assert_ne!(tied[0].school, tied[1].school);
            let stamp = crate::ways::stamp();
            let facts = standings::draw_lots(&championship, last, 5, &stamp);
            facts.iter().for_each(|fact| championship.apply(fact).expect("a lot"));
            let ranks: Vec<usize> = standings::of_teams(&championship, last)
                .expect("teams")
                .lines
                .iter()
                .map(|line| line.rank)
                .collect();
            assert_eq!(ranks, [1, 2]);
            let places = standings::of_tournament(&championship, FIRST);
            assert_eq!(places.iter().filter(|placing| placing.place == 1).count(), 3);
            // Of two decisions between the same the later counts.
            let order = |championship: &Championship| -> Vec<EntryCode> {
                let table = standings::of_teams(championship, last).expect("teams");
                table.lines.iter().map(|line| line.members[0]).collect()
            };
            let (first, turned) = (order(&championship), order(&championship).into_iter().rev().collect());
            let means = TieMeans::PlayOff;
            let fact = Fact::TieDecided { group: last, order: turned, means, stamp };
            championship.apply(&fact).expect("a play-off");
            assert_eq!(order(&championship), [first[1], first[0]], "seed {seed}");
        }
    }
    assert!(n_tied > 0, "two teams are tied at times");
}

#[test]
fn everybody_of_a_class_meets_everybody_of_the_other() {
    let championship = played("scheveningen.yaml", 16, 4);
    let group = championship.group(GROUP).expect("a group");
    let teams = group.teams();
    let sizes: Vec<usize> = teams.iter().map(|team| team.members.len()).collect();
    assert_eq!(sizes.iter().copied().collect::<BTreeSet<_>>(), [4, 12].into());
    assert_eq!(group.rounds.len(), 12);
    let mut met = BTreeSet::new();
    let team = |code: EntryCode| group.member(code).expect("a member").team_id();
    for board in group.rounds.iter().flat_map(|round| &round.boards) {
        assert_ne!(team(board.first), team(board.second));
        assert!(met.insert((board.first.min(board.second), board.first.max(board.second))));
    }
    assert_eq!(met.len(), 4 * 12);
    let table = standings::of_teams(&championship, GROUP).expect("standings");
    let sum: i32 = table.lines.iter().map(|line| line.board_points.tenths()).sum();
    // Every board brings a point, and so does a board that stays empty across.
    assert_eq!(sum, 10 * (4 * 12 + (12 - 4) * 12));
    // Who is forgotten stays in the team.
    let mut later = championship.clone();
    let code = group.members[0].entry;
    later.apply(&Fact::Forgotten { code }).expect("forgotten");
    assert_eq!(standings::of_teams(&later, GROUP), Some(table));
    assert_eq!(later.own_team(code), championship.own_team(code));
}

#[test]
fn a_reserve_moves_up_and_an_empty_board_is_lost() {
    let mut championship = entered(read("teams.yaml"), 6);
    // One school has a fourth, the other two of its three.
    let code = championship.next_code(1, FIRST);
    let contestant = Default::default();
    championship.apply(&Fact::EntryAdded { code, contestant }).expect("an entry");
    championship.apply(&pairing::draw(&championship, FIRST, 1, 3).expect("a draw")).expect("drawn");
    let first_of = |school: u32, championship: &Championship| {
        let members = &championship.group(GROUP).expect("a group").members;
        members.iter().find(|member| member.entry.school == school).expect("a member").entry
    };
    for school in [1, 2] {
        let code = first_of(school, &championship);
        championship.apply(&Fact::AbsenceAnnounced { code, round: 1 }).expect("an absence");
    }
    let fact = pairing::pair(&championship, GROUP, 3, None).expect("a round");
    let Fact::RoundPublished { pairings, .. } = &fact else { panic!("a round") };
    let games = pairings.iter().filter(|pairing| matches!(pairing, Pairing::Game { .. })).count();
    assert_eq!(games, 2);
    assert!(
        pairings.contains(&Pairing::Bye { entry: code }),
        "the reserve sits at the third board: {pairings:?}"
    );
    championship.apply(&fact).expect("taken");
    play(&mut championship, GROUP, &mut championship::facts::Lot::new(1, "x"));
    let round = championship.group(GROUP).and_then(|group| group.round(1)).expect("a round").clone();
    let sums = by_schools(&round);
    let table = standings::of_teams(&championship, GROUP).expect("standings");
    let made = |school: u32| {
        let line = table.lines.iter().find(|line| line.members[0].school == school);
        line.expect("a team").board_points.tenths()
    };
    assert_eq!((made(1), made(2)), (sums[&(1, 2)].0 + 10, sums[&(1, 2)].1));
}

#[test]
fn a_draw_of_teams_says_what_is_missing() {
    let mut championship = entered(read("scheveningen.yaml"), 6);
    let codes: Vec<EntryCode> = championship.entries().map(|entry| entry.code).collect();
    championship.apply(&Fact::EntryMarked { code: codes[0], mark: "5C".into() }).expect("a mark");
    let three = pairing::draw(&championship, FIRST, 1, 1);
    assert_eq!(three, Err(PairingError::NotTwoTeams(FIRST, 3)));
    championship.apply(&Fact::EntryMarked { code: codes[0], mark: String::new() }).expect("no mark");
    let none = pairing::draw(&championship, FIRST, 1, 1);
    assert_eq!(none, Err(PairingError::WithoutTeam(FIRST, vec![codes[0]])));
    let told = Language::En.say(&speech::Tell::tell(&none.expect_err("refused")));
    assert!(told.contains(&codes[0].to_string()) && told.contains("Mark"), "{told}");
    // Marks are the same to people whatever their case, and who comes later finds the teams drawn.
    championship.apply(&Fact::EntryMarked { code: codes[0], mark: " 5b ".into() }).expect("a mark");
    let draw = pairing::draw(&championship, FIRST, 1, 1).expect("a draw");
    championship.apply(&draw).expect("drawn");
    let late = championship.next_code(1, FIRST);
    championship.apply(&Fact::EntryAdded { code: late, contestant: Default::default() }).expect("an entry");
    let placed = pairing::place_late_entry(&championship, late).expect("a place");
    assert_eq!(championship.apply(&placed), Err(Refusal::TeamsDrawn(late, GROUP)));
}

#[test]
fn lists_and_scores_show_the_teams() {
    let championship = played("classes.yaml", 15, 2);
    let options = Options { language: Language::En, ..Options::default() };
    let rounds = Rounds { scope: Scope::All, number: None };
    let lists = [
        reports::pairings_by_table(&championship, rounds, &options),
        reports::results(&championship, Scope::All, &options),
    ];
    for list in lists {
        let html = list.html();
        assert!(html.contains("5A – 5B: ") || html.contains("5B – 5A: "), "{html}");
    }
    let scores = reports::scores(&championship, Scope::All, &options).html();
    assert!(scores.contains("Board points") && scores.contains("Name and team"), "{scores}");
    let prizes = reports::prizes(&championship, Scope::All, &options).html();
    assert!(prizes.contains("Name and team") && prizes.contains("5B"), "{prizes}");
    // What is listed in a terminal hides what paper hides: two teams that meet whole play one match.
    let columns = |championship: &Championship| -> Vec<String> {
        let list = reports::team_list(championship, GROUP, &options).expect("teams");
        list.columns.into_iter().map(|column| column.key).collect()
    };
    assert!(columns(&championship).contains(&"match_points".to_owned()));
    let met = columns(&played("scheveningen.yaml", 8, 1));
    assert_eq!(met, ["place", "team", "board_points"]);
}

#[test]
fn a_place_of_a_team_is_honoured_with_the_points_of_the_team_once_all_is_played() {
    let certificates = |championship: &Championship| -> Vec<String> {
        let text = handouts::built_in_template(Honour::Podium, Language::En);
        let options = DiplomaOptions {
            template: Template::parse(text).expect("a template"),
            logo: None,
            day: None,
            venue: String::new(),
            names: NameStyle::Full,
            language: Language::En,
            honour: Honour::Podium,
        };
        let pages = handouts::diplomas(championship, &[FIRST], &options).expect("certificates");
        pages.iter().map(|page| page.text().replace('\n', " ")).collect()
    };
    let championship = played("teams.yaml", 9, 3);
    let (team, points) = standings::of_tournament(&championship, FIRST)
        .first()
        .and_then(|best| standings::team_of(&championship, best.entry, best.stage))
        .expect("a team");
    let found = certificates(&championship);
    let name = championship.team_name(&team.team);
    let words = Language::En.say(&speech::Tell::tell(&points));
    assert!(found[0].contains("1st place"), "{}", found[0]);
    assert!(found[0].contains(&format!("with the team {name}: {words}")), "{}", found[0]);
    let prizes = reports::prizes(&championship, Scope::All, &Options::default());
    let written = format!("{prizes:?}");
    let worth = i64::from(points.tenths()) * 10;
    assert!(written.contains(&format!("Decimal({worth})")), "{written}");

    // Before the end nobody has a place, and nobody a certificate.
    let mut open = entered(read("teams.yaml"), 9);
    open.apply(&pairing::draw(&open, FIRST, 1, 3).expect("a draw")).expect("drawn");
    open.apply(&pairing::pair(&open, GROUP, 3, None).expect("a round")).expect("taken");
    play(&mut open, GROUP, &mut championship::facts::Lot::new(1, "x"));
    assert!(!standings::of_tournament(&open, FIRST).is_empty());
    assert_eq!(certificates(&open), [""; 0]);
}

#[test]
fn two_teams_in_different_places_differ_in_what_is_shown_of_them() {
    let options = Options { language: Language::En, ..Options::default() };
    let column = |table: &reports::Table, key: &str| table.columns.iter().position(|one| one.key == key);
    let (mut n_between, mut n_parted) = (0, 0);
    for seed in 0..60 {
        let mut championship = played("teams.yaml", 15, seed);
        let last = GroupId { stage: 2, ..GROUP };
        let lots = standings::draw_lots(&championship, last, seed, &crate::ways::stamp());
        lots.iter().for_each(|fact| championship.apply(fact).expect("a lot"));
        let list = reports::team_list(&championship, GROUP, &options).expect("teams");
        n_between += usize::from(column(&list, "between").is_some());
        let decided = column(&list, "decided");
        let is_decided = |row: &[Value]| decided.is_some_and(|at| !row[at].is_empty());
        for two in list.blocks[0].rows.windows(2).filter(|two| two[0][0] != two[1][0]) {
            if is_decided(&two[0]) && is_decided(&two[1]) {
                continue;
            }
            // Behind the place and the name.
            assert_ne!(two[0][2..], two[1][2..], "seed {seed}: {two:?}");
        }
        let prizes = reports::prizes(&championship, Scope::All, &options);
        let table = prizes.tables().next().expect("winners");
        let at = |key| column(table, key).expect("a column");
        let (points, parted) = (at("points"), at("tie_break"));
        for two in table.blocks[0].rows.windows(2).filter(|two| two[0][points] == two[1][points]) {
            n_parted += 1;
            assert!(two.iter().all(|row| !row[parted].is_empty()), "seed {seed}: {two:?}");
        }
        let has_parted = table.blocks[0].rows.iter().any(|row| !row[parted].is_empty());
        let told = format!("{prizes:?}");
        assert_eq!(has_parted, told.contains("the matches between them decide"), "seed {seed}");
        assert!(!told.contains("Buchholz"), "teams are not parted by what parts pupils");
    }
    assert!(n_between > 0 && n_parted > 0, "{n_between} {n_parted}");
}
