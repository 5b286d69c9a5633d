//! An invented national final, from the first entry to the last medal.
//!
//! [`tell`] makes a whole championship out of a seed: schools and pupils that do not exist, the draw, the rounds of a
//! long day with absences, mistakes and their corrections, ties and lots, finals and medals. It hands back the facts
//! in order, each with who entered it and when, so that a store can write them down and anybody can check them.
//!
//! Nothing here knows disk, clock or chance: the day and the seed are parameters, and the same ones tell the same story.

mod census;
mod day;
mod field;
mod games;

pub use self::field::{FEWEST_PUPILS, MOST_PUPILS};

use std::collections::BTreeMap;
use std::sync::Arc;

use championship::facts::{Championship, Fact, Refusal, Regulations};
use rules::engine::Table;

/// What is to be invented.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The name of the championship.
    pub name: String,
    /// Its regulations: stages of single games, as in the national final.
    pub regulations: Regulations,
    /// The games that can be played here, by id; games of the regulations that are missing are only scored.
    pub tables: BTreeMap<String, Arc<Table>>,
    /// How many pupils are entered.
    pub n_pupils: usize,
    /// The seed of everything.
    pub seed: u64,
    /// The midnight at which the day of the final begins, in seconds since 1970-01-01 00:00 UTC.
    pub midnight: i64,
}

/// A fact of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What happened.
    pub fact: Fact,
    /// Who entered it.
    pub by: String,
    /// When, in seconds since 1970-01-01 00:00 UTC.
    pub at: i64,
}

/// A story and what it comes to.
#[derive(Clone, Debug)]
pub struct Story {
    /// The facts, in order; the first is the creation.
    pub facts: Vec<Told>,
    /// The championship they make.
    pub championship: Championship,
}

/// Tells the story of a plan.
///
/// # Errors
///
/// Refuses what the championship refuses, for example more pupils than its regulations admit.
pub fn tell(plan: &Plan) -> Result<Story, Refusal> {
    let created = Fact::Created { name: plan.name.clone(), regulations: Box::new(plan.regulations.clone()) };
    let championship = Championship::begin(&created)?;
    // The regulations are ready long before the day.
    let at = plan.midnight - 60 * day::DAY + 10 * day::HOUR;
    let facts = vec![Told { fact: created, by: ORGANISER.to_owned(), at }];
    let mut story = Story { facts, championship };
    field::enter(&mut story, plan)?;
    day::play(&mut story, plan)?;
    Ok(story)
}

/// Who runs the championship.
const ORGANISER: &str = "organização";

impl Story {
    /// Adds a fact, if the championship takes it.
    fn add(&mut self, at: i64, by: &str, fact: Fact) -> Result<(), Refusal> {
        self.championship.apply(&fact)?;
        self.facts.push(Told { fact, by: by.to_owned(), at });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Plan, tell};
    use championship::facts::{Championship, Fact, TournamentStatus};
    use championship::regulations;

    fn plan(n_pupils: usize, seed: u64) -> Plan {
        Plan {
            name: "final".to_owned(),
            regulations: regulations::default(),
            tables: Default::default(),
            n_pupils,
            seed,
            midnight: 1_805_000_000 / 86_400 * 86_400,
        }
    }

    #[test]
    fn a_story_is_a_whole_championship_and_always_the_same() {
        let story = tell(&plan(400, 7)).expect("a story");
        assert_eq!(story.championship.entries().count(), 400);
        let facts: Vec<Fact> = story.facts.iter().map(|told| told.fact.clone()).collect();
        assert_eq!(Championship::replay(&facts).expect("facts that follow"), story.championship);
        assert!(story.championship.tournaments().all(|t| t.status == TournamentStatus::Closed));
        assert!(story.championship.groups().all(|group| group.missing_results().is_empty()));
        assert_eq!(tell(&plan(400, 7)).expect("a story").facts, story.facts);
        assert_ne!(tell(&plan(400, 8)).expect("a story").facts, story.facts);
    }

    #[test]
    fn something_goes_wrong_on_every_day() {
        let story = tell(&plan(300, 1)).expect("a story");
        let count = |wanted: fn(&Fact) -> bool| story.facts.iter().filter(|told| wanted(&told.fact)).count();
        assert!(count(|fact| matches!(fact, Fact::ResultCorrected { .. })) > 0, "corrections");
        assert!(count(|fact| matches!(fact, Fact::EntryWithdrawn { .. })) > 0, "withdrawals");
        assert!(count(|fact| matches!(fact, Fact::AbsenceAnnounced { .. })) > 0, "absences");
        assert!(story.facts.is_sorted_by_key(|told| told.at), "the clock never runs backwards");
    }

    #[test]
    fn very_small_and_uneven_fields_come_to_an_end() {
        for n_pupils in [super::FEWEST_PUPILS, 41, 150] {
            let story = tell(&plan(n_pupils, 3)).expect("a story");
            assert_eq!(story.championship.entries().count(), n_pupils);
        }
    }
}
