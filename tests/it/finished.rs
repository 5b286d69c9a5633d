//! Tournaments played elsewhere: rounds, pairs and results taken in one command.

use championship::facts::{Championship, Fact, GamePlace, MatchResult, NameStyle};
use championship::standings;
use championship::store::{Desk, Location};

use crate::support::final_day::{self, Hour};
use crate::support::session::Session;

/// Opens a folder with the morning of an invented championship: as it was played, and as it was before its first round.
fn played_and_drawn() -> Session {
    let session = Session::new();
    let facts = final_day::facts(48, Hour::Morning);
    let regulations = Championship::begin(&facts[0]).unwrap().regulations().clone();
    let is_before = |fact: &Fact| {
        matches!(fact, Fact::SchoolRegistered { .. } | Fact::EntryAdded { .. })
            || matches!(fact, Fact::GroupsDrawn { stage: 1, .. })
    };
    for (name, kept) in [
        ("jogado.arbitro", facts[1..].to_vec()),
        ("sorteado.arbitro", facts[1..].iter().filter(|fact| is_before(fact)).cloned().collect()),
    ] {
        let place = Location::File(session.path().join(name));
        let mut desk = Desk::create(&place, "final", regulations.clone(), "teste").unwrap();
        desk.commit(None, |_, _| Ok(kept.clone())).unwrap();
    }
    session
}

pub(crate) fn open(session: &Session, name: &str) -> Championship {
    let place = Location::File(session.path().join(name));
    Desk::open(&place, "teste").unwrap().championship().clone()
}

/// Holds the standings and every round of the first stage against each other.
fn same_morning(session: &Session) {
    let (played, taken) = (open(session, "jogado.arbitro"), open(session, "sorteado.arbitro"));
    for group in played.groups().filter(|group| group.id.stage == 1) {
        let now = taken.group(group.id).unwrap();
        assert_eq!(now.rounds.len(), group.rounds.len(), "{}", group.id);
        for (was, is) in group.rounds.iter().zip(&now.rounds) {
            assert!(was.pairings().eq(is.pairings()), "{} round {}", group.id, was.number);
        }
        assert_eq!(standings::of_group(&played, group.id), standings::of_group(&taken, group.id));
    }
}

#[test]
fn a_played_morning_comes_in_from_a_workbook_and_from_csv() {
    for list in ["rondas.xlsx", "rondas.csv"] {
        let session = played_and_drawn();
        session.ok(&format!("export pairings {list} --championship jogado.arbitro"));
        let plain = session.fails(1, &format!("results import {list} --championship sorteado.arbitro"));
        assert!(plain.contains("--rounds"), "the way out is not named: {plain}");
        let line = format!("results import {list} --rounds --championship sorteado.arbitro");
        let preview = session.ok(&format!("{line} --preview"));
        assert!(preview.contains("rondas a publicar"), "{preview}");
        assert_eq!(open(&session, "sorteado.arbitro").groups().flat_map(|group| &group.rounds).count(), 0);
        session.ok(&line);
        same_morning(&session);
        // Once more changes nothing.
        assert_eq!(session.json(&format!("{line} --json"))["results"], 0);
    }
}

#[test]
fn a_played_group_comes_in_from_a_report_file() {
    let session = played_and_drawn();
    let groups: Vec<String> = open(&session, "jogado.arbitro")
        .groups()
        .filter(|group| group.id.stage == 1)
        .map(|group| group.id.to_string())
        .collect();
    for (index, group) in groups.iter().enumerate() {
        let file = format!("grupo-{index}.trf");
        session
            .ok(&format!("export trf26 {file} --target {group} --names full --championship jogado.arbitro"));
        let line = format!("results import {file} --championship sorteado.arbitro");
        assert!(session.fails(2, &line).contains("--group"));
        session.ok(&format!("{line} --group {group}"));
    }
    let (played, taken) = (open(&session, "jogado.arbitro"), open(&session, "sorteado.arbitro"));
    for group in played.groups().filter(|group| group.id.stage == 1) {
        let lines = |championship: &Championship| {
            let table = standings::of_group(championship, group.id).unwrap();
            table.lines.iter().map(|line| (line.rank, line.entry, line.values.clone())).collect::<Vec<_>>()
        };
        assert_eq!(lines(&played), lines(&taken), "{}", group.id);
    }
}

#[test]
fn a_list_with_a_round_too_far_or_nobody_in_a_row_changes_nothing() {
    let session = played_and_drawn();
    let group = open(&session, "sorteado.arbitro").groups().next().unwrap().clone();
    let [one, other] = [group.members[0].entry, group.members[1].entry];
    for (rows, word) in [
        (format!("{};2;{one};{other};1-0\n", group.id), "ronda 1"),
        (format!("{};1;;;1-0\n", group.id), "linha 2"),
        (format!("{};1;{one};{other};1-0\n", group.id), "linha 2"),
        (format!("{};1;Ninguém de Todo;{other};1-0\n", group.id), "Ninguém de Todo"),
    ] {
        session.write("mau.csv", &format!("Grupo;Ronda;Começa;Responde;Resultado\n{rows}"));
        let said = session.fails(1, "results import mau.csv --rounds --championship sorteado.arbitro");
        assert!(said.contains(word), "{rows}: {said}");
        let now = open(&session, "sorteado.arbitro");
        assert_eq!(now.groups().flat_map(|group| &group.rounds).count(), 0);
    }
}

#[test]
fn results_are_understood_as_people_and_spreadsheets_write_them() {
    let session = played_and_drawn();
    session.ok("pair --all --seed 3 --championship sorteado.arbitro");
    let championship = open(&session, "sorteado.arbitro");
    let group = championship.groups().next().unwrap().clone();
    let name = |code| championship.entry(code).unwrap().contestant.name.clone().unwrap();
    let boards = &group.rounds[0].boards;
    let first = &boards[0];
    let said = |session: &Session, text: &str| {
        let rows = format!(
            "Grupo;Ronda;Começa;Responde;Resultado\n{};1;{};{};{text}\n",
            group.id,
            name(first.first),
            name(first.second)
        );
        session.write("um.csv", &rows);
        session.ok("results import um.csv --correct 'outra vez' --championship sorteado.arbitro");
        let now = open(session, "sorteado.arbitro");
        let place = GamePlace { group: group.id, round: 1, board: first.number, game: 1 };
        let board = now.group(place.group).unwrap().round(1).unwrap().board(place.board).unwrap();
        board.games[0].current()
    };
    for (text, meant) in [
        ("2", MatchResult::SecondWins),
        ("1", MatchResult::FirstWins),
        ("jan-00", MatchResult::FirstWins),
        ("0-1", MatchResult::SecondWins),
        ("2000-01-01", MatchResult::FirstWins),
    ] {
        assert_eq!(said(&session, text), Some(meant), "{text}");
    }
    // What one types into the exported sheet stays a text, chosen from a list.
    session.ok("export pairings ronda.xlsx --championship sorteado.arbitro");
    let bytes = std::fs::read(session.path().join("ronda.xlsx")).unwrap();
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let mut sheet = String::new();
    let mut part = archive.by_name("xl/worksheets/sheet1.xml").unwrap();
    std::io::Read::read_to_string(&mut part, &mut sheet).unwrap();
    assert!(sheet.contains("<dataValidation") && sheet.contains("1-0,0-1"), "{sheet}");
}

/// A drawn tournament of one group, in which pupils are known by their names.
pub(crate) fn club(regulations: &str) -> Session {
    let session = Session::new();
    session.write("r.yaml", regulations);
    session.write("nomes.csv", "Nome\nAna Alves\nBruno Brito\nCarla Costa\nDuarte Dias\n");
    session.ok("new clube --regulations r.yaml");
    session.ok("entries import nomes.csv --school 'EB de Cima' --year 5 --game rastros");
    session.ok("draw --all --seed 1");
    session
}

pub(crate) const ONE_GROUP: &str =
    "extends: escola\nedition: none\ncycles:\n  - { name: todos, years: 1-12, games: [rastros] }\n";

#[test]
fn a_list_without_groups_speaks_of_the_group_of_its_pupils() {
    let session = club(ONE_GROUP);
    let rows =
        "Ronda;Começa;Responde;Resultado\n1;Ana Alves;Bruno Brito;1\n1;Carla Costa;Duarte Dias;01/jan\n";
    session.write("r1.csv", rows);
    let said = session.fails(1, "results import r1.csv --rounds");
    assert!(said.contains("linha 3") && said.contains("data"), "{said}");
    session.write("r1.csv", &rows.replace("01/jan", "2"));
    let said = session.fails(1, "results import r1.csv");
    assert!(said.contains("--rounds"), "{said}");
    let said = session.fails(1, "results import r1.csv --rounds --group 1.9.1");
    assert_eq!(said.matches("1.9.1").count(), 1, "said once: {said}");
    session.ok("results import r1.csv --rounds --group 1.1.1");
    assert_eq!(open(&session, "clube.arbitro").groups().map(|group| group.rounds.len()).sum::<usize>(), 1);
    // A round that cannot be is refused once, with the flag that takes it all the same.
    session.write("r2.csv", &rows.replace("01/jan", "2").replace("\n1;", "\n2;"));
    let said = session.fails(1, "results import r2.csv --rounds");
    assert!(said.contains("--correct") && !said.contains("--force"), "{said}");
    assert!(!said.contains("não tem ronda"), "{said}");
}

#[test]
fn the_list_of_a_round_of_matches_comes_back_as_it_went() {
    let session = club(&format!("{ONE_GROUP}stages:\n  - play: swiss in 2 rounds, matches of 2 games\n"));
    session.write("mao.csv", "Começa;Responde\nAna Alves;Bruno Brito\nCarla Costa;Duarte Dias\n");
    let said = session.ok("pair 1.1.1 --by-hand mao.csv");
    assert!(!said.contains("semente"), "nothing was drawn: {said}");
    session.ok("result 1.1.1 1 1 1-0");
    session.ok("result 1.1.1 1 1 1-0 --game-number 2");
    session.ok("export pairings r1.csv");
    let list = session.read("r1.csv");
    assert!(list.contains("1–1 (1-0 1-0)"), "{list}");
    session.write(
        "r1.csv",
        &list
            .replace("Duarte D.;\n", "Duarte D.;1-0 0-1\n")
            .replace("Duarte D.;\r\n", "Duarte D.;1-0 0-1\r\n"),
    );
    session.ok("results import r1.csv");
    let now = open(&session, "clube.arbitro");
    let boards = &now.groups().next().unwrap().rounds[0].boards;
    assert_eq!(boards.iter().map(|board| board.score()).collect::<Vec<_>>(), [Some((2, 2)), Some((4, 0))]);
}

#[test]
fn every_way_back_names_the_command_that_leads_there() {
    let session = club(ONE_GROUP);
    let nothing = session.fails(1, "diplomas --podium");
    assert!(nothing.contains("arbitro pair --all"), "{nothing}");
    session.ok("pair --all --seed 1");
    let board = session.fails(1, "result 1.1.1 1 1");
    assert!(board.contains("que resultado?"), "{board}");
    session.ok("result 1.1.1 1 1 1-0");
    for refused in ["pair 1.1.1 --annul x", "pair 1.1.1 --sides 1 --reason x"] {
        let said = session.fails(1, refused);
        assert!(said.contains("--retract"), "{refused}: {said}");
    }
    session.ok("result 1.1.1 1 1 --retract engano");
    session.ok("pair 1.1.1 --sides 1 --reason x");
    session.ok("pair 1.1.1 --annul x");
    let said = session.fails(1, "ties 1.1.1 --annul x");
    assert!(said.contains("arbitro ties 1.1.1"), "{said}");
}

#[test]
fn a_list_that_corrects_says_what_changes_as_the_command_for_one_result_does() {
    let session = club(ONE_GROUP);
    session.ok("pair --all --seed 1");
    for board in [1, 2] {
        session.ok(&format!("result 1.1.1 1 {board} 1-0"));
    }
    let list = "Grupo;Ronda;Tabuleiro;Resultado\n1.1.1;1;1;0-1\n";
    session.write("certo.csv", list);
    let refused = session.fails(1, "results import certo.csv");
    assert!(refused.contains("--correct"), "{refused}");
    let told = session.ok("results import certo.csv --correct 'boletim trocado'");
    let session = club(ONE_GROUP);
    session.ok("pair --all --seed 1");
    for board in [1, 2] {
        session.ok(&format!("result 1.1.1 1 {board} 1-0"));
    }
    let one = session.ok("result 1.1.1 1 1 0-1 --correct 'boletim trocado'");
    let places = one.lines().find(|line| line.contains(" passa do ")).unwrap_or_else(|| panic!("{one}"));
    assert!(told.contains(places), "{told} against {one}");
    // The log says who won, before and after.
    let club = open(&session, "clube.arbitro");
    let board = &club.groups().next().unwrap().rounds[0].boards[0];
    let name = |code| club.entry(code).unwrap().contestant.shown_name(NameStyle::Full).unwrap();
    let log = session.ok("log");
    for code in [board.first, board.second] {
        assert!(log.contains(&format!("· {} ganhou", name(code))), "{log}");
    }
}

#[test]
fn substitutes_moves_and_mergers_are_commands_and_the_log_names_who_came_for_whom() {
    let session = club(ONE_GROUP);
    let said = session.ok("entries substitute 'Ana Alves' --name 'Zita Zarco' --reason 'está doente'");
    assert!(said.contains("Zita Zarco"), "{said}");
    let log = session.ok("log");
    assert!(log.contains("Zita Zarco") && log.contains("Ana Alves") && log.contains("está doente"), "{log}");
    let said = session.fails(1, "entries move 'Zita Zarco' 1.1.1 --reason x");
    assert!(said.contains("já está num grupo"), "{said}");
    session.ok("entries merge 'Zita Zarco' 'Bruno Brito' --reason 'a mesma pessoa'");
    session.ok("pair --all --seed 1");
    session.ok("result 1.1.1 1 1 1-0");
    let board = open(&session, "clube.arbitro").groups().next().unwrap().rounds[0].boards[0].clone();
    let line = format!("entries substitute {} --name 'Outra Pessoa' --reason x", board.first);
    assert!(session.fails(1, &line).contains("já jogou"));
}

#[test]
fn a_championship_goes_out_whole_and_comes_in_whole() {
    let session = club(ONE_GROUP);
    session.ok("pair --all --seed 1");
    session.ok("result 1.1.1 1 1 1-0");
    for file in ["tudo.xlsx", "tudo.json"] {
        session.ok(&format!("export all {file} --names full --championship clube.arbitro"));
    }
    session.write("r.yaml", &open(&session, "clube.arbitro").regulations().source);
    for (name, file) in [("um", "tudo.xlsx"), ("dois", "tudo.json")] {
        session.ok(&format!("new {name} --regulations r.yaml"));
        let preview = session.ok(&format!("import {file} --preview --championship {name}.arbitro"));
        assert!(preview.contains("nada foi guardado"), "{preview}");
        let said = session.ok(&format!("import {file} --championship {name}.arbitro"));
        assert!(said.contains("1 ronda, 1 resultado"), "{said}");
        let (was, is) = (open(&session, "clube.arbitro"), open(&session, &format!("{name}.arbitro")));
        assert!(was.entries().eq(is.entries()), "{name}");
        // All but the seed of the lot, which no list carries.
        let rounds = |championship: &Championship| {
            let mut rounds = championship.groups().next().unwrap().rounds.clone();
            rounds.iter_mut().for_each(|round| round.seed = 0);
            rounds
        };
        assert_eq!(rounds(&was), rounds(&is), "{name}");
        // A second time there is nothing to take it into.
        assert!(session.fails(1, &format!("import {file} --championship {name}.arbitro")).contains("sortea"));
    }
}
