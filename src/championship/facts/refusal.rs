//! Why something was not taken, in words.

use speech::{Message, Tell, msg};

use super::{
    code::{EntryCode, GamePlace, GroupId, TournamentId},
    contestant::School,
    result::MatchResult,
};

/// Why a fact was refused. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The championship exists already.
    AlreadyCreated,
    /// The board has a result, so that who sits there stays.
    BoardScored(GamePlace),
    /// The bracket was played on from the result, so that it cannot change who went on.
    BracketPlayedOn(GamePlace),
    /// The draw has been followed by a round.
    DrawInUse(TournamentId),
    /// Registration would end before it begins.
    DatesTurned,
    /// A question stands there twice, or has no words.
    QuestionTwice(String),
    /// Nobody asked that.
    NoQuestion(String),
    /// Registration is not open.
    NotRegistering,
    /// The school has sent nothing.
    NothingRegistered(u32),
    /// The school has not answered all it must.
    RegistrationIncomplete(u32),
    /// The list is longer than any may be.
    TooManyListed(usize),
    /// Two entries that are to be one are of different games.
    DifferentGames(EntryCode, EntryCode),
    /// The regulations ask for no such column.
    NoColumn(String),
    /// The entry waits for no place.
    NotWaiting(EntryCode),
    /// As many of a kind are entered as may be: whose, and how many.
    QuotaFull(String, u32),
    /// An entry appears twice.
    EntryTwice(EntryCode),
    /// The tournament or the championship is full.
    Full(u32),
    /// The game of a match is not the one whose result comes or goes next.
    GameOutOfTurn(GamePlace),
    /// The game cannot be drawn.
    GameWithoutDraws(GamePlace),
    /// The game is not played in the cycle.
    GameNotInCycle(TournamentId),
    /// What was done at a board on a screen cannot be done there.
    Live(GamePlace, LiveFault),
    /// Without the entry its group would have nobody to play against.
    LastOfGroup(EntryCode, GroupId),
    /// The pupil has played, so that nobody can take their place.
    HasPlayed(EntryCode),
    /// Rounds that name the entry are out.
    NamedInRounds(EntryCode, GroupId),
    /// The pupil of the entry is another by now.
    PupilDiffers(EntryCode),
    /// A school has no name.
    NamelessSchool(u32),
    /// The result is of others than those who sit at the board: who was said, and who sits there.
    OthersPlay(GamePlace, (EntryCode, Option<EntryCode>), (EntryCode, EntryCode)),
    /// The entry is in a group already.
    PlacedAlready(EntryCode),
    /// A reason is needed and none was given.
    ReasonMissing,
    /// There is no such board.
    NoBoard(GamePlace),
    /// Nobody plays against oneself.
    Oneself(EntryCode),
    /// Nothing waits there for an answer.
    NothingToKeep(String),
    /// No tie of the group was decided.
    NoDecision(GroupId),
    /// There is no such entry.
    NoEntry(EntryCode),
    /// There is no such group.
    NoGroup(String),
    /// There is no such round.
    NoRound(GroupId, u16),
    /// There is no such school.
    NoSchool(u32),
    /// There is no such stage.
    NoStage(TournamentId, u8),
    /// There is no such tournament.
    NoTournament(TournamentId),
    /// The championship has not been created.
    NotCreated,
    /// The entry is not to play in that group and round.
    NotInGroup(EntryCode, GroupId),
    /// The entry is at a board of free play still.
    AtABoard(EntryCode, GamePlace),
    /// The group does not play freely.
    NoFreePlay(GroupId),
    /// In free play nobody is given a round off or written down as absent.
    OnlyGames(EntryCode, GroupId),
    /// An entry that plays was left out.
    LeftOut(EntryCode),
    /// The group has played all its rounds.
    RoundsOver(GroupId, u16),
    /// The result was given by somebody else meanwhile, or there was none.
    ResultDiffers(GamePlace, Option<MatchResult>),
    /// Whoever entered a result cannot be the one who confirms it.
    OwnResult(GamePlace, MatchResult),
    /// The game has a result already.
    ResultPresent(GamePlace, MatchResult),
    /// Results are missing.
    ResultsMissing(GroupId, usize),
    /// The round is not the next one.
    RoundOutOfTurn(GroupId, u16),
    /// The round has been published.
    RoundPublished(GroupId, u16),
    /// The round has results.
    RoundScored(GroupId, u16),
    /// The school has its full number of pupils.
    SchoolFull(u32, u32),
    /// The seats of the board were exchanged since the round is out, and nothing says for whom the result is; who sits there.
    SeatsExchanged(GamePlace, (EntryCode, EntryCode)),
    /// The school has become part of another.
    SchoolMerged(u32, u32),
    /// The school year is not in the cycle.
    SchoolYearOutside(u8, u8, u8),
    /// The stage has been drawn.
    StageDrawn(TournamentId, u8),
    /// The stage before has not been settled.
    StageOutOfTurn(TournamentId, u8),
    /// The stage has been settled.
    StageSettled(TournamentId, u8),
    /// The teams of the group were drawn, and take nobody more.
    TeamsDrawn(EntryCode, GroupId),
    /// The tournament is closed.
    TournamentClosed(TournamentId),
    /// The code is in use or is not the next free one.
    WrongCode(EntryCode, EntryCode),
    /// The entry is withdrawn.
    Withdrawn(EntryCode),
    /// The entry is not withdrawn.
    NotWithdrawn(EntryCode),
    /// The entry does not play in that stage.
    NotInStage(EntryCode, u8),
    /// No absence of the entry was announced for that round.
    NotAbsent(EntryCode, u16),
    /// The entry does not go on, so that nobody can take its place.
    NotQualified(EntryCode),
    /// It was not settled who goes on from the stage.
    NotSettled(TournamentId, u8),
}

impl Tell for Refusal {
    fn tell(&self) -> Message {
        use Refusal::{
            AlreadyCreated, BoardScored, BracketPlayedOn, DatesTurned, DifferentGames, DrawInUse, EntryTwice,
            Full, GameNotInCycle, GameOutOfTurn, GameWithoutDraws, HasPlayed, LastOfGroup, LeftOut,
            NamedInRounds, NamelessSchool, NoBoard, NoColumn, NoDecision, NoEntry, NoGroup, NoQuestion,
            NoRound, NoSchool, NoStage, NoTournament, NotAbsent, NotCreated, NotInGroup, NotInStage,
            NotQualified, NotRegistering, NotSettled, NotWaiting, NotWithdrawn, NothingRegistered,
            NothingToKeep, Oneself, OthersPlay, OwnResult, PlacedAlready, PupilDiffers, QuestionTwice,
            QuotaFull, ReasonMissing, RegistrationIncomplete, ResultDiffers, ResultPresent, ResultsMissing,
            RoundOutOfTurn, RoundPublished, RoundScored, RoundsOver, SchoolFull, SchoolMerged,
            SchoolYearOutside, SeatsExchanged, StageDrawn, StageOutOfTurn, StageSettled, TeamsDrawn,
            TooManyListed, TournamentClosed, Withdrawn, WrongCode,
        };
        match self {
            DatesTurned => msg("facts-dates-turned"),
            QuestionTwice(text) => msg("facts-question-twice").with("text", text),
            NoQuestion(text) => msg("facts-no-question").with("text", text),
            NotRegistering => msg("facts-not-registering"),
            NothingRegistered(school) => {
                msg("facts-nothing-registered").with("school", School::shown_number(*school))
            }
            RegistrationIncomplete(school) => {
                msg("facts-registration-incomplete").with("school", School::shown_number(*school))
            }
            TooManyListed(most) => msg("facts-too-many-listed").with("most", most),
            AlreadyCreated => msg("facts-already-created"),
            BoardScored(place) => msg("facts-board-scored").with("place", place.tell()),
            BracketPlayedOn(place) => msg("facts-bracket-played-on").with("place", place.tell()),
            DifferentGames(from, into) => {
                msg("facts-different-games").with("from", from.to_string()).with("into", into.to_string())
            }
            NoColumn(column) => msg("facts-no-column").with("column", column),
            NotWaiting(code) => msg("facts-not-waiting").with("code", code.to_string()),
            QuotaFull(whose, most) => msg("facts-quota-full").with("whose", whose).with("most", most),
            HasPlayed(code) => msg("facts-has-played").with("code", code.to_string()),
            LastOfGroup(code, group) => {
                msg("facts-last-of-group").with("code", code.to_string()).with("group", group.to_string())
            }
            Refusal::Live(place, fault) => {
                msg("facts-live").with("place", place.tell()).with("fault", fault.tell())
            }
            NamedInRounds(code, group) => {
                msg("facts-named-in-rounds").with("code", code.to_string()).with("group", group.to_string())
            }
            PupilDiffers(code) => msg("facts-pupil-differs").with("code", code.to_string()),
            DrawInUse(id) => msg("facts-draw-in-use").with("tournament", id.to_string()),
            EntryTwice(code) => msg("facts-entry-twice").with("code", code.to_string()),
            Full(limit) => msg("facts-full").with("limit", limit),
            GameNotInCycle(id) => {
                msg("facts-game-not-in-cycle").with("game", id.game).with("cycle", id.cycle)
            }
            GameOutOfTurn(place) => msg("facts-game-out-of-turn").with("place", place.tell()),
            GameWithoutDraws(place) => msg("facts-game-without-draws").with("place", place.tell()),
            Refusal::AtABoard(code, place) => {
                msg("facts-at-a-board").with("code", code.to_string()).with("place", place.tell())
            }
            Refusal::NoFreePlay(group) => msg("facts-no-free-play").with("group", group.to_string()),
            Refusal::OnlyGames(code, group) => {
                msg("facts-only-games").with("code", code.to_string()).with("group", group.to_string())
            }
            LeftOut(code) => msg("facts-left-out").with("code", code.to_string()),
            NamelessSchool(number) => {
                msg("facts-nameless-school").with("school", School::shown_number(*number))
            }
            NoBoard(place) => msg("facts-no-board").with("place", place.tell()),
            NoDecision(group) => msg("facts-no-decision").with("group", group.to_string()),
            NoEntry(code) => msg("facts-no-entry").with("code", code.to_string()),
            NoGroup(text) => msg("facts-no-group").with("text", text),
            NoRound(group, round) => {
                msg("facts-no-round").with("group", group.to_string()).with("round", round)
            }
            NoSchool(number) => msg("facts-no-school").with("school", School::shown_number(*number)),
            NoStage(id, stage) => {
                msg("facts-no-stage").with("tournament", id.to_string()).with("stage", stage)
            }
            NoTournament(id) => msg("facts-no-tournament").with("tournament", id.to_string()),
            NotCreated => msg("facts-not-created"),
            NotInGroup(code, group) => {
                msg("facts-not-in-group").with("code", code.to_string()).with("group", group.to_string())
            }
            Oneself(code) => msg("facts-oneself").with("code", code.to_string()),
            NothingToKeep(place) => msg("facts-nothing-to-keep").with("place", place),
            NotAbsent(code, round) => {
                msg("facts-not-absent").with("code", code.to_string()).with("round", round)
            }
            NotInStage(code, stage) => {
                msg("facts-not-in-stage").with("code", code.to_string()).with("stage", stage)
            }
            NotQualified(code) => msg("facts-not-qualified").with("code", code.to_string()),
            NotSettled(id, stage) => {
                msg("facts-not-settled").with("tournament", id.to_string()).with("stage", stage)
            }
            NotWithdrawn(code) => msg("facts-not-withdrawn").with("code", code.to_string()),
            OthersPlay(place, (one, None), (first, second)) => msg("facts-other-plays")
                .with("place", place.tell())
                .with("said", one.to_string())
                .with("first", first.to_string())
                .with("second", second.to_string()),
            OthersPlay(place, (one, Some(other)), (first, second)) => msg("facts-others-play")
                .with("place", place.tell())
                .with("one", one.to_string())
                .with("other", other.to_string())
                .with("first", first.to_string())
                .with("second", second.to_string()),
            OwnResult(place, now) => {
                msg("facts-own-result").with("place", place.tell()).with("result", now.to_string())
            }
            PlacedAlready(code) => msg("facts-placed-already").with("code", code.to_string()),
            ReasonMissing => msg("facts-reason-missing"),
            ResultDiffers(place, Some(now)) => {
                msg("facts-result-differs").with("place", place.tell()).with("result", now.to_string())
            }
            ResultDiffers(place, None) => msg("facts-result-none").with("place", place.tell()),
            ResultPresent(place, now) => {
                msg("facts-result-present").with("place", place.tell()).with("result", now.to_string())
            }
            ResultsMissing(group, count) => {
                msg("facts-results-missing").with("group", group.to_string()).with("count", count)
            }
            RoundOutOfTurn(group, next) => {
                msg("facts-round-out-of-turn").with("group", group.to_string()).with("round", next)
            }
            RoundPublished(group, round) => {
                msg("facts-round-published").with("group", group.to_string()).with("round", round)
            }
            RoundScored(group, round) => {
                msg("facts-round-scored").with("group", group.to_string()).with("round", round)
            }
            RoundsOver(group, rounds) => {
                msg("facts-rounds-over").with("group", group.to_string()).with("rounds", rounds)
            }
            SchoolFull(school, limit) => {
                msg("facts-school-full").with("school", School::shown_number(*school)).with("limit", limit)
            }
            SchoolMerged(school, into) => msg("facts-school-merged")
                .with("school", School::shown_number(*school))
                .with("into", School::shown_number(*into)),
            SchoolYearOutside(year, first, last) => {
                msg("facts-school-year-outside").with("year", year).with("first", first).with("last", last)
            }
            SeatsExchanged(place, (first, second)) => msg("facts-seats-exchanged")
                .with("place", place.tell())
                .with("first", first.to_string())
                .with("second", second.to_string()),
            StageDrawn(id, stage) => {
                msg("facts-stage-drawn").with("tournament", id.to_string()).with("stage", stage)
            }
            StageOutOfTurn(id, stage) => {
                msg("facts-stage-out-of-turn").with("tournament", id.to_string()).with("stage", stage)
            }
            StageSettled(id, stage) => {
                msg("facts-stage-settled").with("tournament", id.to_string()).with("stage", stage)
            }
            TeamsDrawn(code, group) => {
                msg("facts-teams-drawn").with("code", code.to_string()).with("group", group.to_string())
            }
            TournamentClosed(id) => msg("facts-tournament-closed").with("tournament", id.to_string()),
            Withdrawn(code) => msg("facts-withdrawn").with("code", code.to_string()),
            WrongCode(code, next) => {
                msg("facts-wrong-code").with("code", code.to_string()).with("next", next.to_string())
            }
        }
    }
}

speech::told_error!(Refusal);

/// Why something cannot be done at a board on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiveFault {
    /// A device has both seats.
    BothSeats,
    /// It is played on wood.
    NotOnScreen,
    /// The seat is nobody's.
    NotSeated,
    /// A device has no seat there.
    NotYours,
    /// Nothing was stopped.
    NotPaused,
    /// Somebody is not ready.
    NotReady,
    /// It was not moved to wood.
    NotOnWood,
    /// Nobody offers a draw.
    NothingOffered,
    /// There are not so many moves.
    NothingToTakeBack,
    /// There is no time left.
    NoTime,
    /// It goes on on wood.
    OnWood,
    /// It is somebody else's turn, or the move was played.
    OutOfTurn,
    /// The pieces stand otherwise than where the move was meant.
    GoneOn,
    /// The game has its result.
    Over,
    /// An arbiter stopped it.
    Paused,
    /// Somebody else has the seat.
    Taken,
    /// There is time left.
    TimeLeft,
}

impl Tell for LiveFault {
    fn tell(&self) -> Message {
        match self {
            LiveFault::BothSeats => msg("facts-live-both-seats"),
            LiveFault::NotOnScreen => msg("facts-live-not-on-screen"),
            LiveFault::NotSeated => msg("facts-live-not-seated"),
            LiveFault::NotYours => msg("facts-live-not-yours"),
            LiveFault::NotPaused => msg("facts-live-not-paused"),
            LiveFault::NotReady => msg("facts-live-not-ready"),
            LiveFault::NotOnWood => msg("facts-live-not-on-wood"),
            LiveFault::NothingOffered => msg("facts-live-nothing-offered"),
            LiveFault::NothingToTakeBack => msg("facts-live-nothing-to-take-back"),
            LiveFault::NoTime => msg("facts-live-no-time"),
            LiveFault::OnWood => msg("facts-live-on-wood"),
            LiveFault::OutOfTurn => msg("facts-live-out-of-turn"),
            LiveFault::GoneOn => msg("facts-live-gone-on"),
            LiveFault::Over => msg("facts-live-over"),
            LiveFault::Paused => msg("facts-live-paused"),
            LiveFault::Taken => msg("facts-live-taken"),
            LiveFault::TimeLeft => msg("facts-live-time-left"),
        }
    }
}

impl Tell for GamePlace {
    /// Tells the place: `1.3.2, round 1, board 4`.
    fn tell(&self) -> Message {
        match self.game {
            1 => msg("facts-place")
                .with("group", self.group.to_string())
                .with("round", self.round)
                .with("board", self.board),
            game => msg("facts-place-of-game")
                .with("group", self.group.to_string())
                .with("round", self.round)
                .with("board", self.board)
                .with("game", game),
        }
    }
}
