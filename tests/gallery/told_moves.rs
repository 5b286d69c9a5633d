//! Moves on paper are written for people: no word of a game's file, and none of another language.

use std::collections::BTreeSet;
use std::sync::Arc;

use gallery::sheets::{puzzle_sheet, ready, say};
use paper::typeset::page::Page;
use paper::typeset::paginate;
use rules::catalog::Catalog;
use rules::engine::{Position, Rng, Table};
use rules::game::{Game, Language};

fn load(id: &str) -> Arc<Table> {
    Table::new(Catalog::built_in().load(id).unwrap_or_else(|error| panic!("{id}: {error}")).game)
}

/// Returns the words of a game's file that nobody says in a language.
fn file_words(game: &Game, language: Language) -> BTreeSet<String> {
    let spoken = |name: &str| name.to_lowercase().split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let said: BTreeSet<String> = game
        .kinds()
        .iter()
        .flat_map(|kind| spoken(kind.name.in_language(language)))
        .chain(game.sides().0.iter().flat_map(|side| spoken(side.name.in_language(language))))
        .collect();
    let words = game.layers().iter().map(|layer| layer.word.clone());
    let words = words.chain(["pass", "swap", "stop"].map(str::to_owned));
    words.filter(|word| !said.contains(word)).collect()
}

/// Says what in a text is no word for people: a colon inside a word, or a word of the file.
fn machine_words(text: &str, game: &Game, language: Language) -> Vec<String> {
    let words = file_words(game, language);
    let is_machine = |part: &&str| {
        let has_colon = part.trim_end_matches(':').contains(':');
        let bare = part.trim_matches(|c: char| !c.is_alphabetic()).to_lowercase();
        has_colon || words.contains(&bare)
    };
    text.split_whitespace().filter(is_machine).map(str::to_owned).collect()
}

#[test]
fn no_move_of_any_game_is_told_by_words_of_its_file() {
    for id in Catalog::built_in().ids() {
        let table = load(id);
        let mut rng = Rng::new(7);
        let mut position = Position::start(&table);
        for _ in 0..24 {
            let moves = position.moves();
            let Some(n) = u32::try_from(moves.len()).ok().filter(|n| *n > 0) else { break };
            for language in [Language::Pt, Language::Es] {
                for text in position.write_moves(&moves) {
                    let told = say::ply(table.game(), &text, language);
                    let wrong = machine_words(&told, table.game(), language);
                    assert!(wrong.is_empty(), "{id} {language}: {text} is told as {told}");
                }
            }
            position = position.play_legal(moves[rng.below(n) as usize]);
        }
    }
}

#[test]
fn no_solution_of_a_puzzle_has_words_of_a_file() {
    for id in ready::games() {
        let table = load(id);
        let puzzles = ready::puzzles(&table);
        for (language, solutions) in [(Language::Pt, "Soluções"), (Language::Es, "Soluciones")] {
            let document = puzzle_sheet::document(&table, &puzzles, &|_| None, language);
            let pages = paginate(&document).unwrap_or_else(|error| panic!("{id}: {error}"));
            let first = pages.iter().position(|page| page.text().contains(solutions)).unwrap();
            let text: String = pages[first..].iter().map(Page::text).collect();
            let wrong = machine_words(&text, table.game(), language);
            assert!(wrong.is_empty(), "{id} {language}: {wrong:?} in\n{text}");
        }
    }
}

#[test]
fn moves_name_what_tells_a_piece_apart() {
    let told = |id: &str, text: &str, language: Language| say::ply(load(id).game(), text, language);
    assert_eq!(told("produto", "black:d8", Language::Pt), "d8 negra");
    assert_eq!(told("produto", "white:d8", Language::En), "d8 white");
    // Whose it is, the turn tells: both sides have such a piece.
    assert_eq!(told("faisca", "two:c5,a5", Language::Pt), "peça 2 em c5, seta para a5");
    assert_eq!(told("faisca", "two:c5,a5", Language::Es), "ficha 2 en c5, flecha hacia a5");
    assert_eq!(told("avanco", "c2-c3", Language::Pt), "c2-c3");
}
