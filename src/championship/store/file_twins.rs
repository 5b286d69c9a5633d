//! Facts become their serialised twins, and twins become facts.

use super::file_format::{
    Notation, Read, StoredContestant, StoredFact, StoredFeed, StoredGroup, StoredMeans, StoredPairing,
    StoredPhasePupil, StoredPlace, StoredPupil, StoredQualifier,
};
use super::registration_twins::terms_of;
use crate::facts::{
    Contestant, Details, DrawnGroup, Fact, Feed, GamePlace, Pairing, PhasePupil, Qualifier, RegisteredPupil,
    School, Stamp, TakenPhase, TieMeans,
};

impl From<&Fact> for StoredFact {
    fn from(fact: &Fact) -> Self {
        match fact.clone() {
            Fact::Created { name, regulations } => {
                StoredFact::Created { name, regulations: regulations.source }
            }
            Fact::DetailsGiven { details: Details { name, host, day, venue, times, logo } } => {
                StoredFact::DetailsGiven { name, host, day, venue, times, logo }
            }
            Fact::NamesChosen { names } => StoredFact::NamesChosen { names: Notation(names) },
            Fact::SchoolRegistered { school: School { number, name, place } } => {
                StoredFact::SchoolRegistered { number, name, place }
            }
            Fact::EntryAdded { code, contestant } => {
                StoredFact::EntryAdded { code: Notation(code), contestant: contestant.into() }
            }
            Fact::EntryChanged { code, contestant, reason } => {
                StoredFact::EntryChanged { code: Notation(code), contestant: contestant.into(), reason }
            }
            Fact::EntryTold { code, column, text } => {
                StoredFact::EntryTold { code: Notation(code), column, text }
            }
            Fact::EntryQueued { code, contestant } => {
                StoredFact::EntryQueued { code: Notation(code), contestant: contestant.into() }
            }
            Fact::EntryAdmitted { code } => StoredFact::EntryAdmitted { code: Notation(code) },
            Fact::EntrySubstituted { code, was, contestant, reason } => StoredFact::EntrySubstituted {
                code: Notation(code),
                was: was.into(),
                contestant: contestant.into(),
                reason,
            },
            Fact::EntriesMerged { from, into, reason } => {
                StoredFact::EntriesMerged { from: Notation(from), into: Notation(into), reason }
            }
            Fact::EntryRegrouped { code, group, reason } => {
                StoredFact::EntryRegrouped { code: Notation(code), group: Notation(group), reason }
            }
            Fact::EntryMarked { code, mark } => StoredFact::EntryMarked { code: Notation(code), mark },
            Fact::EntryMoved { code, to, reason } => {
                StoredFact::EntryMoved { code: Notation(code), to: Notation(to), reason }
            }
            Fact::SchoolsMerged { from, into, reason } => StoredFact::SchoolsMerged { from, into, reason },
            Fact::EntryWithdrawn { code, from_round, reason } => {
                StoredFact::EntryWithdrawn { code: Notation(code), from_round, reason }
            }
            Fact::EntryReinstated { code } => StoredFact::EntryReinstated { code: Notation(code) },
            Fact::AbsenceAnnounced { code, round } => {
                StoredFact::AbsenceAnnounced { code: Notation(code), round }
            }
            Fact::AbsenceCancelled { code, round, reason } => {
                StoredFact::AbsenceCancelled { code: Notation(code), round, reason }
            }
            Fact::GroupsDrawn { tournament, stage, seed, groups } => {
                let group = |DrawnGroup { table, members, teams }| StoredGroup {
                    table,
                    members: members.into_iter().map(Notation).collect(),
                    teams,
                };
                let groups = groups.into_iter().map(group).collect();
                StoredFact::GroupsDrawn { tournament: Notation(tournament), stage, seed, groups }
            }
            Fact::DrawAnnulled { tournament, stage, reason } => {
                StoredFact::DrawAnnulled { tournament: Notation(tournament), stage, reason }
            }
            Fact::LateEntryPlaced { code, group } => {
                StoredFact::LateEntryPlaced { code: Notation(code), group: Notation(group) }
            }
            Fact::RoundPublished { group, round, seed, pairings, forced } => {
                let pairings = pairings.into_iter().map(StoredPairing::from).collect();
                StoredFact::RoundPublished { group: Notation(group), round, seed, pairings, forced }
            }
            Fact::FreePlayTimed { group, until } => {
                StoredFact::FreePlayTimed { group: Notation(group), until }
            }
            Fact::FreePlayEnded { group } => StoredFact::FreePlayEnded { group: Notation(group) },
            Fact::RoundAnnulled { group, round, reason } => {
                StoredFact::RoundAnnulled { group: Notation(group), round, reason }
            }
            Fact::RoundRearranged { group, round, pairings, reason } => {
                let pairings = pairings.into_iter().map(StoredPairing::from).collect();
                StoredFact::RoundRearranged { group: Notation(group), round, pairings, reason }
            }
            Fact::ResultEntered { place, result, record, stamp: Stamp { by, at } } => {
                StoredFact::ResultEntered { place: place.into(), result: Notation(result), record, by, at }
            }
            Fact::ResultCorrected { place, was, result, reason, record, stamp: Stamp { by, at } } => {
                StoredFact::ResultCorrected {
                    place: place.into(),
                    was: Notation(was),
                    result: Notation(result),
                    reason,
                    record,
                    by,
                    at,
                }
            }
            Fact::ResultConfirmed { place, result, stamp: Stamp { by, at } } => {
                StoredFact::ResultConfirmed { place: place.into(), result: Notation(result), by, at }
            }
            Fact::ResultRetracted { place, was, reason, stamp: Stamp { by, at } } => {
                StoredFact::ResultRetracted { place: place.into(), was: Notation(was), reason, by, at }
            }
            Fact::BoardsChosen { group, round, boards } => {
                StoredFact::BoardsChosen { group: Notation(group), round, boards: boards.into() }
            }
            Fact::BoardPlayed { place, deed, at } => {
                StoredFact::BoardPlayed { place: place.into(), deed: deed.into(), at }
            }
            Fact::Noted { place, text, stamp: Stamp { by, at } } => {
                StoredFact::Noted { place: place.into(), text, by, at }
            }
            Fact::TieDecided { group, order, means, stamp: Stamp { by, at } } => {
                let means = match means {
                    TieMeans::Lot { seed } => StoredMeans::Lot { seed },
                    TieMeans::PlayOff => StoredMeans::PlayOff,
                };
                StoredFact::TieDecided {
                    group: Notation(group),
                    order: order.into_iter().map(Notation).collect(),
                    means,
                    by,
                    at,
                }
            }
            Fact::TieReopened { group, reason } => StoredFact::TieReopened { group: Notation(group), reason },
            Fact::Qualified { tournament, stage, qualifiers, forced } => {
                let twin = |Qualifier { entry, group, rank }| StoredQualifier {
                    entry: Notation(entry),
                    group,
                    rank,
                };
                let qualifiers = qualifiers.into_iter().map(twin).collect();
                StoredFact::Qualified { tournament: Notation(tournament), stage, qualifiers, forced }
            }
            Fact::QualificationAnnulled { tournament, stage, reason } => {
                StoredFact::QualificationAnnulled { tournament: Notation(tournament), stage, reason }
            }
            Fact::PairsKept { group, reason } => StoredFact::PairsKept { group: Notation(group), reason },
            Fact::QualifiersKept { tournament, stage, others, reason } => {
                let others = others.into_iter().map(Notation).collect();
                StoredFact::QualifiersKept { tournament: Notation(tournament), stage, others, reason }
            }
            Fact::QualifierReplaced { tournament, stage, out, substitute, reason } => {
                StoredFact::QualifierReplaced {
                    tournament: Notation(tournament),
                    stage,
                    out: Notation(out),
                    substitute: StoredQualifier {
                        entry: Notation(substitute.entry),
                        group: substitute.group,
                        rank: substitute.rank,
                    },
                    reason,
                }
            }
            Fact::TournamentClosed { tournament } => {
                StoredFact::TournamentClosed { tournament: Notation(tournament) }
            }
            Fact::TournamentReopened { tournament, reason } => {
                StoredFact::TournamentReopened { tournament: Notation(tournament), reason }
            }
            Fact::RegistrationOpened { terms } => terms.into(),
            Fact::RegistrationClosed => StoredFact::RegistrationClosed {},
            Fact::ContactGiven { school, email } => StoredFact::ContactGiven { school, email },
            Fact::RegionGiven { school, region } => StoredFact::RegionGiven { school, region },
            Fact::LinkReplaced { school, reason } => StoredFact::LinkReplaced { school, reason },
            Fact::PupilsRegistered { school, pupils, answers, sender, at } => StoredFact::PupilsRegistered {
                school,
                pupils: pupils.into_iter().map(StoredPupil::from).collect(),
                answers,
                sender: sender.into(),
                at,
            },
            Fact::RegistrationAccepted { school } => StoredFact::RegistrationAccepted { school },
            Fact::RegistrationDeclined { school, message } => {
                StoredFact::RegistrationDeclined { school, message }
            }
            Fact::FeedChosen { feed } => StoredFact::FeedChosen { feed: feed.map(StoredFeed::from) },
            Fact::PhasesExpected { names, until } => StoredFact::PhasesExpected { names, until },
            Fact::PhaseTaken { phase, taken: TakenPhase { name, seal, first, pupils, at } } => {
                let pupils = pupils.into_iter().map(StoredPhasePupil::from).collect();
                StoredFact::PhaseTaken { phase, name, seal, first, pupils, at }
            }
            Fact::Forgotten { code } => StoredFact::Forgotten { code: Notation(code) },
        }
    }
}

impl From<StoredFact> for Read {
    fn from(stored: StoredFact) -> Self {
        Read::Fact(match stored {
            StoredFact::Created { name, regulations } => return Read::Created(name, regulations),
            StoredFact::DetailsGiven { name, host, day, venue, times, logo } => {
                Fact::DetailsGiven { details: Details { name, host, day, venue, times, logo } }
            }
            StoredFact::NamesChosen { names } => Fact::NamesChosen { names: names.0 },
            StoredFact::SchoolRegistered { number, name, place } => {
                Fact::SchoolRegistered { school: School { number, name, place } }
            }
            StoredFact::EntryAdded { code, contestant } => {
                Fact::EntryAdded { code: code.0, contestant: contestant.into() }
            }
            StoredFact::EntryChanged { code, contestant, reason } => {
                Fact::EntryChanged { code: code.0, contestant: contestant.into(), reason }
            }
            StoredFact::EntryTold { code, column, text } => Fact::EntryTold { code: code.0, column, text },
            StoredFact::EntryQueued { code, contestant } => {
                Fact::EntryQueued { code: code.0, contestant: contestant.into() }
            }
            StoredFact::EntryAdmitted { code } => Fact::EntryAdmitted { code: code.0 },
            StoredFact::EntrySubstituted { code, was, contestant, reason } => Fact::EntrySubstituted {
                code: code.0,
                was: was.into(),
                contestant: contestant.into(),
                reason,
            },
            StoredFact::EntriesMerged { from, into, reason } => {
                Fact::EntriesMerged { from: from.0, into: into.0, reason }
            }
            StoredFact::EntryRegrouped { code, group, reason } => {
                Fact::EntryRegrouped { code: code.0, group: group.0, reason }
            }
            StoredFact::EntryWithdrawn { code, from_round, reason } => {
                Fact::EntryWithdrawn { code: code.0, from_round, reason }
            }
            StoredFact::EntryMoved { code, to, reason } => {
                Fact::EntryMoved { code: code.0, to: to.0, reason }
            }
            StoredFact::SchoolsMerged { from, into, reason } => Fact::SchoolsMerged { from, into, reason },
            StoredFact::EntryMarked { code, mark } => Fact::EntryMarked { code: code.0, mark },
            StoredFact::EntryReinstated { code } => Fact::EntryReinstated { code: code.0 },
            StoredFact::AbsenceAnnounced { code, round } => Fact::AbsenceAnnounced { code: code.0, round },
            StoredFact::AbsenceCancelled { code, round, reason } => {
                Fact::AbsenceCancelled { code: code.0, round, reason }
            }
            StoredFact::GroupsDrawn { tournament, stage, seed, groups } => {
                let group = |StoredGroup { table, members, teams }| DrawnGroup {
                    table,
                    members: plain(members),
                    teams,
                };
                Fact::GroupsDrawn {
                    tournament: tournament.0,
                    stage,
                    seed,
                    groups: groups.into_iter().map(group).collect(),
                }
            }
            StoredFact::DrawAnnulled { tournament, stage, reason } => {
                Fact::DrawAnnulled { tournament: tournament.0, stage, reason }
            }
            StoredFact::LateEntryPlaced { code, group } => {
                Fact::LateEntryPlaced { code: code.0, group: group.0 }
            }
            StoredFact::RoundPublished { group, round, seed, pairings, forced } => {
                let pairings = pairings.into_iter().map(Pairing::from).collect();
                Fact::RoundPublished { group: group.0, round, seed, pairings, forced }
            }
            StoredFact::FreePlayTimed { group, until } => Fact::FreePlayTimed { group: group.0, until },
            StoredFact::FreePlayEnded { group } => Fact::FreePlayEnded { group: group.0 },
            StoredFact::RoundAnnulled { group, round, reason } => {
                Fact::RoundAnnulled { group: group.0, round, reason }
            }
            StoredFact::RoundRearranged { group, round, pairings, reason } => {
                let pairings = pairings.into_iter().map(Pairing::from).collect();
                Fact::RoundRearranged { group: group.0, round, pairings, reason }
            }
            StoredFact::ResultEntered { place, result, record, by, at } => {
                Fact::ResultEntered { place: place.into(), result: result.0, record, stamp: Stamp { by, at } }
            }
            StoredFact::ResultCorrected { place, was, result, reason, record, by, at } => {
                Fact::ResultCorrected {
                    place: place.into(),
                    was: was.0,
                    result: result.0,
                    reason,
                    record,
                    stamp: Stamp { by, at },
                }
            }
            StoredFact::ResultConfirmed { place, result, by, at } => {
                Fact::ResultConfirmed { place: place.into(), result: result.0, stamp: Stamp { by, at } }
            }
            StoredFact::ResultRetracted { place, was, reason, by, at } => {
                Fact::ResultRetracted { place: place.into(), was: was.0, reason, stamp: Stamp { by, at } }
            }
            StoredFact::BoardsChosen { group, round, boards } => {
                Fact::BoardsChosen { group: group.0, round, boards: boards.into() }
            }
            StoredFact::BoardPlayed { place, deed, at } => {
                Fact::BoardPlayed { place: place.into(), deed: deed.into(), at }
            }
            StoredFact::Noted { place, text, by, at } => {
                Fact::Noted { place: place.into(), text, stamp: Stamp { by, at } }
            }
            StoredFact::TieDecided { group, order, means, by, at } => {
                let means = match means {
                    StoredMeans::Lot { seed } => TieMeans::Lot { seed },
                    StoredMeans::PlayOff => TieMeans::PlayOff,
                };
                Fact::TieDecided { group: group.0, order: plain(order), means, stamp: Stamp { by, at } }
            }
            StoredFact::TieReopened { group, reason } => Fact::TieReopened { group: group.0, reason },
            StoredFact::Qualified { tournament, stage, qualifiers, forced } => {
                let twin = |StoredQualifier { entry, group, rank }| Qualifier { entry: entry.0, group, rank };
                Fact::Qualified {
                    tournament: tournament.0,
                    stage,
                    qualifiers: qualifiers.into_iter().map(twin).collect(),
                    forced,
                }
            }
            StoredFact::QualificationAnnulled { tournament, stage, reason } => {
                Fact::QualificationAnnulled { tournament: tournament.0, stage, reason }
            }
            StoredFact::PairsKept { group, reason } => Fact::PairsKept { group: group.0, reason },
            StoredFact::QualifiersKept { tournament, stage, others, reason } => {
                let others = others.into_iter().map(|code| code.0).collect();
                Fact::QualifiersKept { tournament: tournament.0, stage, others, reason }
            }
            StoredFact::QualifierReplaced { tournament, stage, out, substitute, reason } => {
                let StoredQualifier { entry, group, rank } = substitute;
                let substitute = Qualifier { entry: entry.0, group, rank };
                Fact::QualifierReplaced { tournament: tournament.0, stage, out: out.0, substitute, reason }
            }
            StoredFact::TournamentClosed { tournament } => {
                Fact::TournamentClosed { tournament: tournament.0 }
            }
            StoredFact::TournamentReopened { tournament, reason } => {
                Fact::TournamentReopened { tournament: tournament.0, reason }
            }
            StoredFact::RegistrationOpened { from, until, address, questions } => {
                Fact::RegistrationOpened { terms: terms_of(from, until, address, questions) }
            }
            StoredFact::RegistrationClosed {} => Fact::RegistrationClosed,
            StoredFact::ContactGiven { school, email } => Fact::ContactGiven { school, email },
            StoredFact::RegionGiven { school, region } => Fact::RegionGiven { school, region },
            StoredFact::LinkReplaced { school, reason } => Fact::LinkReplaced { school, reason },
            StoredFact::PupilsRegistered { school, pupils, answers, sender, at } => Fact::PupilsRegistered {
                school,
                pupils: pupils.into_iter().map(RegisteredPupil::from).collect(),
                answers,
                sender: sender.into(),
                at,
            },
            StoredFact::RegistrationAccepted { school } => Fact::RegistrationAccepted { school },
            StoredFact::RegistrationDeclined { school, message } => {
                Fact::RegistrationDeclined { school, message }
            }
            StoredFact::FeedChosen { feed } => Fact::FeedChosen { feed: feed.map(Feed::from) },
            StoredFact::PhasesExpected { names, until } => Fact::PhasesExpected { names, until },
            StoredFact::PhaseTaken { phase, name, seal, first, pupils, at } => {
                let pupils = pupils.into_iter().map(PhasePupil::from).collect();
                Fact::PhaseTaken { phase, taken: TakenPhase { name, seal, first, pupils, at } }
            }
            StoredFact::Forgotten { code } => Fact::Forgotten { code: code.0 },
        })
    }
}

fn plain<T>(notations: Vec<Notation<T>>) -> Vec<T> {
    notations.into_iter().map(|notation| notation.0).collect()
}

impl From<Contestant> for StoredContestant {
    fn from(Contestant { name, school_year }: Contestant) -> Self {
        StoredContestant { name, school_year }
    }
}

impl From<StoredContestant> for Contestant {
    fn from(StoredContestant { name, school_year }: StoredContestant) -> Self {
        Contestant { name, school_year }
    }
}

impl From<Pairing> for StoredPairing {
    fn from(pairing: Pairing) -> Self {
        match pairing {
            Pairing::Game { first, second } => StoredPairing::Game(Notation(first), Notation(second)),
            Pairing::Bye { entry } => StoredPairing::Bye(Notation(entry)),
            Pairing::Absent { entry } => StoredPairing::Absent(Notation(entry)),
        }
    }
}

impl From<StoredPairing> for Pairing {
    fn from(pairing: StoredPairing) -> Self {
        match pairing {
            StoredPairing::Game(first, second) => Pairing::Game { first: first.0, second: second.0 },
            StoredPairing::Bye(entry) => Pairing::Bye { entry: entry.0 },
            StoredPairing::Absent(entry) => Pairing::Absent { entry: entry.0 },
        }
    }
}

impl From<GamePlace> for StoredPlace {
    fn from(GamePlace { group, round, board, game }: GamePlace) -> Self {
        StoredPlace { group: Notation(group), round, board, game }
    }
}

impl From<StoredPlace> for GamePlace {
    fn from(StoredPlace { group, round, board, game }: StoredPlace) -> Self {
        GamePlace { group: group.0, round, board, game }
    }
}
