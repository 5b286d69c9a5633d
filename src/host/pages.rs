//! The pages of a place: a state is taken whole, with its last page.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::database::{Put, Row, Session};
use super::store::{HostError, HostStore};
use desk::publish::is_place_name;
use desk::publish::protocol::{
    Answer, MOST_PAGES, Offer, PageList, PageMark, digest, is_sound, kind, unpacked,
};
use desk::session::now;

/// How many bytes of packed pages one championship may have here.
const MOST_BYTES: usize = 512 * 1024 * 1024;

/// A page as it is kept.
pub(crate) struct Kept {
    pub(crate) hash: String,
    pub(crate) packed: Vec<u8>,
}

/// What a place shows.
#[derive(Clone, Default)]
pub(crate) struct State {
    /// The digest of its list of pages.
    pub(crate) digest: String,
    /// Its pages by their paths, each with what its bytes come to.
    pub(crate) pages: Arc<BTreeMap<String, String>>,
}

/// What a place shows now; nothing where it is gone.
pub(crate) type News = (String, Option<State>);

impl HostStore {
    /// Returns what a place shows; nothing where there is none.
    pub(crate) fn state(&self, place: &str) -> Result<Option<State>, HostError> {
        if !is_place_name(place) {
            return Ok(None);
        }
        self.read(|session| state_of(session, place))
    }

    /// Returns of places that were told what they show now where it is something else, and nothing for those that are gone.
    pub(crate) fn news(&self, told: &BTreeMap<String, String>) -> Result<Vec<News>, HostError> {
        if told.is_empty() {
            return Ok(Vec::new());
        }
        let sql = "SELECT name, digest FROM place";
        self.read(|session| {
            let digests: BTreeMap<String, String> =
                session.rows(sql, &[])?.iter_mut().map(|row| (row.text(0), row.text(1))).collect();
            let is_new = |(place, told): &(&String, &String)| digests.get(*place) != Some(*told);
            let new = told.iter().filter(is_new);
            new.map(|(place, _)| Ok((place.clone(), state_of(session, place)?))).collect()
        })
    }

    /// Returns a page.
    pub(crate) fn page(&self, place: &str, path: &str) -> Result<Option<Kept>, HostError> {
        if !is_place_name(place) || kind(path).is_none() {
            return Ok(None);
        }
        let sql =
            "SELECT hash, bytes FROM page JOIN packed USING (place, hash) WHERE place = ?1 AND path = ?2";
        let found = self.read(|session| session.row(sql, &[place.into(), path.into()]))?;
        Ok(found.map(|mut row| Kept { hash: row.text(0), packed: row.bytes(1) }))
    }

    /// Keeps pages that a list will name, as they come: packed.
    pub(crate) fn keep(&self, place: &str, pages: &[&[u8]]) -> Result<(), HostError> {
        let mut marked = BTreeMap::new();
        for packed in pages {
            let page = unpacked(packed).ok_or(HostError::Broken)?;
            marked.insert(PageMark::of(&page).hash, *packed);
        }
        let n_new: usize = pages.iter().map(|packed| packed.len()).sum();
        self.write(place, |write| {
            let sql = "SELECT coalesce(sum(length(bytes)), 0) FROM packed WHERE place = ?1";
            let n_there = write.row(sql, &[place.into()])?.map_or(0, |row| row.number(0));
            if usize::try_from(n_there).unwrap_or(usize::MAX).saturating_add(n_new) > MOST_BYTES {
                return Err(HostError::Full);
            }
            let rows: Vec<Vec<Put>> = marked
                .iter()
                .map(|(hash, packed)| vec![place.into(), hash.into(), (*packed).into()])
                .collect();
            let sql = "INSERT INTO packed (place, hash, bytes) VALUES";
            write.run_many(sql, "ON CONFLICT DO NOTHING", &rows)
        })
    }

    /// Looks at an offered list, and takes it if all its pages are there.
    pub(crate) fn offer(&self, place: &str, offer: &Offer) -> Result<Answer, HostError> {
        if [&offer.championship, &offer.title].iter().any(|text| text.contains('\0')) {
            return Ok(Answer::Refused);
        }
        self.write(place, |write| {
            let sql = "SELECT championship, title, head, digest FROM place WHERE name = ?1";
            let Some(mut known) = write.row(sql, &[place.into()])? else { return Ok(Answer::Refused) };
            let (championship, head, last) = (known.text(0), known.number(2), known.text(3));
            let offered = i64::try_from(offer.head).unwrap_or(i64::MAX);
            if !offer.is_anyway && !championship.is_empty() {
                if championship != offer.championship {
                    return Ok(Answer::Other { title: known.text(1) });
                }
                if head > offered {
                    return Ok(Answer::Older);
                }
            }
            let before = list_of(write, place)?;
            let mut list = match &offer.base {
                None => PageList::new(),
                Some(base) if *base == last => before.clone(),
                Some(_) => return Ok(Answer::Whole),
            };
            list.retain(|path, _| !offer.gone.contains(path));
            list.extend(offer.pages.iter().map(|(path, mark)| (path.clone(), mark.clone())));
            if !is_sound(&list) || digest(&list) != offer.digest {
                return Ok(if offer.base.is_some() { Answer::Whole } else { Answer::Refused });
            }
            let lacking = lacking(write, place, &list)?;
            if !lacking.is_empty() {
                return Ok(Answer::Wanted { hashes: lacking.into_iter().collect() });
            }
            exchange(write, place, &before, &list)?;
            let sql = "UPDATE place SET championship = ?1, title = ?2, head = ?3, digest = ?4, taken = ?5 WHERE name = ?6";
            let taken = i64::try_from(now()).unwrap_or(i64::MAX);
            let Offer { championship, title, digest, .. } = offer;
            let put: [Put; 6] = [championship.into(), title.into(), offered.into(), digest.into(), taken.into(), place.into()];
            write.run(sql, &put)?;
            write.tell(place)?;
            Ok(Answer::Taken)
        })
    }
}

/// Returns what a place shows, by one statement: a digest never stands with the pages of another state.
fn state_of(session: &mut dyn Session, place: &str) -> Result<Option<State>, HostError> {
    let sql =
        "SELECT '', digest FROM place WHERE name = ?1 UNION ALL SELECT path, hash FROM page WHERE place = ?1";
    let mut found = session.rows(sql, &[place.into()])?;
    let mut pages: BTreeMap<String, String> =
        found.iter_mut().map(|row| (row.text(0), row.text(1))).collect();
    Ok(pages.remove("").map(|digest| State { digest, pages: Arc::new(pages) }))
}

fn list_of(write: &mut dyn Session, place: &str) -> Result<PageList, HostError> {
    let mut found = write.rows("SELECT path, hash, length FROM page WHERE place = ?1", &[place.into()])?;
    let page = |row: &mut Row| {
        let length = usize::try_from(row.number(2)).unwrap_or_default();
        (row.text(0), PageMark { hash: row.text(1), length })
    };
    Ok(found.iter_mut().map(page).collect())
}

/// Returns what the pages come to that a list names and nobody has brought.
fn lacking(write: &mut dyn Session, place: &str, list: &PageList) -> Result<BTreeSet<String>, HostError> {
    let mut found = write.rows("SELECT hash FROM packed WHERE place = ?1", &[place.into()])?;
    let there: BTreeSet<String> = found.iter_mut().map(|row| row.text(0)).collect();
    Ok(list.values().filter(|mark| !there.contains(&mark.hash)).map(|mark| mark.hash.clone()).collect())
}

/// Puts a list in the place of the one before, and forgets the pages that it does not name.
fn exchange(
    write: &mut dyn Session,
    place: &str,
    before: &PageList,
    list: &PageList,
) -> Result<(), HostError> {
    debug_assert!(list.len() <= MOST_PAGES);
    let gone = before.keys().filter(|path| !list.contains_key(*path));
    let gone: Vec<Vec<Put>> = gone.map(|path| vec![place.into(), path.into()]).collect();
    write.run_many("DELETE FROM page WHERE (place, path) IN (VALUES", ")", &gone)?;
    let new = list.iter().filter(|(path, mark)| before.get(*path) != Some(*mark));
    let length = |mark: &PageMark| i64::try_from(mark.length).unwrap_or(i64::MAX);
    let new: Vec<Vec<Put>> = new
        .map(|(path, mark)| vec![place.into(), path.into(), (&mark.hash).into(), length(mark).into()])
        .collect();
    let after = "ON CONFLICT (place, path) DO UPDATE SET hash = excluded.hash, length = excluded.length";
    write.run_many("INSERT INTO page (place, path, hash, length) VALUES", after, &new)?;
    let sql = "DELETE FROM packed WHERE place = ?1
        AND NOT EXISTS (SELECT 1 FROM page WHERE page.place = packed.place AND page.hash = packed.hash)";
    let n_forgotten = write.run(sql, &[place.into()])?;
    if gone.is_empty() && n_forgotten == 0 { Ok(()) } else { write.note_deleted(place) }
}
