//! Invitations: links that make somebody what they are asked to be, once, until a day, and not after they were revoked.

use super::accounts::{Account, LOCK, make_account, void_passphrase_links, written};
use super::database::Row;
use super::log::{Deed, note};
use super::{HostError, HostStore, hash_of};
use desk::gate::Hashed;
use desk::session::{now, random_word};

/// How long an invitation is good, in seconds: a fortnight, holidays included.
const GOOD_FOR: u64 = 14 * 24 * 60 * 60;

/// The random bytes of a link.
const WORD: usize = 18;

/// What somebody is asked to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Office {
    /// Who keeps the host.
    Administrator,
    /// Who runs a championship.
    Organiser,
    /// Who enters results at tables, as the desk reads them.
    Arbiter(String),
    /// Who answers for a school.
    Contact(u32),
    /// What they are already, with another passphrase.
    Again(u32),
}

impl Office {
    fn word(&self) -> &'static str {
        match self {
            Office::Administrator => "administrator",
            Office::Organiser => "organiser",
            Office::Arbiter(_) => "arbiter",
            Office::Contact(_) => "contact",
            Office::Again(_) => "again",
        }
    }
}

/// An invitation that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Invitation {
    /// What lists call it; it opens nothing.
    pub(super) id: String,
    pub(super) office: Office,
    /// The championship, or that from which another passphrase was given; nothing for who keeps the host.
    pub(super) championship: String,
    /// Who is meant.
    pub(super) name: String,
    /// Who invited them.
    pub(super) made_by: String,
    /// The number of their account; nothing for the program itself.
    pub(super) by: Option<u32>,
    /// Until when it is good, in seconds since 1970.
    pub(super) until: i64,
}

const INVITATION: &str = "id, kind, championship, tables, school, account, name, made_by, by_account, until";

fn invitation(mut row: Row) -> Option<Invitation> {
    let (id, kind, championship, tables) = (row.text(0), row.text(1), row.text(2), row.text(3));
    let number = |column: usize| u32::try_from(row.number(column)).unwrap_or_default();
    let office = match kind.as_str() {
        "administrator" => Office::Administrator,
        "organiser" => Office::Organiser,
        "arbiter" => Office::Arbiter(tables),
        "contact" => Office::Contact(number(4)),
        "again" => Office::Again(number(5)),
        _ => return None,
    };
    let (by, until) = (Some(number(8)).filter(|by| *by > 0), row.number(9));
    Some(Invitation { id, office, championship, name: row.text(6), made_by: row.text(7), by, until })
}

fn this_second() -> i64 {
    i64::try_from(now()).unwrap_or(i64::MAX)
}

/// What somebody chose who accepts an invitation without an account.
pub(super) struct Chosen {
    pub(super) login: String,
    pub(super) name: String,
    pub(super) secret: Hashed,
}

/// What became of an invitation that somebody accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Accepted {
    /// It is theirs.
    By(Account),
    /// It was used, revoked, or is over.
    Over,
    /// Somebody signs in so already.
    IsTaken,
}

impl HostStore {
    /// Invites somebody, and returns the word of the link, which is nowhere else. The first link is the program's own.
    pub(super) fn invite(
        &self,
        by: Option<&Account>,
        office: &Office,
        championship: &str,
        name: &str,
    ) -> Result<String, HostError> {
        let new = |bytes| random_word(bytes).map_err(|_| HostError::NoEntropy);
        let (word, id) = (new(WORD)?, new(8)?);
        let (tables, school, account) = match office {
            Office::Administrator | Office::Organiser => ("", 0, 0),
            Office::Arbiter(tables) => (tables.as_str(), 0, 0),
            Office::Contact(school) => ("", *school, 0),
            Office::Again(account) => ("", 0, *account),
        };
        let until = this_second().saturating_add(i64::try_from(GOOD_FOR).unwrap_or(i64::MAX));
        let digest = hash_of(&word);
        self.write(LOCK, |write| {
            let sql = "INSERT INTO invitation (digest, id, kind, championship, tables, school, account, name, made_by, by_account, until, state) \
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 'open')";
            let put = [
                (&digest).into(),
                (&id).into(),
                office.word().into(),
                championship.into(),
                tables.into(),
                i64::from(school).into(),
                i64::from(account).into(),
                name.into(),
                by.map_or("", |by| by.name.as_str()).into(),
                i64::from(by.map_or(0, |by| by.id)).into(),
                until.into(),
            ];
            write.run(sql, &put)?;
            match by {
                // The program says its link wherever it is started.
                None => Ok(()),
                Some(by) => {
                    let deed = match office {
                        Office::Again(_) => Deed::PassphraseOffered,
                        _ => Deed::Invited,
                    };
                    note(write, by, deed, name, championship)
                }
            }
        })?;
        Ok(word)
    }

    /// Makes the link of the first who keeps the host, in the place of the one before; nothing once there is somebody.
    ///
    /// # Errors
    /// When nothing can be read or written.
    pub fn invite_first(&self) -> Result<Option<String>, HostError> {
        if self.has_administrator()? {
            return Ok(None);
        }
        self.write(LOCK, |write| {
            write.run("DELETE FROM invitation WHERE kind = 'administrator' AND made_by = ''", &[])
        })?;
        self.invite(None, &Office::Administrator, "", "").map(Some)
    }

    /// Returns the invitation of a link, as long as it is open.
    pub(super) fn invitation(&self, word: &str) -> Result<Option<Invitation>, HostError> {
        let sql = format!(
            "SELECT {INVITATION} FROM invitation WHERE digest = ?1 AND state = 'open' AND until > ?2"
        );
        let put = [&hash_of(word)];
        let found = self.read(|read| read.row(&sql, &[put[0].into(), this_second().into()]))?;
        Ok(found.and_then(invitation))
    }

    /// Returns the invitations that are open, the latest first.
    pub(super) fn invitations(&self) -> Result<Vec<Invitation>, HostError> {
        let sql = format!(
            "SELECT {INVITATION} FROM invitation WHERE state = 'open' AND until > ?1 ORDER BY until DESC, id"
        );
        let found = self.read(|read| read.rows(&sql, &[this_second().into()]))?;
        Ok(found.into_iter().filter_map(invitation).collect())
    }

    /// Revokes an invitation.
    pub(super) fn revoke(&self, by: &Account, invitation: &Invitation) -> Result<(), HostError> {
        self.write(LOCK, |write| {
            let sql = "UPDATE invitation SET state = 'revoked' WHERE id = ?1 AND state = 'open'";
            write.run(sql, &[(&invitation.id).into()])?;
            note(write, by, Deed::InvitationRevoked, &invitation.name, &invitation.championship)
        })
    }

    /// Opens an invitation again that was used, and could not be followed.
    pub(super) fn reopen(&self, invitation: &Invitation) -> Result<(), HostError> {
        let sql = "UPDATE invitation SET state = 'open' WHERE id = ?1 AND state = 'used'";
        self.write(LOCK, |write| write.run(sql, &[(&invitation.id).into()]).map(drop))
    }

    /// Uses an invitation up, for somebody who has an account or makes one; whoever comes second finds it over.
    pub(super) fn accept(
        &self,
        invitation: &Invitation,
        known: Option<Account>,
        chosen: Option<&Chosen>,
    ) -> Result<Accepted, HostError> {
        let secret = chosen.map(|chosen| written(&chosen.secret)).transpose()?.unwrap_or_default();
        self.write(LOCK, |write| {
            let sql = "SELECT id FROM invitation WHERE id = ?1 AND state = 'open' AND until > ?2";
            if write.row(sql, &[(&invitation.id).into(), this_second().into()])?.is_none() {
                return Ok(Accepted::Over);
            }
            let is_administrator = invitation.office == Office::Administrator;
            let account = match (&invitation.office, known, chosen) {
                (Office::Again(id), ..) => {
                    let sql = "UPDATE account SET secret = ?1, epoch = epoch + 1 WHERE id = ?2";
                    let put = [(&secret).into(), i64::from(*id).into()];
                    if secret.is_empty() || write.run(sql, &put)? == 0 {
                        return Ok(Accepted::Over);
                    }
                    void_passphrase_links(write, *id)?;
                    let sql = "SELECT id, login, name, epoch, administrator FROM account WHERE id = ?1";
                    match write.row(sql, &[i64::from(*id).into()])? {
                        Some(mut row) => super::accounts::account(&mut row),
                        None => return Ok(Accepted::Over),
                    }
                }
                (_, Some(known), _) => {
                    if is_administrator {
                        let sql = "UPDATE account SET administrator = 1 WHERE id = ?1";
                        write.run(sql, &[i64::from(known.id).into()])?;
                        void_passphrase_links(write, known.id)?;
                    }
                    known
                }
                (_, None, Some(chosen)) => {
                    let made = make_account(write, &chosen.login, &chosen.name, &secret, is_administrator)?;
                    match made {
                        Some(made) => made,
                        None => return Ok(Accepted::IsTaken),
                    }
                }
                (_, None, None) => return Ok(Accepted::Over),
            };
            let sql = "UPDATE invitation SET state = 'used' WHERE id = ?1";
            write.run(sql, &[(&invitation.id).into()])?;
            let deed = match &invitation.office {
                Office::Again(_) => Deed::PassphraseChosen,
                _ => Deed::InvitationAccepted,
            };
            note(write, &account, deed, &account.told(), &invitation.championship)?;
            Ok(Accepted::By(account))
        })
    }
}
