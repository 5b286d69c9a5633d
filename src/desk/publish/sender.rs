//! Sends the pages: makes those that may be different, offers the list, and sends what the host lacks.

use std::collections::BTreeMap;
use std::io;
use std::time::Duration;

use axum::http::StatusCode;
use ureq::Agent;

use super::PublishPlace;
use super::protocol::{self, Answer, LOAD, Offer, PageList, PageMark, digest, packed, put};
use crate::boards::Referee;
use crate::live_events::Change;
use crate::pages::{PublishedFile, public_files_in};
use crate::worker::Snapshot;
use championship::store::system_words;
use speech::{Message, msg};

/// How long one exchange with the host may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long it may take to reach it.
const REACH: Duration = Duration::from_secs(10);

/// How often a list is offered; each time the host lacks less.
const MOST_OFFERS: usize = 8;

/// The largest answer of a host.
const LARGEST_ANSWER: u64 = 8 * 1024 * 1024;

/// What is to be sent, and where.
pub(super) struct Wish {
    pub(super) place: PublishPlace,
    pub(super) snapshot: Snapshot,
    pub(super) is_anyway: bool,
}

/// What stands in the way.
#[derive(Debug)]
pub(super) struct Trouble {
    pub(super) said: Message,
    pub(super) is_contested: bool,
}

impl Trouble {
    fn of(said: Message) -> Self {
        Trouble { said, is_contested: false }
    }

    /// The program broke.
    pub(super) fn broken(number: &str) -> Self {
        Trouble::of(msg("desk-fault").with("number", number))
    }
}

/// What the host is known to have, and the way to it.
#[derive(Default)]
pub(super) struct Sender {
    agent: Option<Agent>,
    /// The last state that was taken, with its list.
    taken: Option<(Snapshot, PageList)>,
    /// Knows how boards on screens stand.
    referee: Referee,
}

/// Pages that were made, and the list of all.
struct Made {
    list: PageList,
    /// The bytes of those that were made, by what they come to.
    bytes: BTreeMap<String, Vec<u8>>,
}

impl Sender {
    /// Makes the host as the championship is.
    pub(super) fn send(&mut self, wish: &Wish) -> Result<(), Trouble> {
        let known = self.taken.take();
        let (mut made, mut base) = match &known {
            Some((before, list)) => (self.since(before, list, &wish.snapshot), Some(list)),
            None => (self.whole(&wish.snapshot), None),
        };
        for _ in 0..MOST_OFFERS {
            match self.offer(wish, &made, base)? {
                Answer::Taken => {
                    self.taken = Some((wish.snapshot.clone(), made.list));
                    return Ok(());
                }
                Answer::Wanted { hashes } => {
                    if !hashes.iter().all(|hash| made.bytes.contains_key(hash)) {
                        // The host lost what it had: everything is made anew.
                        made = self.whole(&wish.snapshot);
                    }
                    self.bring(wish, &made, &hashes)?;
                }
                Answer::Whole => (made, base) = (self.whole(&wish.snapshot), None),
                Answer::Older => return Err(contested(msg("desk-publish-older"))),
                Answer::Other { title } => {
                    return Err(contested(msg("desk-publish-other").with("title", title)));
                }
                Answer::Refused => return Err(Trouble::of(msg("desk-publish-refused"))),
            }
        }
        Err(Trouble::of(msg("desk-publish-unfinished")))
    }

    /// Makes all pages.
    fn whole(&self, snapshot: &Snapshot) -> Made {
        let mut made = Made { list: PageList::new(), bytes: BTreeMap::new() };
        add(&mut made, public_files_in(&snapshot.public, None, &self.referee));
        made
    }

    /// Makes the pages that may be different since a state; the others are as they were.
    fn since(&self, before: &Snapshot, list: &PageList, after: &Snapshot) -> Made {
        match Change::for_public(before, after).tournaments() {
            None => self.whole(after),
            Some(tournaments) => {
                let mut made = Made { list: list.clone(), bytes: BTreeMap::new() };
                add(&mut made, public_files_in(&after.public, Some(&tournaments), &self.referee));
                made
            }
        }
    }

    fn offer(&mut self, wish: &Wish, made: &Made, base: Option<&PageList>) -> Result<Answer, Trouble> {
        let is_new =
            |(path, mark): &(&String, &PageMark)| base.is_none_or(|base| base.get(*path) != Some(mark));
        let offer = Offer {
            championship: wish.snapshot.id.to_string(),
            title: wish.snapshot.public.name().to_owned(),
            head: wish.snapshot.head_off_boards,
            base: base.map(digest),
            pages: made.list.iter().filter(is_new).map(|(path, mark)| (path.clone(), mark.clone())).collect(),
            gone: base
                .into_iter()
                .flat_map(BTreeMap::keys)
                .filter(|path| !made.list.contains_key(*path))
                .cloned()
                .collect(),
            digest: digest(&made.list),
            is_anyway: wish.is_anyway,
        };
        let body = serde_json::to_vec(&offer).map_err(|_| Trouble::of(msg("desk-publish-unfinished")))?;
        let said = self.post(&wish.place, "offer", "application/json", &body)?;
        // Whatever else answers at that address is no host.
        serde_json::from_slice(&said).map_err(|_| Trouble::of(msg("desk-publish-no-host")))
    }

    /// Sends the pages that the host lacks, a load at a time.
    fn bring(&mut self, wish: &Wish, made: &Made, hashes: &[String]) -> Result<(), Trouble> {
        let mut load = Vec::new();
        for page in hashes.iter().filter_map(|hash| made.bytes.get(hash)) {
            put(&mut load, &packed(page));
            if load.len() >= LOAD {
                self.post(&wish.place, "pages", "application/octet-stream", &load)?;
                load.clear();
            }
        }
        if !load.is_empty() {
            self.post(&wish.place, "pages", "application/octet-stream", &load)?;
        }
        Ok(())
    }

    fn post(
        &mut self,
        place: &PublishPlace,
        what: &str,
        kind: &str,
        body: &[u8],
    ) -> Result<Vec<u8>, Trouble> {
        let agent = self.agent.get_or_insert_with(agent);
        let answered = agent
            .post(format!("{}/publish/{}/{what}", place.host, place.name))
            .header("authorization", format!("Bearer {}", place.key))
            .header("content-type", kind)
            .send(body);
        let mut answer = answered.map_err(|error| unreached(&error))?;
        match answer.status() {
            StatusCode::OK | StatusCode::NO_CONTENT => {}
            StatusCode::UNAUTHORIZED => return Err(Trouble::of(msg("desk-publish-key"))),
            StatusCode::NOT_FOUND => return Err(Trouble::of(msg("desk-publish-no-place"))),
            StatusCode::INSUFFICIENT_STORAGE | StatusCode::PAYLOAD_TOO_LARGE => {
                return Err(Trouble::of(msg("desk-publish-full")));
            }
            status if status.is_server_error() => return Err(Trouble::of(msg("desk-publish-host-broken"))),
            _ => return Err(Trouble::of(msg("desk-publish-no-host"))),
        }
        answer.body_mut().with_config().limit(LARGEST_ANSWER).read_to_vec().map_err(|error| unreached(&error))
    }
}

fn agent() -> Agent {
    Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .timeout_connect(Some(REACH))
        .http_status_as_error(false)
        // A network that wants a password leads elsewhere; nothing of ours goes there.
        .max_redirects(0)
        .max_redirects_will_error(false)
        .user_agent("arbitro")
        .build()
        .new_agent()
}

fn unreached(error: &ureq::Error) -> Trouble {
    let reason = match error {
        ureq::Error::HostNotFound => return Trouble::of(msg("desk-publish-no-name")),
        ureq::Error::Io(error) if error.kind() != io::ErrorKind::Other => system_words(error),
        ureq::Error::Rustls(_) | ureq::Error::Tls(_) => return Trouble::of(msg("desk-publish-no-trust")),
        _ => return Trouble::of(msg("desk-publish-no-network")),
    };
    Trouble::of(msg("desk-publish-unreached").with("reason", reason))
}

fn contested(said: Message) -> Trouble {
    Trouble { said, is_contested: true }
}

fn add(made: &mut Made, files: Vec<PublishedFile>) {
    // Scripts and what tells other hosts that something is new the host has itself.
    for (path, bytes) in files.into_iter().filter(|(path, _)| protocol::kind(path).is_some()) {
        let mark = PageMark::of(&bytes);
        made.bytes.insert(mark.hash.clone(), bytes);
        made.list.insert(path, mark);
    }
}
