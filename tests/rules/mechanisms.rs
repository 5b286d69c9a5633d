//! The mechanisms of the second edition: published counts, and small games for what could slip unseen.

use rules::analysis::soundness;
use rules::catalog::Catalog;
use rules::engine::{Position, Rng, Table};
use rules::game::Side;
use speech::Language;

use crate::games::table as of_catalogue;
use crate::small_games::{compiled, table};

fn counts(table: &Table, start: &Position, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| table.perft(start, depth)).collect()
}

fn moves(position: &Position) -> Vec<String> {
    let mut moves: Vec<_> = position.moves().iter().map(|&mv| position.write_move(mv)).collect();
    moves.sort_unstable();
    moves
}

#[test]
fn lines_of_action_count_as_published() {
    let table = of_catalogue("linhas-de-acao");
    assert_eq!(counts(&table, &Position::start(&table), 3), [36, 1_244, 44_952]);
}

/// The cold positions of Wythoff's game, from the golden ratio.
#[test]
fn the_queen_of_wythoff_loses_where_wythoff_says() {
    let table = of_catalogue("dama-de-wythoff");
    let golden = (1.0 + 5.0_f64.sqrt()) / 2.0;
    let is_cold = |x: u32, y: u32| {
        let (less, more) = (x.min(y), x.max(y));
        less == (f64::from(more - less) * golden) as u32
    };
    // Whoever cannot leave the opponent a cold position loses: seen from the end, by the engine's moves alone.
    let mut wins = std::collections::BTreeMap::new();
    for (x, y) in
        (1..15).flat_map(|sum: u32| (0..=sum).map(move |x| (x, sum - x))).filter(|&(x, y)| x < 8 && y < 8)
    {
        let row = |at: u32| if at == y { format!("{x}q{}", 7 - x) } else { "8".to_owned() };
        let rows: Vec<_> = (0..8).rev().map(row).collect();
        let text = rows.join("/").replace("0q", "q").replace("q0", "q");
        let position = Position::read(&table, &format!("{text} first")).expect("a position");
        let is_won = position.moves().into_iter().any(|mv| {
            let to = table.game().board().name(mv.to().expect("a cell")).as_bytes().to_vec();
            let place = (u32::from(to[0] - b'a'), u32::from(to[1] - b'1'));
            place == (0, 0) || wins.get(&place) == Some(&false)
        });
        wins.insert((x, y), is_won);
        assert_eq!(is_won, !is_cold(x, y), "{x} {y}");
    }
}

#[test]
fn directions_have_names_on_squares_and_hexagons() {
    let reach = |board: &str, cell: &str, word: &str, second: bool| {
        let side = if second { "second" } else { "first" };
        let text = format!(
            "board: {board}\npieces: {{ king: 1 each }}\nstart: {{ {side} king: {cell} }}\n\
             turn: [move own to empty {word} of it, otherwise pass]\nend: {{ 9 passes: draw }}\n"
        );
        let mut position = Position::start(&table(&text));
        if second {
            position = position.play_text("pass").expect("nothing to move");
        }
        moves(&position).join(" ")
    };
    for (word, first, second) in [
        ("ahead-left", "b2-a3", "b2-c1"),
        ("ahead-right", "b2-c3", "b2-a1"),
        ("behind-left", "b2-a1", "b2-c3"),
        ("behind-right", "b2-c1", "b2-a3"),
        ("leftward", "b2-a2", "b2-a2"),
        ("rightward", "b2-c2", "b2-c2"),
        ("up-left", "b2-a3", "b2-a3"),
        ("up-right", "b2-c3", "b2-c3"),
        ("down-left", "b2-a1", "b2-a1"),
        ("down-right", "b2-c1", "b2-c1"),
    ] {
        assert_eq!(reach("square 3x3", "b2", word, false), first, "{word}");
        assert_eq!(reach("square 3x3", "b2", word, true), second, "{word}");
    }
    // The middle of a hexagon of side 2 is b2; rows 1 and 3 have two cells.
    for (word, first, second) in [
        ("ahead-left", "b2-a3", "b2-b1"),
        ("ahead-right", "b2-b3", "b2-a1"),
        ("behind-left", "b2-a1", "b2-b3"),
        ("behind-right", "b2-b1", "b2-a3"),
        ("leftward", "b2-a2", "b2-a2"),
        ("rightward", "b2-c2", "b2-c2"),
        ("up-left", "b2-a3", "b2-a3"),
        ("up-right", "b2-b3", "b2-b3"),
        ("down-left", "b2-a1", "b2-a1"),
        ("down-right", "b2-b1", "b2-b1"),
    ] {
        assert_eq!(reach("hexagon 2", "b2", word, false), first, "{word}");
        assert_eq!(reach("hexagon 2", "b2", word, true), second, "{word}");
    }
}

#[test]
fn a_hole_is_no_cell_and_ends_lines() {
    let text = "board: square 5x3 without c2, diagonals touch\npieces: { queen: 1 each }\n\
                start: { first queen: a2, second queen: e2 }\nturn: move own to empty straight in sight of it\n\
                end: { no move: next loses }\n";
    let position = Position::start(&table(text));
    assert_eq!(position.table().game().board().n_cells(), 14);
    assert_eq!(moves(&position), ["a2-a1", "a2-a3", "a2-b2"]);
    let text = position.write();
    assert!(text.starts_with("...../f..s/....."), "{text}");
    assert_eq!(Position::read(position.table(), &text).expect("what was written").write(), text);
    // In a variant, and beside what is no cell: a corner stone in Go has one liberty less.
    let variant = table("extends: clobber\nboard: square 5x6 without a1 e6\n");
    assert_eq!(variant.game().board().n_cells(), 28);
    assert_eq!(counts(&variant, &Position::start(&variant), 1), [49 - 4]);
}

#[test]
fn a_third_occurrence_is_not_a_second() {
    let text = |what: &str| {
        format!(
            "board: square 2x1\npieces: {{ king: 1 shared }}\nstart: {{ king: a1 }}\n\
             turn: move king to empty beside it\nend: {{ {what}: draw }}\n"
        )
    };
    let length = |what: &str| {
        let mut position = Position::start(&table(&text(what)));
        let mut plies = 0;
        while position.ending().is_none() {
            position = position.play_legal(position.moves()[0]);
            plies += 1;
        }
        plies
    };
    assert_eq!((length("position repeated"), length("position occurred 2 times")), (2, 2));
    assert_eq!((length("position occurred 3 times"), length("board occurred 3 times")), (4, 4));
}

#[test]
fn a_pawn_that_has_not_moved_is_one_on_its_second_row() {
    let catalogue = of_catalogue("peoes");
    let turn: Vec<_> = catalogue.game().turn().0[0].lines.iter().map(|line| line.phrase.clone()).collect();
    let lines: Vec<_> =
        turn.iter().map(|line| format!("  - {}", line.replace("own in second row", "own unmoved"))).collect();
    assert!(lines.iter().any(|line| line.contains("unmoved")), "{lines:?}");
    let unmoved = table(&format!("extends: peoes\nturn:\n{}\n", lines.join("\n")));
    let start = Position::start(&unmoved);
    assert_eq!(counts(&unmoved, &start, 4), counts(&catalogue, &Position::start(&catalogue), 4));
    let later = start.play_text("e2-e4 d7-d5").expect("two double steps");
    let read = Position::read(&unmoved, &later.write()).expect("what was written");
    assert_eq!((read.write(), moves(&read)), (later.write(), moves(&later)));
}

/// Nothing is taken off before the turn is over, and what is to go can be jumped once only.
#[test]
fn what_is_taken_stays_in_the_way_until_the_turn_is_over() {
    let table = of_catalogue("damas-classicas");
    let text = "......../......../......../.....m../......../...m..../......../.K...... white";
    let start = Position::read(&table, text).expect("a position");
    assert_eq!(moves(&start), ["b1xe4"]);
    let between = start.play_text("b1xe4").expect("legal");
    assert_eq!(moves(&between), ["e4xg6", "e4xh7"]);
    let text = between.write();
    assert!(text.contains("doomed=d3") && text.contains("...m...."), "{text}");
    let read = Position::read(&table, &text).expect("what was written");
    assert_eq!((read.write(), moves(&read)), (text, moves(&between)));
    let after = between.play_text("e4xg6").expect("legal");
    assert!(!after.write().contains('m') && after.ending().is_some(), "{}", after.write());
}

#[test]
fn a_line_with_too_many_moves_is_told_instead_of_played() {
    let text = "board: square 16x16\nsides: [white, black]\npieces: { king: each, stone: shared }\n\
                start: { each king: first row or second row }\nturn:\n  - move own king to empty ahead of it\n  \
                - move own king to empty and place stone on empty, provided no line of 3 stone\n\
                end: { no move: next loses }\n";
    let compiled = compiled(text);
    let complaints = soundness::check(&compiled);
    assert!(!complaints.has_errors());
    let told = complaints.render(&compiled.sources, Language::En);
    assert!(told.contains("moves are possible here") && told.contains("small.yaml:8:5"), "{told}");
    // A wide game that can be played through is.
    let amazons = Catalog::built_in().load("amazonas").expect("a game");
    assert_eq!(soundness::check(&amazons).render(&amazons.sources, Language::En), "");
}

#[test]
fn a_turn_goes_on_by_any_line_that_says_so() {
    let after = |clause: &str| {
        let text = format!(
            "board: square 8x8\npieces: {{ man: each, king: each }}\nstart: {{ first man: c6, second man: d7 f7 }}\nturn:\n  \
             - jump own man diagonally ahead over enemy to empty, removing jumped, putting king on it in last row, {clause}\n  \
             - jump own king diagonally over enemy to empty, removing jumped, {clause}\n  - otherwise pass\n\
             end: {{ no second: mover wins }}\n"
        );
        let position = Position::start(&table(&text)).play_text("c6xe8").expect("legal");
        (position.side_to_move().index(), moves(&position))
    };
    assert_eq!(after("again with it in any line"), (0, vec!["e8xg6".to_owned()]));
    assert_eq!(
        after("optionally again with it in any line"),
        (0, vec!["e8xg6".to_owned(), "stop".to_owned()])
    );
    assert_eq!(after("again with it").0, 1, "the man's line does not move the king it has become");
}

/// One may go on, but only where the step has just taken something.
#[test]
fn a_turn_may_go_on_only_where_something_was_taken() {
    let text = "board: square 5x1\npieces: { king: 1 each, stone: each }\n\
                start: { first king: a1, second stone: b1, second king: e1 }\n\
                turn: move own king to (empty or enemy) beside it, optionally again with it if removed\n\
                end: { 9 passes: draw }\n";
    let on = Position::start(&table(text)).play_text("a1xb1").expect("legal");
    assert_eq!(
        (on.side_to_move().index(), moves(&on)),
        (0, vec!["b1-a1".into(), "b1-c1".into(), "stop".into()])
    );
    assert_eq!(
        on.play_text("b1-c1").expect("legal").side_to_move().index(),
        1,
        "nothing was taken: the turn is over"
    );
}

#[test]
fn a_line_along_the_move_is_found_before_and_behind() {
    let after = |start: &str, what: &str, mv: &str| {
        let text = format!(
            "board: square 6x1\npieces: {{ king: 1 each, stone: each }}\nstart: {{ {start} }}\n\
             turn: move own king to empty beside it, removing line of enemy {what}\nend: {{ 9 passes: draw }}\n"
        );
        let position = Position::start(&table(&text)).play_text(mv).expect("legal");
        position.write().split(' ').next().unwrap().to_owned()
    };
    let ahead = "first king: a1, second stone: c1 d1 f1";
    assert_eq!(after(ahead, "further on", "a1-b1"), ".K...s", "an unbroken line, and no further");
    assert_eq!(after(ahead, "further back", "a1-b1"), ".Kss.s");
    let behind = "first king: c1, second stone: a1 b1 e1";
    assert_eq!(after(behind, "further back", "c1-d1"), "...Ks.");
    assert_eq!(after(behind, "further on", "c1-d1"), "ss.K..");
}

#[test]
fn a_turn_that_goes_on_may_not_return_nor_go_straight_on() {
    let text = "board: square 3x3\npieces: { king: 1 each }\nstart: { first king: a1, second king: c3 }\n\
                turn: move own to empty beside it not visited not onward, optionally again with it\n\
                end: { 9 passes: draw }\n";
    let start = Position::start(&table(text));
    assert_eq!(moves(&start), ["a1-a2", "a1-b1"]);
    let on = start.play_text("a1-a2").expect("legal");
    assert_eq!(moves(&on), ["a2-b2", "stop"], "neither back to a1 nor on to a3");
    let text = on.write();
    assert_eq!(moves(&Position::read(start.table(), &text).expect("what was written")), moves(&on), "{text}");
    let round = on.play_text("a2-b2 b2-b1").expect("turning at each step");
    assert_eq!(moves(&round), ["b1-c1", "stop"], "a1 is where the turn began");
}

/// Published: the standard start of Abalone has 44 moves.
#[test]
fn abalone_begins_with_as_many_moves_as_published() {
    let table = of_catalogue("abalone");
    assert_eq!(counts(&table, &Position::start(&table), 1), [44]);
}

#[test]
fn a_move_that_must_take_is_illegal_where_it_takes_nothing() {
    let listed = |condition: &str, start: &str| {
        let text = format!(
            "board: square 5x1\npieces: {{ king: 1 each, stone: each }}\nstart: {{ {start} }}\nturn:\n  \
             - move own king to (empty or enemy) beside it, removing line of enemy further on, {condition}\n  \
             - otherwise pass\nend: {{ 9 passes: draw }}\n"
        );
        moves(&Position::start(&table(&text))).join(" ")
    };
    let before = "first king: b1, second stone: d1";
    assert_eq!(listed("provided removed", before), "b1xc1");
    assert_eq!(listed("provided no removed", before), "b1-a1");
    // What one moves upon is taken, too.
    assert_eq!(listed("provided removed", "first king: a1, second stone: b1"), "a1xb1");
    assert_eq!(listed("provided at least 2 removed", "first king: a1, second stone: b1 c1"), "a1xb1");
    assert_eq!(listed("provided at least 2 removed", "first king: a1, second stone: b1 d1"), "pass");
}

#[test]
fn a_line_moves_along_itself_or_aside_and_pushes_what_is_shorter() {
    let position = |turn: &str, start: &str| {
        let text = format!(
            "board: square 6x2\npieces: {{ stone: each placed once }}\nstart: {{ {start} }}\n\
             turn: [{turn}, otherwise pass]\nend: {{ taken is at least 9: mover wins, 9 passes: draw }}\n"
        );
        Position::start(&table(&text))
    };
    let line = "shift run of 2 to 3 own to empty";
    let listed = |turn: &str, start: &str| moves(&position(turn, start)).join(" ");
    assert_eq!(listed(line, "first: b1 c1"), "b1-c1,b2 b1-d1 c1-a1");
    assert_eq!(
        listed(line, "first: b1 c1 d1 e1"),
        "b1-c1,b2 b1-d1,b2 c1-a1 c1-d1,c2 c1-e1,c2 c1-f1 d1-a1 d1-e1,d2 d1-f1"
    );
    assert_eq!(listed("shift run of 2 own ahead to empty", "first: b1 c1"), "b1-c1,b2");
    let pushing = format!("'{line}, pushing fewer enemy'");
    assert_eq!(listed(&pushing, "first: a1 b1, second: c1 d1"), "a1-b1,a2", "two do not push two");
    assert_eq!(
        listed(&pushing, "first: a1 b1, second: c1 a2 b2"),
        "a1-c1",
        "what stands aside is not pushed"
    );
    assert_eq!(listed(&pushing, "first: a1 b1 d1, second: c1 a2 b2 d2"), "pass", "no room behind");
    let free = format!("'{line}, pushing enemy'");
    assert_eq!(listed(&free, "first: a1 b1, second: c1 d1 e1 a2 b2"), "a1-c1");
    // Over the edge, and counted.
    let edge = position(&pushing, "first: d1 e1, second: f1");
    let after = edge.play_text("d1xf1").expect("it pushes one off");
    assert!(after.write().starts_with("....../....ff second taken=1,0"), "{}", after.write());
    let moved = position(&pushing, "first: a1 b1, second: c1").play_text("a1-c1").expect("it pushes one");
    assert!(moved.write().starts_with("....../.ffs.. second"), "{}", moved.write());
}

/// The position after a chain that could not go on is remembered with the other side to move.
#[test]
fn what_a_chain_leads_to_counts_as_a_position() {
    let text = "board: square 7x1\npieces: { king: each }\nstart: { first king: a1, second king: b1 g1 }\nturn:\n  \
                - jump own over enemy to empty, removing jumped, again with it\n  \
                - otherwise move own to empty beside it\nend: { position repeated: draw }\n";
    let start = Position::start(&table(text));
    let after = start.play_text("a1xc1 g1-f1 c1-b1 f1-g1").expect("legal");
    assert!(after.ending().is_none());
    assert!(after.play_text("b1-c1").expect("legal").ending().is_some(), "it stood so after the jump");
}

/// The board on which a side is stuck has been remembered by then, and has still not occurred before.
#[test]
fn being_stuck_is_no_repetition() {
    for ends in
        ["position repeated: draw, no move: next loses", "no move: next loses, position repeated: draw"]
    {
        let text = format!("board: square 2x1\nturn: place own on empty\nend: {{ {ends} }}\n");
        let after = Position::start(&table(&text)).play_text("a1 b1").expect("legal");
        assert_eq!(after.ending().and_then(|ending| ending.winner), Some(Side::Second), "{ends}");
    }
}

/// Neither the start nor the line is listed to the end before it is told.
#[test]
fn chains_to_weigh_and_moves_that_hardly_ever_hold_are_told() {
    let told = |turn: &str| {
        let text = format!(
            "board: square 16x16\nsides: [white, black]\npieces: {{ man: each }}\n\
             start: {{ white: rows 1-2, black: rows 5-16 dark }}\nturn:\n{turn}\nend: {{ no move: next loses }}\n"
        );
        let compiled = compiled(&text);
        soundness::check(&compiled).render(&compiled.sources, Language::En)
    };
    let chains = told(
        "  - move own to empty ahead of it\n  - jump own around over enemy to empty, removing jumped afterwards, \
         again with it, as many as possible",
    );
    assert!(chains.contains("chains of captures must be weighed here"), "{chains}");
    let narrow = told("  - move own to empty and remove enemy, provided at least 3 own in column a");
    assert!(narrow.contains("moves are possible here"), "{narrow}");
}

/// In random games, too, whose plain steps take a shorter way.
#[test]
fn an_end_may_ask_what_the_last_move_has_taken() {
    let text = "board: square 3x1\npieces: { king: 1 each }\nstart: { first king: a1, second king: c1 }\n\
                turn: move own to (empty or enemy) beside it\nend: { removed: mover wins }\n";
    let table = table(text);
    let mut played = Vec::new();
    table.playouts(&Position::start(&table), 5, &mut Rng::new(1), 50, |playout| {
        played.push((playout.plies, playout.ending.and_then(|ending| ending.winner)));
    });
    assert_eq!(played, [(2, Some(Side::Second)); 5]);
}

/// An end that another one above it always forestalls is remarked upon, and one that is only rare is not.
#[test]
fn an_end_that_never_comes_is_remarked_upon() {
    let remarks = |ends: &str| {
        let game = compiled(&format!("board: square 3x3\nturn: place own on empty\nend:\n{ends}"));
        soundness::check(&game).render(&game.sources, Language::En)
    };
    let rows = "  - line of 3 own: mover wins\n  - no empty: draw\n";
    assert_eq!(remarks(rows), "");
    let twice = remarks(&format!("{rows}  - no empty: mover wins\n"));
    assert!(twice.contains("small.yaml:7"), "the third end is never reached: {twice}");
    assert_eq!(twice.matches("small.yaml").count(), 1, "{twice}");
}

/// The counts of independent programs, as far as no turn has two captures.
#[test]
fn international_draughts_and_surakarta_count_as_elsewhere() {
    let table = of_catalogue("damas-internacionais");
    assert_eq!(counts(&table, &Position::start(&table), 4), [9, 81, 658, 4_265]);
    let table = of_catalogue("surakarta");
    assert_eq!(counts(&table, &Position::start(&table), 3), [16, 256, 5_382]);
}

/// A man that only passes through the last row stays a man; one whose capture ends there is crowned.
#[test]
fn what_happens_afterwards_happens_where_the_turn_ends() {
    let after = |clause: &str, moves: &str| {
        let text = format!(
            "board: square 5x1\npieces: {{ man: each, king: each }}\nstart: {{ first man: a1, second man: b1 d1 }}\n\
             turn: jump own over enemy to empty, removing jumped, putting king on it in (c1 e1){clause}\n\
             end: {{ 9 passes: draw }}\n"
        );
        let position = Position::start(&table(&text)).play_text(moves).expect("legal");
        position.write().split(' ').next().unwrap().to_owned()
    };
    assert_eq!(after(", again with it", "a1xc1"), "..Km.", "at once");
    assert_eq!(after(" afterwards, again with it", "a1xc1"), "..Mm.", "the turn goes on");
    assert_eq!(after(" afterwards, again with it", "a1xc1 c1xe1"), "....K");
    assert_eq!(
        after(" afterwards, optionally again with it", "a1xc1 stop"),
        "..Km.",
        "it ends where one stops"
    );
    assert_eq!(after(" afterwards", "a1xc1"), "..Km.");
}

/// A chain goes on only if what it asks for holds.
#[test]
fn a_chain_may_ask_whether_it_goes_on() {
    let goes_on = |condition: &str| {
        let text = format!(
            "board: square 5x1\nsides: [white, black]\nstart: {{ white: a1, black: b1 d1 }}\n\
             turn: [jump own over enemy to empty, removing jumped, again with it if {condition}, otherwise pass]\n\
             end: {{ 9 passes: draw }}\n"
        );
        let text = text.replace("[jump", "['jump").replace(", otherwise", "', otherwise");
        let position = Position::start(&table(&text)).play_text("a1xc1").expect("legal");
        position.side_to_move() == Side::First
    };
    assert!(goes_on("removed"));
    assert!(goes_on("at least 1 enemy"));
    assert!(!goes_on("at least 2 enemy"));
}

#[test]
fn groups_are_counted_as_groups() {
    let wins = |condition: &str, moves: &str| {
        let text = format!(
            "board: square 4x4\nsides: [white, black]\nturn: place own on empty\n\
             end:\n  - {condition}: mover wins\n  - no empty: draw\n"
        );
        Position::start(&table(&text)).play_text(moves).expect("legal").ending().is_some()
    };
    assert!(!wins("at least 2 groups of own", "a1 d4 a2"), "two cells, one group");
    assert!(wins("at least 2 groups of own", "a1 d4 a3"));
    assert!(!wins("at least 2 groups of own reaching corners", "a1 d4 a3"));
    assert!(wins("at least 2 own", "a1 d4 a2"), "cells are counted as cells");
}

/// One sees through what one may see through, up to the first cell that is something else.
#[test]
fn one_may_look_through_pieces() {
    let targets = |phrase: &str| {
        let text = format!(
            "board: square 6x1\npieces: {{ man: each }}\nstart: {{ first man: a1 b1, second man: e1 }}\n\
             turn: move own to {phrase}\nend: {{ 9 passes: draw }}\n"
        );
        moves(&Position::start(&table(&text))).join(" ")
    };
    assert_eq!(targets("empty in sight of it"), "b1-c1 b1-d1");
    assert_eq!(targets("empty in sight of it through own"), "a1-c1 b1-c1", "over men that stand in a row");
    assert_eq!(targets("enemy in sight of it through (empty or own)"), "a1xe1 b1xe1");
}

/// A variant may drop what it would take over.
#[test]
fn none_drops_what_is_inherited() {
    let cats = compiled("extends: gatos-e-caes\nfirst turn: none\n");
    let table = Table::new(cats.game);
    let whole = of_catalogue("gatos-e-caes");
    assert!(table.perft(&Position::start(&table), 1) > whole.perft(&Position::start(&whole), 1));
    let halma = compiled("extends: halma-6x6\nstart: { each: none, white: a1, black: f6 }\n");
    assert_eq!(halma.game.start().iter().map(|(_, cells)| cells.len()).sum::<usize>(), 2);
}

/// In random games of every built-in game no piece comes to a cell that it is said never to come to.
#[test]
fn where_pieces_come_in_random_games_is_foreseen() {
    let catalog = Catalog::built_in();
    let mut narrow = 0;
    for id in catalog.ids() {
        let table = Table::new(catalog.load(id).expect("a built-in game").game);
        let reach = rules::analysis::reach::of_layers(table.game());
        narrow += usize::from(reach.iter().flatten().any(|is_reached| !is_reached));
        let mut rng = Rng::new(1);
        for _ in 0..3 {
            let mut position = Position::start(&table);
            for _ in 0..60 {
                for (cell, layer) in position.setup().cells.iter().enumerate() {
                    let is_foreseen = layer.is_none_or(|layer| reach[layer][cell]);
                    assert!(is_foreseen, "{id}: cell {cell} in {}", position.write());
                }
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                position = position.play_legal(moves[rng.below(moves.len() as u32) as usize]);
            }
        }
    }
    assert!(narrow > 5, "only {narrow} games have cells that a piece never comes to");
}
