//! The independent judge of a round, however it was paired.
//!
//! It shares no code with the pairing: it reads the group's own boards and byes and asks whether the laws hold, and whether
//! exchanging two opponents would have been better.

use std::collections::{BTreeMap, BTreeSet};

use crate::facts::{
    Championship, EntryCode, Format, Group, GroupId, Outcome, Pairing, Points, SameSchool, StartRule,
    ThirdPlace,
};
use speech::{Message, Tell, msg};

/// How grave a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing.
    Note,
    /// Could have been better.
    Warning,
    /// A law is broken.
    Fault,
}

/// What the judge found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The entry is on two boards.
    Twice(EntryCode),
    /// The entry should play and is not in the list.
    LeftOut(EntryCode),
    /// The entry of a bracket had not lost and was left out, and came back in that later round.
    CameBack(EntryCode, u16),
    /// The entry has lost, and is out of the bracket.
    Out(EntryCode),
    /// The entry is not to play in this round.
    NotPlaying(EntryCode),
    /// More than one bye.
    SeveralByes(usize),
    /// The two have met, in that round.
    Rematch(EntryCode, EntryCode, u16),
    /// A second bye, or one after a win without a game.
    SecondBye(EntryCode),
    /// A bye for the first, although the second has fewer points and had none.
    ByeNotLowest(EntryCode, EntryCode),
    /// The two are of one school.
    SameSchool(EntryCode, EntryCode),
    /// The entry has the same side a third time running.
    ThirdAlike(EntryCode),
    /// The entry will have started so many more games than answered, or fewer.
    Unbalanced(EntryCode, i64),
    /// Points are further apart than if the two boards exchanged opponents, and no law would break.
    BetterExchange(u16, u16),
    /// The sum of the differences of points.
    PointsApart(Points),
}

impl Finding {
    /// Returns how grave it is.
    pub fn severity(&self) -> Severity {
        match self {
            Finding::Twice(_)
            | Finding::LeftOut(_)
            | Finding::Out(_)
            | Finding::NotPlaying(_)
            | Finding::SeveralByes(_) => Severity::Fault,
            Finding::Rematch(..) | Finding::SecondBye(_) => Severity::Fault,
            Finding::ByeNotLowest(..)
            | Finding::SameSchool(..)
            | Finding::ThirdAlike(_)
            | Finding::BetterExchange(..) => Severity::Warning,
            Finding::Unbalanced(..) | Finding::PointsApart(_) | Finding::CameBack(..) => Severity::Note,
        }
    }
}

impl Tell for Finding {
    fn tell(&self) -> Message {
        match self {
            Finding::Twice(code) => msg("pairing-twice").with("code", code.to_string()),
            Finding::LeftOut(code) => msg("pairing-left-out").with("code", code.to_string()),
            Finding::CameBack(code, round) => {
                msg("pairing-came-back").with("code", code.to_string()).with("round", round)
            }
            Finding::Out(code) => msg("pairing-out").with("code", code.to_string()),
            Finding::NotPlaying(code) => msg("pairing-not-playing").with("code", code.to_string()),
            Finding::SeveralByes(count) => msg("pairing-several-byes").with("count", count),
            Finding::Rematch(one, other, round) => msg("pairing-rematch")
                .with("one", one.to_string())
                .with("other", other.to_string())
                .with("round", round),
            Finding::SecondBye(code) => msg("pairing-second-bye").with("code", code.to_string()),
            Finding::ByeNotLowest(code, lower) => {
                msg("pairing-bye-not-lowest").with("code", code.to_string()).with("lower", lower.to_string())
            }
            Finding::SameSchool(one, other) => {
                msg("pairing-same-school").with("one", one.to_string()).with("other", other.to_string())
            }
            Finding::ThirdAlike(code) => msg("pairing-third-alike").with("code", code.to_string()),
            Finding::Unbalanced(code, balance) if *balance > 0 => {
                msg("pairing-started-more").with("code", code.to_string()).with("count", balance)
            }
            Finding::Unbalanced(code, balance) => {
                msg("pairing-started-fewer").with("code", code.to_string()).with("count", -balance)
            }
            Finding::BetterExchange(one, other) => {
                msg("pairing-better-exchange").with("one", one).with("other", other)
            }
            Finding::PointsApart(points) => msg("pairing-points-apart").with("points", points.tell()),
        }
    }
}

/// Judges a published round; `None` if there is none.
pub fn check_round(championship: &Championship, id: GroupId, round: u16) -> Option<Vec<Finding>> {
    let group = championship.group(id)?;
    let pairings: Vec<Pairing> = group.round(round)?.pairings().collect();
    Some(check_pairings(championship, group, round, &pairings))
}

/// Judges a list of pairings for a round of a group, from the rounds before it.
pub fn check_pairings(
    championship: &Championship,
    group: &Group,
    round: u16,
    pairings: &[Pairing],
) -> Vec<Finding> {
    let regulations = championship.regulations();
    let format = championship.format_of(group.id);
    let is_partial = format.is_some_and(|format| !format.names_everybody());
    let mut findings = attendance(group, round, pairings, is_partial);
    if let Some(format) = format.filter(|format| format.is_bracket()) {
        findings.extend(in_the_bracket(group, format, round, pairings));
    }
    if is_partial {
        return findings;
    }
    let past = Past::of(championship, group, round);
    let byes: Vec<EntryCode> = pairings
        .iter()
        .filter_map(|pairing| match pairing {
            Pairing::Bye { entry } => Some(*entry),
            _ => None,
        })
        .collect();
    if let Some(Format::RoundRobin { times }) = format {
        let games = pairings.iter().filter_map(|pairing| match pairing {
            Pairing::Game { first, second } => Some((*first.min(second), *first.max(second))),
            _ => None,
        });
        let met = games.filter_map(|pair| past.met.get(&pair).map(|round| (pair, *round)));
        findings.extend(
            met.filter(|_| times == 1).map(|((one, other), round)| Finding::Rematch(one, other, round)),
        );
        return findings;
    }
    let is_dutch = matches!(format, Some(Format::Dutch { .. }));
    if byes.len() > 1 {
        findings.push(Finding::SeveralByes(byes.len()));
    }
    for &code in &byes {
        if past.byes.contains(&code) {
            findings.push(Finding::SecondBye(code));
        }
        let present =
            group.members.iter().filter(|member| member.is_present(round)).map(|member| member.entry);
        let lower =
            present.filter(|other| !past.byes.contains(other) && past.points(*other) < past.points(code));
        if let Some(lower) = lower.min_by_key(|other| past.points(*other)).filter(|_| !is_dutch) {
            findings.push(Finding::ByeNotLowest(code, lower));
        }
    }
    let games: Vec<(EntryCode, EntryCode)> = pairings
        .iter()
        .filter_map(|pairing| match pairing {
            Pairing::Game { first, second } => Some((*first, *second)),
            _ => None,
        })
        .collect();
    for &(first, second) in &games {
        if let Some(&before) = past.met.get(&(first.min(second), first.max(second))) {
            findings.push(Finding::Rematch(first, second, before));
        }
        // The Dutch system avoids nobody softly: there only what is forbidden counts.
        let is_avoided = match regulations.same_school {
            SameSchool::Allowed => false,
            SameSchool::Forbidden => true,
            SameSchool::Avoided | SameSchool::AvoidedLate => !is_dutch,
        };
        if first.school == second.school && is_avoided {
            findings.push(Finding::SameSchool(first, second));
        }
        if regulations.starts == StartRule::Balanced || is_dutch {
            findings.extend(past.side_findings(first, true));
            findings.extend(past.side_findings(second, false));
        }
    }
    if !is_dutch {
        findings.extend(exchanges(&past, &games));
    }
    let apart = games.iter().map(|&(one, other)| past.gap(one, other)).sum::<i32>();
    findings.push(Finding::PointsApart(Points::from_tenths(apart)));
    findings
}

fn attendance(group: &Group, round: u16, pairings: &[Pairing], is_bracket: bool) -> Vec<Finding> {
    let mut findings = vec![];
    let mut seen = BTreeSet::new();
    for pairing in pairings {
        for code in pairing.entries() {
            let member = group.member(code);
            let may_be_listed = match pairing {
                Pairing::Absent { .. } => member.is_some_and(|member| member.is_member(round)),
                _ => member.is_some_and(|member| member.is_present(round)),
            };
            if !seen.insert(code) {
                findings.push(Finding::Twice(code));
            } else if !may_be_listed && !is_bracket {
                findings.push(Finding::NotPlaying(code));
            }
        }
    }
    let expected = group.members.iter().filter(|member| member.is_present(round) && !is_bracket);
    findings.extend(
        expected.filter(|member| !seen.contains(&member.entry)).map(|member| Finding::LeftOut(member.entry)),
    );
    findings
}

/// Whoever has not lost too often plays in a bracket or has a bye, and nobody else does but two who play for the third place.
fn in_the_bracket(group: &Group, format: Format, round: u16, pairings: &[Pairing]) -> Vec<Finding> {
    let mut lost: BTreeMap<EntryCode, usize> = BTreeMap::new();
    for board in group.rounds.iter().filter(|before| before.number < round).flat_map(|before| &before.boards)
    {
        let decided = board.winner_or_draw().map(|_| board.winner());
        let losers = [board.first, board.second]
            .into_iter()
            .filter(|code| decided.is_some_and(|won| won != Some(*code)));
        losers.for_each(|code| *lost.entry(code).or_default() += 1);
    }
    let is_out = |code: EntryCode| lost.get(&code).is_some_and(|losses| *losses >= format.losses_allowed());
    let plays_third = matches!(format, Format::Knockout { third_place: ThirdPlace::Played, .. });
    let out = pairings.iter().flat_map(|pairing| match *pairing {
        Pairing::Game { first, second } if plays_third && is_out(first) && is_out(second) => vec![],
        Pairing::Bye { .. } if plays_third => vec![],
        pairing => pairing.entries().filter(|code| is_out(*code)).collect(),
    });
    let mut findings: Vec<Finding> = out.map(Finding::Out).collect();
    // In a double elimination the last one without a loss waits until one is left of the others.
    let is_without = |code: EntryCode| !lost.contains_key(&code);
    let unbeaten = group.members.iter().filter(|member| member.is_member(round) && is_without(member.entry));
    let waits = format.losses_allowed() > 1 && unbeaten.count() == 1;
    let is_named =
        |code: EntryCode| pairings.iter().any(|pairing| pairing.entries().any(|named| named == code));
    let expected = group.members.iter().filter(|member| member.is_member(round)).map(|member| member.entry);
    for code in expected.filter(|code| !(is_out(*code) || is_named(*code) || waits && is_without(*code))) {
        let mut later = group.rounds.iter().filter(|later| later.number > round);
        let back = later.find(|later| later.board_of(code).is_some() || later.byes.contains(&code));
        findings.push(match back {
            Some(back) => Finding::CameBack(code, back.number),
            None => Finding::LeftOut(code),
        });
    }
    findings
}

/// Two boards whose exchange of opponents lowers the squared differences without breaking a law.
fn exchanges(past: &Past, games: &[(EntryCode, EntryCode)]) -> Vec<Finding> {
    let mut findings = vec![];
    let square = |one, other| past.gap(one, other) * past.gap(one, other);
    let allowed = |one: EntryCode, other: EntryCode| {
        !past.met.contains_key(&(one.min(other), one.max(other)))
            && one.school != other.school
            && !(past.last_two(one).is_some() && past.last_two(one) == past.last_two(other))
    };
    for (index, &(a, b)) in games.iter().enumerate() {
        if past.gap(a, b) == 0 {
            continue;
        }
        for (other, &(c, d)) in games.iter().enumerate() {
            // Each two boards once; a board of equals can still give up an opponent.
            if other == index || (other < index && past.gap(c, d) != 0) {
                continue;
            }
            let now = square(a, b) + square(c, d);
            let better = |w, x, y, z| square(w, x) + square(y, z) < now && allowed(w, x) && allowed(y, z);
            if better(a, c, b, d) || better(a, d, b, c) {
                let number = |index: usize| u16::try_from(index + 1).unwrap_or(u16::MAX);
                findings.push(Finding::BetterExchange(number(index.min(other)), number(index.max(other))));
            }
        }
    }
    findings
}

/// What the rounds before tell.
struct Past {
    points: BTreeMap<EntryCode, Points>,
    met: BTreeMap<(EntryCode, EntryCode), u16>,
    byes: BTreeSet<EntryCode>,
    // For each entry, whether it started, game by game.
    started: BTreeMap<EntryCode, Vec<bool>>,
}

impl Past {
    fn of(championship: &Championship, group: &Group, round: u16) -> Past {
        let rule = championship.regulations().points_of(group.id.stage);
        let mut past = Past {
            points: BTreeMap::new(),
            met: BTreeMap::new(),
            byes: BTreeSet::new(),
            started: BTreeMap::new(),
        };
        for before in group.rounds.iter().filter(|before| before.number < round) {
            let mut credit = |code: EntryCode, points: Points| {
                let sum = past.points.entry(code).or_default();
                *sum = *sum + points;
            };
            before.byes.iter().for_each(|&code| credit(code, rule.bye));
            before.absent.iter().for_each(|&code| credit(code, rule.absence));
            past.byes.extend(&before.byes);
            for board in &before.boards {
                let result = board.winner_or_draw();
                if result.is_none_or(|result| result.is_played()) {
                    let pair = (board.first.min(board.second), board.first.max(board.second));
                    past.met.insert(pair, before.number);
                    past.started.entry(board.first).or_default().push(true);
                    past.started.entry(board.second).or_default().push(false);
                }
                let Some(result) = result else { continue };
                let outcomes = result.outcomes();
                for (code, outcome) in [(board.first, outcomes.0), (board.second, outcomes.1)] {
                    let points = match (outcome, result.is_played()) {
                        (Outcome::Win, true) => rule.win,
                        (Outcome::Draw, _) => rule.draw,
                        (Outcome::Loss, true) => rule.loss,
                        (Outcome::Win, false) => rule.forfeit_win,
                        (Outcome::Loss, false) => rule.forfeit_loss,
                    };
                    let sum = past.points.entry(code).or_default();
                    *sum = *sum + points;
                    if outcome == Outcome::Win && !result.is_played() {
                        past.byes.insert(code);
                    }
                }
            }
        }
        for member in &group.members {
            let loan = championship.points_on_loan(group.id, member, round);
            let sum = past.points.entry(member.entry).or_default();
            *sum = *sum + loan;
        }
        past
    }

    fn points(&self, code: EntryCode) -> Points {
        self.points.get(&code).copied().unwrap_or_default()
    }

    fn gap(&self, one: EntryCode, other: EntryCode) -> i32 {
        (self.points(one).tenths() - self.points(other).tenths()).abs()
    }

    /// Returns the side of the last two games, if it was the same.
    fn last_two(&self, code: EntryCode) -> Option<bool> {
        match self.started.get(&code).map(Vec::as_slice) {
            Some([.., one, two]) if one == two => Some(*one),
            _ => None,
        }
    }

    fn side_findings(&self, code: EntryCode, starts: bool) -> Vec<Finding> {
        let mut findings = vec![];
        if self.last_two(code) == Some(starts) {
            findings.push(Finding::ThirdAlike(code));
        }
        let games = self.started.get(&code).map(Vec::as_slice).unwrap_or_default();
        let sides = games.iter().copied().chain([starts]);
        let balance: i64 = sides.map(|started| if started { 1 } else { -1 }).sum();
        if balance.abs() > 1 {
            findings.push(Finding::Unbalanced(code, balance));
        }
        findings
    }
}
