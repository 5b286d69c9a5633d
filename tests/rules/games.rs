//! The engine beside the hand-written games: the same moves, the same turns, the same ends.

use std::collections::BTreeSet;
use std::sync::Arc;

use rules::catalog::Catalog;
use rules::compile::{GameText, compile};
use rules::engine::{Position, Rng, Table};
use rules::game::{Family, Side};
use speech::{Language, Tell};

use crate::oracle::scripts::{Placed, Refusal, Script, Turn, all, positions, refusals};
use crate::oracle::{
    Oracle, Verdict, amazonas, faisca, flume, gatos_e_caes, oracle, perft, produto, semaforo, y,
};

/// Counting stops before one more depth would have more positions than this.
const POSITIONS: f64 = 200_000.0;

/// The games of the catalogue, those in sub-folders included.
pub(crate) fn ids() -> Vec<String> {
    Catalog::built_in().ids().map(str::to_owned).collect()
}

/// A game of the catalogue, ready to be played.
pub(crate) fn table(id: &str) -> Arc<Table> {
    match Catalog::built_in().load(id) {
        Ok(compiled) => Table::new(compiled.game),
        Err(error) => panic!("{id}: {error}"),
    }
}

/// A variant made on the fly.
fn variant(parent: &str, changes: &str) -> Arc<Table> {
    let text = format!("name: variant\nextends: {parent}\n{changes}\n");
    let catalog = Catalog::built_in();
    let file = GameText { name: "variant.yaml".to_owned(), text };
    match compile("variant", file, &|id| catalog.text(id).ok().flatten()) {
        Ok(compiled) => Table::new(compiled.game),
        Err(failure) => panic!("{}", failure.diagnostics.render(&failure.sources, Language::En)),
    }
}

/// The oracle of a game of the catalogue. Y plays on the board of its file, whose zones are its three sides.
fn oracle_of(id: &str, table: &Table) -> Option<Box<dyn Oracle>> {
    let game = table.game();
    let is_y = id == "y" || id.starts_with("y-");
    if !is_y {
        return oracle(id);
    }
    let board = game.board();
    let names = |cells: &[u16]| cells.iter().map(|&cell| board.name(cell).to_owned()).collect::<Vec<_>>();
    let all: Vec<u16> = (0..board.n_cells() as u16).collect();
    let mut edges = Vec::new();
    for &from in &all {
        edges.extend(
            board.links(from).iter().filter(|&&to| from < to).map(|&to| (names(&[from]), names(&[to]))),
        );
    }
    let edges = edges.into_iter().map(|(a, b)| (a.concat(), b.concat())).collect();
    let sides: Vec<_> = game.zones().iter().map(|(_, cells)| names(&cells[Side::First])).collect();
    let sides = sides.try_into().expect("the zones of Y are the three sides of its board");
    Some(Box::new(y::Y::new(names(&all), edges, sides)))
}

/// The oracle's verdict on how a position of the engine ended.
fn verdict(position: &Position) -> Option<Verdict> {
    position.ending().map(|ending| match ending.winner {
        Some(winner) => Verdict::win(winner.index()),
        None => Verdict::Draw,
    })
}

fn move_texts(position: &Position) -> Vec<String> {
    let mut texts: Vec<_> = position.moves().into_iter().map(|mv| position.write_move(mv)).collect();
    texts.sort();
    texts
}

/// Holds a position to its oracle: side to move, moves and verdict.
fn compare(about: &str, position: &Position, oracle: &dyn Oracle, played: &[String]) -> Vec<String> {
    let after = || format!("{about} after `{}`", played.join(" "));
    assert_eq!(verdict(position), oracle.outcome(), "the end of {}", after());
    let listed = move_texts(position);
    let mut expected = oracle.moves();
    expected.sort();
    if listed != expected {
        let (found, right): (BTreeSet<_>, BTreeSet<_>) = (listed.iter().collect(), expected.iter().collect());
        panic!(
            "{}: the engine alone lists {:?}, the oracle alone {:?} (of {} and {})",
            after(),
            found.difference(&right).collect::<Vec<_>>(),
            right.difference(&found).collect::<Vec<_>>(),
            listed.len(),
            expected.len()
        );
    }
    if oracle.outcome().is_none() {
        assert_eq!(position.side_to_move().index(), oracle.side_to_move(), "the turn of {}", after());
    }
    listed
}

/// Plays random games on both until so many plies are made.
fn play_together(about: &str, table: &Arc<Table>, start: &dyn Oracle, plies: usize, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut made = 0;
    while made < plies {
        let (mut position, mut oracle) = (Position::start(table), start.boxed_clone());
        let mut played = Vec::new();
        loop {
            let moves = compare(about, &position, oracle.as_ref(), &played);
            if moves.is_empty() || played.len() >= 400 {
                break;
            }
            let mv = &moves[rng.below(moves.len() as u32) as usize];
            oracle.play(mv);
            position =
                position.play(position.read_move(mv).expect("a listed move is read")).expect("and plays");
            played.push(mv.clone());
        }
        assert!(!played.is_empty(), "{about} cannot begin");
        made += played.len();
    }
}

/// Compares counts depth by depth, as deep as the oracle can count in moderate time.
fn count_together(about: &str, table: &Table, start: &Position, oracle: &dyn Oracle, deepest: u32) -> u32 {
    let mut growth = 1.0_f64;
    let mut before = 1;
    for depth in 1..=deepest {
        if before as f64 * growth > POSITIONS {
            return depth - 1;
        }
        let count = perft(oracle, depth as usize);
        assert_eq!(table.perft(start, depth), count, "{about} at depth {depth}");
        growth = count as f64 / before.max(1) as f64;
        before = count;
    }
    deepest
}

#[test]
fn counts_agree_with_the_oracles() {
    let mut compared = 0;
    for id in ids() {
        let table = table(&id);
        let Some(oracle) = oracle_of(&id, &table) else { continue };
        let depth = count_together(&id, &table, &Position::start(&table), oracle.as_ref(), 12);
        assert!(depth > 0);
        compared += 1;
    }
    assert!(compared >= 19, "only {compared} games have oracles");
}

#[test]
fn random_games_agree_with_the_oracles() {
    for (index, id) in ids().iter().enumerate() {
        let table = table(id);
        let Some(oracle) = oracle_of(id, &table) else { continue };
        let plies = if table.game().board().n_cells() > 80 { 250 } else { 500 };
        play_together(id, &table, oracle.as_ref(), plies, 1_000 + index as u64);
    }
}

#[test]
fn games_count_as_published() {
    let rows: &[(&str, &[u64])] = &[
        ("avanco-8x8", &[22, 484, 11_132]),
        ("amazonas", &[2_176]),
        ("tic-tac-toe", &[9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872, 0]),
        ("oware", &[6, 36, 190, 1_014, 5_219, 27_332]),
        ("ouri", &[6, 36, 180, 900, 3_767]),
        ("dominorio", &[56, 2_940]),
        ("quelhas", &[450]),
        ("hex", &[121, 14_641]),
    ];
    for (id, counts) in rows {
        let table = table(id);
        for (depth, count) in (1..).zip(*counts) {
            assert_eq!(table.perft(&Position::start(&table), depth), *count, "{id} at depth {depth}");
        }
    }
}

/// Boards that only the oracles have.
const OF_ORACLES: &[&str] = &["clobber-2x2", "clobber-4x1"];

/// The position after moves that must all be legal; nothing on boards that only the oracles have.
fn after(game: &str, moves: &str) -> Option<Position> {
    if OF_ORACLES.contains(&game) {
        return None;
    }
    let mut position = Position::start(&table(game));
    for text in moves.split_whitespace() {
        let mv = position.read_move(text).unwrap_or_else(|e| {
            panic!("{game}: `{text}` in `{moves}`: {}", e.reason.in_language(Language::En))
        });
        assert_eq!(position.write_move(mv), text, "{game}: `{text}` is not how the move is written");
        position = position.play(mv).expect("what was read is legal");
    }
    Some(position)
}

#[test]
fn scripts_end_as_written_on_the_engine() {
    let mut played = 0;
    for Script { game, about, moves, verdict: expected } in all() {
        let Some(position) = after(game, moves) else { continue };
        assert_eq!(verdict(&position), *expected, "{game}: {about}");
        played += 1;
    }
    assert!(played >= 60, "only {played} scripts were played");
}

#[test]
fn illegal_tries_are_refused_with_the_legal_moves() {
    let mut tries = 0;
    for Refusal { game, about, after: moves, tried } in refusals::REFUSALS {
        let Some(position) = after(game, moves) else { continue };
        let listed = move_texts(&position);
        for text in tried.split_whitespace() {
            assert!(!listed.iter().any(|other| other == text), "{game}: {about}: `{text}` is listed");
            match position.read_move(text) {
                // Part of a move is enough where it can mean only one, and the hyphen and the cross are one.
                Ok(mv) => {
                    let meant = position.write_move(mv);
                    let plain = |text: &str| text.replace(['-', 'x'], "");
                    let is_part = meant.contains(text) || plain(&meant) == plain(text);
                    assert!(is_part, "{game}: {about}: `{text}` was taken for `{meant}`");
                }
                Err(error) => {
                    assert!(
                        !error.reason.in_language(Language::En).is_empty() && error.refused == text,
                        "{game}: {about}: {error:?}"
                    );
                    let mut legal = error.legal;
                    legal.sort();
                    assert_eq!(legal, listed, "{game}: {about}: `{text}` must name the legal moves");
                    tries += 1;
                }
            }
        }
    }
    assert!(tries >= 100, "only {tries} tries were refused");
}

#[test]
fn turns_go_as_written_on_the_engine() {
    for Turn { game, after: moves, side } in positions::TURNS {
        let Some(position) = after(game, moves) else { continue };
        assert_eq!(position.side_to_move().index(), *side, "{game} after `{moves}`");
    }
}

/// What the oracles call the piece on a cell.
fn content(position: &Position, cell: u16) -> String {
    let game = position.table().game();
    let setup = position.setup();
    if game.board().family == Family::Pits {
        return match setup.seeds[usize::from(cell)] {
            0 => String::new(),
            seeds => seeds.to_string(),
        };
    }
    let Some(layer) = setup.cells[usize::from(cell)] else { return String::new() };
    let layer = &game.layers()[layer];
    let twins = game.layers().iter().filter(|other| other.word == layer.word).count();
    match layer.side {
        Some(side) if twins > 1 => format!("{} {}", game.sides()[side].word, layer.word),
        _ => layer.word.clone(),
    }
}

#[test]
fn cells_hold_what_is_written_on_the_engine() {
    // The oracles speak of one cat, one dog and a line; the files of sides called cats and dogs, and of strokes.
    let same = |found: &str, expected: &str| {
        found == expected
            || found.strip_suffix('s') == Some(expected)
            || (found, expected) == ("stroke", "line")
    };
    for Placed { game, after: moves, cells } in positions::PLACED {
        let Some(position) = after(game, moves) else { continue };
        for (name, expected) in *cells {
            let cell = position.table().game().board().cell(name).expect("the cell is on the board");
            if *game == "faisca" && expected.is_empty() {
                // The pointed cell is empty to the oracle and holds the spark in the file.
                continue;
            }
            let found = content(&position, cell);
            assert!(
                same(&found, expected),
                "{game}: {name} after `{moves}` holds `{found}`, not `{expected}`"
            );
        }
    }
}

#[test]
fn boards_of_any_size_agree_with_the_oracles() {
    let check = |about: String, table: Arc<Table>, start: Option<Box<dyn Oracle>>, seed: u64| {
        let start = start.unwrap_or_else(|| panic!("there is no oracle for {about}"));
        let begin = Position::start(&table);
        if begin.ending().is_some() || start.outcome().is_some() {
            compare(&about, &begin, start.as_ref(), &[]);
            return;
        }
        count_together(&about, &table, &begin, start.as_ref(), 3);
        play_together(&about, &table, start.as_ref(), 60, seed);
    };
    let mut rng = Rng::new(2_026);
    for n in 4..=8_u32 {
        let seed = u64::from(n);
        let board = format!("board: square {n}x{n}");
        let avanco = variant("avanco", &format!("{board}\npieces: {} each", 2 * n));
        check(format!("avanco {n}x{n}"), avanco, oracle(&format!("avanco-{n}x{n}")), seed);
        let supply = 3 + rng.below(n * n) as usize;
        let flume_table = variant("flume", &format!("{board}\npieces: {supply} each"));
        let flume_oracle = flume::Flume::new(n as i32, supply, flume::Centre::Free);
        check(format!("flume {n}x{n} with {supply}"), flume_table, Some(Box::new(flume_oracle)), seed);
        let (columns, rows) = (1 + rng.below(7), 2 + rng.below(7));
        let dominorio = variant("dominorio", &format!("board: square {columns}x{rows}"));
        check(
            format!("dominorio {columns}x{rows}"),
            dominorio,
            oracle(&format!("dominorio-{columns}x{rows}")),
            seed,
        );
        // On narrower boards the first run can leave nothing but a swap, which the oracle does not call a move.
        let columns = columns.max(4);
        let quelhas = variant("quelhas", &format!("board: square {columns}x{rows}"));
        check(
            format!("quelhas {columns}x{rows}"),
            quelhas,
            oracle(&format!("quelhas-{columns}x{rows}")),
            seed,
        );
        let supply = 2 + rng.below(9) as usize;
        let (columns, rows) = (3 + rng.below(3), 1 + rng.below(4));
        let colours = format!("{{ green: {supply} shared, yellow: {supply} shared, red: {supply} shared }}");
        let semaforo = variant("semaforo", &format!("board: square {columns}x{rows}\npieces: {colours}"));
        let start = semaforo::Semaforo::new(columns as i32, rows as i32, supply);
        check(format!("semaforo {columns}x{rows} with {supply}"), semaforo, Some(Box::new(start)), seed);
        let goals = format!(
            "board: rhombus {n}\nzones: {{ goal: {{ black: top, white: column {} }} }}",
            char::from(b'a' + n as u8 - 1)
        );
        check(format!("hex {n}"), variant("hex", &goals), oracle(&format!("hex-{n}x{n}")), seed);
        check(format!("nex {n}"), variant("nex", &goals), oracle(&format!("nex-{n}x{n}")), seed);
        let boxes = 1 + n / 2;
        let pontos = variant("pontos-e-quadrados", &format!("board: boxes {boxes}x{n}"));
        check(format!("boxes {boxes}x{n}"), pontos, oracle(&format!("pontos-e-quadrados-{boxes}x{n}")), seed);
        let peoes = variant("peoes", &board);
        check(format!("peoes {n}x{n}"), peoes, oracle(&format!("peoes-{n}x{n}")), seed);
        if n % 2 == 0 {
            let supply = n as usize + rng.below(n * n / 2) as usize;
            let cats = variant("gatos-e-caes", &format!("{board}\npieces: {supply} each"));
            let start = gatos_e_caes::GatosECaes::new(n as i32, supply);
            check(format!("gatos-e-caes {n}x{n} with {supply}"), cats, Some(Box::new(start)), seed);
            check(
                format!("konane {n}x{n}"),
                variant("konane", &board),
                oracle(&format!("konane-{n}x{n}")),
                seed,
            );
        }
    }
    for (n, white, black) in [(4, "a1 d2", "b4 c4"), (5, "c1", "c5 a5"), (6, "a1 f1", "a6 f6")] {
        let table = variant(
            "amazonas",
            &format!("board: square {n}x{n}\nstart: {{ white: {white}, black: {black} }}"),
        );
        let cells = |text: &'static str| text.split(' ').collect::<Vec<_>>();
        let start = amazonas::Amazonas::new(n, &cells(white), &cells(black));
        check(format!("amazonas {n}x{n}"), table, Some(Box::new(start)), 7);
    }
    for (columns, rows, supply) in [(4, 4, 2), (5, 6, 3), (7, 3, 4)] {
        let kinds = ["one", "two", "three"].map(|kind| format!("{kind}: {supply} each"));
        let pieces = format!("{{ {}, spark: 1 shared }}", kinds.join(", "));
        let table = variant("faisca", &format!("board: square {columns}x{rows}\npieces: {pieces}"));
        let start = faisca::Faisca::new(columns, rows, supply);
        check(format!("faisca {columns}x{rows} with {supply}"), table, Some(Box::new(start)), 8);
    }
    for (edge, supply) in [(2, 5), (3, 12), (4, 30)] {
        let table = variant("produto", &format!("board: hexagon {edge}\npieces: {supply} each"));
        let start = produto::Produto::new(edge, supply, produto::Tie::FewerOwn);
        check(format!("produto {edge} with {supply}"), table, Some(Box::new(start)), 9);
    }
}
