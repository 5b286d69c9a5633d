//! The Dutch system in words: why a pair came out so, and what another would have failed.

use super::{
    Field, Preference, Strength,
    colour::{SideRule, side_of},
    judge::{Verdict, Worse, judge, judge_instead},
    pair,
    player::{Drift, Player},
    terms::Criterion,
};
use crate::facts::{Championship, EntryCode, Group, GroupId, Round};
use crate::pairing::{reason::Explanation, swiss::Match};
use crate::standings::Side;
use speech::{Message, Tell, msg};

/// Explains what an entry got in a round, from the results as they are now; `instead` asks for another opponent.
///
/// Returns `None` if the entry was not paired in such a round of such a group.
pub(in crate::pairing) fn explain(
    championship: &Championship,
    id: GroupId,
    round: u16,
    entry: EntryCode,
    instead: Option<EntryCode>,
) -> Option<Explanation> {
    let group = championship.group(id)?;
    let published = group.round(round)?;
    let field = Field::before_round(championship, id, round, 0)?;
    let row = |code: EntryCode| group.members.iter().position(|member| member.entry == code);
    let player = |code: EntryCode| {
        let row = row(code)?;
        field.players.iter().find(|player| player.row == row)
    };
    if let Some(other) = instead {
        let heading = msg("pairing-instead").with("one", entry.to_string()).with("other", other.to_string());
        let (one, two) = (player(entry)?, player(other)?);
        let mut lines = vec![scores(&field, (one, entry), (two, other))];
        lines.push(match judge_instead(&field, one.row, two.row) {
            Verdict::Same => msg("pairing-dutch-instead-same"),
            verdict => msg("pairing-dutch-instead").with("why", why(&verdict)),
        });
        return Some(Explanation { heading, lines, verdict: None });
    }
    if published.byes.contains(&entry) {
        let heading = msg("pairing-bye").with("code", entry.to_string());
        let player = player(entry)?;
        let had = if player.may_have_bye { msg("pairing-first-bye") } else { msg("pairing-bye-again") };
        let of_round = of_round(&field, group, published);
        let mut lines = vec![msg("pairing-odd"), had];
        // Of a round that the rules do not give, nothing is known to be the lowest.
        if of_round == msg("pairing-dutch-same") {
            lines.push(msg("pairing-dutch-bye").with("points", player.score.tell()));
        }
        lines.push(of_round);
        return Some(Explanation { heading, lines, verdict: None });
    }
    let board = published.board_of(entry)?;
    let (first, second) = (board.first, board.second);
    let heading = msg("pairing-board")
        .with("board", board.number)
        .with("first", first.to_string())
        .with("second", second.to_string());
    let (one, other) = (player(first)?, player(second)?);
    let mut lines = vec![scores(&field, (one, first), (other, second))];
    lines.extend(floats((one, first), (other, second)));
    lines.extend([due(one, first), due(other, second)]);
    let (side, rule) = side_of(&field, one, other);
    if side == Side::First {
        lines.push(side_words(rule));
    }
    lines.push(of_round(&field, group, published));
    Some(Explanation { heading, lines, verdict: None })
}

/// Says how the whole published round stands to the rules.
fn of_round(field: &Field, group: &Group, published: &Round) -> Message {
    let mut matches = Match::of_round(group, published);
    let mut ours = pair(field).unwrap_or_default();
    matches.sort_unstable();
    ours.sort_unstable();
    // The pairing is much faster than the judge.
    match if matches == ours { Verdict::Same } else { judge(field, &matches) } {
        Verdict::Same => msg("pairing-dutch-same"),
        verdict => msg("pairing-dutch-differs").with("why", why(&verdict)),
    }
}

fn scores(field: &Field, one: (&Player, EntryCode), other: (&Player, EntryCode)) -> Message {
    let (higher, lower) = if one.0.by_rank(other.0).is_lt() { (one, other) } else { (other, one) };
    if higher.0.score != lower.0.score {
        return msg("pairing-dutch-float")
            .with("higher", higher.1.to_string())
            .with("points", higher.0.score.tell())
            .with("lower", lower.1.to_string())
            .with("lower-points", lower.0.score.tell());
    }
    let equal = || field.players.iter().filter(|player| player.score == higher.0.score);
    let place = |row: usize| equal().position(|player| player.row == row).map_or(0, |place| place + 1);
    msg("pairing-dutch-equal")
        .with("points", higher.0.score.tell())
        .with("count", equal().count())
        .with("one", place(one.0.row))
        .with("other", place(other.0.row))
}

/// Says which floats of the last two rounds are repeated.
fn floats(one: (&Player, EntryCode), other: (&Player, EntryCode)) -> Vec<Message> {
    let (higher, lower) = if one.0.by_rank(other.0).is_lt() { (one, other) } else { (other, one) };
    let mut lines = vec![];
    if higher.0.score != lower.0.score {
        if higher.0.floats.contains(&Drift::Down) {
            lines.push(msg("pairing-dutch-down-again").with("code", higher.1.to_string()));
        }
        if lower.0.floats.contains(&Drift::Up) {
            lines.push(msg("pairing-dutch-up-again").with("code", lower.1.to_string()));
        }
    }
    lines
}

fn due(player: &Player, code: EntryCode) -> Message {
    let Preference { side, strength, .. } = player.preference;
    match (side, strength) {
        (None, _) | (_, Strength::None) => msg("pairing-dutch-due-none").with("code", code.to_string()),
        (Some(Side::First), Strength::Mild) => {
            msg("pairing-dutch-due-first-mild").with("code", code.to_string())
        }
        (Some(Side::First), Strength::Strong) => {
            msg("pairing-dutch-due-first-strong").with("code", code.to_string())
        }
        (Some(Side::First), Strength::Absolute) => {
            msg("pairing-dutch-due-first-absolute").with("code", code.to_string())
        }
        (Some(Side::Second), Strength::Mild) => {
            msg("pairing-dutch-due-second-mild").with("code", code.to_string())
        }
        (Some(Side::Second), Strength::Strong) => {
            msg("pairing-dutch-due-second-strong").with("code", code.to_string())
        }
        (Some(Side::Second), Strength::Absolute) => {
            msg("pairing-dutch-due-second-absolute").with("code", code.to_string())
        }
    }
}

/// Names the rule that gave the sides.
pub fn side_words(rule: SideRule) -> Message {
    match rule {
        SideRule::Both => msg("pairing-dutch-sides-both"),
        SideRule::Stronger => msg("pairing-dutch-sides-stronger"),
        SideRule::Alternate => msg("pairing-dutch-sides-alternate"),
        SideRule::HigherRanked => msg("pairing-dutch-sides-higher"),
        SideRule::Initial => msg("pairing-dutch-sides-initial"),
    }
}

/// Says why the rules give another round.
pub fn why(verdict: &Verdict) -> Message {
    match verdict {
        Verdict::Same => msg("pairing-dutch-same"),
        Verdict::NoRound => msg("pairing-dutch-no-round"),
        Verdict::Sides { rule, .. } => msg("pairing-dutch-wrong-sides").with("rule", side_words(*rule)),
        Verdict::Differs { bracket, why } => match why {
            Worse::Forbidden => msg("pairing-dutch-forbidden").with("points", bracket.tell()),
            Worse::Later => msg("pairing-dutch-later").with("points", bracket.tell()),
            Worse::By { criterion, fails, least } => msg("pairing-dutch-worse")
                .with("points", bracket.tell())
                .with("number", criterion.number())
                .with("criterion", criterion_words(*criterion))
                .with("fails", i64::try_from(*fails).unwrap_or(i64::MAX))
                .with("least", i64::try_from(*least).unwrap_or(i64::MAX)),
        },
    }
}

/// Names what a criterion counts.
pub fn criterion_words(criterion: Criterion) -> Message {
    match criterion {
        Criterion::Floaters => msg("pairing-dutch-c6"),
        Criterion::FloatersOf(score) => msg("pairing-dutch-c7").with("points", score.tell()),
        Criterion::NextFloaters => msg("pairing-dutch-c8"),
        Criterion::NextFloatersOf(score) => msg("pairing-dutch-c8-of").with("points", score.tell()),
        Criterion::ByeUnplayed => msg("pairing-dutch-c9"),
        Criterion::Differences => msg("pairing-dutch-c10"),
        Criterion::ThirdAlike => msg("pairing-dutch-c11"),
        Criterion::Preferences => msg("pairing-dutch-c12"),
        Criterion::StrongPreferences => msg("pairing-dutch-c13"),
        Criterion::DownAgain(back) => msg("pairing-dutch-c14").with("rounds", back + 1),
        Criterion::UpAgain(back) => msg("pairing-dutch-c15").with("rounds", back + 1),
        Criterion::MovedAgain(back, score) => {
            msg("pairing-dutch-c18").with("rounds", back + 1).with("points", score.tell())
        }
        Criterion::UpAgainBy(back, score) => {
            msg("pairing-dutch-c19").with("rounds", back + 1).with("points", score.tell())
        }
    }
}
