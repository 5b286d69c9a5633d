//! Games as lists tell them: no other than the games themselves.

use rules::catalog::Catalog;
use rules::game::Game;
use speech::Language;

/// Everything that is played, and what a list says of it.
fn listed(game: &Game) -> [String; 4] {
    let info = game.info();
    let goals = Language::ALL.map(|language| info.prose.get(&language).map(|prose| &prose.goal));
    [
        format!("{:?}", (&info.name, &info.author, &info.year, &info.extends, &info.based_on, goals)),
        format!("{:?}", (game.board(), game.sides(), game.kinds(), game.layers(), game.patterns())),
        format!("{:?}", (game.start(), game.seeds(), game.first_turn(), game.turn(), game.swap())),
        format!("{:?}", (game.ends(), game.score(), game.zones(), game.named())),
    ]
}

#[test]
fn what_a_list_reads_of_a_built_in_game_is_what_its_file_says() {
    let catalog = Catalog::built_in();
    for id in catalog.ids() {
        let whole = catalog.load(id).unwrap_or_else(|error| panic!("{id}: {error}")).game;
        let brief = catalog.load_brief(id).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(listed(&brief), listed(&whole), "{id}");
        assert!(brief.info().examples.is_empty(), "{id} is read whole for a list");
        let varied = catalog.varied(id).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(varied, whole.info().extends, "{id}");
    }
}

#[test]
fn a_game_that_somebody_broke_is_not_listed_and_neither_are_its_variants() {
    let mut catalog = Catalog::built_in();
    let text = catalog.text("rastros").ok().flatten().expect("a built-in game").text;
    // Only the last line of the examples is wrong, which no list would read.
    catalog.add_text("rastros", &format!("{text}\n    claims: [what is this]\n"));
    for id in ["rastros", "rastros-5x5"] {
        assert_eq!(catalog.load_brief(id).is_ok(), catalog.load(id).is_ok(), "{id}");
        assert_eq!(catalog.varied(id).is_ok(), catalog.load(id).is_ok(), "{id}");
    }
    assert!(catalog.load_brief("rastros").is_err());
    catalog.add_text("rastros", "name: Broken\nboard: square 7x7\n");
    assert!(catalog.load_brief("rastros-5x5").is_err() && catalog.varied("rastros-5x5").is_err());
}

#[test]
fn a_game_that_somebody_changed_is_listed_as_it_is_now() {
    let mut catalog = Catalog::built_in();
    let text = catalog.text("rastros").ok().flatten().expect("a built-in game").text;
    catalog.add_text("rastros", &text);
    assert!(catalog.load_brief("rastros").expect("a game").info().examples.is_empty());
    catalog.add_text("rastros", &text.replacen("author: Bill Taylor", "author: Somebody", 1));
    let brief = catalog.load_brief("rastros-5x5").expect("a game");
    assert_eq!(brief.info().author.as_deref(), Some("Somebody"));
}
