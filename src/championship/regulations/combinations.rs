//! What keys say together: a word that a way of playing cannot honour is refused, with the reason.

use super::{node::Node, reader::Reader};
use crate::facts::{
    Format, Grouping, PublicStandings, Regulations, SameSchool, StageRule, StartRule, TeamSystem,
};
use speech::{Message, msg};

impl Reader<'_> {
    /// Complains of keys of a file that contradict what is played.
    pub(super) fn combinations(&mut self, node: &Node, pairs: &[(&str, &Node)], regulations: &Regulations) {
        if !self.is_strict {
            return;
        }
        let find = |name: &str| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| *value);
        let formats = || regulations.stages.iter().map(|stage| stage.format);
        let is_dutch = |format: Format| matches!(format, Format::Dutch { .. });
        let is_round_robin = |format: Format| matches!(format, Format::RoundRobin { .. });
        let whole = find("stages").unwrap_or(node);
        if let Some(value) = find("same school") {
            let is_avoided = matches!(regulations.same_school, SameSchool::Avoided | SameSchool::AvoidedLate);
            if is_avoided && formats().any(is_dutch) {
                self.complain(value, msg("regulations-dutch-avoids"), msg("regulations-dutch-avoids-hint"));
            }
        }
        self.beside_free_play(whole, pairs, regulations);
        if regulations.same_school == SameSchool::Forbidden {
            let meets = |format: Format| {
                is_round_robin(format) || format.is_bracket() || format.is_of_teams() || format.is_free_play()
            };
            if formats().any(meets) {
                let node = find("same school").unwrap_or(whole);
                self.complain(node, msg("regulations-forbid-here"), msg("regulations-forbid-here-hint"));
            }
        }
        let has_own_sides =
            |format: Format| is_dutch(format) || is_round_robin(format) || format.is_of_teams();
        if regulations.starts == StartRule::Lot && formats().any(has_own_sides) {
            let node = find("starts").unwrap_or(whole);
            self.complain(node, msg("regulations-lot-here"), msg("regulations-lot-here-hint"));
        }
        let is_frozen = regulations.public_standings == PublicStandings::FrozenBeforeLastRound;
        if is_frozen && formats().next_back().is_some_and(Format::is_bracket) {
            let node = find("public standings").unwrap_or(whole);
            self.complain(node, msg("regulations-frozen-bracket"), msg("regulations-frozen-bracket-hint"));
        }
    }

    /// Complains of keys of a stage that contradict each other; `has` says which of them it names.
    pub(super) fn combinations_of_stage(
        &mut self,
        node: &Node,
        stage: &StageRule,
        has: &dyn Fn(&str) -> bool,
    ) {
        if !self.is_strict {
            return;
        }
        let mut faults: Vec<(Message, Message)> = vec![];
        if has("groups of") && has("groups") {
            faults.push((msg("regulations-groups-twice"), msg("regulations-groups-twice-hint")));
        }
        if let Grouping::OfSize(size) = stage.grouping {
            if stage.qualify > size {
                let fault = msg("regulations-qualify-many").with("qualify", stage.qualify).with("size", size);
                faults.push((fault, msg("regulations-qualify-many-hint")));
            }
            let is_scheveningen =
                matches!(stage.format, Format::Teams { system: TeamSystem::Scheveningen, .. });
            if is_scheveningen && size != 2 {
                let fault = msg("regulations-scheveningen-of").with("size", size);
                faults.push((fault, msg("regulations-scheveningen-of-hint")));
            }
        }
        if stage.format.is_bracket() && has("tie-breaks") {
            faults.push((msg("regulations-bracket-tie-breaks"), msg("regulations-bracket-tie-breaks-hint")));
        }
        for (fault, hint) in faults {
            self.complain(node, fault, hint);
        }
    }
}
