//! Random corrections, withdrawals and late entries in random championships: what is told, asked and waited for agree.

use championship::decisions::{
    self, NextStep, Settling, changes, late_placements, next_step, questions, questions_of, settle,
};
use championship::facts::{
    Championship, Contestant, Fact, GamePlace, GroupId, Lot, MatchResult, Players, TournamentStatus,
};
use championship::regulations;
use speech::Tell;

use crate::ways::{FIRST, entered, play, stamp};

const FIRST_STAGES: [&str; 3] = ["swiss in 3 rounds", "round robin", "dutch in 2 rounds"];
const LAST_STAGES: [&str; 3] = ["swiss in 2 rounds", "knockout", "round robin"];

/// Takes the step on offer; draws, pairs, plays or settles.
fn go_on(championship: &mut Championship, lot: &mut Lot) {
    let groups: Vec<GroupId> = championship
        .tournament(FIRST)
        .and_then(|tournament| tournament.current_stage())
        .map(|stage| stage.groups.iter().map(|group| group.id).collect())
        .unwrap_or_default();
    let facts = match next_step(championship) {
        NextStep::Draw(_) => decisions::draw(championship, &[FIRST], 3, true).expect("drawn"),
        NextStep::Pair(_) => decisions::pair(championship, &groups, 3, None, true, &|| {}).expect("paired").0,
        NextStep::Settle(_) => {
            let wish = Settling { wanted: &[FIRST], seed: 3, forced: None, play_offs: &[], is_several: true };
            settle(championship, &wish, &stamp()).expect("settled").0
        }
        NextStep::Wait(_) => {
            let open = groups.iter().filter(|id| {
                championship.group(**id).is_some_and(|group| !group.missing_results().is_empty())
            });
            let open: Vec<GroupId> = open.copied().collect();
            let id = open[lot.below(open.len())];
            play(championship, id, lot);
            return;
        }
        NextStep::Tie(tie) | NextStep::LastTie(tie) => {
            vec![decisions::draw_lot(championship, tie.group, tie.tied[0], 3, &stamp()).expect("a lot")]
        }
        NextStep::Share(_) => {
            let wish = Settling { wanted: &[FIRST], seed: 3, forced: None, play_offs: &[], is_several: true };
            settle(championship, &wish, &stamp()).expect("settled").0
        }
        NextStep::Answer(_) | NextStep::Enter | NextStep::Accept(_) | NextStep::Over => return,
    };
    for fact in facts {
        championship.apply(&fact).expect("the step on offer");
    }
}

/// Changes something of before.
fn disturb(championship: &mut Championship, lot: &mut Lot) {
    let groups: Vec<GroupId> = championship.groups().map(|group| group.id).collect();
    let Some(id) = groups.get(lot.below(groups.len().max(1))) else { return };
    let group = championship.group(*id).expect("a group");
    let code = group.members[lot.below(group.members.len())].entry;
    let facts = match lot.below(6) {
        0 => vec![Fact::EntryWithdrawn { code, from_round: None, reason: "ill".into() }],
        1 => vec![Fact::EntryReinstated { code }],
        2 => {
            let code = championship.next_code(1, FIRST);
            let contestant = Contestant { name: Some(format!("Tarde {code}")), school_year: None };
            let mut facts = vec![Fact::EntryAdded { code, contestant }];
            match late_placements(championship, &facts, None) {
                Ok(placed) => facts.extend(placed),
                Err(_) => return,
            }
            facts
        }
        _ => {
            let Some(round) = group.rounds.get(lot.below(group.rounds.len().max(1))) else { return };
            let Some(board) = round.boards.get(lot.below(round.boards.len().max(1))) else { return };
            let place = GamePlace { group: *id, round: round.number, board: board.number, game: 1 };
            let result =
                [MatchResult::FirstWins, MatchResult::SecondWins, MatchResult::BothForfeit][lot.below(3)];
            let fact = decisions::result(
                championship,
                place,
                Players::Unsaid,
                result,
                Some("slip misread"),
                None,
                &stamp(),
            );
            fact.ok().flatten().into_iter().collect()
        }
    };
    for fact in facts {
        // Much is refused, and changes nothing.
        let _ = championship.apply(&fact);
    }
}

/// What is told, asked, waited for and refused is one truth.
fn hold(before: &Championship, after: &Championship, about: &str) {
    let asked = questions(after);
    assert_eq!(matches!(next_step(after), NextStep::Answer(_)), !asked.is_empty(), "{about}");
    let told = changes(before, after);
    for question in asked.iter().filter(|question| !questions(before).contains(question)) {
        let is_told =
            told.iter().any(|change| change.told == question.tell() && change.ways == question.ways());
        assert!(is_told, "{about}: asked and not told: {question:?}");
    }
    for question in &asked {
        assert!(question.ways().len() > 1, "{about}: {question:?}");
        for way in question.ways() {
            let mut answered = after.clone();
            let facts = way.facts(after, "seen").unwrap_or_else(|error| panic!("{about}: {way:?}: {error}"));
            for fact in &facts {
                answered.apply(fact).unwrap_or_else(|refusal| panic!("{about}: {way:?}: {refusal}"));
            }
            assert!(!questions(&answered).contains(question), "{about}: {way:?} answers nothing");
        }
    }
    let waits = questions_of(after, FIRST).iter().any(|question| question.is_about_qualified());
    let is_open = after.tournament(FIRST).is_some_and(|one| one.status == TournamentStatus::Open);
    let refused = decisions::draw(after, &[FIRST], 3, false).err().map(|error| error.tell().key().to_owned());
    assert_eq!(refused.as_deref() == Some("decisions-unanswered"), waits && is_open, "{about}: {refused:?}");
}

#[test]
fn what_is_told_asked_and_waited_for_is_one_truth() {
    let (mut n_asked, mut n_qualified) = (0, 0);
    for seed in 0..40 {
        let mut lot = Lot::new(seed, "questions");
        let (first, last) = (FIRST_STAGES[lot.below(3)], LAST_STAGES[lot.below(3)]);
        let text = format!(
            "extends: escola\nedition: none\ncycles: [{{ name: x, games: [ouri] }}]\nlast resort: lot\n\
             stages:\n  - {{ groups of: 4, play: {first}, qualify: 2 }}\n  - {{ play: {last} }}\n"
        );
        let read = regulations::parse("r.yaml", &text).expect("regulations");
        let mut championship = entered(read, 6 + u32::try_from(lot.below(4)).expect("few"));
        for step in 0..35 {
            let before = championship.clone();
            if lot.below(3) == 0 {
                disturb(&mut championship, &mut lot)
            } else {
                go_on(&mut championship, &mut lot)
            }
            hold(&before, &championship, &format!("seed {seed}, step {step}, {first}, {last}"));
            let asked = questions(&championship);
            n_asked += asked.len();
            n_qualified += asked.iter().filter(|question| question.is_about_qualified()).count();
            if let Some(question) = asked.first().filter(|_| lot.below(2) == 0) {
                let ways = question.ways();
                let facts = ways[lot.below(ways.len())].facts(&championship, "seen").expect("a way");
                facts.iter().for_each(|fact| championship.apply(fact).expect("an answer"));
            }
        }
    }
    assert!(n_asked > 15 && n_qualified > 3, "{n_asked} {n_qualified}");
}

/// Somebody who goes on is away when the next stage is drawn and comes back: they sit nowhere, and nobody was asked.
#[test]
fn who_goes_on_and_was_away_at_the_draw_is_asked_about_when_back() {
    let text = "extends: escola\nedition: none\ncycles: [{ name: x, games: [ouri] }]\nlast resort: lot\n\
                stages:\n  - { groups of: 4, play: round robin, qualify: 2 }\n  - { play: round robin }\n";
    let mut championship = entered(regulations::parse("r.yaml", text).expect("regulations"), 8);
    let mut lot = Lot::new(5, "back");
    let settled = |championship: &Championship| {
        let stages = championship.tournament(FIRST).map_or(&[][..], |tournament| &tournament.stages);
        stages.first().and_then(|stage| stage.qualified.clone())
    };
    while settled(&championship).is_none() {
        go_on(&mut championship, &mut lot);
    }
    let away = settled(&championship).expect("settled")[0].entry;
    let take = |championship: &mut Championship, facts: Vec<Fact>| {
        for fact in facts {
            championship.apply(&fact).unwrap_or_else(|refusal| panic!("{fact:?}: {refusal}"));
        }
    };
    take(
        &mut championship,
        vec![Fact::EntryWithdrawn { code: away, from_round: None, reason: "ill".into() }],
    );
    for question in questions(&championship) {
        let way =
            question.ways().into_iter().find(|way| way.word() == "keep-qualified").expect("it may stay");
        let facts = way.facts(&championship, "no substitute came").expect("kept");
        take(&mut championship, facts);
    }
    let drawn = decisions::draw(&championship, &[FIRST], 3, false).expect("drawn");
    take(&mut championship, drawn);
    let before = championship.clone();
    assert_eq!(questions(&championship), []);
    take(&mut championship, vec![Fact::EntryReinstated { code: away }]);
    let asked = questions(&championship);
    assert_eq!(asked.len(), 1, "nobody is asked what becomes of them");
    let said = speech::Language::En.say(&asked[0].tell());
    assert!(said.contains(&away.to_string()) && said.contains("as well"), "{said}");
    hold(&before, &championship, "back");
    let words: Vec<&str> = asked[0].ways().iter().map(|way| way.word()).collect();
    assert_eq!(words, ["settle-again", "keep-qualified"]);
    let facts = asked[0].ways()[0].facts(&championship, "back").expect("settled anew");
    take(&mut championship, facts);
    assert!(settled(&championship).is_none(), "it is settled anew");
}
