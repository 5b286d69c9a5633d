//! What was done, counted, for who did it.

use std::collections::BTreeMap;

use super::questions::listed;
use super::words::describe;
use crate::facts::{Championship, Fact, GroupId};
use speech::{Message, msg};

/// The most facts that are told one by one.
const MOST: usize = 3;

/// Tells facts that belong together: rounds, draws and who goes on are counted, the rest is told one by one.
pub fn summary(championship: &Championship, facts: &[Fact]) -> Vec<Message> {
    let mut rounds: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    let (mut draws, mut groups_drawn) = (0, 0);
    let (mut settled, mut going_on) = (0, 0);
    let mut others = Vec::new();
    for fact in facts {
        match fact {
            Fact::RoundPublished { group, round, forced: None, .. } => {
                rounds.entry(*round).or_default().push(championship.group_label(*group));
            }
            Fact::GroupsDrawn { groups, .. } => {
                draws += 1;
                groups_drawn += groups.len();
            }
            Fact::Qualified { qualifiers, forced: None, .. } => {
                settled += 1;
                going_on += qualifiers.len();
            }
            fact => others.push(done(championship, fact)),
        }
    }
    let mut told = Vec::new();
    if draws > 0 {
        told.push(msg("decisions-done-drawn").with("groups", groups_drawn).with("tournaments", draws));
    }
    for (round, groups) in rounds {
        told.push(match &groups[..] {
            [group] => msg("decisions-done-round-of").with("round", round).with("group", group),
            groups => msg("decisions-done-round").with("round", round).with("count", groups.len()),
        });
    }
    if settled > 0 {
        told.push(msg("decisions-done-settled").with("count", going_on).with("tournaments", settled));
    }
    let more = others.len().saturating_sub(MOST);
    told.extend(others.into_iter().take(MOST));
    if more > 0 {
        told.push(msg("decisions-done-more").with("count", more));
    }
    told
}

/// Tells one fact to who has just done it.
fn done(championship: &Championship, fact: &Fact) -> Message {
    let group = |id: GroupId| championship.group_label(id);
    match fact {
        Fact::RoundPublished { group: id, round, .. } => {
            msg("decisions-done-round-of").with("round", *round).with("group", group(*id))
        }
        Fact::FreePlayTimed { group: id, .. } => {
            msg("decisions-done-free-play-timed").with("group", group(*id))
        }
        Fact::FreePlayEnded { group: id } => msg("decisions-done-free-play-ended").with("group", group(*id)),
        Fact::RoundAnnulled { group: id, round, .. } => {
            msg("decisions-done-round-annulled").with("round", *round).with("group", group(*id))
        }
        Fact::RoundRearranged { group: id, round, .. } => {
            msg("decisions-done-rearranged").with("round", *round).with("group", group(*id))
        }
        Fact::DrawAnnulled { tournament, .. } => {
            msg("decisions-done-draw-annulled").with("tournament", tournament.to_string())
        }
        Fact::TieDecided { group: id, order, .. } => {
            msg("decisions-done-tie").with("group", group(*id)).with("order", listed(order))
        }
        Fact::TieReopened { group: id, .. } => msg("decisions-done-tie-reopened").with("group", group(*id)),
        Fact::Qualified { tournament, qualifiers, .. } => msg("decisions-done-settled-of")
            .with("count", qualifiers.len())
            .with("tournament", tournament.to_string()),
        Fact::QualificationAnnulled { tournament, .. } => {
            msg("decisions-done-unsettled").with("tournament", tournament.to_string())
        }
        Fact::QualifierReplaced { out, substitute, .. } => msg("decisions-done-replaced")
            .with("out", format!("`{out}`"))
            .with("substitute", format!("`{}`", substitute.entry)),
        Fact::PairsKept { group: id, .. } => msg("decisions-done-pairs-kept").with("group", group(*id)),
        Fact::QualifiersKept { tournament, .. } => {
            msg("decisions-done-qualifiers-kept").with("tournament", tournament.to_string())
        }
        Fact::TournamentClosed { tournament } => {
            msg("decisions-done-closed").with("tournament", tournament.to_string())
        }
        Fact::TournamentReopened { tournament, .. } => {
            msg("decisions-done-reopened").with("tournament", tournament.to_string())
        }
        fact => describe(championship, fact),
    }
}
