//! Whole championships through the real binary: a small one step by step, and one of national size by what it costs.

use std::fmt::Write as _;
use std::time::Duration;

use crate::patience::cost;
use crate::places::Place;
use crate::support::session::Session;
use championship::store::Location;

/// A number that looks random and is always the same.
fn mix(a: u64, b: u64) -> u64 {
    let mut x = a.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ b.wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
    x ^= x >> 29;
    x = x.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x ^ (x >> 32)
}

/// How strong an invented pupil is, from the code.
fn strength(code: &str) -> u64 {
    code.bytes().fold(7, |sum, byte| mix(sum, u64::from(byte)))
}

/// Fills in a list of pairings: the stronger wins.
fn fill_in(list: &str) -> String {
    let mut filled = String::new();
    for (number, line) in list.trim_start_matches('\u{feff}').lines().enumerate() {
        let mut cells: Vec<&str> = line.split(';').collect();
        if number > 0 && !cells[3].is_empty() && cells[8].is_empty() {
            cells[8] = if strength(cells[4]) > strength(cells[6]) { "1-0" } else { "0-1" };
        }
        writeln!(filled, "{}", cells.join(";")).unwrap();
    }
    filled
}

/// Pairs the next round of every group, fills in all results and takes them; says whether there was one.
fn play_round(session: &Session, championship: &str) -> bool {
    let paired = session.json(&format!("pair --all --seed 5 --json {championship}"));
    if paired["rounds"].as_array().unwrap().is_empty() {
        return false;
    }
    session.ok(&format!("export pairings round.csv --replace --names full {championship}"));
    let filled = fill_in(&session.read("round.csv"));
    session.write("filled.csv", &filled);
    session.ok(&format!("results import filled.csv {championship}"));
    true
}

fn entries(pupils: &[(u32, &str, u8, &str)]) -> String {
    let mut list = String::from("Nome;Escola;Localidade;Ano;Jogo\n");
    for (index, (school, cycle, year, game)) in pupils.iter().enumerate() {
        writeln!(
            list,
            "Aluno {cycle} Inventado{index};Escola Fictícia {school};Vila {};{year};{game}",
            school % 7
        )
        .unwrap();
    }
    list
}

/// Runs a small championship to its end; `championship` is the option that names it, or nothing.
fn small_championship(session: &Session, new: &str, championship: &str) {
    session.ok(new);
    // 26 in Rastros of the first cycle make three groups; eight in Avanço of the second make one.
    let first = (1..=26).map(|school| (school, "A", 3, "Rastros"));
    let second = (1..=8).map(|school| (school, "B", 5, "Avanço"));
    session.write("lista.csv", &entries(&first.chain(second).collect::<Vec<_>>()));
    let preview = session.ok(&format!("entries import lista.csv --preview {championship}"));
    assert!(preview.contains("a inscrever: 34"), "{preview}");
    assert!(session.ok(&format!("entries import lista.csv {championship}")).contains("inscritos: 34"));
    assert!(
        session
            .ok(&format!("entries import lista.csv {championship}"))
            .contains("inscritos: 0; alterados: 0; já inscritos: 34")
    );

    let draw = session.ok(&format!("draw --all --seed 11 {championship}"));
    assert!(draw.contains("grupos: 3 (9, 9, 8)") && draw.contains("grupos: 1 (8)"), "{draw}");
    assert!(session.fails(1, &format!("draw 1.3 {championship}")).contains("apurar"));

    // The first round by hand: one result, its correction, and what is refused.
    session.ok(&format!("pair --all --seed 5 {championship}"));
    assert!(session.fails(1, &format!("pair 1.3.1 {championship}")).contains("faltam 4 resultados"));
    assert!(session.ok(&format!("result 1.3.1 1 1 1-0 {championship}")).contains("1-0 registado"));
    assert!(session.ok(&format!("result 1.3.1 1 1 1-0 {championship}")).contains("já lá estava"));
    assert!(
        session
            .fails(1, &format!("result 1.3.1 1 1 0-1 {championship}"))
            .contains("já tem o resultado `1-0`")
    );
    session.ok(&format!("result 1.3.1 1 1 0-1 --correct 'boletim trocado' {championship}"));
    assert!(session.fails(1, &format!("result 1.3.1 1 2 ½-½ {championship}")).contains("não admite empate"));
    assert!(session.fails(1, &format!("result 1.3.1 1 2 3-0 {championship}")).contains("não é um resultado"));
    assert!(
        session.fails(1, &format!("result 1.3.9 1 2 1-0 {championship}")).contains("não há grupo `1.3.9`")
    );
    assert!(session.ok(&format!("result 1.3.1 1 2 -:+ {championship}")).contains("-:+ registado"));
    assert!(
        session.ok(&format!("result 1.3.1 1 3 -:- --by 'mesa 3' {championship}")).contains("-:- registado")
    );
    session.ok(&format!("export pairings round.csv --replace --round 1 {championship}"));
    let filled = fill_in(&session.read("round.csv"));
    session.write("filled.csv", &filled);
    let taken = session.ok(&format!("results import filled.csv {championship}"));
    assert!(
        taken.contains("resultados registados: 13; já lá estavam: 3") && taken.contains("ronda completa"),
        "{taken}"
    );

    // A late entry, an absence and a withdrawal before round 2.
    let late = session.ok(&format!("entries add --name 'Tardia Inventada' --school 'Escola Fictícia 40' --year 4 --game rastros {championship}"));
    assert!(late.contains("027.1.3, no grupo 1.3.3"), "{late}");
    session.write("tarde.csv", "Nome;Escola;Ano;Jogo\nTardio Fictício;Escola Fictícia 41;6;Avanço\n");
    assert!(session.ok(&format!("entries import tarde.csv {championship}")).contains("inscritos: 1"));
    assert!(session.ok(&format!("log --last 2 {championship}")).contains("colocou 028.2.4 no grupo 2.4.1"));
    session.ok(&format!("entries absent 027.1.3 3 {championship}"));
    session.ok(&format!("entries withdraw 005.2.4 --reason 'foi para casa' {championship}"));
    assert!(play_round(session, championship));
    let explained = session.ok(&format!("explain 1.3.1 2 1 {championship}"));
    assert!(explained.contains("ainda não jogaram entre si"), "{explained}");
    while play_round(session, championship) {}
    let checked = session.ok(&format!("check-round --all {championship}"));
    assert!(checked.contains("infrações: 0;"), "{checked}");

    // Four rounds, then the winners of the groups meet.
    let table = session.json(&format!("standings 1.3.1 --json {championship}"));
    let points: Vec<f64> = table[0]["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["points"].as_str().unwrap().parse().unwrap())
        .collect();
    assert!(points.is_sorted_by(|one, other| one >= other) && points[0] <= 4.0, "{points:?}");
    let leader = table[0]["lines"][0]["code"].as_str().unwrap().to_owned();
    let settled = session.json(&format!("qualify --all --seed 3 --json {championship}"));
    let qualifiers = settled["settled"][0]["qualifiers"].as_array().unwrap();
    assert_eq!(qualifiers.len(), 3);
    assert!(qualifiers.iter().any(|one| one["code"] == leader.as_str()), "{settled}");
    session.ok(&format!("draw --all {championship}"));
    while play_round(session, championship) {}
    let overall = session.json(&format!("standings 1.3 --overall --json {championship}"));
    assert_eq!(overall[0]["over"], true);
    assert_eq!(overall[0]["places"].as_array().unwrap().len(), 27);
    assert_eq!(overall[0]["places"][0]["stage"], 2);
    assert!(session.ok(&format!("standings --medals {championship}")).contains("Escola Fictícia"));

    for file in ["tudo.xlsx", "tudo.json"] {
        session.ok(&format!("export all {file} {championship}"));
    }
    let json: serde_json::Value = serde_json::from_str(&session.read("tudo.json")).unwrap();
    assert_eq!(json["entries"].as_array().unwrap().len(), 36);
    assert!(json["results"].as_array().unwrap().iter().all(|row| row["result"] != "" || row["board"] == ""));
    assert!(session.ok(&format!("export trf26 trf {championship}")).contains("`trf`: 6"));
    session.ok(&format!("export trf16 final.trf --target 1.3.F {championship}"));
    let report = championship::trf::read(&session.read("final.trf")).unwrap();
    assert_eq!((report.players.len(), championship::trf::check(&report).len()), (3, 0));
    assert!(session.fails(1, &format!("export all tudo.json {championship}")).contains("já existe"));

    let verified = session.json(&format!("verify --json {championship}"));
    assert_eq!(verified["ok"], true);
    assert!(
        session
            .ok(&format!("log --about 027.1.3 {championship}"))
            .contains("anunciou a falta de 027.1.3 à ronda 3")
    );
    let corrected = session.ok(&format!("log --lang en {championship}"));
    assert!(
        corrected.contains("corrected 1-0 to 0-1 (")
            && corrected.contains("Reason: boletim trocado")
            && corrected.contains("teste"),
        "{corrected}"
    );
    session.ok(&format!("forget 'Tardia Inventada' --yes {championship}"));
    assert!(!session.ok(&format!("entries list --names full {championship}")).contains("Tardia"));
    assert_eq!(session.json(&format!("verify --json {championship}"))["redacted"], 1);
    session.ok(&format!("backup copia.arbitro-backup {championship}"));
}

#[test]
fn a_small_championship_in_a_file() {
    let session = Session::new();
    small_championship(&session, "new prova --edition 13", "");
    // Restored elsewhere it is the same, seal and all.
    let seal = session.json("verify --json")["seal"].clone();
    session.ok("restore copia.arbitro-backup --championship outra.arbitro");
    assert_eq!(session.json("verify --json --championship outra.arbitro")["seal"], seal);
    assert!(
        session
            .fails(1, "standings")
            .contains("há vários campeonatos nesta pasta (`outra.arbitro`, `prova.arbitro`)")
    );
    assert!(
        session.fails(1, "restore copia.arbitro-backup --championship outra.arbitro").contains("já existe")
    );
    let replaced = session.ok("restore copia.arbitro-backup --championship outra.arbitro --replace");
    assert!(replaced.contains("o que lá estava ficou em"), "{replaced}");
}

#[test]
fn a_small_championship_on_a_server() {
    let Some(place) = Place::postgres() else { return };
    let Location::Postgres(address) = &place.location else { unreachable!() };
    let session = Session::new();
    small_championship(
        &session,
        &format!("new prova --championship {address}"),
        &format!("--championship {address}"),
    );
    // A championship on a server comes home as a file.
    let seal = session.json(&format!("verify --json --championship {address}"))["seal"].clone();
    session.ok("restore copia.arbitro-backup --championship casa.arbitro");
    assert_eq!(session.json("verify --json")["seal"], seal);
}

/// The longest any command may keep the processor busy here; optimised, each needs a fraction of it.
const LONGEST: Duration = Duration::from_secs(30);

/// The most memory any command may need, in megabytes.
const LARGEST: u64 = 500;

#[test]
fn a_championship_of_national_size_feels_instant() {
    let session = Session::new();
    let counted = |line: &str| {
        let cost::Run { output, processor, memory } = cost::run(&mut session.command(line), LONGEST);
        println!("{processor:>8.2?} {memory:>4} MB  arbitro {line}");
        assert!(processor < LONGEST, "`{line}` kept the processor busy for {processor:?}");
        assert!(memory < LARGEST, "`{line}` needed {memory} MB");
        assert!(output.status.success(), "`{line}`: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    counted("new nacional --edition 13");
    // 1,850 invented pupils of 350 schools: 154 or 155 in each of the twelve tournaments.
    let games = ["Semáforo", "Gatos & Cães", "Rastros", "Avanço", "Produto", "Flume"];
    let mut list = String::from("Nome;Escola;Localidade;Ano;Ciclo;Jogo\n");
    let mut count = 0;
    for tournament in 0..12u64 {
        let (cycle, game) = (tournament / 3 + 1, games[(tournament / 3 + tournament % 3) as usize]);
        let year = [2, 5, 8, 11][(cycle - 1) as usize];
        let wanted = if tournament < 2 { 155 } else { 154 };
        let mut schools: Vec<u64> = (1..=350).collect();
        schools.sort_by_key(|school| mix(*school, tournament));
        for school in schools.into_iter().take(wanted) {
            count += 1;
            writeln!(
                list,
                "Pupilo{count} Inventado;Escola Fictícia n.º {school};Concelho {};{year};{cycle};{game}",
                school % 60
            )
            .unwrap();
        }
    }
    assert_eq!(count, 1850);
    session.write("nacional.csv", &list);
    counted("entries import nacional.csv --preview");
    assert!(counted("entries import nacional.csv").contains("inscritos: 1850"));
    assert!(counted("draw --all --seed 2027").contains("grupos: 13"));
    for round in 1..=4 {
        assert!(counted("pair --all --seed 1").contains("rondas publicadas: 156; grupos em espera: 0"));
        session.ok(&format!("export pairings round.csv --replace --round {round}"));
        session.write("filled.csv", &fill_in(&session.read("round.csv")));
        counted("results import filled.csv");
    }
    counted("standings --json");
    counted("check-round --all");
    counted("qualify --all --seed 1");
    counted("draw --all --seed 1");
    counted("pair --all --seed 1");
    counted("result 1.3.F 1 1 1-0");
    counted("standings 1.3.F");
    counted("standings --schools");
    counted("export all tudo.xlsx");
    counted("export trf16 trf");
    counted("backup copia.arbitro-backup");
    counted("verify");
    counted("forget 001.1.1 --yes");
    counted("log --last 5");
}

#[test]
fn entries_schools_and_the_event_are_put_right_from_the_command_line() {
    let session = Session::new();
    session.ok("new escola --edition 10");
    session.ok("entries add --name 'Rita Exemplo' --school 'EB de Vale' --year 3 --game Rastros");
    session.ok("entries add --name 'Rui Exemplo' --school 'Escola Básica de Vale' --year 3 --game Rastros --accept-warnings");
    assert!(session.ok("schools list").contains("parecem a mesma escola"));
    session.fails(2, "entries change 002.1.3 --school 1");
    assert!(session.ok("schools merge 2 1 --reason 'a mesma'").contains("código novo"));
    assert_eq!(session.json("schools list --json")[0]["pupils"], 2);
    // The old code still names the pupil.
    let moved = session.ok("entries change 002.1.3 --game Semáforo --mark 3A --reason engano");
    assert!(moved.contains("001.1.1"), "{moved}");
    session.fails(1, "schools rename 2 --name x --town Faro --championship nada.arbitro");
    assert!(session.ok("schools rename 1 --town Beja").contains("EB de Vale"));
    assert!(
        session.ok("details --name 'Torneio do Mar' --venue Ginásio").contains("Torneio do Mar · Ginásio")
    );
    assert!(session.ok("details --venue ''").trim().ends_with("Torneio do Mar"));
    session.ok("badges --address http://192.168.1.10:8080 --out b.pdf");
    session.fails(2, "badges --address 192.168.1.10");
}
