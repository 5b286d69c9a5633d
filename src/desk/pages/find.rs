//! The search for a pupil: whole first names and codes before everything else.

use askama::Template;
use axum::Router;
use axum::extract::{Query, State};
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;

use crate::app::Shared;
use crate::layout::Frame;
use crate::pages::pupil::{outcome, standing};
use crate::problem::html;
use crate::view::{Pupil, cut, dotted, pupil, room, why_out};
use crate::visit::Visit;
use championship::facts::{Championship, EntryCode, NameStyle};
use championship::imports::fold;
use championship::standings;
use speech::Language;

/// The most pupils a search shows.
const MOST_FOUND: usize = 60;

/// The addresses of this theme.
pub(crate) fn routes() -> Router<Shared> {
    Router::new().route("/find", get(find))
}

#[derive(Deserialize)]
struct Question {
    #[serde(default)]
    q: String,
}

struct Found {
    pupil: Pupil,
    tournament: String,
    /// The group: its id, its table, and its code and room where there are.
    group: Option<(String, u16, String)>,
    next: String,
}

#[derive(Template)]
#[template(path = "web/find.html")]
struct FindPage {
    frame: Frame,
    question: String,
    found: Vec<Found>,
    is_cut: bool,
    n_found: usize,
}

async fn find(State(app): State<Shared>, visit: Visit, Query(question): Query<Question>) -> Response {
    let championship = match app.worker() {
        Ok(hall) => hall.snapshot().public,
        Err(problem) => return problem.page(&visit),
    };
    let question = cut(question.q.trim());
    let style = championship.public_names();
    let mut fitting = search(&championship, &question, style);
    let n_found = fitting.len();
    let is_cut = n_found > MOST_FOUND;
    fitting.truncate(MOST_FOUND);
    let found = fitting.into_iter().map(|(code, shown)| {
        let entry = (code, shown);
        found(&championship, entry, style, visit.language)
    });
    let found = found.collect();
    html(&FindPage { frame: Frame::new(&visit, visit.msg("desk-find")), question, found, is_cut, n_found })
}

/// Finds pupils by what the public may see of them (code, shown name, school), the likeliest first.
fn search(championship: &Championship, question: &str, style: NameStyle) -> Vec<(EntryCode, Pupil)> {
    let mut asked = Asked::new(question);
    // What a badge of before says.
    asked.code = asked.code.map(|code| championship.current_code(code));
    let rank = |entry: &championship::facts::Entry| {
        let shown = pupil(championship, entry.code, style);
        // Whoever knows the first name may type all of them.
        let full = entry.contestant.name.as_deref().filter(|_| style != NameStyle::Code).map(fold);
        let found = asked.rank(entry.code, &shown, &full.unwrap_or_default());
        found.map(|rank| (rank, (entry.code, shown)))
    };
    likeliest(championship.entries().filter_map(rank).collect())
}

/// Puts the nearest first. Where somebody has a name that was asked for alone, it is not looked for behind initials.
fn likeliest<T>(mut found: Vec<((u32, u32), T)>) -> Vec<T> {
    found.sort_by_key(|(rank, _)| *rank);
    // A code is one pupil's.
    if found.first().is_some_and(|(rank, _)| *rank == (0, 0)) {
        found.truncate(1);
    }
    if found.first().is_some_and(|((worst, _), _)| *worst < BY_INITIAL) {
        found.retain(|(rank, _)| *rank != (BY_INITIAL, BY_INITIAL));
    }
    found.into_iter().map(|(_, one)| one).collect()
}

/// What somebody typed, ready to be held against pupils.
struct Asked {
    code: Option<EntryCode>,
    /// The numbers, where nothing but numbers was typed: a code or its beginning.
    numbers: Option<Vec<u32>>,
    words: Vec<String>,
}

impl Asked {
    fn new(question: &str) -> Self {
        let folded = fold(&question.replace('.', " "));
        let words: Vec<String> = folded.split_whitespace().map(str::to_owned).collect();
        let numbers: Option<Vec<u32>> = words.iter().map(|word| word.parse().ok()).collect();
        let numbers = numbers.filter(|numbers| !numbers.is_empty());
        Asked { code: question.parse().ok(), numbers, words }
    }

    /// Returns how far a pupil is from what was asked: the worst word first, then all of them.
    ///
    /// The words of a name that is not shown count beside one that is, and never by themselves.
    fn rank(&self, code: EntryCode, shown: &Pupil, full: &str) -> Option<(u32, u32)> {
        if self.code == Some(code) {
            return Some((0, 0));
        }
        let own = [code.school, code.tournament.cycle.into(), code.tournament.game.into(), code.index.into()];
        if self.numbers.as_ref().is_some_and(|numbers| own.starts_with(numbers)) {
            return Some((1, 1));
        }
        let (name, school) = (fold(&shown.name), fold(&shown.school));
        let code = fold(&shown.code.replace('.', " "));
        let seen = |word: &String| word_rank(word, &name, &school, &code);
        let is_hidden = |word: &String| seen(word).is_none();
        let is_first = |word: &String| seen(word).is_some_and(|rank| rank <= WHOLE_FIRST);
        if self.words.iter().any(is_hidden) && !self.words.iter().any(is_first) {
            return None;
        }
        let is_of_name = |word: &String| full.split(' ').any(|own| own.starts_with(word.as_str()));
        let rank = |word: &String| seen(word).or_else(|| is_of_name(word).then_some(HIDDEN));
        let ranks: Vec<u32> = self.words.iter().map(rank).collect::<Option<_>>()?;
        Some((ranks.iter().copied().max()?, ranks.iter().sum()))
    }
}

/// How far a name is from an initial that may stand for it.
const BY_INITIAL: u32 = 7;

/// How far a whole first name is.
const WHOLE_FIRST: u32 = 2;

/// How far a word is that only the full name has.
const HIDDEN: u32 = 6;

/// Returns how far a word is from a pupil: a whole first name is nearest, the beginning of a school's name farthest.
fn word_rank(word: &str, name: &str, school: &str, code: &str) -> Option<u32> {
    let mut names = name.split(' ').filter(|own| !own.is_empty());
    let first = names.next().unwrap_or_default();
    let others: Vec<&str> = names.collect();
    let mut schools = school.split(' ');
    // An initial stands for every name that begins with it.
    let is_initial =
        |own: &&str| own.len() == 1 && !own.as_bytes()[0].is_ascii_digit() && word.starts_with(own);
    match () {
        () if first == word => Some(WHOLE_FIRST),
        () if others.contains(&word) => Some(3),
        () if first.starts_with(word) => Some(4),
        () if others.iter().any(|own| own.starts_with(word)) => Some(5),
        // What may be a name and is a school is likelier than what may only be a name.
        () if others.iter().any(is_initial) || is_initial(&first) => {
            Some(if schools.any(|own| own == word) { BY_INITIAL - 1 } else { BY_INITIAL })
        }
        () if code.split(' ').any(|own| own.starts_with(word)) => Some(8),
        () if schools.clone().any(|own| own == word) => Some(9),
        () if schools.any(|own| own.starts_with(word)) => Some(10),
        () => None,
    }
}

/// Says where a pupil sits and plays.
fn found(
    championship: &Championship,
    (code, pupil_shown): (EntryCode, Pupil),
    style: NameStyle,
    language: Language,
) -> Found {
    let tournament = championship.tournament(code.tournament);
    let group = tournament.and_then(|tournament| tournament.current_group_of(code));
    let board = group.and_then(|group| championship.latest_round_of(group, code)).and_then(|round| {
        let board = round.board_of(code)?;
        let opponent = pupil(championship, board.opponent_of(code)?, style);
        // What is played is told as that, and not as still to come.
        let (number, name) = (round.number, opponent.called());
        let said = match board.winner_or_draw() {
            None => language
                .msg("desk-find-next")
                .with("board", board.shown)
                .with("round", number)
                .with("name", name)
                .to_string(),
            Some(_) => language
                .msg("desk-find-played")
                .with("result", outcome(board, board.first == code))
                .with("round", number)
                .with("name", name)
                .to_string(),
        };
        let is_over = board.winner_or_draw().is_some() && standings::is_over(championship, code.tournament);
        let place = group.filter(|_| is_over).and_then(|group| standing(championship, group, code, language));
        Some(dotted([place.unwrap_or_default().as_str(), &said]))
    });
    Found {
        tournament: match group {
            Some(group) => championship.regulations().group_name(group.id, language),
            None => championship.regulations().tournament_name(code.tournament, language),
        },
        group: group.map(|group| {
            let code = match championship.has_codes() {
                true => language
                    .msg("desk-in-group")
                    .with("group", championship.group_label(group.id))
                    .to_string(),
                false => String::new(),
            };
            let room = room(championship, group, language).unwrap_or_default();
            (group.id.to_string(), group.table, dotted([code.as_str(), &room]))
        }),
        next: why_out(championship, code, language).or(board).unwrap_or_default(),
        pupil: pupil_shown,
    }
}

#[cfg(test)]
mod tests {
    use super::{Asked, likeliest};
    use crate::view::Pupil;
    use championship::facts::EntryCode;

    /// Returns the names in the order in which a question finds them.
    fn order(question: &str, pupils: &[(&str, &str)]) -> Vec<String> {
        let asked = Asked::new(question);
        let found = (1..)
            .zip(pupils)
            .filter_map(|(number, (name, school))| {
                let code = EntryCode::first(number, 1, 3);
                let shown = Pupil {
                    code: code.to_string(),
                    tag: code.to_string(),
                    name: (*name).into(),
                    school: (*school).into(),
                };
                asked.rank(code, &shown, "").map(|rank| (rank, shown.name))
            })
            .collect();
        likeliest(found)
    }

    #[test]
    fn whole_first_names_and_codes_come_first() {
        let pupils = [
            ("Mariana A.", "EB Ana de Castro"),
            ("Anabela R.", "EB 1"),
            ("Rui Ana", "EB 2"),
            ("Ana B.", "EB 3"),
            ("Ana C.", "EB 12"),
        ];
        assert_eq!(order("ana", &pupils), ["Ana B.", "Ana C.", "Rui Ana", "Anabela R.", "Mariana A."]);
        assert_eq!(order("Ana Castro", &pupils), ["Ana C.", "Mariana A."], "an initial stands for a surname");
        // A number is the number of a school on a badge, before it is part of a name.
        assert_eq!(order("2", &pupils), ["Anabela R.", "Rui Ana"]);
        assert_eq!(order("4.1", &pupils), ["Ana B."]);
        assert_eq!(order("004.1.3", &pupils), ["Ana B."]);
        assert_eq!(order("12", &pupils), ["Ana C."]);
        assert_eq!(order("zé", &pupils), Vec::<String>::new());
        assert_eq!(order(" . ", &pupils), Vec::<String>::new());
        // A name that nobody shows may be behind an initial; one that somebody has is not looked for there.
        assert_eq!(order("Castro", &pupils[4..]), ["Ana C."]);
        assert_eq!(order("ana", &[("Ana B.", ""), ("Rui A.", "")]), ["Ana B."]);
    }

    #[test]
    fn all_the_names_of_a_pupil_find_them_in_any_order_and_none_alone_that_is_not_shown() {
        let code = EntryCode::first(1, 1, 3);
        let (name, school) = ("Inês Á.".to_owned(), String::new());
        let shown = Pupil { code: code.to_string(), tag: String::new(), name, school };
        let finds = |question: &str| Asked::new(question).rank(code, &shown, "ines maria agua").is_some();
        for question in ["Inês Maria Água", "Água Inês", "maria ines", "inês", "001.1.3"] {
            assert!(finds(question), "{question}");
        }
        for question in ["Maria", "maria água", "Rui Inês"] {
            assert!(!finds(question), "{question}");
        }
    }
}
