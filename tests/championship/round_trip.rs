//! What is taken along in a list comes back the same: every fact that a list of entries can carry.

use championship::decisions::{Settling, settle, take_along};
use championship::facts::{
    Championship, Contestant, EntryStatus, Fact, Format, GamePlace, GroupId, Language, Lot, NameStyle, Stamp,
};
use championship::imports::{Given, Kind, Severity, gather, preview_entries, preview_results};
use championship::pairing::{self, PairingError};
use championship::regulations;
use championship::reports::{self, Options, Taken};
use championship::tables::{self, NamedTable, Sheet, write_csv, write_workbook, write_xlsx};

use crate::ways::{FIRST, entered, play, stamp};

/// Everything that a list can carry of an entry, in words.
fn carried(championship: &Championship) -> Vec<String> {
    let line = |entry: &championship::facts::Entry| {
        let school = championship.school(entry.code.school).expect("a school");
        let left = match &entry.status {
            EntryStatus::Active => String::new(),
            EntryStatus::Waiting => "waits".to_owned(),
            EntryStatus::Withdrawn { reason } => format!("left: {reason}"),
        };
        format!(
            "{} {:?} {:?} {} {:?} {:?} {left}",
            entry.code,
            entry.contestant.name,
            entry.contestant.school_year,
            school.name,
            school.place,
            entry.mark
        )
    };
    championship.entries().map(line).collect()
}

#[test]
fn entries_come_back_as_they_went() {
    let text = "extends: escola\nedition: none\ncycles: [{ name: x, years: 1-4, games: [ouri, rastros] }]\nstages: [{ play: swiss in 3 rounds }]\n";
    let read = regulations::parse("r.yaml", text).expect("regulations");
    let mut before = entered(read.clone(), 7);
    let codes: Vec<_> = before.entries().map(|entry| entry.code).collect();
    for (code, name) in
        codes.iter().zip(["=Ana", "-Rui", "@Eva", "+Zé", "'Lia", "Tó; o \"grande\"", "Ivo  Gil"])
    {
        let mut contestant = before.entry(*code).expect("an entry").contestant.clone();
        contestant.name = Some(name.split_whitespace().collect::<Vec<_>>().join(" "));
        before.apply(&Fact::EntryChanged { code: *code, contestant, reason: None }).expect("a name");
    }
    for (code, reason) in [(codes[1], "doente: gripe"), (codes[9], "foi embora")] {
        let fact = Fact::EntryWithdrawn { code, from_round: None, reason: reason.into() };
        before.apply(&fact).expect("a withdrawal");
    }
    for language in Language::ALL {
        let options = Options { language, names: NameStyle::Full, ..Options::default() };
        let list = reports::entry_list(&before, None, &options);
        let csv = write_csv(&list.csv_rows(language));
        let xlsx = write_workbook("x", &[list.sheet()]).expect("a workbook");
        for bytes in [csv, xlsx] {
            let created = Fact::Created { name: "x".into(), regulations: Box::new(read.clone()) };
            let mut after = Championship::begin(&created).expect("a championship");
            let preview = preview_entries(&after, &tables::read(&bytes).expect("a table"));
            let errors: Vec<_> =
                preview.problems.iter().filter(|one| one.severity == Severity::Error).collect();
            assert!(errors.is_empty(), "{language}: {errors:?}");
            for fact in preview.facts() {
                after.apply(&fact).expect("taken");
            }
            assert_eq!(carried(&after), carried(&before), "{language}");
        }
    }
}

/// Everything that lists can carry of groups, rounds and notes, in words.
fn carried_by_all(championship: &Championship) -> Vec<String> {
    let mut all = carried(championship);
    for group in championship.groups() {
        let label = championship.group_label(group.id);
        all.push(format!("{label} at {} in {:?}", group.table, championship.regulations().room_of(group)));
        for member in &group.members {
            all.push(format!("{label} {member:?}"));
        }
        for round in &group.rounds {
            let pairings: Vec<_> = round.pairings().collect();
            all.push(format!("{label} {} {pairings:?} seed {}", round.number, round.seed));
            for board in &round.boards {
                // Everything that was entered, with the reasons of corrections.
                let entered: Vec<_> = board.games.iter().map(|game| game.entries()).collect();
                all.push(format!("{label} {} {} {entered:?}", board.number, board.results()));
            }
        }
        all.push(format!("{label} decided {:?}", group.decisions));
    }
    let stages = championship.tournaments().flat_map(|one| &one.stages);
    all.extend(stages.map(|stage| format!("stage {} seed {}", stage.number, stage.seed)));
    all.extend(championship.notes().iter().map(|note| format!("{note:?}")));
    all
}

/// Plays some rounds, with somebody who comes late, somebody who misses rounds, somebody who leaves, and notes.
fn played(text: &str, n_pupils: u32, seed: u64) -> Championship {
    let read = regulations::parse("r.yaml", text).unwrap_or_else(|problems| panic!("{}", problems[0]));
    let mut championship = entered(read, n_pupils);
    let mut lot = Lot::new(seed, "round trip");
    let stages = u8::try_from(championship.regulations().stages.len()).expect("few");
    for stage in 1..=stages {
        if stage > 1 {
            let wish = Settling { wanted: &[FIRST], seed, forced: None, play_offs: &[], is_several: false };
            let (facts, _) = settle(&championship, &wish, &stamp()).expect("settled");
            facts.iter().for_each(|fact| championship.apply(fact).expect("settled"));
        }
        let draw = pairing::draw(&championship, FIRST, stage, seed).expect("a draw");
        championship.apply(&draw).expect("drawn");
        let groups: Vec<GroupId> =
            championship.groups().map(|group| group.id).filter(|group| group.stage == stage).collect();
        for (index, id) in groups.into_iter().enumerate() {
            let is_by_points = championship.format_of(id).is_some_and(Format::pairs_by_points);
            for number in 1..=9 {
                let members = &championship.group(id).expect("a group").members;
                let some = members[lot.below(members.len())].entry;
                let mut happens = vec![];
                if stage == 1 && is_by_points {
                    happens = match (number, index) {
                        (2, 0) => {
                            let code = championship.next_code(2, FIRST);
                            let contestant =
                                Contestant { name: Some("Tardia Última".into()), school_year: None };
                            vec![
                                Fact::EntryAdded { code, contestant },
                                Fact::LateEntryPlaced { code, group: id },
                            ]
                        }
                        (2, 1) => vec![Fact::AbsenceAnnounced { code: some, round: 3 }],
                        (3, 0) => vec![Fact::EntryWithdrawn {
                            code: some,
                            from_round: None,
                            reason: "febre".into(),
                        }],
                        _ => vec![],
                    };
                }
                for fact in happens {
                    let _ = championship.apply(&fact);
                }
                match pairing::pair(&championship, id, seed, None) {
                    Ok(fact) => championship.apply(&fact).expect("a round"),
                    Err(PairingError::Decided(_) | PairingError::Refused(_)) => break,
                    Err(error) => panic!("{id}: {error}"),
                }
                play(&mut championship, id, &mut lot);
                let place = GamePlace { group: id, round: number, board: 1, game: 1 };
                correct(&mut championship, place);
                take_back(&mut championship, place, true);
                let stamp =
                    Stamp { by: "Zé; o árbitro".replace(';', ","), at: 1_700_000_000 + i64::from(number) };
                let text = format!("relógio parado na ronda {number}; =1+1");
                championship.apply(&Fact::Noted { place, text, stamp }).expect("a note");
            }
        }
    }
    championship
}

/// Corrects a result and puts it right again, each with a reason.
fn correct(championship: &mut Championship, place: GamePlace) {
    let board = championship.group(place.group).and_then(|group| group.round(place.round)?.board(1));
    let Some(was) = board.and_then(|board| board.games.first()?.current()) else { return };
    let other = was.from_the_other_side();
    for (was, result, reason) in [(was, other, "trocados; ao contrário"), (other, was, "afinal estava bem")]
    {
        let stamp = Stamp { by: "Júri".into(), at: 1_700_000_100 };
        let fact = Fact::ResultCorrected { place, was, result, reason: reason.into(), record: None, stamp };
        // What brings somebody back into a bracket is refused; there it stays as it was.
        if was == result || championship.apply(&fact).is_err() {
            return;
        }
    }
}

/// Takes the last result of a board back with a reason, and enters it again where that is wished.
fn take_back(championship: &mut Championship, place: GamePlace, is_entered_again: bool) {
    let board = championship.group(place.group).and_then(|group| group.round(place.round)?.board(1));
    let Some(board) = board else { return };
    let place = GamePlace { game: u8::try_from(board.games.len()).expect("few"), ..place };
    let Some(was) = board.games.last().and_then(|game| game.current()) else { return };
    let stamp = |by: &str| Stamp { by: by.into(), at: 1_700_000_200 };
    let reason = "escrito no tabuleiro errado; =2".into();
    let taken_back = Fact::ResultRetracted { place, was, reason, stamp: stamp("Mesa 2") };
    championship.apply(&taken_back).expect("taken back");
    if is_entered_again {
        let again = Fact::ResultEntered { place, result: was, record: None, stamp: stamp("Júri") };
        championship.apply(&again).expect("entered again");
    }
}

#[test]
fn a_result_that_was_taken_back_and_not_entered_again_comes_back_as_open() {
    let text = "extends: escola\nedition: none\ncycles: [{ name: x, years: 1-4, games: [ouri] }]\nstages: [{ play: swiss in 3 rounds }]\n";
    let mut before = played(text, 6, 3);
    let group = before.groups().next().expect("a group");
    let place =
        GamePlace { group: group.id, round: group.rounds.last().expect("rounds").number, board: 1, game: 1 };
    take_back(&mut before, place, false);
    let open = |championship: &Championship| {
        let board = championship.group(place.group).and_then(|group| group.round(place.round)?.board(1));
        board.and_then(|board| board.games.first()?.entries().last()?.taken_back.clone())
    };
    let reason = open(&before).expect("taken back").reason;
    assert_eq!(reason, "escrito no tabuleiro errado; =2");
    let created = Fact::Created {
        name: "x".into(),
        regulations: Box::new(regulations::parse("r.yaml", text).expect("regulations")),
    };
    let mut after = Championship::begin(&created).expect("a championship");
    let json = format!("{:#}", Taken::everything(&before).json(&before, NameStyle::Full)).into_bytes();
    let sheets = tables::read_all(&json).expect("tables");
    let taken = take_along(&after, &sheets, &Stamp { by: "quem importa".into(), at: 5 }, Language::Pt);
    assert!(taken.problems.is_empty(), "{:?}", taken.problems);
    for fact in &taken.facts {
        after.apply(fact).expect("taken");
    }
    assert_eq!(carried_by_all(&after), carried_by_all(&before));
}

#[test]
fn everything_that_lists_carry_comes_back_into_a_new_championship() {
    let rooms = "rooms: [{ name: Ginásio, tables: 1-2 }, { name: Sala 4 }]\n";
    let head = "extends: escola\nedition: none\ncycles: [{ name: x, years: 1-4, games: [ouri] }]\nlast resort: lot\n";
    let cases = [
        (
            "stages: [{ groups of: 5, play: swiss in 4 rounds, qualify: 2 }, { play: \"knockout, best of 3\" }]\n",
            15,
        ),
        ("stages: [{ groups of: 4, play: \"round robin, matches of 2 games\" }]\n", 9),
        ("teams: mark\nstages: [{ play: team round robin on 2 boards }]\n", 12),
        ("stages: [{ play: double elimination }]\n", 7),
    ];
    for (index, (stages, n_pupils)) in (0..).zip(cases) {
        let text = format!("{head}{rooms}{stages}");
        let before = played(&text, n_pupils, index);
        let read = regulations::parse("r.yaml", &text).expect("regulations");
        let taken = Taken::everything(&before);
        let mut files = vec![format!("{:#}", taken.json(&before, NameStyle::Full)).into_bytes()];
        for language in Language::ALL {
            let options = Options { language, names: NameStyle::Full, ..Options::default() };
            let sheets: Vec<_> = taken.tables(&before, &options).iter().map(|table| table.sheet()).collect();
            files.push(write_workbook("x", &sheets).expect("a workbook"));
        }
        let mut all: Vec<Vec<NamedTable>> =
            files.iter().map(|bytes| tables::read_all(bytes).expect("tables")).collect();
        // As CSV each list is a file of its own.
        for language in Language::ALL {
            let options = Options { language, names: NameStyle::Full, ..Options::default() };
            let lists = taken.tables(&before, &options);
            let csv = |table: &reports::Table| {
                let read = tables::read(&write_csv(&table.csv_rows(language))).expect("a table");
                NamedTable { name: table.name.clone(), table: read }
            };
            all.push(lists.iter().map(csv).collect());
        }
        let corrected = carried_by_all(&before).iter().any(|line| line.contains("afinal estava bem"));
        assert!(corrected || text.contains("elimination"), "{text}");
        let taken_back = carried_by_all(&before).iter().any(|line| line.contains("tabuleiro errado"));
        assert!(taken_back, "{text}");
        for sheets in all {
            let created = Fact::Created { name: "x".into(), regulations: Box::new(read.clone()) };
            let mut after = Championship::begin(&created).expect("a championship");
            let taken =
                take_along(&after, &sheets, &Stamp { by: "quem importa".into(), at: 5 }, Language::Pt);
            assert!(taken.problems.is_empty(), "{text}: {:?}", taken.problems);
            assert!(taken.told.len() >= 4, "{:?}", taken.told);
            for fact in &taken.facts {
                after.apply(fact).expect("taken");
            }
            let (was, is) = (carried_by_all(&before), carried_by_all(&after));
            for (was, is) in was.iter().zip(&is) {
                assert_eq!(was, is, "{text}");
            }
            assert_eq!(was.len(), is.len(), "{text}");
        }
    }
}

#[test]
fn every_sheet_of_a_workbook_is_read_or_said_to_be_left_aside() {
    let sheet = |name: &str, rows: &[&[&str]]| Sheet {
        name: name.into(),
        rows: rows.iter().map(|row| row.iter().map(|cell| cell.to_string()).collect()).collect(),
    };
    let book = write_xlsx(&[
        sheet("4.º A", &[&["Nome", "Turma"], &["Ana Sá", "4A"], &["Rui Dó", "4A"]]),
        sheet("4.º B", &[&["Lista da turma"], &["Turma", "Aluno"], &["4B", "Eva Mi"]]),
        sheet("Vazia", &[]),
        sheet("Ajuda", &[&["Ciclo", "Anos"], &["1.º", "1–4"]]),
        sheet("Resultados", &[&["Grupo", "Ronda", "Tabuleiro", "Resultado"], &["1.1.1", "1", "1", "1-0"]]),
    ]);
    let read = tables::read_all(&book.expect("a workbook")).expect("sheets");
    let entries = gather(&read, Kind::Entries);
    let names: Vec<&str> = entries.table.rows[1..].iter().map(|row| row.cell(0)).collect();
    assert_eq!(names, ["Ana Sá", "Rui Dó", "Eva Mi"]);
    let keys: Vec<&str> = entries.told.iter().map(|told| told.key()).collect();
    let expected = [
        "imports-sheet-read",
        "imports-sheet-read",
        "imports-sheet-empty",
        "imports-sheet-of-nothing",
        "imports-sheet-of-results",
    ];
    assert_eq!(keys, expected);
    // A problem of the second sheet names it.
    let read_as = regulations::parse("r.yaml", "extends: turma\nedition: none\n").expect("regulations");
    let created = Fact::Created { name: "x".into(), regulations: Box::new(read_as) };
    let championship = Championship::begin(&created).expect("a championship");
    let given =
        Given { year: "4".into(), games: vec!["xadrez".into()], school: "EB".into(), ..Given::default() };
    let table = given.complete(entries.table).expect("a list");
    let problem = preview_entries(&championship, &table).problems.into_iter().last().expect("no game");
    let said = Language::Pt.say(&speech::Tell::tell(&problem));
    assert!(said.contains("linha 3 da folha 2"), "{said}");
    let results = gather(&read, Kind::Results);
    assert_eq!(results.table.rows.len(), 2);
    assert_eq!(results.told[0].key(), "imports-sheet-of-entries");
}

#[test]
fn results_are_understood_in_the_words_of_people() {
    let text = "extends: escola\nedition: none\ncycles: [{ name: x, games: [ouri] }]\nstages: [{ play: swiss in 3 rounds }]\n";
    let mut championship = entered(regulations::parse("r.yaml", text).expect("regulations"), 4);
    let drawn = pairing::draw(&championship, FIRST, 1, 1).expect("a draw");
    championship.apply(&drawn).expect("drawn");
    let id = championship.groups().next().expect("a group").id;
    let round = pairing::pair(&championship, id, 1, None).expect("a round");
    championship.apply(&round).expect("a round");
    let board = championship.group(id).expect("a group").rounds[0].boards[0].clone();
    let results = |list: String| -> Vec<String> {
        let preview =
            preview_results(&championship, &tables::read(list.as_bytes()).expect("a table"), &stamp(), None);
        let told = preview.problems.iter().map(|problem| problem.message.key().to_owned());
        let facts = preview.facts.iter().map(|fact| match fact {
            Fact::ResultEntered { result, .. } => result.to_string(),
            fact => format!("{fact:?}"),
        });
        told.chain(facts).collect()
    };
    let (first, second) = (board.first, board.second);
    for (word, of_first, of_second) in [
        ("vitória", "1-0", "0-1"),
        ("Vitoria", "1-0", "0-1"),
        ("victoria", "1-0", "0-1"),
        ("win", "1-0", "0-1"),
        ("derrota", "0-1", "1-0"),
        ("LOSS", "0-1", "1-0"),
        ("empate", "½-½", "½-½"),
        ("tablas", "½-½", "½-½"),
        ("falta", "-:+", "+:-"),
        ("1", "1-0", "0-1"),
        ("0", "0-1", "1-0"),
    ] {
        // Of one pupil, by code.
        assert_eq!(results(format!("Código;Ronda;Resultado\n{first};1;{word}\n")), [of_first], "{word}");
        assert_eq!(results(format!("Código;Ronda;Resultado\n{second};1;{word}\n")), [of_second], "{word}");
        // Of two, it is the first one's.
        if word.contains(char::is_alphabetic) {
            let row = format!("Começa;Responde;Ronda;Resultado\n{first};{second};1;{word}\n");
            assert_eq!(results(row), [of_first], "{word}");
        }
    }
    // Where nobody is named, nobody has won.
    assert_eq!(
        results(format!("Grupo;Ronda;Tabuleiro;Resultado\n{id};1;1;vitória\n")),
        ["imports-fared-who"]
    );
    assert_eq!(results(format!("Grupo;Ronda;Tabuleiro;Resultado\n{id};1;1;empate\n")), ["½-½"]);
}

#[test]
fn a_game_that_is_not_played_is_refused_also_where_the_list_names_its_own() {
    let read = regulations::parse("r.yaml", "extends: turma\nedition: none\n").expect("regulations");
    let created = Fact::Created { name: "x".into(), regulations: Box::new(read) };
    let championship = Championship::begin(&created).expect("a championship");
    let given = |game: &str| Given { games: vec![game.into()], ..Given::default() };
    assert!(given("rastros").check(&championship).is_ok());
    assert_eq!(given("xadrez").check(&championship).unwrap_err().key(), "imports-no-game");
}
