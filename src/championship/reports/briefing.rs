//! What arbiters are told before the first round, from the regulations.

use super::last_resort::last_resort;
use super::model::{Part, Report, Section};
use super::options::{Options, Scope};
use super::words::{Teller, clean};
use crate::facts::{
    Championship, Confirmation, GameRule, MatchLength, MetricKey, Points, PointsRule, StageGames, Swap,
};
use crate::standings::{self, metric};
use speech::{Message, Tell, msg};

/// Makes the briefing of the arbiters, a page or two. It tells of the codes on slips where these have any.
pub fn briefing(championship: &Championship, has_slip_codes: bool, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let section = |heading: Message, lines: Vec<Message>| {
        let points = lines.into_iter().map(|line| teller.say(line));
        Section::new(teller.say(heading), vec![Part::Points(points.collect())])
    };
    let sections = vec![
        section(msg("reports-brief-before"), before(teller)),
        section(msg("reports-brief-during"), during(teller)),
        section(msg("reports-brief-absent"), absences(teller)),
        section(msg("reports-brief-results"), results(teller, has_slip_codes)),
        section(msg("reports-brief-ties"), ties(teller)),
    ];
    let report = teller.report(msg("reports-file-briefing"), msg("reports-briefing"), Scope::All, sections);
    Report { fills: true, keeps_title: true, ..report }
}

fn before(teller: Teller<'_>) -> Vec<Message> {
    let mut lines = Vec::new();
    let n_stages = teller.championship.regulations().stages.len();
    for stage in (1u8..).take(n_stages) {
        let name = teller.stage(stage);
        lines.push(match teller.most_rounds(stage) {
            Some(rounds) => msg("reports-brief-stage").with("stage", name).with("rounds", rounds),
            None => msg("reports-brief-knockout").with("stage", name),
        });
    }
    lines.extend(other_games(teller));
    lines.extend(teller.timetable().map(|times| msg("reports-brief-times").with("times", times)));
    lines.push(msg("reports-brief-seats"));
    lines
}

/// Returns what happens at the boards, as far as the games and the regulations say it.
fn during(teller: Teller<'_>) -> Vec<Message> {
    let regulations = teller.championship.regulations();
    let called = |game: &GameRule| clean(game.name.in_language(teller.language()));
    let mut lines = vec![msg("reports-brief-start")];
    let sides = regulations.games.iter().filter_map(|game| {
        let [first, _] = game.sides.as_ref()?;
        Some(format!("{} – {}", called(game), clean(first.in_language(teller.language()))))
    });
    let sides: Vec<String> = sides.collect();
    if !sides.is_empty() {
        lines.push(msg("reports-brief-sides").with("games", sides.join("; ")));
    }
    let swapped = regulations.games.iter().filter(|game| game.swap == Swap::Possible);
    let swapped: Vec<String> = swapped.map(called).collect();
    if !swapped.is_empty() {
        lines.push(msg("reports-brief-swap").with("games", swapped.join(", ")));
    }
    lines.extend(by_stage(
        teller,
        |stage| regulations.stage(stage).map(|stage| (stage.match_length(), stage.format)),
        |stage| {
            let Some((length, format)) = stage else { return Vec::new() };
            let mut lines = match *length {
                MatchLength::SingleGame | MatchLength::BestOf(1) => Vec::new(),
                MatchLength::BestOf(games) => vec![msg("reports-brief-best-of").with("games", games)],
                MatchLength::Games(games) => vec![msg("reports-brief-games").with("games", games)],
                MatchLength::Pairs(games) => vec![msg("reports-brief-pairs").with("games", games)],
            };
            if format.is_of_teams() {
                lines.push(msg("reports-brief-teams"));
            }
            lines
        },
    ));
    lines.push(msg("reports-brief-question"));
    lines
}

/// Returns what is played in stages that do not play the tournaments' own games.
fn other_games(teller: Teller<'_>) -> Vec<Message> {
    let regulations = teller.championship.regulations();
    let mut lines: Vec<String> = Vec::new();
    for (number, stage) in (1..).zip(&regulations.stages) {
        for id in regulations.tournaments() {
            let own = regulations.game(id.game).map_or(&[][..], |game| stage.other_games.of(&game.id));
            if own.is_empty() {
                continue;
            }
            let name = match stage.other_games {
                StageGames::Instead(_) => format!("{}, {}", teller.stage(number), teller.tournament(id)),
                _ => teller.stage(number),
            };
            let line = regulations.playing(&name, number, id, teller.language());
            if line != name && !lines.contains(&line) {
                lines.push(line);
            }
        }
    }
    lines.into_iter().map(|line| msg("reports-brief-other-game").with("stage", line)).collect()
}

/// Says something of all stages at once where it is the same in all, else stage by stage.
fn by_stage<T: PartialEq>(
    teller: Teller<'_>,
    of: impl Fn(u8) -> T,
    said: impl Fn(&T) -> Vec<Message>,
) -> Vec<Message> {
    let numbers = (1u8..).take(teller.championship.regulations().stages.len());
    let all: Vec<(u8, T)> = numbers.map(|number| (number, of(number))).collect();
    match &all[..] {
        [(_, first), others @ ..] if others.iter().all(|(_, other)| other == first) => said(first),
        _ => {
            let of_stage = |(number, value): &(u8, T)| {
                let stage = teller.stage(*number);
                let line = |line| msg("reports-brief-of-stage").with("stage", &stage).with("line", line);
                said(value).into_iter().map(line).collect::<Vec<_>>()
            };
            all.iter().flat_map(of_stage).collect()
        }
    }
}

/// Says something of what games are worth, of all stages at once or stage by stage.
fn of_points<const N: usize>(
    teller: Teller<'_>,
    parts: fn(&PointsRule) -> [Points; N],
    said: impl Fn([String; N]) -> Vec<Message>,
) -> Vec<Message> {
    let of = |stage| parts(&teller.championship.regulations().points_of(stage));
    by_stage(teller, of, |points| said(points.map(|points| told(teller, points))))
}

fn absences(teller: Teller<'_>) -> Vec<Message> {
    let mut lines = vec![msg("reports-brief-late")];
    lines.extend(of_points(
        teller,
        |points| [points.forfeit_win, points.forfeit_loss, points.bye],
        |[win, loss, bye]| {
            vec![
                msg("reports-brief-forfeit").with("win", win).with("loss", loss),
                msg("reports-brief-bye").with("bye", bye),
            ]
        },
    ));
    lines
}

fn results(teller: Teller<'_>, has_slip_codes: bool) -> Vec<Message> {
    let regulations = teller.championship.regulations();
    let drawn = (1u8..).zip(&regulations.games).filter(|(number, _)| regulations.can_be_drawn(*number));
    let drawn: Vec<String> = drawn.map(|(_, game)| clean(game.name.in_language(teller.language()))).collect();
    // What a draw is worth where there is none would only be asked about.
    let mut lines = of_points(
        teller,
        |points| [points.win, points.draw, points.loss],
        |[win, draw, loss]| match drawn.is_empty() {
            true => vec![msg("reports-brief-points-no-draws").with("win", win).with("loss", loss)],
            false => vec![msg("reports-brief-points").with("win", win).with("draw", draw).with("loss", loss)],
        },
    );
    lines.push(match drawn.is_empty() {
        true => msg("reports-brief-no-draws"),
        false => msg("reports-brief-draws").with("games", drawn.join(", ")),
    });
    lines.push(msg("reports-brief-slip"));
    lines.push(match has_slip_codes {
        true => msg("reports-brief-enter"),
        false => msg("reports-brief-hand-in"),
    });
    if regulations.confirmation == Confirmation::SecondPerson {
        lines.push(msg("reports-brief-confirm"));
    }
    lines.push(msg("reports-brief-wrong"));
    lines
}

fn ties(teller: Teller<'_>) -> Vec<Message> {
    let regulations = teller.championship.regulations();
    let called = |key: &MetricKey| {
        let metric = metric::of(*key);
        format!("{} ({})", metric.abbreviation, teller.say(metric.name.clone()))
    };
    let mut lines = by_stage(
        teller,
        |stage| standings::precedence_of(regulations, stage),
        |keys| {
            let names: Vec<String> = keys.iter().skip(1).map(called).collect();
            let list = |names: Vec<String>| msg("reports-brief-tie-breaks").with("list", names.join("; "));
            Some(names).filter(|names| !names.is_empty()).map(list).into_iter().collect()
        },
    );
    lines.extend(by_stage(
        teller,
        |stage| regulations.last_resort_of(stage),
        |resort| vec![last_resort(*resort)],
    ));
    lines
}

/// Says points: `1 ponto`, `½ ponto`.
fn told(teller: Teller<'_>, points: Points) -> String {
    teller.say(points.tell())
}
