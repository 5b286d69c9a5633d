//! How it stands with the championships below, as the one above lists them.

use super::{PhasePreview, SentPhase};
use crate::facts::{Championship, is_same_word};
use speech::{Message, Tell, msg};

/// How it stands with a championship below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseStatus {
    /// Nothing is known of it yet.
    Waiting,
    /// It is still played, and what is over has been taken.
    Playing,
    /// Some wait to be taken.
    Ready(usize),
    /// Something was corrected since it was taken.
    Differs(usize),
    /// All is taken but some who cannot be entered.
    Refused(usize),
    /// Its pupils are entries.
    In,
}

impl PhaseStatus {
    /// Returns the word by which machines call it.
    pub fn word(self) -> &'static str {
        match self {
            PhaseStatus::Waiting => "waiting",
            PhaseStatus::Playing => "playing",
            PhaseStatus::Ready(_) => "ready",
            PhaseStatus::Differs(_) => "differs",
            PhaseStatus::Refused(_) => "refused",
            PhaseStatus::In => "in",
        }
    }
}

impl Tell for PhaseStatus {
    fn tell(&self) -> Message {
        match self {
            PhaseStatus::Waiting => msg("decisions-phase-waiting"),
            PhaseStatus::Playing => msg("decisions-phase-playing"),
            PhaseStatus::Ready(count) => msg("decisions-phase-ready").with("count", *count),
            PhaseStatus::Differs(count) => msg("decisions-phase-differs").with("count", *count),
            PhaseStatus::Refused(count) => msg("decisions-phase-some-refused").with("count", *count),
            PhaseStatus::In => msg("decisions-phase-in"),
        }
    }
}

/// A championship below, as the one above lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseLine {
    /// What tells it from any other; nothing where only its name is known.
    pub phase: Option<String>,
    /// What it is called.
    pub name: String,
    /// How many of its pupils are entries here.
    pub n_pupils: usize,
    /// When they were taken last, in seconds since 1970.
    pub at: Option<i64>,
    /// How it stands.
    pub status: PhaseStatus,
    /// Whether the day until which it is awaited is over and it has sent nobody.
    pub is_late: bool,
}

/// Lists the championships below: those that sent somebody, those at hand, and those expected, in this order.
pub fn phase_lines(above: &Championship, at_hand: &[(SentPhase, PhasePreview)], now: i64) -> Vec<PhaseLine> {
    let phases = above.phases();
    let is_over = phases.until.is_some_and(|until| now > until);
    let status = |phase: &str| {
        let (sent, preview) = at_hand.iter().find(|(sent, _)| sent.phase == phase)?;
        let is_taken = phases.taken.contains_key(phase);
        let n_refused = preview.n_refused();
        let n_new = if is_taken { preview.n_new() } else { preview.rows.len() - n_refused };
        let n_different = preview.n_differences();
        Some(match (n_different, n_new) {
            (0, 0) if n_refused > 0 => PhaseStatus::Refused(n_refused),
            (0, 0) if sent.is_over() => PhaseStatus::In,
            (0, 0) => PhaseStatus::Playing,
            (0, count) => PhaseStatus::Ready(count),
            (count, _) => PhaseStatus::Differs(count),
        })
    };
    let mut lines: Vec<PhaseLine> = Vec::new();
    for (phase, taken) in &phases.taken {
        lines.push(PhaseLine {
            phase: Some(phase.clone()),
            name: taken.name.clone(),
            n_pupils: taken.pupils.len(),
            at: Some(taken.at),
            status: status(phase).unwrap_or(PhaseStatus::In),
            is_late: false,
        });
    }
    for (sent, _) in at_hand.iter().filter(|(sent, _)| !phases.taken.contains_key(&sent.phase)) {
        let status = status(&sent.phase).unwrap_or(PhaseStatus::Waiting);
        let (phase, name) = (Some(sent.phase.clone()), sent.name.clone());
        let is_late = is_over && !matches!(status, PhaseStatus::Ready(_) | PhaseStatus::Refused(_));
        lines.push(PhaseLine { phase, name, n_pupils: 0, at: None, status, is_late });
    }
    for name in &phases.expected {
        if !lines.iter().any(|line| is_same_word(&line.name, name)) {
            let (status, name) = (PhaseStatus::Waiting, name.clone());
            lines.push(PhaseLine { phase: None, name, n_pupils: 0, at: None, status, is_late: is_over });
        }
    }
    lines
}
