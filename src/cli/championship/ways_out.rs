//! What comes next: the command that a refusal or an empty answer calls for.

use crate::failure::{Spoken, spoken};
use championship::decisions::{self, NextStep, WayOut, next_step, questions, questions_of};
use championship::facts::Championship;
use championship::press::PressError;
use speech::{Language, Message, Tell, Value, msg};

/// Returns the command that leads out of what was refused, if one does.
///
/// The rooms below know no commands, so that pages can say the same; here each refusal gets its own.
pub(crate) fn way_out(refused: &Message) -> Option<Message> {
    let named = |name: &str| {
        let found = refused.arguments().iter().find(|(known, _)| *known == name);
        match found {
            Some((_, Value::Text(text))) => text.clone(),
            Some((_, Value::Number(number))) => number.to_string(),
            _ => String::new(),
        }
    };
    let (group, tournament, code) = (named("group"), named("tournament"), named("code"));
    Some(match refused.key() {
        "pairing-undecided" | "decisions-tie-too-early" => {
            msg("cli-way-bracket-results").with("group", group)
        }
        "facts-bracket-played-on" => msg("cli-way-retract"),
        "facts-results-missing" => msg("cli-way-results").with("group", group),
        "facts-result-present" => msg("cli-way-correct"),
        "facts-result-none" => msg("cli-way-enter"),
        "facts-no-stage" => msg("cli-way-draw").with("tournament", tournament),
        "facts-seats-exchanged" => {
            msg("cli-way-against").with("first", named("first")).with("second", named("second"))
        }
        "facts-stage-out-of-turn" | "facts-not-settled" => {
            msg("cli-way-qualify").with("tournament", tournament)
        }
        "facts-no-group" => msg("cli-way-groups"),
        "facts-no-board" => msg("cli-way-boards"),
        "facts-game-out-of-turn" => msg("cli-way-game"),
        "facts-no-round" => msg("cli-way-pair").with("group", group),
        "facts-rounds-over" | "pairing-decided" => msg("cli-way-over").with("group", group),
        "facts-draw-in-use" => msg("cli-way-annul-rounds"),
        "facts-round-scored" | "facts-board-scored" => msg("cli-way-retract"),
        "facts-round-published" => msg("cli-way-annul-round").with("group", group),
        "facts-teams-drawn" => msg("cli-way-annul-rounds"),
        "facts-stage-drawn" => msg("cli-way-annul-draw").with("tournament", tournament),
        "facts-stage-settled" => msg("cli-way-annul-qualification").with("tournament", tournament),
        "facts-no-entry" | "imports-no-pupil" => msg("cli-way-list"),
        "facts-tournament-closed" => msg("cli-way-reopen").with("tournament", tournament),
        "facts-withdrawn" => msg("cli-way-reinstate").with("code", code),
        "pairing-nobody-there" => msg("cli-way-import"),
        "decisions-not-tied" | "facts-no-decision" => msg("cli-way-open-ties").with("group", group),
        "decisions-tied-with-nobody" => msg("cli-way-reopen-tie"),
        "standings-tie-to-play" => msg("cli-way-play-off").with("group", group),
        "standings-tie-to-draw" => msg("cli-way-lot").with("group", group),
        "standings-no-next-stage" => msg("cli-way-ties").with("tournament", tournament),
        "pairing-without-team" => msg("cli-way-teams"),
        "decisions-nobody-left" => msg("cli-way-with").with("code", code),
        "decisions-list-breaks-laws" => msg("cli-way-force"),
        _ => return None,
    })
}

/// Says a refusal, with the command that leads out of it on a line of its own.
pub(crate) fn refusal(refused: &Message, language: Language) -> Spoken {
    with_way_out(spoken(refused, language), refused, language)
}

/// The same of a championship: pupils are called as people call them, and the command names what it must.
pub(crate) fn refused(championship: &Championship, refused: &Message, language: Language) -> Spoken {
    let said = spoken(&championship.told(refused.clone()), language);
    match refused.key() {
        // A question names the ways out of itself.
        "decisions-unanswered" => {
            let of = refused.arguments().iter().find_map(|(name, value)| match value {
                Value::Text(text) if *name == "tournament" => text.parse().ok(),
                _ => None,
            });
            let asked = of.map(|id| questions_of(championship, id)).unwrap_or_default();
            let ways = asked.first().map(|question| question.ways()).unwrap_or_default();
            Spoken::lines([said].into_iter().chain(ways.iter().map(|way| of_way(way, language))))
        }
        _ => with_way_out(said, refused, language),
    }
}

/// Says what a change has changed, with the ways out of what it asks, each on a line of its own.
pub(crate) fn changes(before: &Championship, after: &Championship, language: Language) -> String {
    let mut text = String::new();
    for change in decisions::changes(before, after) {
        let said = language.say(&after.told(change.told.clone()));
        text += &format!("{said}{}", of_question(&change.ways, language));
        text += if change.ways.is_empty() { "\n" } else { "" };
    }
    text
}

/// Says the commands of the ways out, each on a line of its own after what was said.
fn of_question(ways: &[WayOut], language: Language) -> String {
    match ways {
        [] => String::new(),
        ways => format!("\n{}\n", Spoken::lines(ways.iter().map(|way| of_way(way, language)))),
    }
}

/// Says the command of one way out.
fn of_way(way: &WayOut, language: Language) -> Spoken {
    let target = way.target();
    let way = match way {
        WayOut::AnnulRound(_) => msg("cli-way-annul-round-again").with("target", target),
        WayOut::KeepPairs(_) => msg("cli-way-keep-pairs").with("target", target),
        WayOut::SettleAgain(_) => msg("cli-way-settle-again").with("target", target),
        WayOut::Exchange(_) => msg("cli-way-exchange-qualified").with("target", target),
        WayOut::KeepQualified(_) => msg("cli-way-keep-qualified").with("target", target),
    };
    Spoken::from(language.msg("cli-next").with("way", way))
}

fn with_way_out(said: Spoken, refused: &Message, language: Language) -> Spoken {
    match way_out(refused) {
        Some(way) => Spoken::lines([said, Spoken::from(language.msg("cli-next").with("way", way))]),
        None => said,
    }
}

/// Says why nothing was printed, with what a championship waits for where that would bring it.
pub(crate) fn unprinted(error: &PressError, championship: &Championship, language: Language) -> Spoken {
    let said = spoken(error, language);
    match error {
        PressError::Nothing => Spoken::lines([said, next_step_of(championship, language)]),
        _ => said,
    }
}

/// Says what a championship waits for, and the command for it.
pub(crate) fn next(championship: &Championship, language: Language) -> String {
    format!("{}\n", next_step_of(championship, language))
}

fn next_step_of(championship: &Championship, language: Language) -> Spoken {
    let step = next_step(championship);
    if let (NextStep::Answer(_), Some(question)) = (&step, questions(championship).first()) {
        let said = spoken(&championship.told(question.tell()), language);
        let ways = question.ways();
        return Spoken::lines([said].into_iter().chain(ways.iter().map(|way| of_way(way, language))));
    }
    let way = match step {
        NextStep::Answer(count) => msg("decisions-next-answer").with("count", count),
        NextStep::Enter => msg("cli-way-import"),
        NextStep::Accept(_) => msg("cli-way-accept"),
        NextStep::Draw(_) => msg("cli-way-draw-all"),
        NextStep::Pair(_) => msg("cli-way-pair-all"),
        NextStep::Settle(_) => msg("cli-way-settle-all"),
        NextStep::Tie(tie) => {
            msg("cli-way-tie").with("what", tie.tell()).with("group", championship.group_label(tie.group))
        }
        NextStep::LastTie(tie) => msg("cli-way-tie")
            .with("what", tie.tell_at_the_end())
            .with("group", championship.group_label(tie.group)),
        NextStep::Share(shared) => msg("cli-way-share")
            .with("what", shared.tell())
            .with("group", championship.group_label(shared.group))
            .with("tournament", shared.group.tournament.to_string()),
        NextStep::Wait(count) => msg("cli-way-wait").with("count", count),
        NextStep::Over => msg("cli-way-all-over"),
    };
    spoken(&championship.told(msg("cli-next").with("way", way)), language)
}
