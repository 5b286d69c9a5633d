//! What is ordered of a product: which part of the championship, and how it is to look.

use crate::facts::{Championship, EntryCode, Group, GroupId, NameStyle, TournamentId};
use crate::handouts::template::Template;
use crate::handouts::{DiplomaOptions, Honour, SlipOptions, built_in_template};
use crate::press::PressError;
use crate::reports::{Options, Places, Rounds, Scope, Sheet};
use paper::figure::Colour;
use paper::typeset::brand::Brand;
use paper::typeset::raster::Raster;

/// How cards are to look.
#[derive(Clone, Debug)]
pub struct Cards {
    /// How much of names is on badges and diplomas.
    pub names: NameStyle,
    /// The address of the desk, for the codes on slips, badges and what hangs.
    pub address: Option<String>,
    /// The words of diplomas; without them those that come with the program.
    pub template: Option<Template>,
    /// The logo of the event, on all papers.
    pub logo: Option<Raster>,
    /// The colour of the event, on all papers.
    pub colour: Option<Colour>,
    /// The sheets for walls; without them reports are for the hand.
    pub sheet: Option<Sheet>,
    /// The day, in words; without it, that of the last result.
    pub day: Option<String>,
    /// Where the championship is held, in words; may be empty.
    pub venue: String,
}

impl Default for Cards {
    fn default() -> Self {
        let (address, template, logo, colour, day) = (None, None, None, None, None);
        Cards {
            names: NameStyle::Full,
            address,
            template,
            logo,
            colour,
            sheet: None,
            day,
            venue: String::new(),
        }
    }
}

/// An order.
#[derive(Clone, Copy, Debug)]
pub struct Order<'c> {
    /// The championship as it stands.
    pub championship: &'c Championship,
    /// Language, names and times.
    pub options: &'c Options,
    /// How cards are to look.
    pub cards: &'c Cards,
    /// The part of the championship.
    pub scope: Scope,
    /// The stage; without it, the one each tournament is in.
    pub stage: Option<u8>,
    /// The round; without it, the last one.
    pub round: Option<u16>,
    /// One school alone, by its number.
    pub school: Option<u32>,
    /// How everybody is placed, where that is known already.
    pub places: Option<&'c Places>,
}

impl<'c> Order<'c> {
    /// Returns an order of everything.
    pub fn all(championship: &'c Championship, options: &'c Options, cards: &'c Cards) -> Self {
        let scope = Scope::All;
        Order { championship, options, cards, scope, stage: None, round: None, school: None, places: None }
    }

    /// Returns the tournaments of the scope.
    pub(super) fn tournaments(&self) -> Vec<TournamentId> {
        let all = self.championship.tournaments().map(|tournament| tournament.id);
        all.filter(|id| self.scope.has_tournament(*id)).collect()
    }

    /// Returns the cycle of the scope; of a part of a cycle there is none.
    pub(super) fn cycle(&self, key: &'static str) -> Result<Option<u8>, PressError> {
        match self.scope {
            Scope::All => Ok(None),
            Scope::Cycle(cycle) => Ok(Some(cycle)),
            Scope::Tournament(_) | Scope::Group(_) => Err(PressError::Whole(key)),
        }
    }

    /// Returns the entries of the scope that still play, those of one school together.
    pub(super) fn entries(&self) -> Vec<EntryCode> {
        let playing = self.championship.entries().filter(|entry| entry.is_active()).map(|entry| entry.code);
        let playing = playing.filter(|code| self.school.is_none_or(|number| code.school == number));
        let mut codes: Vec<EntryCode> =
            playing.filter(|code| self.scope.has_tournament(code.tournament)).collect();
        codes.sort_by_key(|code| (code.school, *code));
        codes
    }

    /// Returns the groups of the scope and stage.
    pub(super) fn groups(&self) -> Result<Vec<GroupId>, PressError> {
        let is_of_stage = |id: GroupId| match (self.stage, self.scope) {
            (Some(stage), _) => id.stage == stage,
            (None, Scope::Group(own)) => id == own,
            (None, _) => {
                let tournament = self.championship.tournament(id.tournament);
                let stage = tournament.and_then(|tournament| tournament.current_stage());
                stage.is_some_and(|stage| stage.groups.iter().any(|group| group.id == id))
            }
        };
        let in_scope = |id: GroupId| match (self.stage, self.scope) {
            // A stage of the tournament that a group belongs to.
            (Some(_), scope) => scope.has_tournament(id.tournament),
            (None, scope) => scope.has_group(id),
        };
        let all = self.championship.groups().map(|group| group.id);
        let found: Vec<GroupId> = all.filter(|id| in_scope(*id) && is_of_stage(*id)).collect();
        match (found.is_empty(), self.stage) {
            (true, Some(stage)) => Err(PressError::NoStage(stage)),
            (true, None) => Err(PressError::NoGroups),
            (false, _) => Ok(found),
        }
    }

    /// Returns the round wanted of each group that has it; without a number, the last one.
    pub(super) fn rounds(&self) -> Result<Vec<(GroupId, u16)>, PressError> {
        let rounds = |id: GroupId| {
            let own = self.championship.group(id).map(|group| match self.round {
                None => self.championship.current_rounds(group),
                Some(number) => group.round(number).into_iter().collect(),
            });
            own.unwrap_or_default().into_iter().map(move |round| (id, round.number))
        };
        let found: Vec<_> = self.groups()?.into_iter().flat_map(rounds).collect();
        if found.is_empty() { Err(PressError::NoRound) } else { Ok(found) }
    }

    /// Returns the rounds that lists of pairings show.
    pub(super) fn listed_rounds(&self) -> Rounds {
        Rounds { scope: self.scope, number: self.round }
    }

    /// Returns the latest stage of the scope that was drawn, and the round wanted of it; without a number, the last that
    /// is complete in all groups that still play, or where none does the last of all; or 1.
    pub(super) fn stage_and_round(&self) -> (u8, u16) {
        let groups: Vec<_> =
            self.championship.groups().filter(|group| self.scope.has_group(group.id)).collect();
        let latest = groups.iter().map(|group| group.id.stage).max().unwrap_or(1);
        let stage = self.stage.unwrap_or(latest);
        let complete = |group: &Group| {
            let missing = group.missing_results().into_iter().map(|(round, _)| round).min();
            missing.map_or(group.next_round(), |round| round).saturating_sub(1)
        };
        let (over, playing): (Vec<&Group>, Vec<&Group>) = groups
            .into_iter()
            .filter(|group| group.id.stage == stage)
            .partition(|group| self.championship.missing_games(group.id) == 0);
        let last = playing.into_iter().map(complete).min().or_else(|| over.into_iter().map(complete).max());
        (stage, self.round.unwrap_or_else(|| last.unwrap_or(1).max(1)))
    }

    /// Returns what all papers of the event have in common.
    pub(super) fn brand(&self) -> Brand {
        Brand { logo: self.logo(), colour: self.cards.colour }
    }

    /// Returns the logo that was asked for, else the one that the event has.
    fn logo(&self) -> Option<Raster> {
        let own = || Raster::read(&self.championship.details().logo_bytes()?).ok();
        self.cards.logo.clone().or_else(own)
    }

    /// Returns what slips show.
    pub(super) fn slips(&self) -> SlipOptions {
        let Options { language, names, .. } = *self.options;
        SlipOptions { names, language, address: self.cards.address.clone(), brand: self.brand() }
    }

    /// Returns what diplomas show.
    pub(super) fn diplomas(&self, honour: Honour) -> Result<DiplomaOptions, PressError> {
        let language = self.options.language;
        let template = match &self.cards.template {
            Some(template) => template.clone(),
            None => Template::parse(built_in_template(honour, language))?,
        };
        let Cards { names, day, venue, .. } = self.cards;
        let details = self.championship.details();
        let (logo, day) = (self.logo(), day.clone().or_else(|| details.day.clone()));
        let venue = match venue.is_empty() {
            true => details.venue.clone().unwrap_or_default(),
            false => venue.clone(),
        };
        Ok(DiplomaOptions { template, logo, day, venue, names: *names, language, honour })
    }
}
