//! What a change left open: pairs and qualified that stand on what is no longer so, each with its ways out.
//!
//! A correction, a retraction, a withdrawal, a late entry or a late result may take the ground from under what was paired or
//! settled before. Then somebody has to say what becomes of it, and the next step waits until then. The command line and the
//! pages ask these questions and take these ways, and no others.

use super::corrections::replace_qualifier;
use crate::facts::{
    Board, Championship, EntryCode, Fact, Group, GroupId, Qualifier, Refusal, Stage, Tournament,
    TournamentId, TournamentStatus,
};
use crate::standings;
use crate::store::DeskError;
use speech::{Message, Tell, Value, msg};

/// A question that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Rounds of a group were paired before their past changed, and the last of them has no result yet.
    Pairs {
        /// The group.
        group: GroupId,
        /// The group as people call it.
        label: String,
        /// The rounds.
        rounds: Vec<u16>,
    },
    /// By now others would go on than do.
    Qualified {
        /// The tournament.
        tournament: TournamentId,
        /// The stage they come from.
        stage: u8,
        /// Who goes on and would not.
        out: Vec<EntryCode>,
        /// Who would go on and does not.
        substitutes: Vec<EntryCode>,
        /// Why it cannot be said who would, where it cannot.
        tie: Option<Message>,
        /// Whether the next stage is drawn.
        is_drawn: bool,
        /// What can be done.
        ways: Vec<WayOut>,
    },
}

/// A way out of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WayOut {
    /// Annul the last round of a group, so that it is paired anew.
    AnnulRound(GroupId),
    /// Let the rounds of a group stand.
    KeepPairs(GroupId),
    /// Settle anew who goes on, with the next draw taken back where there is one.
    SettleAgain(TournamentId),
    /// Let those go on who would, in the places of those who would not.
    Exchange(TournamentId),
    /// Let those go on who do.
    KeepQualified(TournamentId),
}

impl Tell for WayOut {
    /// Tells the way, as it stands on a button.
    fn tell(&self) -> Message {
        match self {
            WayOut::AnnulRound(_) => msg("decisions-way-annul-round"),
            WayOut::KeepPairs(_) => msg("decisions-way-keep-pairs"),
            WayOut::SettleAgain(_) => msg("decisions-way-settle-again"),
            WayOut::Exchange(_) => msg("decisions-way-exchange"),
            WayOut::KeepQualified(_) => msg("decisions-way-keep-qualified"),
        }
    }
}

impl WayOut {
    /// The words of all ways.
    pub const WORDS: [&str; 5] =
        ["annul-round", "keep-pairs", "settle-again", "exchange-qualified", "keep-qualified"];

    /// Returns the word for the way in forms and on the command line.
    pub fn word(&self) -> &'static str {
        match self {
            WayOut::AnnulRound(_) => "annul-round",
            WayOut::KeepPairs(_) => "keep-pairs",
            WayOut::SettleAgain(_) => "settle-again",
            WayOut::Exchange(_) => "exchange-qualified",
            WayOut::KeepQualified(_) => "keep-qualified",
        }
    }

    /// Returns the group or tournament that the way is about, as it is written down.
    pub fn target(&self) -> String {
        match self {
            WayOut::AnnulRound(group) | WayOut::KeepPairs(group) => group.to_string(),
            WayOut::SettleAgain(id) | WayOut::Exchange(id) | WayOut::KeepQualified(id) => id.to_string(),
        }
    }

    /// Returns the facts of the way.
    ///
    /// # Errors
    /// When the question is no longer asked, or the way is closed by now.
    pub fn facts(&self, championship: &Championship, reason: &str) -> Result<Vec<Fact>, DeskError> {
        match self {
            WayOut::AnnulRound(group) => super::pair::annul_round(championship, *group, reason),
            WayOut::KeepPairs(group) => kept_pairs(championship, *group, reason),
            WayOut::SettleAgain(id) => settled_again(championship, *id, reason),
            WayOut::Exchange(id) => exchanged(championship, *id, reason),
            WayOut::KeepQualified(id) => kept_qualifiers(championship, *id, reason),
        }
    }
}

impl Question {
    /// Returns the ways out.
    pub fn ways(&self) -> Vec<WayOut> {
        match self {
            Question::Pairs { group, .. } => vec![WayOut::AnnulRound(*group), WayOut::KeepPairs(*group)],
            Question::Qualified { ways, .. } => ways.clone(),
        }
    }

    /// Says whether it asks who goes on, and not who meets whom.
    pub fn is_about_qualified(&self) -> bool {
        matches!(self, Question::Qualified { .. })
    }

    /// Returns the refusal of a step that must wait for the answer.
    pub fn unanswered(&self) -> Message {
        let tournament = match self {
            Question::Pairs { group, .. } => group.tournament,
            Question::Qualified { tournament, .. } => *tournament,
        };
        msg("decisions-unanswered").with("what", self.tell()).with("tournament", tournament.to_string())
    }
}

impl Tell for Question {
    fn tell(&self) -> Message {
        match self {
            Question::Pairs { label, rounds, .. } => {
                let rounds = Value::All(rounds.iter().map(|round| Value::Text(round.to_string())).collect());
                msg("decisions-asks-pairs").with("rounds", rounds).with("group", label)
            }
            Question::Qualified { tournament, tie: Some(why), .. } => {
                msg("decisions-asks-tie").with("why", why.clone()).with("tournament", tournament.to_string())
            }
            Question::Qualified { tournament, out, substitutes, is_drawn, .. } => {
                let (id, out_listed, in_listed) = (tournament.to_string(), listed(out), listed(substitutes));
                match (is_drawn, out.is_empty(), substitutes.is_empty()) {
                    (_, true, _) => {
                        msg("decisions-asks-more").with("substitutes", in_listed).with("tournament", id)
                    }
                    (_, _, true) => {
                        msg("decisions-asks-fewer").with("out", out_listed).with("tournament", id)
                    }
                    (false, ..) => msg("decisions-asks-qualified")
                        .with("out", out_listed)
                        .with("substitutes", in_listed)
                        .with("tournament", id),
                    (true, ..) => msg("decisions-asks-qualified-drawn")
                        .with("out", out_listed)
                        .with("substitutes", in_listed)
                        .with("tournament", id),
                }
            }
        }
    }
}

/// Names pupils by their codes, which are said as names where there are no codes.
pub(super) fn listed(codes: &[EntryCode]) -> Value {
    Value::All(codes.iter().map(|code| Value::Text(format!("`{code}`"))).collect())
}

/// Returns every question that waits for an answer.
pub fn questions(championship: &Championship) -> Vec<Question> {
    let tournaments = championship.tournaments().map(|tournament| tournament.id);
    tournaments.flat_map(|id| questions_of(championship, id)).collect()
}

/// Returns the questions of a tournament.
pub fn questions_of(championship: &Championship, id: TournamentId) -> Vec<Question> {
    let Some(tournament) = championship.tournament(id) else { return Vec::new() };
    if tournament.status == TournamentStatus::Closed {
        return Vec::new();
    }
    let settled = tournament.stages.iter().filter(|stage| stage.qualified.is_some());
    let about_qualified = settled.filter_map(|stage| about_qualified(championship, tournament, stage));
    let groups = tournament.current_stage().into_iter().flat_map(|stage| &stage.groups);
    about_qualified.chain(groups.filter_map(|group| about_pairs(championship, group))).collect()
}

fn about_pairs(championship: &Championship, group: &Group) -> Option<Question> {
    let from = group.paired_before?;
    let last = group.rounds.last()?;
    if last.boards.iter().any(Board::has_result) {
        return None;
    }
    let rounds = (from..=last.number).collect();
    Some(Question::Pairs { group: group.id, label: championship.group_label(group.id), rounds })
}

/// Who would go on by now, and who does.
pub(super) struct Difference {
    pub(super) out: Vec<EntryCode>,
    pub(super) substitutes: Vec<EntryCode>,
    pub(super) tie: Option<Message>,
}

/// Compares who goes on with who would by now; nothing where that is the same, or was decided so.
pub(super) fn difference(championship: &Championship, id: TournamentId, stage: &Stage) -> Option<Difference> {
    let qualified = stage.qualified.as_deref()?;
    // What was settled by force is judged by what is known.
    let (now, tie) = match standings::qualify(championship, id, stage.number, Some("-")) {
        Ok(Fact::Qualified { qualifiers, .. }) => (qualifiers, None),
        Ok(_) => return None,
        Err(error) => (Vec::new(), Some(error.tell())),
    };
    let missing = |all: &[Qualifier], from: &[Qualifier]| -> Vec<EntryCode> {
        let codes = all.iter().map(|one| one.entry);
        codes.filter(|code| !from.iter().any(|one| one.entry == *code)).collect()
    };
    let (mut out, mut substitutes) = (missing(qualified, &now), missing(&now, qualified));
    // Who was away when the next stage was drawn and is back goes on, and sits nowhere.
    let next = championship.tournament(id).and_then(|one| one.stages.get(usize::from(stage.number)));
    if let Some(next) = next.filter(|next| !next.groups.is_empty()) {
        let is_there = |code: EntryCode| {
            next.groups.iter().any(|group| group.members.iter().any(|one| one.entry == code))
        };
        let is_back = |code: &EntryCode| championship.entry(*code).is_some_and(|entry| entry.is_active());
        substitutes
            .extend(qualified.iter().map(|one| one.entry).filter(|code| is_back(code) && !is_there(*code)));
    }
    // Who goes on for another by a decision of its own is not in question.
    out.retain(|code| !stage.replaced.iter().any(|(_, instead)| instead == code));
    substitutes.retain(|code| !stage.replaced.iter().any(|(out, _)| out == code));
    if tie.is_some() {
        (out, substitutes) = (Vec::new(), Vec::new());
    } else if out.is_empty() && substitutes.is_empty() {
        return None;
    }
    match stage.kept.as_ref() == Some(&substitutes) {
        true => None,
        false => Some(Difference { out, substitutes, tie }),
    }
}

fn about_qualified(championship: &Championship, tournament: &Tournament, stage: &Stage) -> Option<Question> {
    let later = tournament.stages.get(usize::from(stage.number)..).unwrap_or_default();
    // What was played on stays: a stage later, or with as many results as make everybody's.
    let played = |stage: &Stage| {
        let boards = stage.groups.iter().flat_map(|group| &group.rounds).flat_map(|round| &round.boards);
        boards.filter(|board| board.has_result()).count()
    };
    if later.len() > 1 || later.iter().any(|stage| stage.groups.iter().any(|group| group.rounds.len() > 1)) {
        return None;
    }
    let difference = difference(championship, tournament.id, stage)?;
    let n_played: usize = later.iter().map(played).sum();
    let mut ways = Vec::new();
    if n_played == 0 {
        ways.push(WayOut::SettleAgain(tournament.id));
    }
    if can_exchange(championship, tournament.id, stage, &difference) {
        ways.push(WayOut::Exchange(tournament.id));
    }
    if ways.is_empty() {
        return None;
    }
    ways.push(WayOut::KeepQualified(tournament.id));
    let Difference { out, substitutes, tie } = difference;
    let is_drawn = !later.is_empty();
    let (tournament, stage) = (tournament.id, stage.number);
    Some(Question::Qualified { tournament, stage, out, substitutes, tie, is_drawn, ways })
}

/// Says whether those who would go on can take the places of those who would not, one by one.
fn can_exchange(
    championship: &Championship,
    id: TournamentId,
    stage: &Stage,
    difference: &Difference,
) -> bool {
    let is_even = difference.out.len() == difference.substitutes.len() && !difference.out.is_empty();
    let is_last =
        championship.tournament(id).is_some_and(|one| one.stages.len() <= usize::from(stage.number) + 1);
    is_even && is_last && {
        let facts = exchanges(championship, id, difference, "-").unwrap_or_default();
        let mut state = championship.clone();
        !facts.is_empty() && facts.iter().all(|fact| state.apply(fact).is_ok())
    }
}

fn exchanges(
    championship: &Championship,
    id: TournamentId,
    difference: &Difference,
    reason: &str,
) -> Result<Vec<Fact>, DeskError> {
    let mut facts = Vec::new();
    for (out, with) in difference.out.iter().zip(&difference.substitutes) {
        facts.extend(replace_qualifier(championship, id, *out, Some(*with), reason)?);
    }
    Ok(facts)
}

/// Returns the question about who goes on, with its stage.
fn asked(championship: &Championship, id: TournamentId) -> Result<(&Stage, Difference), DeskError> {
    let stages = championship.tournament(id).ok_or(Refusal::NoTournament(id))?.stages.as_slice();
    let mut settled = stages.iter().rev().filter(|stage| stage.qualified.is_some());
    let found = settled.find_map(|stage| Some((stage, difference(championship, id, stage)?)));
    found.ok_or_else(|| Refusal::NothingToKeep(id.to_string()).into())
}

fn exchanged(championship: &Championship, id: TournamentId, reason: &str) -> Result<Vec<Fact>, DeskError> {
    let (_, difference) = asked(championship, id)?;
    exchanges(championship, id, &difference, reason)
}

fn settled_again(
    championship: &Championship,
    id: TournamentId,
    reason: &str,
) -> Result<Vec<Fact>, DeskError> {
    let (stage, _) = asked(championship, id)?;
    let reason = reason.to_owned();
    let stages = championship.tournament(id).map_or(&[][..], |tournament| &tournament.stages);
    let mut facts = Vec::new();
    for later in stages.iter().filter(|later| later.number > stage.number).rev() {
        for group in &later.groups {
            let rounds = group.rounds.iter().rev().map(|round| round.number);
            facts.extend(rounds.map(|round| Fact::RoundAnnulled {
                group: group.id,
                round,
                reason: reason.clone(),
            }));
        }
        facts.push(Fact::DrawAnnulled { tournament: id, stage: later.number, reason: reason.clone() });
    }
    facts.push(Fact::QualificationAnnulled { tournament: id, stage: stage.number, reason });
    Ok(facts)
}

/// Lets the rounds of a group stand that were paired before their past changed.
///
/// # Errors
/// When there are none.
pub fn kept_pairs(championship: &Championship, id: GroupId, reason: &str) -> Result<Vec<Fact>, DeskError> {
    let group = championship.group(id).ok_or_else(|| Refusal::NoGroup(id.to_string()))?;
    match group.paired_before {
        Some(_) => Ok(vec![Fact::PairsKept { group: id, reason: reason.to_owned() }]),
        None => Err(Refusal::NothingToKeep(championship.group_label(id)).into()),
    }
}

/// Lets those go on who do, although others would by now.
///
/// # Errors
/// When nobody else would.
pub fn kept_qualifiers(
    championship: &Championship,
    id: TournamentId,
    reason: &str,
) -> Result<Vec<Fact>, DeskError> {
    let (stage, difference) = asked(championship, id)?;
    let (stage, others) = (stage.number, difference.substitutes);
    Ok(vec![Fact::QualifiersKept { tournament: id, stage, others, reason: reason.to_owned() }])
}
