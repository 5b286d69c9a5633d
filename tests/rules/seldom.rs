//! What rules seldom say and limits seldom reach, each in a game of a few cells.

use std::sync::atomic::AtomicBool;

use rules::analysis::opponent::{Habits, Strength, choose_with};
use rules::compile::{GameText, compile};
use rules::engine::{Position, Rng};
use rules::game::Side;
use speech::Language;

use crate::small_games::{compiled, table};

fn start(text: &str) -> Position {
    Position::start(&table(text))
}

fn moves(position: &Position) -> Vec<String> {
    let mut moves = position.write_moves(&position.moves());
    moves.sort_unstable();
    moves
}

/// What stands on the board, without whose turn it is.
fn board(position: &Position) -> String {
    position.write().split(' ').next().unwrap().to_owned()
}

/// Is a whole game file with a name accepted?
fn is_taken(rules: &str) -> bool {
    let text = format!("name: small\n{rules}");
    compile("small", GameText { name: "small.yaml".to_owned(), text }, &|_| None).is_ok()
}

/// A piece that was put on the board has come from nowhere: to ask what lies further on from it is refused.
#[test]
fn what_was_placed_has_gone_no_way() {
    let after = |action: &str| {
        is_taken(&format!(
            "board: square 4x1\nsides: [white, black]\nsets: {{ next: line of enemy further on }}\n\
             turn: {action}\nend: {{ no empty: draw }}\n"
        ))
    };
    for way in ["line of enemy further on", "line of enemy further back", "next"] {
        assert!(!after(&format!("place own on empty, removing {way}")), "{way}");
        assert!(after(&format!("move own to empty beside it, removing {way}")), "{way}");
    }
}

/// However long the board is, jumps go on to its end, in the list of moves and in random play.
#[test]
fn jumps_go_on_as_long_as_the_board() {
    for rows in [9_usize, 119, 121, 125] {
        let table = table(&format!(
            "board: square 1x{rows}\nsides: [black, white]\nstart: {{ black: a1, white: light }}\n\
             turn: jump own over enemy to empty once or more, removing jumped\nend: {{ no move: next loses }}\n"
        ));
        let position = Position::start(&table);
        assert_eq!(moves(&position).len(), rows / 2, "{rows} rows");
        // Only who stopped at the end cannot be jumped in turn.
        let mut to_the_end = 0;
        table.playouts(&position, 4_000, &mut Rng::new(1), 1_000, |playout| {
            to_the_end += u32::from(playout.plies == 1);
        });
        assert!(to_the_end > 0, "{rows} rows");
    }
}

/// Pieces of every kind count as taken, and each once.
#[test]
fn all_kinds_of_pieces_are_taken() {
    let over = |least: u32| {
        let position = start(&format!(
            "board: square 6x1\npieces: {{ man: each, king: each }}\n\
             start: {{ first man: a1, second man: c1 f1, second king: d1 }}\n\
             turn: move own to empty beside it, removing line of enemy further on\n\
             end: {{ taken is at least {least}: mover wins }}\n"
        ));
        position.play_text("a1-b1").expect("legal").ending().map(|ending| ending.winner)
    };
    assert_eq!([over(2), over(3)], [Some(Some(Side::First)), None]);
}

/// A cell seen from several cells at once is seen.
#[test]
fn what_many_cells_see_is_seen() {
    let game = |of: &str| {
        format!(
            "board: square 5x1\nsides: [white, black]\nstart: {{ white: d1 }}\n\
             turn: place own on empty right in sight of {of}\nend: {{ 9 passes: draw }}\n"
        )
    };
    assert_eq!(moves(&start(&game("empty"))), ["b1", "c1"], "c1 both from a1 and from b1, e1 from nowhere");
    assert_eq!(moves(&start(&game("a1 b1"))), ["b1", "c1"], "the piece on d1 is in the way");
}

/// A path may lead through its points in any order of their names.
#[test]
fn one_sees_along_a_path_that_turns_back_in_the_alphabet() {
    let position = start(
        "board: { points: a1 1 0; b1 2 0; c1 0 0; d1 3 0, paths: c1 a1 b1 d1 }\nsides: [white, black]\n\
         start: { white: c1, black: d1 }\nturn: move own to (empty or enemy) in sight of it\nend: { no enemy: mover wins }\n",
    );
    assert_eq!(moves(&position), ["c1-a1", "c1-b1", "c1xd1"]);
    let nearer = position.play_text("c1-a1").expect("legal");
    assert_eq!(moves(&nearer), ["d1-b1", "d1xa1"], "from the other end, and not beyond a piece");
}

/// A pattern is the same turned and turned over: of a block of four, any three make a corner.
#[test]
fn a_pattern_is_found_however_it_lies() {
    let found = |pattern: &str, cells: &[&str]| {
        let stones = cells.join(" ");
        let position = start(&format!(
            "board: square 4x4\nsides: [white, black]\npatterns: {{ shape: [{pattern}] }}\n\
             start: {{ white: {stones} }}\nturn: pass\nend: [{{ shape: mover wins }}, {{ 9 passes: draw }}]\n"
        ));
        position.play_text("pass").expect("legal").ending().is_some()
    };
    let block = ["b2", "c2", "b3", "c3"];
    for missing in block {
        let rest: Vec<&str> = block.into_iter().filter(|cell| *cell != missing).collect();
        assert!(found("xx, x?", &rest), "all but {missing}");
    }
    assert!(!found("xx, x?", &["b2", "c3", "c4"]));
    // Three in a row with one at an end lies in eight ways.
    for long in [["a2", "b2", "c2"], ["b1", "b2", "b3"]] {
        for foot in ["a1", "a3", "c1", "c3"] {
            assert!(found("xxx, x??", &[long[0], long[1], long[2], foot]), "{long:?} {foot}");
        }
    }
}

/// What is put on a piece takes its place, wherever the set of cells began with the empty ones.
#[test]
fn a_piece_put_on_another_takes_its_place() {
    let position = start(
        "board: square 3x1\nsides: [white, black]\nstart: { white: a1, black: b1 }\n\
         turn: place own on empty or enemy\nend: { no enemy: mover wins }\n",
    );
    let after = position.play_text("b1").expect("legal");
    assert_eq!(
        (board(&after), after.ending().map(|ending| ending.winner)),
        ("ww.".into(), Some(Some(Side::First)))
    );
    // Men move as long as there are any, then the kings do, as what they are.
    let position = start(
        "board: square 3x1\npieces: { man: each, king: each }\nstart: { first king: a1, second king: c1 }\n\
         turn: move (own man else own king) to empty beside it\nend: { 9 passes: draw }\n",
    );
    assert_eq!(board(&position.play_text("a1-b1").expect("legal")), ".Kk");
    let full = start(
        "board: square 2x1\nsides: [white, black]\nstart: { white: a1, black: b1 }\n\
         turn: place own on empty else enemy\nend: { no enemy: mover wins }\n",
    );
    assert_eq!(board(&full.play(full.moves()[0]).expect("legal")), "ww");
}

/// The same board is another position as long as the opening may be taken over.
#[test]
fn an_opening_that_may_be_taken_over_is_told_from_the_same_board_later() {
    let start = start(
        "board: square 3x2\npieces: { king: 1 each }\nstart: { first king: a1, second king: a2 }\n\
         swap: on second turn\nturn: move own to empty beside it\nend: { 9 passes: draw }\n",
    );
    let first = start.play_text("a1-b1").expect("legal");
    let later = first.play_text("a2-b2 b1-a1 b2-a2 a1-b1").expect("legal");
    assert_eq!((board(&later), later.side_to_move()), (board(&first), first.side_to_move()));
    assert_ne!(moves(&later), moves(&first));
    assert_ne!(later.hash(), first.hash());
    let again = later.play_text("a2-b2 b1-a1 b2-a2 a1-b1").expect("legal");
    assert_eq!(again.hash(), later.hash());
}

/// Sowings from one pit that take different seeds are written with the pit that each alone changes.
#[test]
fn sowings_written_alike_name_what_each_of_them_takes() {
    let position = start(
        "board: pits 4x2\nstart: { seeds: 1 }\nturn:\n  - sow a1, taking c2\n  - sow a1, taking d2\n\
         end: { no move: higher taken wins }\n",
    );
    assert_eq!(moves(&position), ["a1(c2)", "a1(d2)"]);
    let after = position.play_text("a1(c2)").expect("legal");
    let seeds =
        |cell: &str| after.setup().seeds[usize::from(after.table().game().board().cell(cell).unwrap())];
    assert_eq!((seeds("c2"), seeds("d2")), (0, 1));
}

/// A first turn of two steps leaves the choice to take it over, and the second its own first turn.
#[test]
fn a_turn_of_two_steps_may_be_taken_over() {
    let text = "board: square 3x2\nsides: [white, black]\nswap: on second turn\nturn: place own on empty twice\n\
                end: { no empty: draw }\n";
    let position = start(text).play_text("a1 b1").expect("legal");
    assert!(moves(&position).contains(&"swap".to_owned()));
    crate::random::agrees("two steps and a swap", &table(text));
}

/// So many sets may wait for the one inside them, and so many entries may stand under a key; one more is refused.
#[test]
fn limits_are_reached_and_not_passed() {
    let chained = |n: usize, before: &str| {
        let inside = |set: usize| if set == 1 { "empty".to_owned() } else { format!("set{}", set - 1) };
        let set = |set: usize| format!("  set{set}: {before}beside {}\n", inside(set));
        let (sets, last) = ((1..n).map(set).collect::<String>(), inside(n));
        let turn = format!("place own on {last}");
        is_taken(&format!("board: square 3x3\nsets:\n{sets}turn: {turn}\nend: {{ no empty: draw }}\n"))
    };
    assert_eq!([23, 24, 25, 30].map(|n| chained(n, "empty ")), [true, true, false, false], "waiting");
    assert_eq!([99, 100, 101, 130].map(|n| chained(n, "")), [true, true, false, false], "levels");
    let entries = |n: usize| {
        let zones: String = (0..n).map(|zone| format!("  zone{zone}: a1\n")).collect();
        is_taken(&format!(
            "board: square 3x3\nzones:\n{zones}turn: place own on empty\nend: {{ no empty: draw }}\n"
        ))
    };
    assert_eq!([entries(199), entries(200), entries(201)], [true, true, false]);
}

/// Words without a name in a language are told of, those with one are not.
#[test]
fn words_without_a_name_are_told_of() {
    let lacking = |words: &str, language: Language| {
        let game = compiled(&format!(
            "board: square 3x3\nsides: [moss, fern]\npieces: {{ sprig: each }}\n{words}\
             turn: place own sprig on empty\nend: {{ no empty: draw }}\n"
        ));
        let lack = game.lacks.iter().find(|lack| lack.language == language);
        lack.map(|lack| lack.words.join(" ")).unwrap_or_default()
    };
    assert_eq!(lacking("", Language::Pt), "moss fern sprig");
    assert_eq!(lacking("", Language::En), "", "the words of the rules are English");
    let named = "words: { moss: { pt: musgo, en: moss }, fern: { pt: feto, es: helecho } }\n";
    for (language, words) in [(Language::Pt, "sprig"), (Language::En, "fern"), (Language::Es, "moss sprig")] {
        assert_eq!(lacking(named, language), words);
    }
}

/// Whoever pays attention sees what the opponent would win with at once, before any random game is played.
#[test]
fn attention_sees_threats_without_a_single_game() {
    let stop = AtomicBool::new(false);
    let start = start(
        "board: square 3x3\nsides: [white, black]\nturn: place own on empty\n\
         end: [{ line of 3 own: mover wins }, { no empty: draw }]\n",
    );
    let strength = Strength {
        playouts: 0,
        slips: 0,
        grasp: 1_000,
        attention: 1_000,
        positions: 0,
        habits: Habits::BRISK,
    };
    for (played, only) in [("a1 b2 b1", "c1"), ("a3 b2 c3", "b3"), ("c1 b2 c3", "c2"), ("a1 b1 c3", "b2")] {
        let position = start.play_text(played).expect("legal");
        for seed in 0..5 {
            let choice = choose_with(&position, strength, seed, &stop).expect("a move");
            assert_eq!(position.write_move(choice.mv), only, "after {played}");
        }
    }
}

/// A board of three columns has none called d, alone or at the end of several.
#[test]
fn a_column_beside_the_board_is_refused() {
    let taken = |cells: &str| {
        is_taken(&format!(
            "board: square 3x2\nturn: place own on empty in {cells}\nend: {{ no empty: draw }}\n"
        ))
    };
    assert!(["column a", "column c", "columns a-c", "columns b-c"].into_iter().all(taken));
    assert!(!["column d", "columns a-d", "columns c-d", "columns b-a", "column aa"].into_iter().any(taken));
}

/// In a pattern `#` is a piece of either side, and never an empty cell.
#[test]
fn a_cell_of_a_pattern_that_anybody_may_hold_is_held_by_somebody() {
    let found = |stones: &str| {
        let position = start(&format!(
            "board: square 3x1\nsides: [white, black]\npatterns: {{ shape: ['x#'] }}\nstart: {{ {stones} }}\n\
             turn: pass\nend: [{{ shape: mover wins }}, {{ 9 passes: draw }}]\n"
        ));
        position.play_text("pass").expect("legal").ending().is_some()
    };
    assert!(found("white: a1 b1"), "another of one's own");
    assert!(found("white: a1, black: b1"), "one of the opponent's");
    assert!(!found("white: a1"), "nobody beside it");
    assert!(!found("white: a1 c1"), "nobody between them");
    assert!(!found("black: a1 b1"), "and one must be one's own");
}

/// Whoever plays again begins a turn in which nothing is new yet.
#[test]
fn what_was_new_is_not_after_playing_again() {
    let text = "board: square 4x1\nsides: [white, black]\n\
                turn: place own on empty not beside new, then place own on empty not beside new, again if exactly 2 empty\n\
                end: { no empty: draw }\n";
    let position = start(text);
    let first = position.play_text("a1").expect("legal");
    assert_eq!(moves(&first), ["c1", "d1"], "within the turn a1 is new");
    let again = first.play_text("d1").expect("legal");
    assert_eq!((again.side_to_move(), moves(&again)), (Side::First, vec!["b1".to_owned(), "c1".to_owned()]));
}

/// "Next" is whoever is to play, who may be the one who has just played.
#[test]
fn whoever_plays_again_is_next() {
    let winner = |turn: &str, verdict: &str| {
        let text = format!(
            "board: square 2x1\nsides: [white, black]\nturn: {turn}\nend: {{ no empty: {verdict} }}\n"
        );
        start(&text).play_text("a1 b1").expect("legal").ending().and_then(|ending| ending.winner)
    };
    let [plain, again] = ["place own on empty", "place own on empty, again"];
    assert_eq!(winner(plain, "mover wins"), Some(Side::Second));
    assert_eq!(winner(plain, "next wins"), Some(Side::First));
    assert_eq!(winner(plain, "next loses"), Some(Side::Second));
    assert_eq!(winner(again, "mover wins"), Some(Side::First));
    assert_eq!(winner(again, "next wins"), Some(Side::First));
    assert_eq!(winner(again, "next loses"), Some(Side::Second));
}

/// Sowing that comes round leaves out the pit it began with, where there are stores, too.
#[test]
fn sowing_into_a_store_leaves_out_the_pit_it_began_with() {
    let after = |skipping: &str| {
        let position = start(&format!(
            "board: pits 2x2\nstart: {{ seeds: 6 }}\nturn: sow a1{skipping} into store\nend: {{ 9 passes: draw }}\n"
        ));
        let after = position.play_text("a1").expect("legal");
        let board = after.table().game().board();
        let setup = after.setup();
        let seeds = ["a1", "b1", "b2", "a2"].map(|cell| setup.seeds[usize::from(board.cell(cell).unwrap())]);
        (seeds, setup.taken[0])
    };
    // Six seeds: b1, store, b2, a2, then a1 or not, and on.
    assert_eq!(after(""), ([1, 8, 7, 7], 1));
    assert_eq!(after(" skipping origin"), ([0, 8, 7, 7], 2));
}

/// Nobody moves to where they stand.
#[test]
fn the_own_cell_is_no_target() {
    for to in ["own or empty", "row 1", "not enemy"] {
        let position = start(&format!(
            "board: square 3x1\npieces: {{ king: 1 each }}\nstart: {{ first king: b1 }}\nturn: move own to {to}\n\
             end: {{ 9 passes: draw }}\n"
        ));
        assert_eq!(moves(&position), ["b1-a1", "b1-c1"], "{to}");
    }
}

/// A run that goes one way only is there whichever way that is.
#[test]
fn runs_may_go_one_way() {
    let runs = |direction: &str| {
        let position = start(&format!(
            "board: square 3x3\nsides: [white, black]\nturn: place own on run of 2 empty {direction}\n\
             end: {{ 9 passes: draw }}\n"
        ));
        position.moves().len()
    };
    for direction in
        ["left", "right", "above", "below", "leftward", "rightward", "ahead", "behind", "sideways"]
    {
        assert_eq!(runs(direction), 6, "{direction}");
    }
    for direction in ["up-left", "up-right", "down-left", "down-right", "ahead-left", "behind-right"] {
        assert_eq!(runs(direction), 4, "{direction}");
    }
    assert_eq!([runs("straight"), runs("diagonal"), runs("around")], [12, 8, 20]);
}
