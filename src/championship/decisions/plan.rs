//! What regulations come to for a field of a size.

use crate::facts::{Regulations, Title};

/// A stage as it would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedStage {
    /// Its name.
    pub name: Title,
    /// How many play in it.
    pub n_pupils: usize,
    /// The sizes of its groups.
    pub groups: Vec<usize>,
    /// The rounds, or `None` where the results decide.
    pub rounds: Option<u16>,
}

/// Returns the stages that a field of one tournament would play.
pub fn plan(regulations: &Regulations, n_pupils: usize) -> Vec<PlannedStage> {
    let mut field = n_pupils;
    let mut planned = Vec::new();
    for stage in &regulations.stages {
        if field == 0 {
            break;
        }
        let groups = stage.grouping.sizes(field);
        let rounds: Option<u16> =
            groups.iter().map(|size| stage.format.planned_rounds(*size)).max().flatten();
        planned.push(PlannedStage {
            name: stage.name.clone(),
            n_pupils: field,
            groups: groups.clone(),
            rounds,
        });
        let going_on: usize = groups.iter().map(|size| usize::from(stage.qualify).min(*size)).sum();
        field = (going_on + usize::from(stage.runners_up)).min(field);
    }
    planned
}
