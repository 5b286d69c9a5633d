//! What regulations come to for a field of a size.

use crate::facts::{Format, Regulations, TeamSystem, Title};

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
        // Teams are as large as their matches, as far as that is known.
        let of_team = match stage.format {
            Format::Teams { boards: Some(boards), .. } => usize::from(boards.max(1)),
            Format::Teams { .. } => field.div_ceil(2),
            _ => 1,
        };
        let teams = stage.grouping.sizes(field.div_ceil(of_team));
        let rounds = teams.iter().map(|&size| match stage.format {
            Format::Teams { system: TeamSystem::Scheveningen, .. } => stage.format.planned_rounds(of_team),
            format => format.planned_rounds(size),
        });
        let rounds: Option<u16> = rounds.max().flatten();
        let groups: Vec<usize> = teams.iter().map(|size| size * of_team).collect();
        planned.push(PlannedStage {
            name: stage.name.clone(),
            n_pupils: field,
            groups: groups.clone(),
            rounds,
        });
        let going_on: usize =
            groups.iter().map(|size| (usize::from(stage.qualify) * of_team).min(*size)).sum();
        field = (going_on + usize::from(stage.runners_up)).min(field);
    }
    planned
}
