//! Why something was not taken, in words.

use speech::Language;
use std::fmt;

use super::{
    code::{EntryCode, GroupId, TournamentId},
    fact::GamePlace,
    result::MatchResult,
};

/// A text that is not in the notation expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What was to be read.
    pub what: &'static str,
    /// The text found.
    pub found: String,
    /// What was expected.
    pub expected: &'static str,
}

impl NotationError {
    pub(crate) fn new(what: &'static str, found: &str, expected: &'static str) -> NotationError {
        NotationError { what, found: found.chars().take(40).collect(), expected }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no {}; expected {}", self.found, self.what, self.expected)
    }
}

impl std::error::Error for NotationError {}

/// Why a fact was refused. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The championship exists already.
    AlreadyCreated,
    /// The bracket was played on from the result, so that it cannot change who went on.
    BracketPlayedOn(GamePlace),
    /// The draw has been followed by a round.
    DrawInUse(TournamentId),
    /// An entry appears twice.
    EntryTwice(EntryCode),
    /// The tournament or the championship is full.
    Full(u32),
    /// The game cannot be drawn.
    GameWithoutDraws(GamePlace),
    /// The game is not played in the cycle.
    GameNotInCycle(TournamentId),
    /// A school has no name.
    NamelessSchool(u32),
    /// The entry is in a group already.
    PlacedAlready(EntryCode),
    /// A reason is needed and none was given.
    ReasonMissing,
    /// There is no such board.
    NoBoard(GamePlace),
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
    /// An entry that plays was left out.
    LeftOut(EntryCode),
    /// The group has played all its rounds.
    RoundsOver(GroupId, u16),
    /// The result was given by somebody else meanwhile, or there was none.
    ResultDiffers(GamePlace, Option<MatchResult>),
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
    /// The school year is not in the cycle.
    SchoolYearOutside(u8, u8, u8),
    /// The stage has been drawn.
    StageDrawn(TournamentId, u8),
    /// The stage before has not been settled.
    StageOutOfTurn(TournamentId, u8),
    /// The stage has been settled.
    StageSettled(TournamentId, u8),
    /// The tournament is closed.
    TournamentClosed(TournamentId),
    /// The code is in use or is not the next free one.
    WrongCode(EntryCode, EntryCode),
    /// The entry is withdrawn.
    Withdrawn(EntryCode),
    /// The entry is not withdrawn.
    NotWithdrawn(EntryCode),
}

impl Refusal {
    /// Says the refusal in a language.
    pub fn in_language(&self, language: Language) -> String {
        use Refusal::{
            AlreadyCreated, BracketPlayedOn, DrawInUse, EntryTwice, Full, GameNotInCycle, GameWithoutDraws,
            LeftOut, NamelessSchool, NoBoard, NoEntry, NoGroup, NoRound, NoSchool, NoStage, NoTournament,
            NotCreated, NotInGroup, NotWithdrawn, PlacedAlready, ReasonMissing, ResultDiffers, ResultPresent,
            ResultsMissing, RoundOutOfTurn, RoundPublished, RoundScored, RoundsOver, SchoolFull,
            SchoolYearOutside, StageDrawn, StageOutOfTurn, StageSettled, TournamentClosed, Withdrawn,
            WrongCode,
        };
        let say = |pt: String, en: String| language.pick(pt, en);
        match self {
            AlreadyCreated => {
                say("o campeonato já foi criado".into(), "the championship exists already".into())
            }
            BracketPlayedOn(place) => say(
                format!(
                    "o resultado de {} mudaria quem avança, mas a ronda seguinte já tem resultado desses jogadores; anule-o primeiro",
                    place.in_language(language)
                ),
                format!(
                    "the result of {} would change who goes on, but they have a result in a later round; correct that one first",
                    place.in_language(language)
                ),
            ),
            DrawInUse(id) => say(
                format!("o sorteio de `{id}` já tem rondas publicadas e não pode ser anulado"),
                format!("the draw of `{id}` has published rounds and cannot be annulled"),
            ),
            EntryTwice(code) => {
                say(format!("`{code}` aparece duas vezes"), format!("`{code}` appears twice"))
            }
            Full(limit) => say(
                format!("as inscrições estão completas: o limite é {limit}"),
                format!("entries are full: the limit is {limit}"),
            ),
            GameNotInCycle(id) => say(
                format!("o jogo {} não se joga no ciclo {}", id.game, id.cycle),
                format!("game {} is not played in cycle {}", id.game, id.cycle),
            ),
            GameWithoutDraws(place) => say(
                format!("{}: este jogo não admite empate", place.in_language(language)),
                format!("{}: this game cannot be drawn", place.in_language(language)),
            ),
            LeftOut(code) => {
                say(format!("`{code}` joga e ficou de fora"), format!("`{code}` plays and was left out"))
            }
            NamelessSchool(number) => {
                say(format!("a escola {number:03} não tem nome"), format!("school {number:03} has no name"))
            }
            NoBoard(place) => say(
                format!("{}: não existe esse tabuleiro ou essa partida", place.in_language(language)),
                format!("{}: there is no such board or game", place.in_language(language)),
            ),
            NoEntry(code) => say(
                format!("não há inscrição com o código `{code}`"),
                format!("there is no entry with the code `{code}`"),
            ),
            NoGroup(text) => say(
                format!(
                    "não há grupo `{text}`; escreva-o como 1.3.2 (ciclo.jogo.grupo) ou 1.3.F para a final"
                ),
                format!(
                    "there is no group `{text}`; write it like 1.3.2 (cycle.game.group), or 1.3.F for the final"
                ),
            ),
            NoRound(group, round) => say(
                format!("o grupo `{group}` não tem ronda {round}"),
                format!("group `{group}` has no round {round}"),
            ),
            NoSchool(number) => say(
                format!("não há escola {number:03}; registe-a primeiro"),
                format!("there is no school {number:03}; register it first"),
            ),
            NoStage(id, stage) => say(
                format!("o torneio `{id}` não tem fase {stage}, ou ainda não foi sorteada"),
                format!("tournament `{id}` has no stage {stage}, or it has not been drawn"),
            ),
            NoTournament(id) => {
                say(format!("não há torneio `{id}`"), format!("there is no tournament `{id}`"))
            }
            NotCreated => say(
                "o campeonato ainda não foi criado".into(),
                "the championship has not been created".into(),
            ),
            NotInGroup(code, group) => say(
                format!("`{code}` não joga nessa ronda do grupo `{group}`"),
                format!("`{code}` does not play in that round of group `{group}`"),
            ),
            NotWithdrawn(code) => say(format!("`{code}` não desistiu"), format!("`{code}` is not withdrawn")),
            PlacedAlready(code) => {
                say(format!("`{code}` já está num grupo"), format!("`{code}` is in a group already"))
            }
            ReasonMissing => say("falta indicar o motivo".into(), "a reason is needed".into()),
            ResultDiffers(place, Some(now)) => say(
                format!(
                    "{} tem agora o resultado `{now}`; reveja antes de corrigir",
                    place.in_language(language)
                ),
                format!(
                    "{} has the result `{now}` by now; look again before correcting",
                    place.in_language(language)
                ),
            ),
            ResultDiffers(place, None) => say(
                format!("{} ainda não tem resultado para corrigir", place.in_language(language)),
                format!("{} has no result to correct yet", place.in_language(language)),
            ),
            ResultPresent(place, now) => say(
                format!(
                    "{} já tem o resultado `{now}`; para o mudar, faça uma correção com motivo",
                    place.in_language(language)
                ),
                format!(
                    "{} has the result `{now}` already; to change it, correct it with a reason",
                    place.in_language(language)
                ),
            ),
            ResultsMissing(group, count) => say(
                format!(
                    "faltam {count} resultados no grupo `{group}`; introduza-os ou indique um motivo para avançar"
                ),
                format!(
                    "group `{group}` lacks {count} results; enter them, or give a reason to go on without"
                ),
            ),
            RoundOutOfTurn(group, next) => say(
                format!("a próxima ronda do grupo `{group}` é a {next}"),
                format!("the next round of group `{group}` is {next}"),
            ),
            RoundPublished(group, round) => say(
                format!("a ronda {round} do grupo `{group}` já foi publicada"),
                format!("round {round} of group `{group}` has been published"),
            ),
            RoundScored(group, round) => say(
                format!("a ronda {round} do grupo `{group}` já tem resultados e não pode ser anulada"),
                format!("round {round} of group `{group}` has results and cannot be annulled"),
            ),
            RoundsOver(group, rounds) => say(
                format!("o grupo `{group}` já jogou as suas {rounds} rondas"),
                format!("group `{group}` has played its {rounds} rounds"),
            ),
            SchoolFull(school, limit) => say(
                format!("a escola {school:03} já tem os {limit} inscritos que pode ter aqui"),
                format!("school {school:03} has the {limit} it may enter here already"),
            ),
            SchoolYearOutside(year, first, last) => say(
                format!("o {year}.º ano não pertence ao ciclo, que vai do {first}.º ao {last}.º"),
                format!("school year {year} is outside the cycle, which has years {first} to {last}"),
            ),
            StageDrawn(id, stage) => say(
                format!("a fase {stage} de `{id}` já foi sorteada"),
                format!("stage {stage} of `{id}` has been drawn"),
            ),
            StageOutOfTurn(id, stage) => say(
                format!("a fase {stage} de `{id}` ainda não pode ser sorteada: falta apurar a anterior"),
                format!("stage {stage} of `{id}` cannot be drawn yet: the one before is not settled"),
            ),
            StageSettled(id, stage) => say(
                format!("a fase {stage} de `{id}` já está apurada"),
                format!("stage {stage} of `{id}` is settled already"),
            ),
            TournamentClosed(id) => say(
                format!("o torneio `{id}` está fechado; reabra-o com um motivo"),
                format!("tournament `{id}` is closed; open it again with a reason"),
            ),
            Withdrawn(code) => say(format!("`{code}` desistiu"), format!("`{code}` is withdrawn")),
            WrongCode(code, next) => say(
                format!("o código `{code}` não é o seguinte, que é `{next}`"),
                format!("the code `{code}` is not the next one, which is `{next}`"),
            ),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::En))
    }
}

impl std::error::Error for Refusal {}

impl GamePlace {
    /// Says the place in a language: `1.3.2, round 1, board 4`.
    pub fn in_language(&self, language: Language) -> String {
        let (round, board, game) =
            language.pick(("ronda", "tabuleiro", "partida"), ("round", "board", "game"));
        let place = format!("{}, {round} {}, {board} {}", self.group, self.round, self.board);
        match self.game {
            1 => place,
            number => format!("{place}, {game} {number}"),
        }
    }
}
