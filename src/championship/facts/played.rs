//! What is played where: the games of stages, rounds and boards, and how that is said.

use super::{
    code::{GamePlace, GroupId, TournamentId},
    games::{Draws, EmblemLook, GameId, GameRule},
    regulations::Regulations,
    round::MatchLength,
    stage_games::StageGames,
};
use speech::{Language, msg};

/// The games of stages.
impl Regulations {
    /// Returns the numbers of the games that a tournament plays in a stage, in turn.
    pub fn games_of(&self, stage: u8, tournament: TournamentId) -> Vec<u8> {
        let other = self.stage(stage).zip(self.game(tournament.game));
        let other = other.map_or(&[][..], |(stage, own)| stage.other_games.of(&own.id));
        let number = |id: &GameId| self.games.iter().position(|game| game.id == *id);
        let numbers = other.iter().filter_map(number).filter_map(|index| u8::try_from(index + 1).ok());
        let numbers: Vec<u8> = numbers.collect();
        if numbers.is_empty() { vec![tournament.game] } else { numbers }
    }

    /// Returns the numbers of the games of a round: the one whose turn it is, or, where a match has several games and they
    /// take turns within it, all of them.
    pub fn games_of_round(&self, group: GroupId, round: u16) -> Vec<u8> {
        let games = self.games_of(group.stage, group.tournament);
        match self.takes_turns_in_a_match(group.stage) {
            true => games,
            false => vec![in_turn(&games, round.into()).unwrap_or(group.tournament.game)],
        }
    }

    /// Returns the number of the game that is played at a place.
    pub fn game_at(&self, place: GamePlace) -> u8 {
        let games = self.games_of(place.group.stage, place.group.tournament);
        let turn = match self.takes_turns_in_a_match(place.group.stage) {
            true => usize::from(place.game),
            false => usize::from(place.round),
        };
        in_turn(&games, turn).unwrap_or(place.group.tournament.game)
    }

    /// Returns whether the game at a place can be drawn.
    pub fn draws_at(&self, place: GamePlace) -> Draws {
        self.draws_of(place.group.stage, self.game_at(place))
    }

    /// Says whether a game can be drawn in some stage that plays it.
    pub fn can_be_drawn(&self, game: u8) -> bool {
        let is_drawn = |stage: u8| self.draws_of(stage, game) == Draws::Possible;
        let plays = |stage: u8| self.tournaments().iter().any(|id| self.games_of(stage, *id).contains(&game));
        let mut stages = (1..).take(self.stages.len()).filter(|stage| plays(*stage)).peekable();
        match stages.peek() {
            Some(_) => stages.any(is_drawn),
            // Nobody plays it: as the game is.
            None => self.game(game).is_some_and(|game| game.draws == Draws::Possible),
        }
    }

    /// Says whether pupils may be entered for a game: not where only a stage plays it, in the place of another.
    pub fn takes_entries(&self, game: u8) -> bool {
        let is_of_stage =
            |rule: &GameRule| self.stages.iter().any(|stage| stage.other_games.ids().contains(&&rule.id));
        self.cycles.iter().any(|cycle| cycle.games.contains(&game))
            || !self.game(game).is_some_and(is_of_stage)
    }

    /// Returns the name of a stage of a tournament, with what is played in it where that is not the tournament's game.
    pub fn stage_name(&self, stage: u8, tournament: TournamentId, language: Language) -> String {
        let name = self.stage(stage).map_or("", |stage| stage.name.in_language(language));
        self.playing(name, stage, tournament, language)
    }

    /// Returns the name of a stage, with what is played in it where that is not the game of every tournament.
    pub fn stage_title(&self, stage: u8, language: Language) -> String {
        let Some(rule) = self.stage(stage) else { return String::new() };
        let name = rule.name.in_language(language);
        let numbered = |id: &GameId| (1u8..).zip(&self.games).find(|(_, game)| game.id == *id);
        let names = |ids: &[GameId]| {
            let numbers: Vec<u8> = ids.iter().filter_map(numbered).map(|(number, _)| number).collect();
            self.game_names(&numbers, language)
        };
        let games = match &rule.other_games {
            StageGames::Own => return name.to_owned(),
            StageGames::InTurn(games) => names(games),
            StageGames::Instead(all) => {
                let one = |(own, games): &(GameId, Vec<GameId>)| {
                    format!("{} → {}", names(std::slice::from_ref(own)), names(games))
                };
                all.iter().map(one).collect::<Vec<_>>().join("; ")
            }
        };
        language.say(&msg("facts-playing").with("name", name).with("games", games).with("turn", "none"))
    }

    /// Returns the name of a group's tournament, with what is played in the group where that is not the tournament's game.
    pub fn group_name(&self, group: GroupId, language: Language) -> String {
        let name = self.tournament_name(group.tournament, language);
        self.playing(&name, group.stage, group.tournament, language)
    }

    /// Adds to a name what a tournament plays in a stage, where that is not its own game.
    pub fn playing(&self, name: &str, stage: u8, tournament: TournamentId, language: Language) -> String {
        let games = self.games_of(stage, tournament);
        let turn = match (&games[..], self.takes_turns_in_a_match(stage)) {
            ([_], _) => "none",
            (_, true) => "games",
            (_, false) => "rounds",
        };
        self.said(name, tournament, &games, turn, language)
    }

    /// Adds to a name what is played in a round of a group, where that is not the tournament's game.
    pub fn playing_in_round(&self, name: &str, group: GroupId, round: u16, language: Language) -> String {
        let games = self.games_of_round(group, round);
        let turn = if games.len() > 1 { "games" } else { "none" };
        self.said(name, group.tournament, &games, turn, language)
    }

    /// Returns what tells a game apart at a glance, by its number.
    pub fn look_of(&self, game: u8) -> EmblemLook {
        self.game(game).map(|game| game.look).unwrap_or_default()
    }

    /// Returns the names of games, one after the other.
    pub fn game_names(&self, games: &[u8], language: Language) -> String {
        let names = games.iter().filter_map(|game| self.game(*game));
        names.map(|game| game.name.in_language(language)).collect::<Vec<_>>().join(", ")
    }

    fn said(&self, name: &str, own: TournamentId, games: &[u8], turn: &str, language: Language) -> String {
        if *games == [own.game] {
            return name.to_owned();
        }
        let games = self.game_names(games, language);
        language.say(&msg("facts-playing").with("name", name).with("games", games).with("turn", turn))
    }

    /// Says whether the games of a stage take turns within a match, and not from round to round.
    fn takes_turns_in_a_match(&self, stage: u8) -> bool {
        let length = self.stage(stage).map(super::StageRule::match_length);
        !matches!(length, None | Some(MatchLength::SingleGame | MatchLength::BestOf(1)))
    }
}

/// Returns the game of a turn, from 1; the list begins anew at its end.
fn in_turn(games: &[u8], turn: usize) -> Option<u8> {
    games.get(turn.checked_sub(1)? % games.len()).copied()
}
