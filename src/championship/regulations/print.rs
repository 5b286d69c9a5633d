//! Regulations become text, in full.

use std::fmt::Write as _;

use super::choice::Choice;
use super::{clock, phrase};
use crate::facts::{
    AtZero, BetweenGroups, BoardKind, Category, Clock, Confirmation, Draws, GameId, Grouping, MetricKey,
    PointsRule, PublicStandings, Regulations, RoomRule, SchoolCount, Span, StageGames, StageRule, Swap,
    TeamRule, TeamSource, Title, WaitingList,
};
use crate::standings::metric;

/// Writes every key, so that nothing depends on the ready-made regulations.
pub(super) fn print(regulations: &Regulations) -> String {
    let mut text = String::new();
    let mut line = |words: String| {
        let _ = writeln!(text, "{words}");
    };
    line(format!("name: {}", title(&regulations.name)));
    match regulations.edition {
        Some(edition) => line(format!("edition: {edition}")),
        None => line("edition: none".to_owned()),
    }
    line("games:".to_owned());
    for game in &regulations.games {
        let draws = match game.draws {
            Draws::Possible => "possible",
            Draws::Impossible => "impossible",
        };
        // Only where it is known, so that programs of before read all other championships.
        let swap = match game.swap {
            Swap::Unknown => String::new(),
            known => format!(", swap: {}", known.word()),
        };
        let sides = game.sides.as_ref().map_or_else(String::new, |[first, second]| {
            format!(", sides: [{}, {}]", title(first), title(second))
        });
        let (id, name) = (quoted(&game.id.0), title(&game.name));
        line(format!("  - {{ id: {id}, name: {name}, draws: {draws}{swap}{sides} }}"));
    }
    line("cycles:".to_owned());
    for cycle in &regulations.cycles {
        let (first, last) = cycle.school_years;
        let ids =
            cycle.games.iter().filter_map(|&game| regulations.game(game)).map(|game| quoted(&game.id.0));
        let games = ids.collect::<Vec<_>>().join(", ");
        line(format!("  - {{ name: {}, years: {first}-{last}, games: [{games}] }}", title(&cycle.name)));
    }
    let limit = |limit: Option<u32>| limit.map_or_else(|| "none".to_owned(), |limit| limit.to_string());
    let limits = regulations.limits;
    line("limits:".to_owned());
    line(format!("  per school and tournament: {}", limit(limits.per_school_and_tournament)));
    line(format!("  per school: {}", limit(limits.per_school)));
    line(format!("  per tournament: {}", limit(limits.per_tournament)));
    line(format!("  total: {}", limit(limits.total)));
    line("stages:".to_owned());
    for stage in &regulations.stages {
        stage_lines(stage).into_iter().for_each(&mut line);
    }
    line("points:".to_owned());
    points_lines(&regulations.points).into_iter().for_each(|words| line(format!("  {words}")));
    line(format!("same school: {}", regulations.same_school.word()));
    line(format!("starts: {}", regulations.starts.word()));
    line(format!("tie-breaks: {}", metrics(&regulations.tie_breaks)));
    line(format!("last resort: {}", regulations.last_resort.word()));
    line(format!("unplayed rounds: {}", regulations.unplayed.word()));
    // Only where they are wished for, so that programs of before read all other championships.
    if regulations.confirmation == Confirmation::SecondPerson {
        line(format!("confirmation: {}", regulations.confirmation.word()));
    }
    if regulations.public_standings == PublicStandings::FrozenBeforeLastRound {
        line(format!("public standings: {}", regulations.public_standings.word()));
    }
    if regulations.between_groups != BetweenGroups::Averages {
        line(format!("between groups: {}", regulations.between_groups.word()));
    }
    match regulations.schools {
        SchoolCount::All => {}
        SchoolCount::Best(count) => line(format!("schools: best {count}")),
        SchoolCount::BestPerGame(count) => line(format!("schools: best {count} per game")),
    }
    if regulations.teams != TeamSource::School {
        line(format!("teams: {}", regulations.teams.word()));
    }
    if !regulations.prizes.is_empty() {
        line("prizes:".to_owned());
    }
    for prize in &regulations.prizes {
        let category = match &prize.category {
            Category::Years(first, last) => format!(", years: {first}-{last}"),
            Category::Town(town) => format!(", town: {}", quoted(town)),
            Category::Mark(mark) => format!(", mark: {}", quoted(mark)),
            Category::Column(column, said) => format!(", column: {}", quoted(&format!("{column} = {said}"))),
            Category::Everybody => String::new(),
        };
        let (name, places, podium) = (title(&prize.name), prize.places, prize.podium.word());
        line(format!("  - {{ name: {name}{category}, places: {places}, podium: {podium} }}"));
    }
    if !regulations.quotas.is_empty() {
        line("quotas:".to_owned());
    }
    for quota in &regulations.quotas {
        let column = match (&quota.column, &quota.value) {
            (Some(column), Some(value)) => format!(", column: {}", quoted(&format!("{column} = {value}"))),
            (Some(column), None) => format!(", column: {}", quoted(column)),
            (None, _) => String::new(),
        };
        let games: Vec<String> = quota.games.iter().map(|game| quoted(&game.0)).collect();
        let games = if games.is_empty() { String::new() } else { format!(", games: [{}]", games.join(", ")) };
        line(format!("  - {{ most: {}{column}{games}, per: {} }}", quota.most, quota.per.word()));
    }
    if regulations.waiting_list != WaitingList::None {
        line(format!("waiting list: {}", regulations.waiting_list.word()));
    }
    if !regulations.rooms.is_empty() {
        line("rooms:".to_owned());
    }
    regulations.rooms.iter().for_each(|room| line(room_line(room)));
    if regulations.round_minutes != Regulations::USUAL_MINUTES {
        line(format!("round minutes: {}", regulations.round_minutes));
    }
    if let Some(months) = regulations.names_kept_months {
        line(format!("names kept for months: {months}"));
    }
    text
}

fn room_line(room: &RoomRule) -> String {
    let list = |key: &str, items: Vec<String>| match items.is_empty() {
        true => String::new(),
        false => format!(", {key}: [{}]", items.join(", ")),
    };
    let spans = |spans: &[Span]| spans.iter().map(|(first, last)| format!("{first}-{last}")).collect();
    let tables = list("tables", spans(&room.tables));
    let games = list("games", room.games.iter().map(|game| quoted(&game.0)).collect());
    let (cycles, stages) = (list("cycles", spans(&room.cycles)), list("stages", spans(&room.stages)));
    format!("  - {{ name: {}{tables}{games}{cycles}{stages} }}", title(&room.name))
}

fn metrics(keys: &[MetricKey]) -> String {
    let keys = keys.iter().map(|key| metric::of(*key).abbreviation);
    format!("[{}]", keys.collect::<Vec<_>>().join(", "))
}

fn points_lines(points: &PointsRule) -> Vec<String> {
    let (absence, win, loss) = (points.absence, points.forfeit_win, points.forfeit_loss);
    let mut lines = vec![format!(
        "{{ win: {}, draw: {}, loss: {}, bye: {},",
        points.win, points.draw, points.loss, points.bye
    )];
    // Left out where it is the bye's, as before it could be told apart.
    if points.free_round != points.bye {
        lines.push(format!("  free round: {},", points.free_round));
    }
    lines.push(format!("  absence: {absence}, forfeit win: {win}, forfeit loss: {loss} }}"));
    lines
}

fn stage_lines(stage: &StageRule) -> Vec<String> {
    let mut lines = vec![format!("  - name: {}", title(&stage.name))];
    match stage.grouping {
        Grouping::Together => {}
        Grouping::OfSize(size) => lines.push(format!("    groups of: {size}")),
        Grouping::Count(count) => lines.push(format!("    groups: {count}")),
    }
    lines.push(format!("    play: {}", phrase::write(stage)));
    if stage.qualify > 0 {
        lines.push(format!("    qualify: {}", stage.qualify));
    }
    if stage.runners_up > 0 {
        lines.push(format!("    runners-up: {}", stage.runners_up));
    }
    if let Some(points) = &stage.points {
        lines.push("    points:".to_owned());
        lines.extend(points_lines(points).into_iter().map(|words| format!("      {words}")));
    }
    if let Some(keys) = &stage.tie_breaks {
        lines.push(format!("    tie-breaks: {}", metrics(keys)));
    }
    if let Some(last_resort) = stage.last_resort {
        lines.push(format!("    last resort: {}", last_resort.word()));
    }
    let usual = TeamRule::default();
    if stage.teams.match_points != usual.match_points {
        let [win, draw, loss] = stage.teams.match_points;
        lines.push(format!("    match points: {win}-{draw}-{loss}"));
    }
    if stage.teams.order != usual.order {
        lines.push(format!("    team order: {}", stage.teams.order.word()));
    }
    if let Some(draws) = stage.draws {
        lines.push(format!("    draws: {}", draws.word()));
    }
    if stage.boards != BoardKind::Wood {
        lines.push(format!("    boards: {}", stage.boards.word()));
    }
    if stage.clock != Clock::None {
        lines.push(format!("    clock: {}", clock::write(stage.clock)));
    }
    if stage.at_zero != AtZero::Loss {
        lines.push(format!("    at zero: {}", stage.at_zero.word()));
    }
    let list = |games: &[GameId]| {
        let games: Vec<String> = games.iter().map(|game| quoted(&game.0)).collect();
        format!("[{}]", games.join(", "))
    };
    match &stage.other_games {
        StageGames::Own => {}
        StageGames::InTurn(games) => lines.push(format!("    games: {}", list(games))),
        StageGames::Instead(all) => {
            let all = all.iter().map(|(own, games)| format!("{}: {}", quoted(&own.0), list(games)));
            lines.push(format!("    games: {{ {} }}", all.collect::<Vec<_>>().join(", ")));
        }
    }
    lines
}

fn title(title: &Title) -> String {
    let text = title.to_string();
    if *title == Title::same(text.as_str()) {
        return quoted(&text);
    }
    let written = title.written().map(|(language, text)| format!("{language}: {}", quoted(text)));
    format!("{{ {} }}", written.collect::<Vec<_>>().join(", "))
}

/// Writes a text so that YAML takes it for nothing else.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            c if c.is_control() => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
