//! Games, cycles, tournaments and groups by the words people use for them.

use crate::facts::{Championship, GroupId, Refusal, Regulations, Title, TournamentId};
use speech::{Lexicon, Message, Value, fold, msg};
use std::sync::LazyLock;

/// Finds a cycle by its number or name: `1`, `1.º`, `1º CEB`, `Secundário`, `sec`.
///
/// # Errors
/// When no cycle is called so, with those there are.
pub fn find_cycle(regulations: &Regulations, text: &str) -> Result<u8, Message> {
    let wanted = fold(text);
    let names = |number: u8| {
        let cycle = regulations.cycle(number);
        cycle
            .into_iter()
            .flat_map(|cycle| cycle.name.written())
            .map(|(_, name)| fold(name))
            .collect::<Vec<_>>()
    };
    let numbers = || 1..=u8::try_from(regulations.cycles.len()).unwrap_or(u8::MAX);
    if let Some(number) = numbers().find(|number| names(*number).contains(&wanted)) {
        return Ok(number);
    }
    // `1 ciclo`, `1 ceb` and `1st cycle` begin with the number; a bare number is a cycle's number in codes.
    let digits: String = wanted.chars().take_while(char::is_ascii_digit).collect();
    if let Ok(number) = digits.parse::<u8>()
        && numbers().contains(&number)
    {
        return Ok(number);
    }
    let begins = |number: &u8| {
        wanted.len() >= 3
            && names(*number).iter().any(|name| {
                name.starts_with(&wanted)
                    || name.split(' ').next().is_some_and(|word| word.len() >= 3 && wanted.starts_with(word))
            })
    };
    let beginning: Vec<u8> = numbers().filter(begins).collect();
    if let [number] = beginning[..] {
        return Ok(number);
    }
    let cycles = any_of(regulations.cycles.iter().map(|cycle| &cycle.name));
    Err(msg("imports-no-cycle").with("text", text).with("cycles", cycles))
}

/// The word between two names: `Gatos & Cães` are `gatos e cães`, too.
static AND: LazyLock<Lexicon<()>> = LazyLock::new(|| Lexicon::new([((), msg("written-and"))]));

/// Finds a game by its name in any language, its id or its number.
///
/// # Errors
/// When no game is called so, with the nearest one or those there are.
pub fn find_game(regulations: &Regulations, text: &str) -> Result<u8, Message> {
    let key =
        |text: &str| fold(text).split(' ').filter(|word| AND.meaning(word).is_none()).collect::<String>();
    let wanted = key(text);
    let games = || (1u8..).zip(&regulations.games);
    for (number, game) in games() {
        let mut names = game.name.written().map(|(_, name)| name).chain([game.id.0.as_str()]);
        if names.any(|name| key(name) == wanted) || wanted == number.to_string() {
            return Ok(number);
        }
    }
    // The name in the language it was typed in is the one to suggest.
    let likeness = |name: &str| strsim::normalized_damerau_levenshtein(&key(name), &wanted);
    let nearest = regulations
        .games
        .iter()
        .flat_map(|game| game.name.written())
        .map(|(_, name)| (likeness(name), name))
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .filter(|(likeness, _)| *likeness >= 0.6);
    Err(match nearest {
        Some((_, name)) => msg("imports-no-game-like").with("text", text).with("name", name),
        None => {
            let games = any_of(regulations.games.iter().map(|game| &game.name));
            msg("imports-no-game").with("text", text).with("games", games)
        }
    })
}

/// Returns names as a choice between quotation marks.
pub(super) fn any_of<'n>(names: impl Iterator<Item = &'n Title>) -> Value {
    Value::Any(names.map(|name| msg("imports-quoted").with("name", name).into()).collect())
}

/// Returns the name of a tournament's game.
pub(super) fn game_name(regulations: &Regulations, id: TournamentId) -> Value {
    regulations.game(id.game).map_or_else(|| Value::from("?"), |game| Value::from(&game.name))
}

/// Returns the name of a tournament's cycle.
pub(super) fn cycle_name(regulations: &Regulations, id: TournamentId) -> Value {
    regulations.cycle(id.cycle).map_or_else(|| Value::from("?"), |cycle| Value::from(&cycle.name))
}

/// Finds a group as [`Championship::find_group`] does, or by the name of its tournament where the stage last drawn has only one.
///
/// # Errors
/// Refuses what names no group that was drawn.
pub fn find_group(championship: &Championship, text: &str) -> Result<GroupId, Refusal> {
    championship.find_group(text).or_else(|refusal| {
        let tournament = find_tournament(championship, text).ok();
        let only = tournament.and_then(|id| championship.find_group(&id.to_string()).ok());
        only.ok_or(refusal)
    })
}

/// Finds a tournament by its code `C.G`, by a game and a cycle such as `rastros 1`, or by a game alone where only one plays it.
///
/// # Errors
/// When there is no such tournament or several play the game, with those there are.
pub fn find_tournament(championship: &Championship, text: &str) -> Result<TournamentId, Message> {
    let regulations = championship.regulations();
    let exists = |id: &TournamentId| championship.tournament(*id).is_some();
    if let Some(id) = text.parse().ok().filter(exists) {
        return Ok(id);
    }
    if let Some((game, cycle)) = text.trim().rsplit_once([' ', ',', '/'])
        && let (Ok(game), Ok(cycle)) = (find_game(regulations, game), find_cycle(regulations, cycle))
        && exists(&TournamentId { cycle, game })
    {
        return Ok(TournamentId { cycle, game });
    }
    // A bare number could be a cycle's as well as a game's.
    let is_word = text.chars().any(char::is_alphabetic);
    let game = Some(text).filter(|_| is_word).and_then(|text| find_game(regulations, text).ok());
    let of_game: Vec<TournamentId> =
        championship.tournaments().map(|one| one.id).filter(|id| Some(id.game) == game).collect();
    let told = |ids: &[TournamentId]| {
        let name = |id: &TournamentId| {
            msg("imports-tournament")
                .with("id", id.to_string())
                .with("game", game_name(regulations, *id))
                .with("cycle", cycle_name(regulations, *id))
                .into()
        };
        Value::Any(ids.iter().map(name).collect())
    };
    match of_game[..] {
        [only] => Ok(only),
        [] => {
            let all: Vec<TournamentId> = championship.tournaments().map(|one| one.id).collect();
            Err(msg("imports-no-tournament").with("text", text).with("ids", told(&all)))
        }
        _ => Err(msg("imports-several-tournaments").with("text", text).with("ids", told(&of_game))),
    }
}
