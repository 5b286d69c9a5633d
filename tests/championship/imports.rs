//! Lists of entries and results against a championship: what is taken, and every complaint.

use championship::facts::{
    Championship, DrawnGroup, EntryCode, Fact, GroupId, Language, MatchResult, Pairing, Stamp, TournamentId,
};
use championship::imports::{
    Column, RowFate, Severity, entry_template, find_cycle, find_game, find_tournament, preview_entries,
    preview_results,
};
use championship::regulations;
use championship::tables::{self, Table, write_csv, write_xlsx};
use speech::Tell;

fn championship() -> Championship {
    let fact = Fact::Created { name: "prova".into(), regulations: Box::new(regulations::default()) };
    Championship::begin(&fact).unwrap()
}

fn table(text: &str) -> Table {
    tables::read(text.as_bytes()).unwrap()
}

/// Reads a list and returns the fates of its rows and its problems, in words.
fn check(championship: &Championship, list: &str) -> (Vec<String>, Vec<String>) {
    let preview = preview_entries(championship, &table(list));
    let fates = preview.rows.iter().map(|row| match row.fate {
        RowFate::New(code) => format!("{} new {code}", row.row),
        RowFate::Changed(code) => format!("{} changed {code}", row.row),
        RowFate::Unchanged(code) => format!("{} unchanged {code}", row.row),
        RowFate::Refused => format!("{} refused", row.row),
    });
    (fates.collect(), preview.problems.iter().map(|problem| Language::En.say(&problem.tell())).collect())
}

/// Returns the championship after a list was taken.
fn taken(mut championship: Championship, list: &str) -> Championship {
    for fact in preview_entries(&championship, &table(list)).facts() {
        championship.apply(&fact).unwrap();
    }
    championship
}

#[test]
fn a_good_list_gives_codes_in_order() {
    let list = "Campeonato de prova;;;;;\nNome;Escola;Localidade;Ano;Ciclo;Jogo\nAna Um;EB de Cima;Vila;3;1.º ciclo;Rastros\n\
                Rui Dois;EB de Baixo;;6.º ano;;gatos e cães\nEva Três;EB DE CIMA;Vila;12;Sec;FLUME\nIvo Quatro;eb de cima;;4;1;1\n";
    let (fates, problems) = check(&championship(), list);
    assert_eq!(fates, ["3 new 001.1.3", "4 new 002.2.2", "5 new 001.4.6", "6 new 001.1.1"]);
    assert_eq!(problems, [""; 0]);
    let championship = taken(championship(), list);
    assert_eq!(championship.schools().count(), 2);
    let entry = championship.entry("002.2.2".parse().unwrap()).unwrap();
    assert_eq!((entry.contestant.name.as_deref(), entry.contestant.school_year), (Some("Rui Dois"), Some(6)));
    assert_eq!(championship.school(1).unwrap().place.as_deref(), Some("Vila"));
}

#[test]
fn headers_are_found_in_every_language_and_any_order() {
    let english = "Game,Pupil,School year,Cycle,Town,School\nAvanço,Ana Um,8,3rd cycle,Vila,EB de Cima\n";
    assert_eq!(check(&championship(), english).0, ["2 new 001.3.4"]);
    let spanish = "Juego;Alumno;Curso;Ciclo;Localidad;Colegio\nAvanço;Ana Um;8;3.º ciclo;Vila;EB de Cima\n";
    assert_eq!(check(&championship(), spanish).0, ["2 new 001.3.4"]);
    let portuguese =
        "N.º;Jogo;Nome do aluno;Ano de escolaridade;Agrupamento\n1;Avanço;Ana Um;8.º;EB de Cima\n";
    assert_eq!(check(&championship(), portuguese).0, ["2 new 001.3.4"]);
}

/// One row for each kind of complaint, in one list: all of them come at once, each with its place.
#[test]
fn every_problem_is_told_with_its_row_and_column() {
    let list = "Nome;Escola;Ano;Ciclo;Jogo\n\
        Ana Um;EB de Cima;3;1;Rastros\n\
        Rui Dois;EB de Baixo;3;5.º ciclo;Rastros\n\
        Eva Três;EB de Baixo;3;1;Rastos\n\
        Ivo Quatro;EB de Baixo;3;1;Flume\n\
        Leo Cinco;EB de Baixo;7;1;Rastros\n\
        Mia Seis;EB de Cima;4;1;Rastros\n\
        ana um;EB de Cima;3;1;Rastros\n\
        Noa Sete;Escola Básica de Cima;3;1;Semáforo\n\
        Ana Um;EB de Cima;3;1;Semáforo\n\
        ;EB de Baixo;treze;;\n\
        Pia Oito;;2;1;Rastros\n";
    let (fates, problems) = check(&championship(), list);
    let expected = [
        "row 3, column D (Ciclo): unknown cycle `5.º ciclo`; expected `1st cycle`, `2nd cycle`, `3rd cycle` or `secondary`",
        "row 4, column E (Jogo): unknown game `Rastos`; did you mean `Rastros`?",
        "row 5, column E (Jogo): `Flume, 1st cycle`: not played in this cycle; expected `Traffic Lights`, `Cats & Dogs` or `Trails`",
        "row 6, column C (Ano): school year 7 is outside the cycle, which has years 1 to 4",
        "row 7, column B (Escola): second pupil of the same school in Trails, 1st cycle: the first is the one in row 2",
        "row 8, column A (Nome): warning: repeated: the same entry as in row 2, and counted once; if these are two pupils, tell them apart by another surname or by the class",
        "row 9, column B (Escola): warning: the school `Escola Básica de Cima` looks like `EB de Cima` (001); spell it the same, or confirm that it is another",
        "row 10, column A (Nome): warning: the same pupil already plays Trails, 1st cycle (the one in row 2); nobody can play two games on one day",
        "row 11, column C (Ano): `treze` is not a school year; expected a number from 1 to 12",
        "row 11, column E (Jogo): the game is missing",
        "row 11, column D (Ciclo): the cycle is missing",
        "row 11, column A (Nome): the pupil's name is missing",
        "row 12, column B (Escola): the school is missing",
    ];
    assert_eq!(problems, expected);
    let refused: Vec<&str> = fates
        .iter()
        .filter(|fate| fate.ends_with("refused"))
        .map(|fate| fate.split(' ').next().unwrap())
        .collect();
    assert_eq!(refused, ["3", "4", "5", "6", "7", "11", "12"]);
    // The same in Portuguese: every sentence exists.
    let preview = preview_entries(&championship(), &table(list));
    assert_eq!(
        Language::Pt.say(&preview.problems[4].tell()),
        "linha 7, coluna B (Escola): segundo aluno da mesma escola em Rastros, 1.º ciclo: o primeiro é o da linha 2"
    );
    assert_eq!((preview.count(Severity::Error), preview.count(Severity::Warning)), (10, 3));
    // The good rows alone can be taken.
    assert_eq!(taken(championship(), list).entries().count(), 3);
}

#[test]
fn a_table_without_a_header_or_a_needed_column_is_refused_whole() {
    let (fates, problems) = check(&championship(), "Ana;EB\nRui;EB\n");
    assert!(
        fates.is_empty()
            && problems[0].starts_with(
                "row 1: there is no header row: found `Ana`, `EB`; expected columns such as `Name`"
            ),
        "{problems:?}"
    );
    let (_, problems) = check(&championship(), "Nome;Escola\nAna;EB\n");
    assert_eq!(
        problems,
        [
            "row 1: the column `Game` or `Code` is missing",
            "row 1: the column `School year`, `Cycle` or `Code` is missing"
        ]
    );
    let (_, problems) = check(&championship(), "Nome;Aluno;Escola;Jogo;Ano\nAna;Ana;EB;Rastros;3\n");
    assert_eq!(
        problems,
        ["row 1, column B (Aluno): `Aluno` and `Nome` say the same; remove or rename one of the columns"]
    );
}

#[test]
fn a_list_sent_again_changes_only_what_is_new() {
    let first = "Nome;Escola;Ano;Jogo\nAna Um;EB de Cima;3;Rastros\n";
    let after = taken(championship(), first);
    let again = "Nome;Escola;Ano;Jogo\nAna Um;EB de Cima;3;Rastros\nRui Dois;EB de Baixo;3;Rastros\n";
    let (fates, problems) = check(&after, again);
    assert_eq!((fates, problems), (vec!["2 unchanged 001.1.3".into(), "3 new 002.1.3".into()], vec![]));
    let with_codes = "Código;Nome;Ano\n001.1.3;Ana Um da Silva;3\n";
    assert_eq!(check(&after, with_codes).0, ["2 changed 001.1.3"]);
    let wrong = "Código;Nome;Escola;Jogo\n001.1.3;Ana;Outra escola;Rastros\n001.1.3;Ana;EB de Cima;Avanço\n12;x;y;z\n009.1.3;Ana;;Rastros\n";
    let (_, problems) = check(&after, wrong);
    assert_eq!(problems[0], "row 2, column C (Escola): school 001 is `EB de Cima` and not `Outra escola`");
    assert_eq!(problems[1], "row 3, column D (Jogo): `Avanço` does not agree with the code `001.1.3`");
    assert!(problems[2].starts_with("row 4, column A (Código): `12` is not a code"));
    assert_eq!(problems.last().unwrap(), "row 5, column C (Escola): the school is missing");
}

#[test]
fn codes_of_an_existing_list_are_kept() {
    let list = "Código;Nome;Escola;Ano\n221.1.3;Ana Um;EB de Cima;3\n007.2.4;Rui Dois;EB de Baixo;5\n";
    assert_eq!(check(&championship(), list), (vec!["2 new 221.1.3".into(), "3 new 007.2.4".into()], vec![]));
    let numbered = "N.º da escola;Nome;Escola;Ano;Jogo\n221;Ana Um;EB de Cima;3;Rastros\n221;Rui;EB de Baixo;3;Semáforo\n";
    let (fates, problems) = check(&championship(), numbered);
    assert_eq!(fates, ["2 new 221.1.3", "3 refused"]);
    assert_eq!(problems, ["row 3, column C (Escola): school 221 is `EB de Cima` and not `EB de Baixo`"]);
}

#[test]
fn schools_of_one_name_in_two_places_are_two() {
    let list = "Nome;Escola;Localidade;Ano;Jogo\nAna;EB Central;Vila;3;Rastros\nRui;EB Central;Aldeia;3;Rastros\nEva;EB Central;Vila;3;Semáforo\n";
    let (fates, problems) = check(&championship(), list);
    assert_eq!(
        (fates, problems),
        (vec!["2 new 001.1.3".into(), "3 new 002.1.3".into(), "4 new 001.1.1".into()], vec![])
    );
}

#[test]
fn a_filled_in_template_is_taken() {
    let mut sheets = entry_template(&regulations::default(), Language::Pt);
    assert_eq!(sheets[1].rows.len(), 5, "the help page has a row for each cycle");
    let row = ["Ana Um", "EB de Cima", "Vila", "3", "1.º ciclo", "Rastros"].map(String::from).to_vec();
    sheets[0].rows.push(row);
    for bytes in [write_xlsx(&sheets).unwrap(), write_csv(&sheets[0].rows)] {
        let preview = preview_entries(&championship(), &tables::read(&bytes).unwrap());
        assert_eq!((preview.rows.len(), preview.problems.len()), (1, 0));
    }
}

#[test]
fn games_and_cycles_go_by_every_name_they_have() {
    let championship = championship();
    let regulations = championship.regulations();
    for (text, number) in [
        ("1", 1),
        ("1º", 1),
        ("2.º CEB", 2),
        ("3rd cycle", 3),
        ("Secundário", 4),
        ("sec.", 4),
        ("SECONDARY", 4),
        ("4", 4),
    ] {
        assert_eq!(find_cycle(regulations, text), Ok(number), "{text}");
    }
    for text in ["", "5", "0", "se", "primeiro?"] {
        assert!(find_cycle(regulations, text).is_err(), "{text}");
    }
    for (text, number) in
        [("rastros", 3), ("Trails", 3), ("Gatos e Cães", 2), ("gatos-caes", 2), ("SEMAFORO", 1), ("6", 6)]
    {
        assert_eq!(find_game(regulations, text), Ok(number), "{text}");
    }
    assert_eq!(find_tournament(&championship, "rastros 1"), Ok(TournamentId { cycle: 1, game: 3 }));
    assert_eq!(find_tournament(&championship, "4.6"), Ok(TournamentId { cycle: 4, game: 6 }));
    assert!(find_tournament(&championship, "1.6").is_err());
}

/// A championship with one group of four and its first round published.
fn paired() -> Championship {
    let list = "Nome;Escola;Ano;Jogo\nA;Escola Alfa;3;Rastros\nB;Escola Beta;3;Rastros\nC;Escola Gama;3;Rastros\nD;Escola Delta;3;Rastros\n";
    let mut championship = taken(championship(), list);
    let code = |school| EntryCode::first(school, 1, 3);
    let tournament = TournamentId { cycle: 1, game: 3 };
    let groups = vec![DrawnGroup { table: 1, members: (1..=4).map(code).collect(), ..DrawnGroup::default() }];
    championship.apply(&Fact::GroupsDrawn { tournament, stage: 1, seed: 1, groups }).unwrap();
    let pairings = vec![
        Pairing::Game { first: code(1), second: code(3) },
        Pairing::Game { first: code(4), second: code(2) },
    ];
    let group = GroupId { tournament, stage: 1, group: 1 };
    championship.apply(&Fact::RoundPublished { group, round: 1, seed: 1, pairings, forced: None }).unwrap();
    championship
}

fn check_results(
    championship: &Championship,
    list: &str,
    reason: Option<&str>,
) -> (usize, usize, Vec<String>) {
    let stamp = Stamp { by: "mesa".into(), at: 0 };
    let preview = preview_results(championship, &table(list), &stamp, reason);
    let problems = preview.problems.iter().map(|problem| Language::En.say(&problem.tell())).collect();
    (preview.facts.len(), preview.unchanged, problems)
}

#[test]
fn results_are_taken_by_board_or_by_code_and_checked_against_the_round() {
    let mut championship = paired();
    let by_board =
        "Grupo;Ronda;Tabuleiro;Começa;Responde;Resultado\n1.3.1;1;1;001.1.3;003.1.3;1-0\n1.3;1;2;;;0-1\n";
    assert_eq!(check_results(&championship, by_board, None), (2, 0, vec![]));
    let by_code = "Code,Round,Result\n001.1.3,1,1-0\n002.1.3,1,\n";
    assert_eq!(check_results(&championship, by_code, None), (1, 0, vec![]));
    let wrong = "Grupo;Ronda;Tabuleiro;Começa;Resultado\n1.3.9;1;1;;1-0\n1.3.1;2;1;;1-0\n1.3.1;1;3;;1-0\n1.3.1;1;1;002.1.3;1-0\n\
                 1.3.1;1;1;;2-0\n1.3.1;1;1;;½-½\n1.3.1;1;2;;1-0\n1.3.1;1;2;;0-1\n1.3.1;x;2;;0-1\n";
    let (facts, _, problems) = check_results(&championship, wrong, None);
    let expected = [
        "row 2, column A (Grupo): there is no group `1.3.9`; write it like 1.3.2 (cycle.game.group), or 1.3.F for the final",
        "row 3, column B (Ronda): group `1.3.1` has no round 2",
        "row 4, column C (Tabuleiro): there is no board 3; this round has 2",
        "row 5, column D (Começa): at board 1 sits `001.1.3` and not `002.1.3`",
        "row 6, column E (Resultado): `2-0` is not a result; expected 1-0, 0-1, ½-½, or with an absence +:-, -:+ or -:-",
        "row 7, column E (Resultado): 1.3.1, round 1, board 1: this game cannot be drawn",
        "row 9, column C (Tabuleiro): the same board is already in row 8",
        "row 10, column B (Ronda): `x` is not a number; expected 1, 2, 3…",
    ];
    assert_eq!((facts, problems), (1, expected.map(String::from).to_vec()));
    let stamp = Stamp { by: "mesa".into(), at: 0 };
    for fact in preview_results(&championship, &table(by_board), &stamp, None).facts {
        championship.apply(&fact).unwrap();
    }
    // Sent again nothing changes; a difference needs a reason and is then a correction.
    assert_eq!(check_results(&championship, by_board, None), (0, 2, vec![]));
    let changed = "Grupo;Ronda;Tabuleiro;Resultado\n1.3.1;1;1;0-1\n";
    let (facts, _, problems) = check_results(&championship, changed, None);
    assert_eq!((facts, problems.len()), (0, 1));
    assert!(problems[0].contains("has the result `1-0` already"), "{problems:?}");
    let correction = preview_results(&championship, &table(changed), &stamp, Some("trocado")).facts;
    assert!(matches!(
        &correction[..],
        [Fact::ResultCorrected { was: MatchResult::FirstWins, result: MatchResult::SecondWins, .. }]
    ));
}

#[test]
fn every_title_of_a_column_reads_as_that_column() {
    for titles in [Column::OF_ENTRIES, Column::OF_RESULTS] {
        for language in Language::ALL {
            let header: Vec<String> = titles.iter().map(|column| language.say(&column.title())).collect();
            let unique: std::collections::BTreeSet<_> = header.iter().collect();
            assert_eq!(unique.len(), titles.len(), "{header:?}");
        }
    }
}

#[test]
fn a_code_that_is_somebody_elses_is_doubted() {
    let list = "Nome;Escola;Ano;Jogo\nGil Gomes;EB de Cima;3;Rastros\nRui Dias;EB de Cima;3;Semáforo\n";
    let championship = taken(championship(), list);
    let other = "Código;Nome\n001.1.3;Ana A.\n001.1.1;Rui Manuel Dias\n";
    let (fates, problems) = check(&championship, other);
    assert_eq!(fates, ["2 changed 001.1.3", "3 changed 001.1.1"]);
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(problems[0].contains("Gil Gomes") && problems[0].contains("Ana A."), "{problems:?}");
    assert!(problems[0].contains("warning") && problems[0].contains("another championship"), "{problems:?}");
}

#[test]
fn a_list_after_an_exchange_says_who_played_or_is_asked() {
    let mut championship = paired();
    let code = |school| EntryCode::first(school, 1, 3);
    let group = GroupId { tournament: TournamentId { cycle: 1, game: 3 }, stage: 1, group: 1 };
    let pairings = vec![
        Pairing::Game { first: code(3), second: code(1) },
        Pairing::Game { first: code(4), second: code(2) },
    ];
    let reason = "lados".to_owned();
    championship.apply(&Fact::RoundRearranged { group, round: 1, pairings, reason }).unwrap();
    let silent = [
        "Grupo;Ronda;Tabuleiro;Resultado\n1.3.1;1;1;1-0\n",
        "Code,Round,Result\n001.1.3,1,1-0\n",
        "Grupo;Ronda;Tabuleiro;Começa;Resultado\n1.3.1;1;1;003.1.3;1-0\n",
    ];
    for list in silent {
        let (facts, _, problems) = check_results(&championship, list, None);
        assert_eq!((facts, problems.len()), (0, 1), "{list}");
        assert!(problems[0].contains("does not say whose it is"), "{problems:?}");
    }
    // Nobody moved at the other board, and a list that names both is believed or refused.
    assert_eq!(check_results(&championship, "Grupo;Ronda;Tabuleiro;Resultado\n1.3.1;1;2;1-0\n", None).0, 1);
    let both = |first, second| {
        format!("Grupo;Ronda;Tabuleiro;Começa;Responde;Resultado\n1.3.1;1;1;{first};{second};1-0\n")
    };
    assert_eq!(check_results(&championship, &both("003.1.3", "001.1.3"), None).0, 1);
    assert_eq!(check_results(&championship, &both("001.1.3", "003.1.3"), None).0, 0);
    // A code that sits elsewhere is no word about this board.
    let (facts, _, problems) =
        check_results(&championship, "Grupo;Ronda;Tabuleiro;Code;Resultado\n1.3.1;1;2;001.1.3;1-0\n", None);
    assert_eq!((facts, problems.len()), (0, 1));
    assert!(problems[0].contains("does not play there"), "{problems:?}");
}
