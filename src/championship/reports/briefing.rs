//! What arbiters are told before the first round, from the regulations.

use super::model::{Part, Report, Section};
use super::options::{Options, Scope};
use super::words::{Teller, clean};
use crate::facts::{Championship, Confirmation, Draws, LastResort, Points};
use crate::standings::{self, metric};
use speech::{Message, Tell, msg};

/// Makes the briefing of the arbiters, a page or two.
pub fn briefing(championship: &Championship, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let section = |heading: Message, lines: Vec<Message>| {
        let parts = lines.into_iter().map(|line| Part::Prose(format!("• {}", teller.say(line))));
        Section::new(teller.say(heading), parts.collect())
    };
    let sections = vec![
        section(msg("reports-brief-before"), before(teller)),
        section(
            msg("reports-brief-during"),
            vec![
                msg("reports-brief-start"),
                msg("reports-brief-touch"),
                msg("reports-brief-swap"),
                msg("reports-brief-quiet"),
                msg("reports-brief-question"),
            ],
        ),
        section(msg("reports-brief-absent"), absences(teller)),
        section(msg("reports-brief-results"), results(teller)),
        section(msg("reports-brief-ties"), ties(teller)),
    ];
    teller.report(msg("reports-file-briefing"), msg("reports-briefing"), Scope::All, sections)
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
    lines.extend(teller.timetable().map(|times| msg("reports-brief-times").with("times", times)));
    lines.push(msg("reports-brief-seats"));
    lines
}

fn absences(teller: Teller<'_>) -> Vec<Message> {
    let points = teller.championship.regulations().points;
    vec![
        msg("reports-brief-late"),
        msg("reports-brief-forfeit")
            .with("win", told(teller, points.forfeit_win))
            .with("loss", told(teller, points.forfeit_loss)),
        msg("reports-brief-bye").with("bye", told(teller, points.bye)),
    ]
}

fn results(teller: Teller<'_>) -> Vec<Message> {
    let regulations = teller.championship.regulations();
    let points = regulations.points;
    let mut lines = vec![
        msg("reports-brief-points")
            .with("win", told(teller, points.win))
            .with("draw", told(teller, points.draw))
            .with("loss", told(teller, points.loss)),
    ];
    let drawn = regulations.games.iter().filter(|game| game.draws == Draws::Possible);
    let drawn: Vec<String> = drawn.map(|game| clean(game.name.in_language(teller.language()))).collect();
    lines.push(match drawn.is_empty() {
        true => msg("reports-brief-no-draws"),
        false => msg("reports-brief-draws").with("games", drawn.join(", ")),
    });
    lines.extend([msg("reports-brief-slip"), msg("reports-brief-enter")]);
    if regulations.confirmation == Confirmation::SecondPerson {
        lines.push(msg("reports-brief-confirm"));
    }
    lines.push(msg("reports-brief-wrong"));
    lines
}

fn ties(teller: Teller<'_>) -> Vec<Message> {
    let regulations = teller.championship.regulations();
    let names = standings::precedence(regulations).into_iter().skip(1).map(|key| {
        let metric = metric::of(key);
        let name = teller.say(metric.name.clone());
        format!("{} ({name})", metric.abbreviation)
    });
    let names: Vec<String> = names.collect();
    let mut lines = Vec::new();
    if !names.is_empty() {
        lines.push(msg("reports-brief-tie-breaks").with("list", names.join("; ")));
    }
    lines.push(match regulations.last_resort {
        LastResort::Share => msg("reports-brief-shared"),
        LastResort::PlayOff => msg("reports-brief-play-off"),
        LastResort::Lot => msg("reports-brief-lot"),
    });
    lines
}

/// Says points: `1 ponto`, `½ ponto`.
fn told(teller: Teller<'_>, points: Points) -> String {
    teller.say(points.tell())
}
