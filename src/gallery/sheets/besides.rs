//! What a page of rules has besides them where it has room: pictures of how one plays, takes and wins, what to remember, and a
//! first puzzle with its answer upside down. All of it comes from the rules.

use std::sync::Arc;

use super::page::{self, SheetOptions};
use super::phrase::View;
use super::{example, ornament, plain, puzzle_sheet, ready, say, shown, young};
use crate::diagram::{Diagram, Note, Scale, Theme, draw, note};
use paper::figure::Figure;
use paper::typeset::document::{Block, Captioned, Emphasis, Fit, Marker, Run, Running, Section, Text, words};
use paper::typeset::page::Page;
use paper::typeset::{markup, paginate};
use rules::engine::{Move, Position, Rng, Table};
use rules::game::{Game, Language};
use speech::{Message, msg};

/// Millimetres a picture takes across and down; three stand side by side.
const PICTURE: (f64, f64) = (42.0, 36.0);
/// Cells of small boards grow no larger than this.
const LARGEST_CELL: f64 = 11.0;
/// Millimetres of a cell below which nobody reads a number on a piece: then there are no such pictures.
const SMALLEST_CELL: f64 = 3.4;
/// How many games are played to find a capture, and how many moves each is followed.
const GAMES: u64 = 6;
const LONGEST: usize = 60;
/// How many positions are looked at on the way, all games together.
const WORK: usize = 12_000;
/// The smallest type of a page that has more than the rules, over the ordinary one.
pub(super) const SMALLEST: f64 = 0.86;

/// Whether a page may have a row of pictures: the steps for younger pupils are pictures already.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Row {
    With,
    Without,
}

/// What stands beside what to remember.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Neighbour {
    Puzzle,
    /// How a game was won.
    Win,
    Nothing,
}

/// What a page may have besides the rules, from the most to the least: pictures in a row, and what stands beside what to remember.
const CHOICES: [(bool, Neighbour); 5] = [
    (true, Neighbour::Puzzle),
    (false, Neighbour::Puzzle),
    (true, Neighbour::Nothing),
    (false, Neighbour::Win),
    (false, Neighbour::Nothing),
];

/// Adds to the page of a game as much as it has room for: where it would need another page or too small a type, nothing.
pub(super) fn added(table: &Arc<Table>, options: &SheetOptions, section: Section, row: Row) -> Section {
    let Some(fit) = section.fit else { return section };
    let language = options.language;
    let pictures = if row == Row::With { pictures(table, language) } else { Vec::new() };
    let section =
        if row == Row::With && pictures.is_empty() { paired(table, options, section) } else { section };
    let puzzle = ready::puzzles(table).into_iter().min_by_key(|puzzle| puzzle.line.len());
    let puzzle = puzzle.map(|puzzle| puzzle_sheet::posed(table.game(), &puzzle, options.print, language));
    let memo = Block::Framed(memo(table.game(), language));
    for (has_row, neighbour) in CHOICES {
        let beside = match neighbour {
            Neighbour::Puzzle => puzzle.clone(),
            Neighbour::Win => pictures.last().map(|win| (captioned(win, None), Vec::new())),
            Neighbour::Nothing => None,
        };
        if (has_row && pictures.is_empty()) || (beside.is_none() && neighbour != Neighbour::Nothing) {
            continue;
        }
        let mut blocks = section.blocks.clone();
        if has_row {
            let numbered = pictures.iter().zip(1..).map(|(one, number)| captioned(one, Some(number)));
            blocks.extend([Block::Fill, Block::Figures(numbered.collect())]);
        }
        blocks.push(Block::Fill);
        blocks.push(match beside {
            Some((figure, words)) => {
                let blocks = std::iter::once(memo.clone()).chain(words).collect();
                Block::Beside { blocks, figure }
            }
            None => memo.clone(),
        });
        // Whether it fits at all is asked once; how large it can be, whoever sets the page finds out.
        let look = options.print.look().scaled(SMALLEST);
        let smallest = Section { blocks, fit: None, look: Some(look), ..section.clone() };
        let alone = page::document(String::new(), options, vec![smallest]);
        if paginate(&alone).is_ok_and(|pages| pages.len() <= fit.n_pages) {
            let blocks = alone.sections.into_iter().flat_map(|section| section.blocks).collect();
            return Section { blocks, fit: Some(Fit { smallest: SMALLEST, ..fit }), ..section };
        }
    }
    section
}

/// Puts how a game is won beside the last diagram of a sheet, where that stands alone in the middle of a row: boards too wide for three in
/// a row have room for two.
fn paired(table: &Arc<Table>, options: &SheetOptions, mut section: Section) -> Section {
    let lone = section.blocks.iter_mut().rev().find_map(|block| match block {
        Block::Figures(figures) if figures.len() == 1 => Some(figures),
        _ => None,
    });
    if let Some((lone, (mut won, caption))) = lone.zip(shown::win(table, options.language)) {
        won.title = note::told(&won, options.language);
        let figure = draw(&won, example::scale(table.game()), &Theme::PRINT);
        lone.push(Captioned { figure, caption: markup::inline(&caption) });
    }
    section
}

/// Keeps each diagram of a sheet in large print on the page of the words that speak of it: the first stands above them, the others
/// with the paragraph before.
pub(super) fn together(table: &Arc<Table>, options: &SheetOptions, section: Section) -> Section {
    let mut blocks: Vec<Block> = Vec::new();
    for block in section.blocks.clone() {
        match block {
            Block::Beside { blocks: words, figure } if !ornament::is_name(&words) => {
                blocks.push(Block::Figures(vec![figure]));
                blocks.extend(words);
            }
            Block::Figures(figures) => {
                let before = blocks.pop_if(|block| matches!(block, Block::Paragraph(_)));
                blocks.push(Block::Keep(before.into_iter().chain([Block::Figures(figures)]).collect()));
            }
            block => blocks.push(block),
        }
    }
    let n_pages = |section: &Section| {
        paginate(&page::document(String::new(), options, vec![section.clone()]))
            .map_or(usize::MAX, |pages| pages.len())
    };
    let with_material = Section { blocks: material_kept(blocks.clone()), ..section.clone() };
    let kept = [with_material, Section { blocks, ..section.clone() }].map(|kept| balanced(options, kept));
    // No page more for it; and a paragraph as long as a page goes without.
    match kept.into_iter().min_by_key(n_pages).filter(|kept| n_pages(kept) < usize::MAX) {
        Some(kept) => ended(table, options, kept),
        None => section,
    }
}

/// Keeps the words on what a game is played with below the board at the start: they speak of what is drawn there, and the next page
/// may be the back of this one.
fn material_kept(mut blocks: Vec<Block>) -> Vec<Block> {
    let is_part = |block: &Block| matches!(block, Block::Heading { level: 2, .. });
    let Some(board) = blocks.iter().position(|block| matches!(block, Block::Figures(_))) else {
        return blocks;
    };
    let after = blocks.iter().skip(board + 1);
    if !after.clone().next().is_some_and(is_part) {
        return blocks;
    }
    let n_words = after.skip(1).take_while(|block| !is_part(block)).count();
    let kept: Vec<Block> = blocks.drain(board..board + 2 + n_words).collect();
    blocks.insert(board, Block::Keep(kept));
    blocks
}

/// Returns the first diagram of a sheet.
fn first_figure(blocks: &mut [Block]) -> Option<&mut Captioned> {
    blocks.iter_mut().find_map(|block| match block {
        Block::Figures(figures) => figures.first_mut(),
        Block::Keep(kept) => first_figure(kept),
        _ => None,
    })
}

/// Adds to the end of a sheet in large print what other sheets have too: what to remember and a first puzzle, or how a game is won where
/// none is ready. What the last page has no room for stands on a page more.
fn ended(table: &Arc<Table>, options: &SheetOptions, section: Section) -> Section {
    let (game, language) = (table.game(), options.language);
    let memo = vec![Block::Space(ABOVE_MEMO), Block::Framed(memo(game, language))];
    let puzzle = ready::puzzles(table).into_iter().min_by_key(|puzzle| puzzle.line.len());
    let puzzle = puzzle.map(|puzzle| {
        let (figure, mut blocks) = puzzle_sheet::posed(game, &puzzle, options.print, language);
        // Its heading leads, and the answer comes last.
        blocks.insert(blocks.len().saturating_sub(1), Block::Figures(vec![figure]));
        blocks
    });
    let won = || {
        let (mut won, caption) = shown::win(table, language)?;
        won.title = note::told(&won, language);
        let figure = draw(&won, example::large_scale(game), &Theme::LARGE);
        Some(vec![Block::Figures(vec![Captioned { figure, caption: markup::inline(&caption) }])])
    };
    let n_pages = |blocks: &[Block]| {
        let alone = Section { blocks: blocks.to_vec(), ..section.clone() };
        paginate(&page::document(String::new(), options, vec![alone])).map(|pages| pages.len())
    };
    let Ok(most) = n_pages(&section.blocks) else { return section };
    let has_puzzle = puzzle.is_some();
    let (first, second) = match (puzzle, won()) {
        (Some(puzzle), won) => (puzzle, won.unwrap_or_default()),
        (None, won) => (won.unwrap_or_default(), Vec::new()),
    };
    // What stands on the last page, and what on a page more, which a win alone is not worth.
    let nothing = Vec::new();
    let puzzle = if has_puzzle { &first } else { &nothing };
    let choices = [
        (vec![&memo, &first], vec![]),
        (vec![&memo], vec![puzzle, &second]),
        (vec![&memo], vec![puzzle]),
        (vec![], vec![&memo, &first, &second]),
        (vec![], vec![&memo, &first]),
        (vec![], vec![&memo]),
    ];
    for (here, there) in choices {
        let [here, there] =
            [here, there].map(|parts| parts.into_iter().flatten().cloned().collect::<Vec<_>>());
        let n_more = usize::from(!there.is_empty());
        let mut blocks = section.blocks.clone();
        blocks.push(Block::Keep(here));
        if n_more > 0 {
            blocks.extend([Block::PageBreak, Block::Keep(there)]);
        }
        if n_pages(&blocks).is_ok_and(|n_pages| n_pages <= most + n_more) {
            return Section { blocks, ..section };
        }
    }
    section
}

/// Millimetres above what to remember in large print.
const ABOVE_MEMO: f64 = 6.0;

/// Fills the pages of a sheet in large print. What stays together may leave much of a page empty; then the first diagram is drawn larger or
/// smaller, or a part begins on the next page, as long as there are no more pages.
fn balanced(options: &SheetOptions, section: Section) -> Section {
    let paper = options.print.paper();
    let room = paper.size.height - paper.top - paper.bottom;
    // How many pages there are, and how empty the emptiest is; nobody minds the last.
    let emptiest = |blocks: &[Block]| {
        let alone = Section { blocks: blocks.to_vec(), footer: Running::default(), ..section.clone() };
        let pages = paginate(&page::document(String::new(), options, vec![alone])).ok()?;
        let empty = |page: &Page| page.bounds().map_or(1.0, |all| 1.0 - (all.max.y - paper.top) / room);
        let (_, before) = pages.split_last()?;
        Some((pages.len(), before.iter().map(empty).fold(0.0, f64::max)))
    };
    let Some((n_pages, mut least)) = emptiest(&section.blocks).filter(|(_, empty)| *empty > MOST_EMPTY)
    else {
        return section;
    };
    let is_part = |block: &Block| matches!(block, Block::Heading { level: 2, .. });
    let parts = (0..section.blocks.len()).filter(|at| is_part(&section.blocks[*at]));
    let breaks: Vec<Option<usize>> = std::iter::once(None).chain(parts.map(Some)).collect();
    let mut best = section.blocks.clone();
    for factor in GROWN {
        let mut grown = section.blocks.clone();
        if let Some(first) = first_figure(&mut grown) {
            first.figure = first.figure.scaled(factor);
        }
        for at in &breaks {
            let mut blocks = grown.clone();
            if let Some(at) = at {
                blocks.insert(*at, Block::PageBreak);
            }
            // A smaller diagram makes room on its page, it does not save one: what to remember would be lost with it.
            let is_as_long = |pages: usize| pages == n_pages || (factor >= 1.0 && pages < n_pages);
            let found =
                emptiest(&blocks).filter(|(pages, empty)| is_as_long(*pages) && *empty < least - 0.02);
            if let Some((_, empty)) = found {
                (least, best) = (empty, blocks);
            }
        }
    }
    Section { blocks: best, ..section }
}

/// The part of a page of large print that may be empty.
const MOST_EMPTY: f64 = 0.2;
/// What the first diagram may be drawn larger by to fill its page, or smaller so that the words on it have room there.
const GROWN: [f64; 6] = [1.0, 1.2, 1.45, 1.75, 0.88, 0.76];

/// Returns what to remember: who begins, a change of sides, what ends the game, and draws.
fn memo(game: &Game, language: Language) -> Vec<Block> {
    let view = View::new(game);
    let mut lines = vec![plain::begins(game, language)];
    if game.swap() {
        lines.push(language.say(&msg("sheets-memo-swap")));
    }
    lines.push(say::aim(game, language));
    match (game.can_draw(), view.may_be_stuck()) {
        (true, _) => lines.push(language.say(&msg("sheets-memo-draws"))),
        (false, false) => lines.push(language.say(&msg("sheets-memo-no-draws"))),
        // Whether it can come to that, the rules do not tell.
        (false, true) => {}
    }
    let head = words(language.say(&msg("sheets-memo")));
    let items = lines.iter().map(|line| words(line.clone())).collect();
    vec![
        Block::Heading { level: 3, text: head, bookmark: None },
        Block::List { marker: Marker::Bullet, items },
    ]
}

/// Returns pictures of how one plays, takes and wins.
fn pictures(table: &Arc<Table>, language: Language) -> Vec<(Figure, String)> {
    let of_step = |step: usize, head: Message| {
        let (diagram, caption) = young::picture(table, step, language);
        (diagram, if caption.is_empty() { language.say(&head) } else { caption })
    };
    let played = Some(of_step(1, msg("sheets-young-play")));
    let all = [played, capture(table, language), Some(of_step(2, msg("sheets-young-win")))];
    let scale = Scale::within(table.game().board(), PICTURE, LARGEST_CELL);
    if matches!(scale, Scale::Cell(cell) if cell < SMALLEST_CELL) {
        return Vec::new();
    }
    let drawn = all.into_iter().flatten().map(|(mut diagram, caption)| {
        diagram.title = note::told(&diagram, language);
        (draw(&diagram, scale, &Theme::PRINT), caption)
    });
    drawn.collect()
}

/// Returns a picture with its words, and its number before them.
fn captioned((figure, caption): &(Figure, String), number: Option<usize>) -> Captioned {
    let bold = Emphasis { bold: true, ..Emphasis::default() };
    let mut text: Text = number.map(|number| Run::Words(format!("{number}. "), bold)).into_iter().collect();
    text.extend(markup::inline(caption));
    Captioned { figure: figure.clone(), caption: text }
}

/// Shows a move that takes or turns pieces, each under a cross, with the words below it; nothing where the game has none.
fn capture(table: &Arc<Table>, language: Language) -> Option<(Diagram, String)> {
    let mut left = WORK;
    for seed in 0..GAMES {
        let mut rng = Rng::new(seed);
        let mut position = Position::start(table);
        for _ in 0..LONGEST {
            let moves = position.moves();
            left = left.checked_sub(moves.len() + 1)?;
            if let Some(found) = moves.iter().find_map(|mv| taking(&position, *mv, language)) {
                return Some(found);
            }
            let Some(n) = u32::try_from(moves.len()).ok().filter(|n| *n > 0) else { break };
            position = position.play_legal(moves[rng.below(n) as usize]);
        }
    }
    None
}

/// Shows what a move takes or turns.
fn taking(position: &Position, mv: Move, language: Language) -> Option<(Diagram, String)> {
    let (game, mover) = (position.table().game(), position.side_to_move());
    let (before, after) = (position.setup(), position.play_legal(mv).setup());
    let side = |stands: Option<usize>| stands.and_then(|layer| game.layers()[layer].side);
    let lost =
        |cell: &usize| side(before.cells[*cell]) == Some(!mover) && side(after.cells[*cell]) != Some(!mover);
    let lost: Vec<usize> = (0..before.cells.len()).filter(lost).collect();
    let text = position.write_move(mv);
    // Of several kinds of piece the move names one by a word of the file.
    if lost.is_empty() || text.contains(':') {
        return None;
    }
    let goal = mv.to().map(usize::from);
    let is_turned = lost.iter().all(|cell| Some(*cell) != goal && side(after.cells[*cell]) == Some(mover));
    let mut diagram = shown::bare(position.table(), &before, language);
    if let (Some(from), Some(to)) = (mv.from(), mv.to()) {
        diagram.notes.push(Note::Arrow { from: usize::from(from), to: usize::from(to) });
    } else if let Some(to) = goal.filter(|to| before.cells[*to].is_none()) {
        diagram.notes.push(Note::Dot { cell: to });
    }
    let n = lost.len();
    diagram.notes.extend(lost.into_iter().map(|cell| Note::Cross { cell }));
    let caption = match is_turned {
        true => msg("sheets-shown-turned").with("move", text).with("n", n),
        false => msg("sheets-shown-taken").with("move", text).with("n", n),
    };
    Some((diagram, language.say(&caption)))
}
