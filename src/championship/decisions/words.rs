//! Facts in words, for the log. Pupils appear by their codes alone, or by their names where there are no codes.

use crate::facts::{
    BoardKind, Championship, Contestant, Deed, Ending, EntryCode, Fact, GamePlace, Language, NameStyle,
    Pairing, School, Seat, TieMeans, Title, TournamentId,
};
use speech::{Message, Tell, Value, msg};

/// How a sentence of the log calls what it is about.
struct Calls<'a> {
    /// Those of an order.
    pupil: &'a dyn Fn(EntryCode) -> String,
    school: &'a dyn Fn(u32) -> Value,
    stage: &'a dyn Fn(TournamentId, u8) -> Value,
    /// Who has a seat at a board; nothing where that cannot be told.
    seat: &'a dyn Fn(GamePlace, Seat) -> Option<EntryCode>,
}

/// Tells what happened, as the predicate of who did it, with groups, stages and schools called as people do.
pub fn describe(championship: &Championship, fact: &Fact) -> Message {
    describe_then(championship, fact, true)
}

/// Tells what happened some time ago: who has which seat of a board is told only where the same two sit there who sat there then.
pub(super) fn describe_then(championship: &Championship, fact: &Fact, is_seated_as_then: bool) -> Message {
    let school = |number: u32| match championship.school(number) {
        Some(school) => Value::from(format!("{} ({})", school.name, School::shown_number(number))),
        None => Value::from(School::shown_number(number)),
    };
    let stage = |tournament: TournamentId, number: u8| {
        let regulations = championship.regulations();
        let name = |language: Language| (language, regulations.stage_name(number, tournament, language));
        Value::Name(Title::of(Language::ALL.map(name)))
    };
    let pupil = |code| championship.called(code, NameStyle::Full);
    let seat = |place: GamePlace, seat: Seat| {
        let board = championship.board_at(place.into()).filter(|_| is_seated_as_then)?;
        Some([board.first, board.second][seat.index()])
    };
    championship.told(tell(fact, &Calls { pupil: &pupil, school: &school, stage: &stage, seat: &seat }))
}

/// Tells what happened where the championship itself cannot be read; all is called as it is written down.
pub fn describe_alone(fact: &Fact) -> Message {
    let stage = |_, number| Value::from(msg("decisions-stage").with("number", number));
    let school = |number: u32| Value::from(School::shown_number(number));
    let pupil = |code: EntryCode| code.to_string();
    tell(fact, &Calls { pupil: &pupil, school: &school, stage: &stage, seat: &|_, _| None })
}

/// Counts the games of a list of pairs.
fn games(pairings: &[Pairing]) -> usize {
    pairings.iter().filter(|pairing| matches!(pairing, Pairing::Game { .. })).count()
}

fn tell(fact: &Fact, calls: &Calls) -> Message {
    match fact {
        Fact::Created { name, .. } => msg("decisions-created").with("name", name),
        Fact::DetailsGiven { details } => {
            let told = [details.name.clone().unwrap_or_default(), details.line()];
            let told = told.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ");
            msg("decisions-details").with("details", told)
        }
        Fact::NamesChosen { names } => msg("vault-event-names").with("names", names.word()),
        Fact::SchoolRegistered { school } => msg("decisions-school-registered")
            .with("number", School::shown_number(school.number))
            .with("name", &school.name),
        Fact::EntryAdded { code, .. } => msg("decisions-entry-added").with("code", code.to_string()),
        Fact::EntryChanged { code, reason: Some(reason), .. } => {
            msg("decisions-entry-renamed").with("code", code.to_string()).with("reason", reason)
        }
        Fact::EntryChanged { code, .. } => msg("decisions-entry-changed").with("code", code.to_string()),
        Fact::EntrySubstituted { code, was, contestant, reason } => {
            // Who came and who did not: the one place where the log names pupils, until they are forgotten.
            let name =
                |pupil: &Contestant| pupil.shown_name(NameStyle::Full).unwrap_or_else(|| "?".to_owned());
            msg("decisions-substituted")
                .with("code", code.to_string())
                .with("was", name(was))
                .with("name", name(contestant))
                .with("reason", reason)
        }
        Fact::EntriesMerged { from, into, reason } => msg("decisions-entries-merged")
            .with("from", from.to_string())
            .with("into", into.to_string())
            .with("reason", reason),
        Fact::EntryRegrouped { code, group, reason } => msg("decisions-regrouped")
            .with("code", code.to_string())
            .with("group", group.to_string())
            .with("reason", reason),
        Fact::EntryTold { code, column, text } => {
            msg("decisions-told").with("code", code.to_string()).with("column", column).with("text", text)
        }
        Fact::EntryQueued { code, .. } => msg("decisions-queued").with("code", code.to_string()),
        Fact::EntryAdmitted { code } => msg("decisions-admitted").with("code", code.to_string()),
        Fact::EntryMarked { code, mark } => {
            msg("decisions-marked").with("code", code.to_string()).with("mark", mark)
        }
        Fact::EntryMoved { code, to, reason } => msg("decisions-moved")
            .with("code", code.to_string())
            .with("to", to.to_string())
            .with("reason", reason),
        Fact::SchoolsMerged { from, into, reason } => msg("decisions-schools-merged")
            .with("from", (calls.school)(*from))
            .with("into", (calls.school)(*into))
            .with("reason", reason),
        Fact::EntryWithdrawn { code, from_round: Some(round), reason } => msg("decisions-withdrawn-from")
            .with("code", code.to_string())
            .with("round", round)
            .with("reason", reason),
        Fact::EntryWithdrawn { code, from_round: None, reason } => {
            msg("decisions-withdrawn").with("code", code.to_string()).with("reason", reason)
        }
        Fact::EntryReinstated { code } => msg("decisions-reinstated").with("code", code.to_string()),
        Fact::AbsenceAnnounced { code, round } => {
            msg("decisions-absence").with("code", code.to_string()).with("round", round)
        }
        Fact::AbsenceCancelled { code, round, reason } => msg("decisions-absence-cancelled")
            .with("code", code.to_string())
            .with("round", round)
            .with("reason", reason),
        Fact::GroupsDrawn { tournament, stage, seed, groups } => msg("decisions-drawn")
            .with("tournament", tournament.to_string())
            .with("stage", (calls.stage)(*tournament, *stage))
            .with("groups", groups.len())
            .with("seed", seed.to_string()),
        Fact::DrawAnnulled { tournament, stage, reason } => msg("decisions-draw-annulled")
            .with("tournament", tournament.to_string())
            .with("stage", (calls.stage)(*tournament, *stage))
            .with("reason", reason),
        Fact::LateEntryPlaced { code, group } => {
            msg("decisions-late-entry").with("code", code.to_string()).with("group", group.to_string())
        }
        Fact::RoundPublished { group, round, seed, pairings, forced: None } => msg("decisions-published")
            .with("round", round)
            .with("group", group.to_string())
            .with("games", games(pairings))
            .with("seed", seed.to_string()),
        Fact::RoundPublished { group, round, seed, pairings, forced: Some(reason) } => {
            msg("decisions-published-forced")
                .with("round", round)
                .with("group", group.to_string())
                .with("games", games(pairings))
                .with("seed", seed.to_string())
                .with("reason", reason)
        }
        Fact::FreePlayTimed { group, .. } => {
            msg("decisions-free-play-timed").with("group", group.to_string())
        }
        Fact::FreePlayEnded { group } => msg("decisions-free-play-ended").with("group", group.to_string()),
        Fact::RoundAnnulled { group, round, reason } => msg("decisions-round-annulled")
            .with("round", round)
            .with("group", group.to_string())
            .with("reason", reason),
        Fact::RoundRearranged { group, round, reason, .. } => msg("decisions-rearranged")
            .with("round", round)
            .with("group", group.to_string())
            .with("reason", reason),
        Fact::ResultEntered { place, result, .. } => {
            msg("decisions-result").with("place", place.tell()).with("result", result.to_string())
        }
        Fact::ResultCorrected { place, was, result, reason, .. } => msg("decisions-corrected")
            .with("place", place.tell())
            .with("was", was.to_string())
            .with("result", result.to_string())
            .with("reason", reason),
        Fact::ResultRetracted { place, was, reason, .. } => msg("decisions-retracted")
            .with("place", place.tell())
            .with("was", was.to_string())
            .with("reason", reason),
        Fact::ResultConfirmed { place, result, .. } => {
            msg("decisions-confirmed").with("place", place.tell()).with("result", result.to_string())
        }
        Fact::BoardsChosen { group, round, boards } => msg("decisions-boards")
            .with("group", group.to_string())
            .with("round", round.unwrap_or(0))
            .with("boards", if *boards == BoardKind::Screen { "screens" } else { "wood" }),
        Fact::BoardPlayed { place, deed, .. } => tell_deed(*place, deed, calls),
        Fact::Noted { place, text, .. } => {
            msg("decisions-noted").with("place", place.tell()).with("text", text)
        }
        Fact::TieDecided { group, order, means, .. } => {
            let order = order.iter().map(|code| Value::from((calls.pupil)(*code))).collect();
            let order = Value::All(order);
            match means {
                TieMeans::Lot { seed } => msg("decisions-tie-lot")
                    .with("group", group.to_string())
                    .with("order", order)
                    .with("seed", seed.to_string()),
                TieMeans::PlayOff => {
                    msg("decisions-tie-played").with("group", group.to_string()).with("order", order)
                }
            }
        }
        Fact::TieReopened { group, reason } => {
            msg("decisions-tie-reopened").with("group", group.to_string()).with("reason", reason)
        }
        Fact::Qualified { tournament, stage, qualifiers, forced: None } => msg("decisions-qualified")
            .with("stage", (calls.stage)(*tournament, *stage))
            .with("tournament", tournament.to_string())
            .with("count", qualifiers.len()),
        Fact::Qualified { tournament, stage, qualifiers, forced: Some(reason) } => {
            msg("decisions-qualified-forced")
                .with("stage", (calls.stage)(*tournament, *stage))
                .with("tournament", tournament.to_string())
                .with("count", qualifiers.len())
                .with("reason", reason)
        }
        Fact::QualificationAnnulled { tournament, stage, reason } => msg("decisions-qualification-annulled")
            .with("stage", (calls.stage)(*tournament, *stage))
            .with("tournament", tournament.to_string())
            .with("reason", reason),
        Fact::QualifierReplaced { out, substitute, reason, .. } => msg("decisions-qualifier-replaced")
            .with("out", out.to_string())
            .with("substitute", substitute.entry.to_string())
            .with("reason", reason),
        Fact::PairsKept { group, reason } => {
            msg("decisions-pairs-kept").with("group", group.to_string()).with("reason", reason)
        }
        Fact::QualifiersKept { tournament, stage, reason, .. } => msg("decisions-qualifiers-kept")
            .with("stage", (calls.stage)(*tournament, *stage))
            .with("tournament", tournament.to_string())
            .with("reason", reason),
        Fact::TournamentClosed { tournament } => {
            msg("decisions-closed").with("tournament", tournament.to_string())
        }
        Fact::TournamentReopened { tournament, reason } => {
            msg("decisions-reopened").with("tournament", tournament.to_string()).with("reason", reason)
        }
        Fact::RegistrationOpened { .. } => msg("decisions-registration-opened"),
        Fact::RegistrationClosed => msg("decisions-registration-closed"),
        Fact::ContactGiven { school, .. } => {
            msg("decisions-contact-given").with("school", (calls.school)(*school))
        }
        Fact::RegionGiven { school, region } => {
            msg("decisions-region-given").with("school", (calls.school)(*school)).with("region", region)
        }
        Fact::LinkReplaced { school, reason } => {
            msg("decisions-link-replaced").with("school", (calls.school)(*school)).with("reason", reason)
        }
        Fact::PupilsRegistered { school, pupils, .. } => msg("decisions-pupils-registered")
            .with("school", (calls.school)(*school))
            .with("count", pupils.len()),
        Fact::RegistrationAccepted { school } => {
            msg("decisions-registration-accepted").with("school", (calls.school)(*school))
        }
        Fact::RegistrationDeclined { school, message } => msg("decisions-registration-declined")
            .with("school", (calls.school)(*school))
            .with("message", message),
        Fact::FeedChosen { feed: Some(feed) } => {
            msg("decisions-feed-chosen").with("name", &feed.name).with("first", feed.first)
        }
        Fact::FeedChosen { feed: None } => msg("decisions-feed-ended"),
        Fact::PhasesExpected { names, .. } => msg("decisions-phases-expected").with("count", names.len()),
        Fact::PhaseTaken { taken, .. } => {
            msg("decisions-phase-taken").with("name", &taken.name).with("count", taken.pupils.len())
        }
        Fact::Forgotten { code } => msg("decisions-forgotten").with("code", code.to_string()),
    }
}

/// Tells what was done at a board on a screen.
fn tell_deed(place: GamePlace, deed: &Deed, calls: &Calls) -> Message {
    let who = |seat: Seat| match ((calls.seat)(place, seat), seat) {
        (Some(code), _) => Value::from(code.to_string()),
        (None, Seat::First) => Value::from(msg("decisions-seat-first")),
        (None, Seat::Second) => Value::from(msg("decisions-seat-second")),
    };
    let told = match deed {
        Deed::Claimed { seat, .. } => msg("decisions-seat-claimed").with("name", who(*seat)),
        Deed::Freed { seat, reason } => {
            msg("decisions-seat-freed").with("name", who(*seat)).with("reason", reason)
        }
        Deed::Ready { seat } => msg("decisions-seat-ready").with("name", who(*seat)),
        Deed::Moved { ply, text, .. } => msg("decisions-moved-piece").with("number", *ply).with("move", text),
        Deed::DrawOffered { seat } => msg("decisions-draw-offered").with("name", who(*seat)),
        Deed::BackAsked { seat } => msg("decisions-back-asked").with("name", who(*seat)),
        Deed::Declined { seat } => msg("decisions-declined").with("name", who(*seat)),
        Deed::Paused { reason } => msg("decisions-paused").with("reason", reason),
        Deed::Resumed { reason } if reason.is_empty() => msg("decisions-resumed"),
        Deed::Resumed { reason } => msg("decisions-resumed-why").with("reason", reason),
        Deed::TakenBack { kept, reason, .. } => {
            msg("decisions-taken-back").with("kept", *kept).with("reason", reason)
        }
        Deed::TimeGiven { seat, time, reason } => msg("decisions-time-given")
            .with("name", who(*seat))
            .with("seconds", time / 1_000)
            .with("reason", reason),
        Deed::TimeTaken { seat, time, reason } => msg("decisions-time-taken")
            .with("name", who(*seat))
            .with("seconds", time / 1_000)
            .with("reason", reason),
        Deed::ToWood { reason } => msg("decisions-to-wood").with("reason", reason),
        Deed::ToScreen { reason } if reason.is_empty() => msg("decisions-to-screen"),
        Deed::ToScreen { reason } => msg("decisions-to-screen-why").with("reason", reason),
        Deed::Ended { ending } => match ending {
            Ending::OnBoard => msg("decisions-ended-on-board"),
            Ending::Resigned(seat) => msg("decisions-ended-resigned").with("name", who(*seat)),
            Ending::Agreed => msg("decisions-ended-agreed"),
            Ending::OutOfTime(seat) => msg("decisions-ended-out-of-time").with("name", who(*seat)),
            Ending::Awarded => msg("decisions-ended-awarded"),
        },
    };
    msg("decisions-at-board").with("place", place.tell()).with("what", told)
}
