//! What a group plays, as a phrase: `swiss in 4 rounds`, `knockout, best of 3, with third place`.

use crate::facts::{
    Acceleration, Format, Regulations, RoundCount, RoundTable, StageRule, TeamSystem, ThirdPlace,
};
use speech::{Message, msg};

/// Examples for messages.
pub(super) const EXAMPLES: &str = "`swiss in 4 rounds`, `swiss in 4-5 rounds`, `swiss in 3 rounds to 7, 4 to 10, 5 above`, `dutch in 7 rounds`, `round robin`, `double round robin`, \
                                   `knockout`, `knockout, best of 3, with third place`, `double elimination, best of 3`, \
                                   `swiss in 5 rounds, matches of 2 games`, `swiss in 180 minutes, 25 a round`, `team round robin on 4 boards`, \
                                   `team swiss in 5 rounds on 4 boards`, `scheveningen`, `free play for 40 minutes`";

/// Reads a phrase into a stage, or says what is wrong with it.
pub(super) fn read(text: &str, stage: &mut StageRule) -> Result<(), Message> {
    let lower = text.to_lowercase().replace(',', " ");
    let mut words: Vec<&str> = lower.split_whitespace().collect();
    if let Some(at) = words.iter().position(|word| *word == "accelerated") {
        words.remove(at);
        stage.acceleration = Acceleration::Baku;
    }
    if let Some(at) = words.windows(2).position(|pair| pair == ["matches", "of"]) {
        let games = words.get(at + 2).copied().unwrap_or_default();
        let even = games.parse::<u8>().ok().filter(|games| (2..=20).contains(games) && games % 2 == 0);
        let is_whole = matches!(words.get(at + 3), Some(&"games"));
        let refused = || msg("regulations-match-games").with("games", games);
        stage.games = even.filter(|_| is_whole).ok_or_else(refused)?;
        words.drain(at..at + 4);
    }
    stage.format = format(text, &words)?;
    let is_swiss = matches!(stage.format, Format::Swiss { .. });
    match stage.format {
        _ if stage.acceleration == Acceleration::Baku && !is_swiss => Err(msg("regulations-accelerated")),
        Format::FreePlay { .. } if stage.games > 1 => Err(msg("regulations-free-play-games")),
        Format::Knockout { best_of, .. } | Format::DoubleElimination { best_of }
            if best_of > 1 && stage.games > 1 =>
        {
            Err(msg("regulations-match-twice"))
        }
        _ => Ok(()),
    }
}

fn format(text: &str, words: &[&str]) -> Result<Format, Message> {
    match words[..] {
        ["swiss", "in", minutes, "minutes" | "min", a_round, "a", "round"] => {
            Ok(Format::Swiss { rounds: in_time(minutes, a_round)? })
        }
        ["dutch", "in", minutes, "minutes" | "min", a_round, "a", "round"] => {
            Ok(Format::Dutch { rounds: in_time(minutes, a_round)? })
        }
        ["swiss", "in", rounds, "rounds" | "round", "to", ref steps @ .., "above"] => {
            Ok(Format::Swiss { rounds: table(rounds, steps)? })
        }
        ["dutch", "in", rounds, "rounds" | "round", "to", ref steps @ .., "above"] => {
            Ok(Format::Dutch { rounds: table(rounds, steps)? })
        }
        ["swiss", "in", rounds, "rounds" | "round"] => Ok(Format::Swiss { rounds: round_count(rounds)? }),
        ["swiss", ..] => Err(msg("regulations-swiss-rounds")),
        ["dutch", "in", rounds, "rounds" | "round"] => Ok(Format::Dutch { rounds: round_count(rounds)? }),
        ["dutch", ..] => Err(msg("regulations-dutch-rounds")),
        ["scheveningen"] => Ok(Format::Teams { system: TeamSystem::Scheveningen, boards: None }),
        ["team", "round", "robin", ref rest @ ..] => teams(TeamSystem::RoundRobin { times: 1 }, rest),
        ["double", "team", "round", "robin", ref rest @ ..] => {
            teams(TeamSystem::RoundRobin { times: 2 }, rest)
        }
        ["team", "swiss", "in", rounds, "rounds" | "round", ref rest @ ..] => {
            teams(TeamSystem::Swiss { rounds: round_count(rounds)? }, rest)
        }
        ["team", ..] => Err(msg("regulations-team-play")),
        ["free", "play", "for", minutes, "minutes" | "minute" | "min"] => {
            let read = minutes.parse::<u16>().ok();
            let read = read.filter(|minutes| (1..=Regulations::LONGEST_MINUTES).contains(minutes));
            let refused = || msg("regulations-free-play-minutes").with("most", Regulations::LONGEST_MINUTES);
            Ok(Format::FreePlay { minutes: read.ok_or_else(refused)? })
        }
        ["free", ..] => Err(msg("regulations-free-play-minutes").with("most", Regulations::LONGEST_MINUTES)),
        ["round", "robin"] => Ok(Format::RoundRobin { times: 1 }),
        ["double", "round", "robin"] => Ok(Format::RoundRobin { times: 2 }),
        ["knockout" | "knock-out", ref rest @ ..] => {
            let (rest, third_place) = match rest {
                [before @ .., "with", "third", "place"] => (before, ThirdPlace::Played),
                rest => (rest, ThirdPlace::Shared),
            };
            Ok(Format::Knockout { best_of: best_of(rest)?, third_place })
        }
        ["double", "elimination", ref rest @ ..] => Ok(Format::DoubleElimination { best_of: best_of(rest)? }),
        _ => Err(msg("regulations-no-format").with("text", text)),
    }
}

/// Writes the phrase of a stage.
pub(super) fn write(stage: &StageRule) -> String {
    let games = if stage.games > 1 { format!(", matches of {} games", stage.games) } else { String::new() };
    let accelerated = if stage.acceleration == Acceleration::Baku { ", accelerated" } else { "" };
    format!("{}{games}{accelerated}", written(stage.format))
}

fn rounds_written(rounds: RoundCount) -> String {
    match rounds {
        RoundCount::Fixed(rounds) => format!("{rounds} rounds"),
        RoundCount::ByField { least, most } => format!("{least}-{most} rounds"),
        RoundCount::BySize(table) => {
            let mut steps = table.steps();
            let first = steps.next().map(|(rounds, size)| format!("{rounds} rounds to {size}"));
            let more = steps.map(|(rounds, size)| format!("{rounds} to {size}"));
            let above = format!("{} above", table.above());
            first.into_iter().chain(more).chain([above]).collect::<Vec<_>>().join(", ")
        }
        RoundCount::InTime { minutes, a_round } => format!("{minutes} minutes, {a_round} a round"),
    }
}

fn written(format: Format) -> String {
    let best = |games: u8| if games == 1 { String::new() } else { format!(", best of {games}") };
    match format {
        Format::Swiss { rounds } => format!("swiss in {}", rounds_written(rounds)),
        Format::Dutch { rounds } => format!("dutch in {}", rounds_written(rounds)),
        Format::FreePlay { minutes } => format!("free play for {minutes} minutes"),
        Format::RoundRobin { times: 1 } => "round robin".to_owned(),
        Format::RoundRobin { .. } => "double round robin".to_owned(),
        Format::Knockout { best_of, third_place: ThirdPlace::Shared } => format!("knockout{}", best(best_of)),
        Format::Knockout { best_of, third_place: ThirdPlace::Played } => {
            format!("knockout{}, with third place", best(best_of))
        }
        Format::DoubleElimination { best_of } => format!("double elimination{}", best(best_of)),
        Format::Teams { system, boards } => {
            let on = boards.map(|boards| format!(" on {boards} boards")).unwrap_or_default();
            match system {
                TeamSystem::Scheveningen => "scheveningen".to_owned(),
                TeamSystem::RoundRobin { times: 1 } => format!("team round robin{on}"),
                TeamSystem::RoundRobin { .. } => format!("double team round robin{on}"),
                TeamSystem::Swiss { rounds } => format!("team swiss in {}{on}", rounds_written(rounds)),
            }
        }
    }
}

fn round_count(text: &str) -> Result<RoundCount, Message> {
    let number = |text: &str| text.parse::<u16>().ok().filter(|rounds| (1..=50).contains(rounds));
    let refused = || msg("regulations-no-rounds").with("text", text);
    match text.split_once('-') {
        None => number(text).map(RoundCount::Fixed).ok_or_else(refused),
        Some((least, most)) => match (number(least), number(most)) {
            (Some(least), Some(most)) if least <= most => Ok(RoundCount::ByField { least, most }),
            _ => Err(refused()),
        },
    }
}

/// Reads a table of rounds by the size of the field: after `3 rounds to`, the steps `7 4 to 10 5`.
fn table(first: &str, words: &[&str]) -> Result<RoundCount, Message> {
    let refused = || msg("regulations-no-round-table").with("text", words.join(" "));
    let number = |text: &str| text.parse::<u16>().ok().filter(|number| (1..=10_000).contains(number));
    let mut rounds = number(first).filter(|rounds| *rounds <= 50).ok_or_else(refused)?;
    let mut rest = words;
    let mut steps = vec![];
    loop {
        let (size, next) = match rest {
            [size, next, ..] => (number(size), number(next).filter(|rounds| *rounds <= 50)),
            _ => (None, None),
        };
        let (Some(size), Some(next)) = (size, next) else { return Err(refused()) };
        steps.push((rounds, size));
        rounds = next;
        match rest {
            [_, _] => break,
            [_, _, "to", more @ ..] => rest = more,
            _ => return Err(refused()),
        }
    }
    RoundTable::new(&steps, rounds).map(RoundCount::BySize).ok_or_else(refused)
}

/// Reads how many rounds fit into a time.
fn in_time(minutes: &str, a_round: &str) -> Result<RoundCount, Message> {
    match (minutes.parse::<u16>(), a_round.parse::<u16>()) {
        (Ok(minutes), Ok(a_round)) if a_round > 0 && (1..=50).contains(&(minutes / a_round)) => {
            Ok(RoundCount::InTime { minutes, a_round })
        }
        _ => Err(msg("regulations-no-time").with("minutes", minutes).with("round", a_round)),
    }
}

/// Reads on how many boards teams meet; without a number everybody of a team plays.
fn teams(system: TeamSystem, words: &[&str]) -> Result<Format, Message> {
    let boards = match words {
        [] => None,
        ["on", boards, "boards" | "board"] => {
            let read = boards.parse::<u16>().ok().filter(|boards| (1..=100).contains(boards));
            Some(read.ok_or_else(|| msg("regulations-team-boards").with("text", *boards))?)
        }
        other => return Err(msg("regulations-not-understood").with("text", other.join(" "))),
    };
    Ok(Format::Teams { system, boards })
}

fn best_of(words: &[&str]) -> Result<u8, Message> {
    match words {
        [] => Ok(1),
        ["best", "of", games] => {
            let odd = games.parse::<u8>().ok().filter(|games| games % 2 == 1 && *games <= 21);
            odd.ok_or_else(|| msg("regulations-best-of").with("games", *games))
        }
        other => Err(msg("regulations-not-understood").with("text", other.join(" "))),
    }
}

#[cfg(test)]
mod tests {
    use super::{StageRule, read, write};
    use crate::facts::{Format, Title};

    fn stage(text: &str) -> Option<StageRule> {
        let mut stage = StageRule::new(Title::same("x"), Format::RoundRobin { times: 1 });
        read(text, &mut stage).ok().map(|()| stage)
    }

    #[test]
    fn phrases_read_what_they_write() {
        for text in [
            "swiss in 4 rounds",
            "swiss in 4-5 rounds",
            "swiss in 3 rounds to 7, 4 to 10, 5 above",
            "dutch in 5 rounds to 20, 7 above",
            "dutch in 7 rounds",
            "dutch in 5-9 rounds",
            "round robin",
            "double round robin",
            "knockout",
            "knockout, best of 3",
            "knockout, best of 5, with third place",
            "double elimination",
            "double elimination, best of 3",
            "swiss in 180 minutes, 25 a round",
            "swiss in 5 rounds, matches of 2 games",
            "swiss in 7 rounds, accelerated",
            "swiss in 4-6 rounds, matches of 2 games, accelerated",
            "round robin, matches of 2 games",
            "knockout, matches of 2 games",
            "knockout, with third place, matches of 4 games",
            "scheveningen",
            "team round robin",
            "team round robin on 4 boards",
            "double team round robin on 3 boards",
            "team swiss in 5 rounds on 4 boards",
            "team swiss in 4-6 rounds, matches of 2 games",
            "free play for 40 minutes",
        ] {
            assert_eq!(write(&stage(text).expect("a phrase")), text);
        }
        for text in [
            "",
            "swiss",
            "swiss in 0 rounds",
            "swiss in 5-4 rounds",
            "swiss in 3 rounds to 7",
            "swiss in 3 rounds to 7, 4 to 6, 5 above",
            "swiss in 3 rounds to 7, 4",
            "swiss in 3 rounds to 7, above",
            "knockout best of 2",
            "chess",
            "swiss in 20 minutes, 25 a round",
            "swiss in 180 minutes, 0 a round",
            "swiss in 5 rounds, matches of 3 games",
            "swiss in 5 rounds, matches of 2",
            "knockout, best of 3, matches of 2 games",
            "round robin, accelerated",
            "team",
            "team knockout",
            "team round robin on 0 boards",
            "team round robin on boards",
            "team swiss in 5 rounds at 4 boards",
            "scheveningen on 4 boards",
            "free play",
            "free play for 0 minutes",
            "free play for 601 minutes",
            "free play for 40 minutes, accelerated",
            "free play for 40 minutes, matches of 2 games",
        ] {
            assert!(stage(text).is_none(), "{text}");
        }
    }
}
