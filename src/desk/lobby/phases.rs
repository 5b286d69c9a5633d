//! Championships of the folder that feed each other, and what was brought from other computers.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::files::Found;
use super::{Lobby, files};
use crate::address::encoded;
use crate::faults::aside;
use crate::problem::Problem;
use crate::view::cut;
use championship::decisions::{PhasePreview, PhaseStatus, SentPhase, phase_lines, preview_phase, sent_phase};
use championship::facts::{Championship, Fact, Stamp, is_same_word};
use championship::store::{Desk, DeskError, Location, Proven};
use speech::{Message, Tell};

/// What was read of championships of other computers, by the file of the one above and what tells each from any other. The
/// files themselves are not kept: only what goes up.
#[derive(Default)]
pub(super) struct Brought(Mutex<BTreeMap<(PathBuf, String), SentPhase>>);

impl Brought {
    fn put(&self, above: &Path, sent: SentPhase) {
        let key = (above.to_owned(), sent.phase.clone());
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(key, sent);
    }

    /// Says whether a championship was brought and not taken yet.
    pub(super) fn has(&self, above: &Path, phase: &str) -> bool {
        let key = (above.to_owned(), phase.to_owned());
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&key)
    }

    /// Forgets what was taken, or was brought by mistake.
    pub(super) fn forget(&self, above: &Path, phase: &str) {
        let key = (above.to_owned(), phase.to_owned());
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&key);
    }

    fn to(&self, above: &Path) -> Vec<SentPhase> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().filter(|((file, _), _)| file == above).map(|(_, sent)| sent.clone()).collect()
    }
}

/// Returns the page of the championships around one of the folder.
pub(super) fn address(file: &str) -> String {
    format!("/start/phases?file={}", encoded(file))
}

/// Another championship of the folder.
pub(super) struct Other {
    pub(super) file: String,
    pub(super) id: String,
    pub(super) name: String,
}

/// A championship of the folder, and those around it.
pub(super) struct Around {
    pub(super) own: Proven,
    pub(super) others: Vec<Other>,
    /// What those below send, and what taking it would do.
    pub(super) below: Vec<(SentPhase, PhasePreview)>,
    /// Why some of those below cannot be taken from.
    pub(super) complaints: Vec<Message>,
}

/// Looks at a championship of the folder and at all others; slow.
pub(super) fn look_around(lobby: &Lobby, path: &Path) -> Result<Around, DeskError> {
    let own = Proven::read(path)?;
    let mut around = Around { own, others: Vec::new(), below: Vec::new(), complaints: Vec::new() };
    let found = files::latest_first(&lobby.folder).unwrap_or_default();
    for other in found.into_iter().filter(|file| file != path).take(files::MOST) {
        let Ok(below) = Proven::read(&other) else { continue };
        let is_met = around.below.iter().any(|(sent, _)| sent.phase == below.id);
        if is_below(&below, &around.own) && !is_met {
            match sent_phase(&around.own.championship, &around.own.id, &below, None) {
                Ok(sent) => around.add(sent),
                Err(error) => around.complaints.push(error.tell()),
            }
        }
        let file = other.file_name().unwrap_or_default().to_string_lossy().into_owned();
        around.others.push(Other { file, id: below.id, name: below.championship.name().to_owned() });
    }
    // What was brought just now is newer than what lies in the folder.
    for sent in lobby.brought.to(path) {
        around.below.retain(|(known, _)| known.phase != sent.phase);
        around.add(sent);
    }
    Ok(around)
}

impl Around {
    fn add(&mut self, sent: SentPhase) {
        // Only what it would do is looked at: reason and time are those of who takes it.
        let preview = preview_phase(&self.own.championship, &sent, "?", 0);
        self.below.push((sent, preview));
    }

    /// Returns the championship of the folder that this one feeds.
    pub(super) fn above(&self) -> Option<&Other> {
        let feed = self.own.championship.phases().feed.as_ref()?;
        let is_it = |other: &&Other| match feed.above.is_empty() {
            true => is_same_word(&other.name, &feed.name),
            false => other.id == feed.above,
        };
        self.others.iter().find(is_it)
    }
}

/// What was corrected in championships below after their pupils had come.
pub(super) struct Corrected {
    /// What those are called.
    pub(super) names: String,
    /// Whether the one above was drawn already, with those who came.
    pub(super) is_drawn: bool,
}

/// Looks for what was corrected below a championship of the folder; slow where pupils have come up to it.
pub(super) fn corrected(lobby: &Lobby, found: &Found) -> Option<Corrected> {
    let has_taken = found.state.as_ref().is_ok_and(|summary| summary.has_taken);
    let around = has_taken.then(|| look_around(lobby, &found.path))?.ok()?;
    let above = &around.own.championship;
    // Only what is at hand is looked at: whoever is late is told elsewhere.
    let lines = phase_lines(above, &around.below, 0);
    let corrected = lines.iter().filter(|line| matches!(line.status, PhaseStatus::Differs(_)));
    let names: Vec<String> = corrected.map(|line| cut(&line.name)).collect();
    (!names.is_empty()).then(|| Corrected { names: names.join(", "), is_drawn: is_drawn(above) })
}

/// Says whether somebody was placed in a group already.
pub(super) fn is_drawn(championship: &Championship) -> bool {
    championship.groups().next().is_some()
}

/// Says whether a championship feeds another, or did before.
fn is_below(below: &Proven, own: &Proven) -> bool {
    let feed = below.championship.phases().feed.as_ref();
    let is_chosen = feed.is_some_and(|feed| match feed.above.is_empty() {
        true => is_same_word(&feed.name, own.championship.name()),
        false => feed.above == own.id,
    });
    is_chosen || own.championship.phases().taken.contains_key(&below.id)
}

/// Reads a file of another computer once all its seals are checked, keeps what goes up and nothing else of it; returns what tells
/// the championship from any other.
pub(super) fn bring(
    lobby: &Lobby,
    above: &Path,
    (sent_as, bytes): (&str, &[u8]),
    first: Option<u16>,
) -> Result<String, DeskError> {
    let waiting = files::path_for(&lobby.folder, "phase").with_extension("brought");
    let failed = |error: std::io::Error| DeskError::Told(error.tell());
    let read = fs::write(&waiting, bytes).map_err(failed).and_then(|()| Proven::read(&waiting));
    // It holds more than goes up, and does not stay.
    let _ = fs::remove_file(&waiting);
    let below = read.map_err(|error| files::refused_file(sent_as, error))?;
    let own = Proven::read(above)?;
    let sent = sent_phase(&own.championship, &own.id, &below, first)?;
    lobby.brought.put(above, sent);
    Ok(below.id)
}

/// Decides facts for a championship of the folder and stores them, at its own desk where it is open.
pub(super) async fn commit(
    lobby: &Arc<Lobby>,
    path: &Path,
    decide: impl FnMut(&Championship, &Stamp) -> Result<Vec<Fact>, DeskError> + Send + 'static,
) -> Result<Vec<Fact>, Problem> {
    let open = lobby.open_app().filter(|_| lobby.open_file().as_deref() == Some(path));
    let committed = match open {
        Some(app) => app.worker()?.commit(&lobby.actor, None, decide).await?,
        None => {
            let (location, actor) = (Location::File(path.to_owned()), lobby.actor.clone());
            aside(move || Desk::open(&location, &actor)?.commit(None, decide)).await?
        }
    };
    Ok(committed.facts)
}
