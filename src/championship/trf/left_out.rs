//! What a tournament report file has no place for, as sentences: whoever reads it is told what to look for elsewhere.

use super::TrfFile;
use super::write::Version;
use crate::facts::{Championship, Clock, Format, Group, GroupId, Language, MatchLength, NameStyle};
use speech::{Message, msg};

/// The type of tournament (`092`) by which free play is known: two may meet again there.
pub(super) const FREE_PLAY: &str = "Free play";

/// A group as the text of a file, and what the file has no place for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupFile {
    /// The text.
    pub text: String,
    /// What is not in it; the version of 2026 also says it itself, in lines that programs pass over.
    pub left_out: Vec<Message>,
}

/// Writes the file of a group, with names in a style; `None` if there is no such group.
pub fn group_file(
    championship: &Championship,
    id: GroupId,
    names: NameStyle,
    version: Version,
    language: Language,
) -> Option<GroupFile> {
    let left_out = left_out(championship, championship.group(id)?);
    let file = TrfFile::of_group(championship, id, names)?;
    let comments = left_out.iter().map(|message| language.say(message)).collect();
    let text = TrfFile { comments, ..file }.write(version);
    Some(GroupFile { text, left_out })
}

fn left_out(championship: &Championship, group: &Group) -> Vec<Message> {
    let boards = group.rounds.iter().flat_map(|round| &round.boards);
    let games = boards.flat_map(|board| &board.games);
    let recorded = games.filter(|game| game.entries().iter().any(|entry| entry.record.is_some())).count();
    let mut left = Vec::new();
    if recorded > 0 {
        left.push(msg("trf-left-moves").with("count", recorded));
    }
    if championship.match_length(group.id) != MatchLength::SingleGame {
        left.push(msg("trf-left-match"));
    }
    if championship.format_of(group.id).is_some_and(Format::is_free_play) {
        left.push(msg("trf-left-free"));
    }
    left
}

/// Returns what the heads of a file tell of free play and of the clock of games on screens.
pub(super) fn heads(championship: &Championship, id: GroupId) -> Vec<(String, String)> {
    let is_free = championship.format_of(id).is_some_and(Format::is_free_play);
    let kind = is_free.then(|| ("092".to_owned(), FREE_PLAY.to_owned()));
    let (minutes, seconds) = (|time: u32| time.is_multiple_of(60_000), |time: u32| f64::from(time) / 1_000.0);
    let words = |time: u32| match minutes(time) {
        true => format!("{} min", time / 60_000),
        false => format!("{} s", seconds(time)),
    };
    // Time a move has no code.
    let (told, code) = match championship.clock_of(id).0 {
        Clock::None => (None, None),
        Clock::Game { whole, added: 0 } => (Some(words(whole)), Some(seconds(whole).to_string())),
        Clock::Game { whole, added } => (
            Some(format!("{} + {}", words(whole), words(added))),
            Some(format!("{}+{}", seconds(whole), seconds(added))),
        ),
        Clock::Move { each } => (Some(format!("{}/move", words(each))), None),
    };
    let clock = told.map(|told| ("122".to_owned(), told));
    let code = code.map(|code| ("222".to_owned(), code));
    kind.into_iter().chain(clock).chain(code).collect()
}
