//! The English sheet read back: what it says is played on a board of its own beside the engine, move by move to the end.

use std::collections::BTreeSet;
use std::sync::Arc;

use gallery::sheets::plain;
use rules::catalog::Catalog;
use rules::compile::{GameText, compile};
use rules::engine::{Position, Rng, Table};
use rules::game::{Language, Side};

use crate::reader::play::Play;
use crate::reader::{Cell, Sheet, read};

/// What stands on the board of the engine.
fn board_of(position: &Position) -> Vec<(Cell, usize)> {
    let table = position.table();
    let setup = position.setup();
    let mut board: Vec<(Cell, usize)> = Vec::new();
    for (index, stands) in setup.cells.iter().enumerate() {
        let Some(kind) = stands else { continue };
        let name = table.game().board().name(index.try_into().expect("a cell"));
        let column = i32::from(name.as_bytes()[0] - b'a');
        let row: i32 = name[1..].parse().expect("a row");
        board.push(((column, row - 1), *kind));
    }
    board.sort_unstable();
    board
}

fn sheet_of(table: &Table) -> Result<Sheet, String> {
    let prose = plain::prose(table.game(), Language::En);
    read(&prose.material, &prose.goal, &prose.rules)
}

/// Plays games at random by the engine, and at every step by the sheet.
fn agrees(about: &str, table: &Arc<Table>, sheet: &Sheet, seed: u64, games: u32, plies: usize) -> usize {
    let mut rng = Rng::new(seed);
    let mut n_ended = 0;
    for game in 0..games {
        let mut position = Position::start(table);
        let start = board_of(&position);
        if let Some(told) = &sheet.start {
            let told: BTreeSet<(Cell, usize)> =
                (0..2).flat_map(|side| told[side].iter().map(move |cell| (*cell, side))).collect();
            let there: BTreeSet<(Cell, usize)> = start.iter().copied().collect();
            assert_eq!(told, there, "{about}: the start");
        }
        let mut play =
            Play { sheet, board: start.into_iter().collect(), side: 0, turn: 0, seen: BTreeSet::new() };
        for ply in 0..plies {
            let moves = position.moves();
            let by_engine: BTreeSet<_> = moves.iter().map(|mv| board_of(&position.play_legal(*mv))).collect();
            assert_eq!(play.after(), by_engine, "{about}: game {game}, ply {ply}, {}", position.write());
            if moves.is_empty() {
                break;
            }
            let mv = moves[rng.below(u32::try_from(moves.len()).expect("few")) as usize];
            play.seen.insert(play.key());
            position = position.play_legal(mv);
            play.board = board_of(&position).into_iter().collect();
            let ended = position.ending().map(|ending| ending.winner.map(Side::index));
            assert_eq!(play.ending(), ended, "{about}: game {game}, after ply {ply}, {}", position.write());
            if ended.is_some() {
                n_ended += 1;
                break;
            }
            (play.side, play.turn) = (1 - play.side, play.turn + 1);
            assert_eq!(play.side, position.side_to_move().index(), "{about}");
        }
    }
    n_ended
}

/// The games of the catalogue of whose sheets the reader knows every sentence.
const READ: [&str; 17] = [
    "avanco",
    "avanco-5x5",
    "avanco-8x8",
    "avanco-circulos",
    "clobber",
    "clobber-com-buracos",
    "dominorio",
    "dominorio-6x6",
    "gatos-e-caes",
    "gatos-e-caes-6x6",
    "gomoku",
    "hexapawn",
    "konane",
    "konane-10x10",
    "konane-6x6",
    "quatro-em-linha",
    "tic-tac-toe",
];

#[test]
fn sheets_of_the_catalogue_are_played_as_they_are_read() {
    let catalog = Catalog::built_in();
    let mut read = Vec::new();
    for id in catalog.ids() {
        let table = Table::new(catalog.load(id).unwrap_or_else(|error| panic!("{id}: {error}")).game);
        let Ok(sheet) = sheet_of(&table) else { continue };
        agrees(id, &table, &sheet, 5, 4, 30);
        read.push(id.to_string());
    }
    let missing: Vec<&&str> = READ.iter().filter(|id| !read.iter().any(|known| known == **id)).collect();
    let why: Vec<_> = missing
        .iter()
        .map(|id| (id, sheet_of(&Table::new(catalog.load(id).expect("a game").game)).err()))
        .collect();
    assert!(missing.is_empty(), "read: {read:?}; not read: {why:?}");
}

fn pick<'a>(rng: &mut Rng, from: &[&'a str]) -> &'a str {
    from[rng.below(u32::try_from(from.len()).expect("few")) as usize]
}

/// A random small game of which every sentence can be read.
fn invented(rng: &mut Rng) -> String {
    let ways = [
        "beside",
        "around",
        "ahead",
        "diagonally",
        "diagonally ahead",
        "behind",
        "diagonally behind",
        "left",
        "right",
        "sideways",
        "above",
        "below",
        "knight-leap",
        "straight",
        "ahead-left",
        "behind-right",
        "2 around",
        "2 straight",
        "2 ahead",
    ];
    let sights = [
        "in sight",
        "straight in sight",
        "diagonally in sight",
        "ahead in sight",
        "below in sight",
        "diagonally ahead in sight",
    ];
    let wheres = [
        "",
        "",
        " beside own",
        " not beside enemy",
        " around enemy",
        " above own",
        " in rows 1-2",
        " in centre",
        " not in centre",
        " in corner",
        " not on edge",
        " in column b",
        " ahead of own",
        " diagonally own",
        " dark",
        " straight in sight of own",
        " not around own",
        " in first row",
        " beside enemy not beside own",
    ];
    let effects = [
        "",
        "",
        "",
        ", removing enemy around it",
        ", removing enemy beside it",
        ", removing enemy diagonally it",
        ", removing enemy beside it, removing enemy diagonally it",
        ", removing enemy around it, provided removed",
        ", removing enemy beside it, provided no own on edge",
        ", provided no own in corners and at least 2 own in row 2",
        ", removing enemy diagonally it, provided removed and no enemy in centre",
    ];
    let mut lines: Vec<String> = Vec::new();
    for _ in 0..1 + rng.below(3) {
        let way = if rng.below(4) == 0 { pick(rng, &sights) } else { pick(rng, &ways) };
        let target = pick(rng, &["empty", "empty", "enemy", "(empty or enemy)"]);
        let who = pick(rng, &["own", "own", "own beside enemy", "own not in last row"]);
        lines.push(match rng.below(6) {
            0 | 1 => format!("place own on empty{}{}", pick(rng, &wheres), pick(rng, &effects)),
            2 | 3 => format!("move {who} to {target} {way} of it{}", pick(rng, &effects)),
            4 => {
                let toward =
                    pick(rng, &["", " ahead", " diagonally", " straight", " sideways", " diagonally behind"]);
                let over = pick(rng, &["enemy", "own", "any"]);
                let more = pick(rng, &["", " once or more"]);
                let removing = pick(rng, &["", ", removing jumped"]);
                format!("jump own{toward} over {over} to empty{more}{removing}")
            }
            _ => format!("remove {}", pick(rng, &["enemy beside own", "own on edge", "enemy in centre"])),
        });
    }
    lines.sort_unstable();
    lines.dedup();
    if rng.below(3) == 0 {
        lines.push(format!(
            "otherwise {}",
            pick(rng, &["pass", "place own on empty", "move own to empty around it"])
        ));
    }
    let ends = [
        "line of 3 own: mover wins",
        "line of 3 own: next loses",
        "line of 4 own: mover loses",
        "straight line of 3 own: mover wins",
        "no enemy: mover wins",
        "no own: mover loses",
        "own in last row: mover wins",
        "own in centre: next wins",
        "at least 2 own in corner: mover wins",
        "fewer than 2 enemy: mover wins",
        "own beside enemy: mover loses",
        "at most 2 own: mover loses",
        "no enemy on edge: mover wins",
        "own c3: mover wins",
        "at least 3 own on edge: draw",
    ];
    let mut chosen: Vec<&str> = (0..rng.below(3)).map(|_| pick(rng, &ends)).collect();
    chosen.dedup();
    chosen.push(pick(
        rng,
        &["no empty: draw", "no empty: more own wins", "no empty: fewer own wins", "no empty: mover wins"],
    ));
    chosen.push(pick(
        rng,
        &["no move: next loses", "no move: next wins", "no move: draw", "no move: more own wins"],
    ));
    chosen.push("position repeated: draw");
    let (columns, rows) = (3 + rng.below(3), 3 + rng.below(3));
    let board = format!(
        "{} {columns}x{rows}{}",
        pick(rng, &["square", "square", "points"]),
        pick(rng, &["", "", "", " without b1"])
    );
    let start = match rng.below(3) {
        0 => format!("start: {{ white: row 1, black: row {rows} }}\n"),
        1 => "start: { white: light, black: dark }\n".to_owned(),
        _ => "start: { white: a1 b3, black: c2 a3 }\n".to_owned(),
    };
    let pieces = pick(rng, &["", "", "pieces: { pawn: each }\n", "pieces: 9 each\n"]);
    let lines: String = lines.iter().map(|line| format!("  - {line}\n")).collect();
    let ends: String = chosen.iter().map(|end| format!("  - {end}\n")).collect();
    let first = match rng.below(5) {
        0 => format!("first turn: place own on empty{}\n", pick(rng, &wheres)),
        _ => String::new(),
    };
    format!("board: {board}\nsides: [white, black]\n{pieces}{start}{first}turn:\n{lines}end:\n{ends}")
}

#[test]
fn sheets_of_invented_games_are_played_as_they_are_read() {
    let (mut n_games, mut n_ended, mut unread) = (0, 0, Vec::new());
    for seed in 0..400 {
        let rules = invented(&mut Rng::new(seed));
        let text = format!("name: {{ pt: X, en: X, es: X }}\n{rules}");
        let file = GameText { name: "x.yaml".to_owned(), text };
        // Not everything that can be thrown together is a game.
        let Ok(compiled) = compile("x", file, &|_| None) else { continue };
        let table = Table::new(compiled.game);
        if Position::start(&table).ending().is_some() {
            continue;
        }
        match sheet_of(&table) {
            Ok(sheet) => n_ended += agrees(&rules, &table, &sheet, seed, 2, 24),
            Err(error) => unread.push(format!("{error}\n{rules}")),
        }
        n_games += 1;
    }
    assert!(unread.is_empty(), "{} of {n_games} cannot be read: {}", unread.len(), unread.join("\n"));
    assert!(n_games > 200 && n_ended > 150, "{n_games} games, {n_ended} played to their end");
}
