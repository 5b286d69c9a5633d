//! Every game file there is, through a class tournament to the diplomas: names, draws, swap and sides are those of the game.

use championship::facts::{
    Championship, Contestant, DrawnGroup, Draws, EntryCode, Fact, GamePlace, GroupId, MatchResult, NameStyle,
    Pairing, Refusal, School, Stamp, Swap, TournamentId,
};
use championship::handouts::Emblem;
use championship::press::{Cards, Make, Order, PRODUCTS};
use championship::regulations;
use championship::reports::Options;
use desk::rulebook;
use gallery::sheets::rule_sheet::{self, Print, SheetOptions};
use paper::figure::Fill;
use paper::typeset::page::{Mark, Page};
use paper::typeset::paginate;
use rules::analysis::playouts;
use rules::catalog::Catalog;
use rules::engine::{Position, Table};
use speech::Language;

const TOURNAMENT: TournamentId = TournamentId { cycle: 1, game: 1 };
const GROUP: GroupId = GroupId { tournament: TOURNAMENT, stage: 1, group: 1 };

fn code(number: u16) -> EntryCode {
    EntryCode { index: number, ..EntryCode::first(1, 1, 1) }
}

fn stamp() -> Stamp {
    Stamp { by: "test".into(), at: 1_804_809_600 }
}

/// A class of four that plays one game, each against each; the first game of each round is drawn where that can be.
fn played(text: &str) -> Championship {
    let regulations = Box::new(rulebook::read_kind("turma", text).unwrap());
    let mut championship = Championship::begin(&Fact::Created { name: "turma".into(), regulations }).unwrap();
    let mut take = |fact: Fact| championship.apply(&fact).map(|_| ());
    take(Fact::SchoolRegistered { school: School { number: 1, name: "EB do Mar".into(), place: None } })
        .unwrap();
    for number in 1..=4 {
        let contestant = Contestant { name: Some(format!("Ana {number}")), school_year: Some(3) };
        take(Fact::EntryAdded { code: code(number), contestant }).unwrap();
    }
    let members = (1..=4).map(code).collect();
    let groups = vec![DrawnGroup { table: 1, members, ..DrawnGroup::default() }];
    take(Fact::GroupsDrawn { tournament: TOURNAMENT, stage: 1, seed: 1, groups }).unwrap();
    for (round, pairs) in (1..).zip([[(1, 2), (3, 4)], [(1, 3), (4, 2)], [(4, 1), (2, 3)]]) {
        let pairing = |(first, second)| Pairing::Game { first: code(first), second: code(second) };
        let pairings = pairs.map(pairing).to_vec();
        take(Fact::RoundPublished { group: GROUP, round, seed: 1, pairings, forced: None }).unwrap();
        for board in 1..=2 {
            let place = GamePlace { group: GROUP, round, board, game: 1 };
            let fact = |result| Fact::ResultEntered { place, result, record: None, stamp: stamp() };
            let drawn = if board == 1 {
                take(fact(MatchResult::Draw))
            } else {
                Err(Refusal::GameWithoutDraws(place))
            };
            match drawn {
                Ok(()) => {}
                Err(Refusal::GameWithoutDraws(_)) => take(fact(MatchResult::FirstWins)).unwrap(),
                Err(other) => panic!("{other}"),
            }
        }
    }
    championship
}

fn pages(key: &str, championship: &Championship) -> Vec<Page> {
    let options = Options { language: Language::Pt, names: NameStyle::Full, ..Options::default() };
    let cards = Cards::default();
    let order = Order::all(championship, &options, &cards);
    let product = PRODUCTS.iter().find(|product| product.key == key).unwrap();
    match &product.make {
        Make::Cards(_, make) => make(&order).unwrap_or_else(|error| panic!("{key}: {error:?}")),
        Make::Report(make) => {
            make(&order).unwrap().pages().unwrap_or_else(|error| panic!("{key}: {error:?}"))
        }
    }
}

fn words(pages: &[Page]) -> String {
    let marks = pages.iter().flat_map(|page| &page.marks);
    let texts = marks.filter_map(|mark| if let Mark::Text(text) = mark { Some(text.text()) } else { None });
    texts.collect::<Vec<_>>().join(" ").replace('\u{a0}', " ")
}

#[test]
fn every_game_goes_through_a_class_tournament_to_the_diplomas() {
    let catalog = Catalog::built_in();
    let ids: Vec<String> = catalog.ids().map(str::to_owned).collect();
    assert!(ids.len() > 80, "{}", ids.len());
    for id in &ids {
        let game = catalog.load_brief(id).unwrap();
        let name = game.info().name.in_language(Language::Pt);
        let championship = played(&format!("extends: turma\ncycles: [{{ name: turma, games: [{id}] }}]\n"));
        let rule = championship.regulations().game(1).unwrap();
        assert_eq!(rule.name.in_language(Language::Pt), name, "{id}");
        assert_eq!(rule.swap == Swap::Possible, game.swap(), "{id}");
        let can_draw = rule.draws == Draws::Possible;
        for key in ["signs", "badges", "slips", "blank-slips", "table-cards", "scores", "prizes", "diplomas"]
        {
            let said = words(&pages(key, &championship));
            assert!(said.contains(name), "{id}: {key} does not name {name}: {said}");
            assert!(!id.contains('-') || !said.contains(id.as_str()), "{id}: {key} says the id: {said}");
            match key {
                "slips" | "blank-slips" => assert_eq!(said.contains("empate"), can_draw, "{id}: {key}"),
                "table-cards" => {
                    assert_eq!(said.contains("não há empates"), !can_draw, "{id}");
                    assert_eq!(said.contains("Há troca"), game.swap(), "{id}");
                    if let Some([first, _]) = &rule.sides {
                        assert!(
                            said.contains(&format!("Quem começa: {}", first.in_language(Language::Pt))),
                            "{id}: {said}"
                        );
                    }
                }
                _ => {}
            }
        }
        // What is kept with the championship says the same on a machine that has no such game.
        let kept = regulations::parse_stored("r.yaml", &championship.regulations().source).unwrap();
        assert_eq!(kept.game(1), championship.regulations().game(1), "{id}");
    }
}

#[test]
fn a_game_that_random_players_draw_can_be_drawn() {
    let catalog = Catalog::built_in();
    let mut drawn = 0;
    for id in catalog.ids() {
        let game = catalog.load_brief(id).unwrap();
        let rule = rulebook::rule(&game);
        let tally = playouts::play(&Position::start(&Table::new(game)), 20, 1);
        drawn += usize::from(tally.draws > 0);
        assert!(tally.draws == 0 || rule.draws == Draws::Possible, "{id} was drawn {} times", tally.draws);
    }
    assert!(drawn > 5, "{drawn}");
}

#[test]
fn counts_that_cannot_come_out_even_are_no_draws() {
    let catalog = Catalog::built_in();
    let draws = |id: &str| rulebook::rule(&catalog.load_brief(id).unwrap()).draws;
    for decided in ["flume", "produto", "produto-2026", "hex", "rastros", "konane", "semaforo"] {
        assert_eq!(draws(decided), Draws::Impossible, "{decided}");
    }
    for even in ["ouri", "kalah", "moinho", "reversi", "go-7x7", "tic-tac-toe", "ataxx", "pontos-e-quadrados"]
    {
        assert_eq!(draws(even), Draws::Possible, "{even}");
    }
    // The table of editions, which regulations that know no rules are read by, says the same.
    for (id, _) in regulations::games_of_editions() {
        let Ok(game) = catalog.load_brief(&id) else { continue };
        let alone =
            regulations::parse("r.yaml", &format!("cycles: [{{ name: x, games: [{id}] }}]\n")).unwrap();
        assert_eq!(alone.game(1).unwrap().draws, rulebook::rule(&game).draws, "{id}");
    }
}

#[test]
fn what_regulations_say_of_a_game_is_stronger_than_its_rules() {
    let text = "extends: turma\ngames: [{ id: moinho, name: Trilha, draws: impossible }]\ncycles: [{ name: x, games: [moinho] }]\n";
    let read = rulebook::read("r.yaml", text, &regulations::no_file).unwrap();
    let game = read.game(1).unwrap();
    assert_eq!((game.name.in_language(Language::En), game.draws), ("Trilha", Draws::Impossible));
    assert_eq!(game.sides.as_ref().unwrap()[0].in_language(Language::Pt), "Brancas");
    assert_eq!(game.swap, Swap::Impossible);
}

#[test]
fn a_game_of_ones_own_is_kept_with_the_championship_and_known_there() {
    let file = "name: { pt: Galo Grande, en: Big Noughts }\nextends: tic-tac-toe\nboard: square 4x4\n";
    let remark: String = file.lines().map(|line| format!("#:|{line}\n")).collect();
    let text = format!(
        "extends: turma\ncycles: [{{ name: x, games: [galo-grande] }}]\n#: game galo-grande\n{remark}"
    );
    let read = rulebook::read_kind("turma", &text).unwrap();
    let game = read.game(1).unwrap();
    assert_eq!((game.name.in_language(Language::Pt), game.draws), ("Galo Grande", Draws::Possible));
    let again = regulations::parse_stored("r.yaml", &read.source).unwrap();
    assert_eq!(again.game(1), read.game(1));
}

#[test]
fn a_championship_of_before_keeps_working() {
    // As the last version wrote it: no word of swap or sides.
    let read = rulebook::read_kind("turma", "extends: turma\ncycles: [{ name: x, games: [hex] }]\n").unwrap();
    let before = read.source.lines().map(|line| match line.find(", swap:") {
        Some(end) => format!("{} }}\n", &line[..end]),
        None => format!("{line}\n"),
    });
    let before: String = before.collect();
    assert!(!before.contains("swap"), "{before}");
    let opened = regulations::parse_stored("r.yaml", &before).unwrap();
    let game = opened.game(1).unwrap();
    assert_eq!((game.swap, &game.sides), (Swap::Unknown, &None));
    assert_eq!(game.name.in_language(Language::Pt), "Hex");
}

/// What four pupils come to is set larger and in a frame: it looks as it was meant to, and not forgotten in a corner.
#[test]
fn the_papers_of_a_small_class_are_one_large_page_in_a_frame() {
    let championship = played("extends: turma\ncycles: [{ name: turma, games: [rastros] }]\n");
    for key in
        ["entries", "groups", "check-in", "tables", "names", "scores", "results", "standings", "prizes"]
    {
        let pages = pages(key, &championship);
        assert_eq!(pages.len(), 1, "{key}");
        let marks = || pages[0].marks.iter();
        let names = marks().filter_map(|mark| match mark {
            Mark::Text(text) if text.text().starts_with("Ana") => Some(text.size * 72.0 / 25.4),
            _ => None,
        });
        let size = names.fold(f64::INFINITY, f64::min);
        assert!((13.0..=20.0).contains(&size), "{key}: {size} points");
        assert!(marks().any(|mark| matches!(mark, Mark::Path(path) if path.class == "grid")), "{key}");
    }
    assert_eq!(pages("final", &championship).len(), 1, "a class is told on a page");
    assert!(
        !words(&pages("schools", &championship)).contains("medalhas"),
        "one school has no table of medals"
    );
}

/// What a sign at a door and a badge show stands on the rules of the game and on its poster, too.
#[test]
fn sheets_and_posters_have_the_emblem_that_signs_have() {
    for id in ["rastros", "rastros-5x5", "hex-7x7", "moinho", "semaforo"] {
        let text = format!("cycles: [{{ name: turma, games: [{id}] }}]\n");
        let look = rulebook::read_kind("turma", &text).expect("regulations").games[0].look;
        let colour = Fill::Colour(Emblem::of(look).colour);
        let table = Table::new(Catalog::built_in().load(id).expect("a game").game);
        for print in [Print::Ordinary, Print::Large, Print::Young, Print::Poster] {
            let options = SheetOptions { language: Language::Pt, edition: None, cycle: None, print };
            let document = rule_sheet::document(std::slice::from_ref(&table), &options).expect("a sheet");
            let pages = paginate(&document).expect("pages");
            let is_it = |mark: &Mark| matches!(mark, Mark::Path(path) if path.fill == colour);
            assert!(pages[0].marks.iter().any(is_it), "{id}, {print:?}");
        }
    }
}
