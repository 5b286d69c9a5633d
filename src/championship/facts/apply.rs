//! Applying facts: one law after another, all or nothing.

use super::{
    Championship, Details, Fact, Refusal, Title, Tournament, TournamentId, TournamentStatus,
    code::GroupId,
    group::{Group, TieDecision},
    shared::Shared,
};

impl Championship {
    /// Applies a fact.
    ///
    /// # Errors
    ///
    /// Refuses a fact that breaks a law of the championship; then nothing has changed.
    pub fn apply(&mut self, fact: &Fact) -> Result<(), Refusal> {
        match fact {
            Fact::Created { .. } => Err(Refusal::AlreadyCreated),
            Fact::DetailsGiven { details } => {
                self.give_details(details);
                Ok(())
            }
            Fact::NamesChosen { names } => {
                self.names = *names;
                Ok(())
            }
            Fact::SchoolRegistered { school } => self.register_school(school),
            Fact::EntryAdded { code, contestant } => self.add_entry(*code, contestant),
            Fact::EntryChanged { code, contestant, reason } => {
                self.change_entry(*code, contestant, reason.as_deref())
            }
            Fact::EntrySubstituted { code, was, contestant, reason } => {
                self.substitute_entry(*code, was, contestant, reason)
            }
            Fact::EntriesMerged { from, into, reason } => self.merge_entries(*from, *into, reason),
            Fact::EntryRegrouped { code, group, reason } => self.regroup_entry(*code, *group, reason),
            Fact::EntryMarked { code, mark } => self.mark_entry(*code, mark),
            Fact::EntryTold { code, column, text } => self.tell_entry(*code, column, text),
            Fact::EntryQueued { code, contestant } => self.queue_entry(*code, contestant),
            Fact::EntryAdmitted { code } => self.admit_entry(*code),
            Fact::EntryMoved { code, to, reason } => self.move_entry(*code, *to, reason),
            Fact::SchoolsMerged { from, into, reason } => self.merge_schools(*from, *into, reason),
            Fact::EntryWithdrawn { code, from_round, reason } => {
                self.withdraw_entry(*code, *from_round, reason)
            }
            Fact::EntryReinstated { code } => self.reinstate_entry(*code),
            Fact::AbsenceAnnounced { code, round } => self.announce_absence(*code, *round),
            Fact::AbsenceCancelled { code, round, reason } => self.cancel_absence(*code, *round, reason),
            Fact::GroupsDrawn { tournament, stage, seed, groups } => {
                self.draw_groups(*tournament, *stage, *seed, groups)
            }
            Fact::DrawAnnulled { tournament, stage, reason } => self.annul_draw(*tournament, *stage, reason),
            Fact::LateEntryPlaced { code, group } => self.place_late_entry(*code, *group),
            Fact::RoundPublished { group, round, seed, pairings, forced } => {
                self.publish_round(*group, *round, *seed, pairings, forced.as_deref())
            }
            Fact::FreePlayTimed { group, until } => self.time_free_play(*group, *until),
            Fact::FreePlayEnded { group } => self.end_free_play(*group),
            Fact::RoundAnnulled { group, round, reason } => self.annul_round(*group, *round, reason),
            Fact::RoundRearranged { group, round, pairings, reason } => {
                self.rearrange_round(*group, *round, pairings, reason)
            }
            Fact::ResultEntered { place, result, record, stamp } => {
                self.enter_result(*place, *result, record.clone(), stamp)
            }
            Fact::ResultCorrected { place, was, result, reason, record, stamp } => {
                need_reason(reason)?;
                self.correct_result(*place, *was, *result, reason, record.clone(), stamp)
            }
            Fact::ResultRetracted { place, was, reason, stamp } => {
                need_reason(reason)?;
                self.retract_result(*place, *was, reason, stamp)?;
                self.reopen_live(*place, reason);
                Ok(())
            }
            Fact::ResultConfirmed { place, result, stamp } => self.confirm_result(*place, *result, stamp),
            Fact::BoardsChosen { group, round, boards } => self.choose_boards(*group, *round, *boards),
            Fact::BoardPlayed { place, deed, at } => self.play_board(*place, deed, *at),
            Fact::Noted { place, text, stamp } => self.write_note(*place, text, stamp),
            Fact::TieDecided { group, order, means, stamp } => {
                let group = self.open_group(*group)?;
                for (index, code) in order.iter().enumerate() {
                    if group.member(*code).is_none() {
                        return Err(Refusal::NotInGroup(*code, group.id));
                    }
                    if order[..index].contains(code) {
                        return Err(Refusal::EntryTwice(*code));
                    }
                }
                let (order, stamp) = (order.clone(), stamp.clone());
                group.decisions.push(TieDecision { order, means: *means, stamp });
                Ok(())
            }
            Fact::TieReopened { group, reason } => self.reopen_tie(*group, reason),
            Fact::Qualified { tournament, stage, qualifiers, forced } => {
                self.settle_stage(*tournament, *stage, qualifiers, forced.as_deref())
            }
            Fact::QualificationAnnulled { tournament, stage, reason } => {
                self.annul_qualification(*tournament, *stage, reason)
            }
            Fact::QualifierReplaced { tournament, stage, out, substitute, reason } => {
                self.replace_qualifier(*tournament, *stage, *out, *substitute, reason)
            }
            Fact::PairsKept { group, reason } => self.keep_pairs(*group, reason),
            Fact::QualifiersKept { tournament, stage, others, reason } => {
                self.keep_qualifiers(*tournament, *stage, others, reason)
            }
            Fact::TournamentClosed { tournament } => {
                self.open_tournament(*tournament)?.status = TournamentStatus::Closed;
                Ok(())
            }
            Fact::TournamentReopened { tournament, reason } => {
                need_reason(reason)?;
                let id = *tournament;
                self.tournaments.get_mut(&id).ok_or(Refusal::NoTournament(id))?.status =
                    TournamentStatus::Open;
                Ok(())
            }
            Fact::RegistrationOpened { terms } => self.open_registration(terms),
            Fact::RegistrationClosed => self.close_registration(),
            Fact::ContactGiven { school, email } => self.give_contact(*school, email),
            Fact::RegionGiven { school, region } => self.give_region(*school, region),
            Fact::LinkReplaced { school, reason } => self.replace_link(*school, reason),
            Fact::PupilsRegistered { school, pupils, answers, sender, at } => {
                self.register_pupils(*school, pupils, answers, (*sender, *at))
            }
            Fact::RegistrationAccepted { school } => self.judge_registration(*school, None),
            Fact::RegistrationDeclined { school, message } => self.judge_registration(*school, Some(message)),
            Fact::FeedChosen { feed } => {
                self.choose_feed(feed.as_ref());
                Ok(())
            }
            Fact::PhasesExpected { names, until } => self.expect_phases(names, *until),
            Fact::PhaseTaken { phase, taken } => self.take_phase(phase, taken),
            Fact::Forgotten { code } => self.forget_entry(*code),
        }
    }

    /// Takes what is told about the event; a name of its own counts no editions.
    fn give_details(&mut self, details: &Details) {
        if let Some(name) = &details.name {
            self.name.clone_from(name);
            self.regulations.name = Title::same(name.as_str());
            self.regulations.edition = None;
        }
        self.details = Shared::new(details.clone());
    }

    /// Returns a tournament that takes changes.
    pub(super) fn open_tournament(&mut self, id: TournamentId) -> Result<&mut Tournament, Refusal> {
        let tournament = &mut **self.tournaments.get_mut(&id).ok_or(Refusal::NoTournament(id))?;
        match tournament.status {
            TournamentStatus::Open => Ok(tournament),
            TournamentStatus::Closed => Err(Refusal::TournamentClosed(id)),
        }
    }

    /// Returns a group of a tournament that takes changes.
    pub(super) fn open_group(&mut self, id: GroupId) -> Result<&mut Group, Refusal> {
        let refused = || Refusal::NoGroup(id.to_string());
        let stage_index = usize::from(id.stage).checked_sub(1).ok_or_else(refused)?;
        let group_index = usize::from(id.group).checked_sub(1).ok_or_else(refused)?;
        let stage = self.open_tournament(id.tournament)?.stages.get_mut(stage_index).ok_or_else(refused)?;
        stage.groups.get_mut(group_index).ok_or_else(refused)
    }
}

/// Refuses an empty reason.
///
/// # Errors
/// When it is empty.
pub fn need_reason(reason: &str) -> Result<(), Refusal> {
    match reason.trim() {
        "" => Err(Refusal::ReasonMissing),
        _ => Ok(()),
    }
}
