//! Who has an account at the host, and what they may do in which championship.
//!
//! Of a passphrase only a slow salted hash is kept. A session is a signed cookie with the number of an account and of its sessions:
//! another number ends all there were, and a session that was left is remembered until its time. What somebody may do at the
//! desk of a championship stands in its own file of people, as with a card; here stands only which of them it is.

use super::database::{Row, Session as Statements};
use super::log::Deed;
use super::{HostError, HostStore};
use desk::gate::Hashed;
use desk::session::{Session, now, random_bytes, random_word};

/// The tables of accounts.
pub(super) const TABLES: &str = "
    CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE account (
        id INTEGER PRIMARY KEY, login TEXT NOT NULL UNIQUE, name TEXT NOT NULL, secret TEXT NOT NULL,
        epoch INTEGER NOT NULL, administrator INTEGER NOT NULL, made INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE role (
        account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE, championship TEXT NOT NULL,
        number INTEGER NOT NULL, school INTEGER NOT NULL, PRIMARY KEY (account, championship, number, school)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE left_session (nonce TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE invitation (
        digest TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, championship TEXT NOT NULL,
        tables TEXT NOT NULL, school INTEGER NOT NULL, account INTEGER NOT NULL, name TEXT NOT NULL, made_by TEXT NOT NULL,
        by_account INTEGER NOT NULL, until INTEGER NOT NULL, state TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE log (
        seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, who TEXT NOT NULL, by_account INTEGER NOT NULL, deed TEXT NOT NULL, subject TEXT NOT NULL,
        championship TEXT NOT NULL
    ) STRICT;
";

/// What is done to accounts is done by one at a time, under a name that no place can have.
pub(super) const LOCK: &str = "start";

/// The longest name to sign in with, and the longest name to be shown.
pub(super) const LONGEST: usize = 80;

/// Somebody with an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// A number that nobody else has or had.
    pub id: u32,
    /// What they sign in with: an e-mail address, or a name.
    pub login: String,
    /// What others read.
    pub name: String,
    /// The number of their sessions.
    pub(super) epoch: u64,
    /// Whether they keep the host.
    pub is_administrator: bool,
}

impl Account {
    /// Returns who they are, also among those who call themselves alike.
    pub(super) fn told(&self) -> String {
        format!("{} ({})", self.name, self.login)
    }
}

/// What somebody may do in a championship.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Role {
    pub(super) account: u32,
    pub(super) championship: String,
    /// The number of the person at its desk; nothing for the contact of a school.
    pub(super) number: Option<u32>,
    /// The school whose contact it is.
    pub(super) school: Option<u32>,
}

const ACCOUNT: &str = "id, login, name, epoch, administrator";

pub(super) fn account(row: &mut Row) -> Account {
    Account {
        id: u32::try_from(row.number(0)).unwrap_or_default(),
        login: row.text(1),
        name: row.text(2),
        epoch: u64::try_from(row.number(3)).unwrap_or_default(),
        is_administrator: row.number(4) != 0,
    }
}

fn role(row: &mut Row) -> Role {
    let some = |number: i64| u32::try_from(number).ok().filter(|number| *number > 0);
    Role {
        account: u32::try_from(row.number(0)).unwrap_or_default(),
        championship: row.text(1),
        number: some(row.number(2)),
        school: some(row.number(3)),
    }
}

/// Returns what somebody signs in with as it is kept, however it is typed; nothing for what cannot be one.
pub(super) fn read_login(typed: &str) -> Option<String> {
    let login = typed.trim().to_lowercase();
    let is_one = login.chars().count() >= 2
        && login.chars().count() <= LONGEST
        && !login.contains(|c: char| c.is_whitespace() || c.is_control());
    is_one.then_some(login)
}

/// Says whether others may read somebody's name as it is typed.
pub(super) fn is_shown_name(name: &str) -> bool {
    !name.is_empty() && name.chars().count() <= LONGEST && !name.contains(char::is_control)
}

/// Voids the links for another passphrase of somebody who may do more now, or has sent away whoever was in their place: who made such
/// a link may have no business there any more.
pub(super) fn void_passphrase_links(write: &mut dyn Statements, account: u32) -> Result<(), HostError> {
    let sql =
        "UPDATE invitation SET state = 'revoked' WHERE kind = 'again' AND account = ?1 AND state = 'open'";
    write.run(sql, &[i64::from(account).into()]).map(drop)
}

/// Makes an account, within what else is written; nothing where somebody signs in so already.
pub(super) fn make_account(
    write: &mut dyn Statements,
    login: &str,
    name: &str,
    secret: &str,
    is_administrator: bool,
) -> Result<Option<Account>, HostError> {
    let random = || random_bytes(4).map_err(|_| HostError::NoEntropy);
    // A number of somebody who is gone would let their sessions in.
    let id = random()?.iter().fold(0, |sum, byte| sum << 8 | u32::from(*byte)) >> 1 | 1;
    let epoch = random()?.iter().fold(0, |sum, byte| sum << 8 | u64::from(*byte));
    let sql = "INSERT INTO account (id, login, name, secret, epoch, administrator, made) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING";
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let put = [
        i64::from(id).into(),
        login.into(),
        name.into(),
        secret.into(),
        number(epoch).into(),
        i64::from(is_administrator).into(),
        number(now()).into(),
    ];
    let n_made = write.run(sql, &put)?;
    let made = Account { id, login: login.to_owned(), name: name.to_owned(), epoch, is_administrator };
    Ok((n_made > 0).then_some(made))
}

/// Writes a hash as it is kept.
pub(super) fn written(secret: &Hashed) -> Result<String, HostError> {
    serde_json::to_string(secret).map_err(|_| HostError::Broken)
}

impl HostStore {
    /// Returns the key that signs sessions at the host; it is made at the first need.
    pub(super) fn session_key(&self) -> Result<Vec<u8>, HostError> {
        let new = random_word(32).map_err(|_| HostError::NoEntropy)?;
        let key = self.write(LOCK, |write| {
            let sql = "INSERT INTO setting (name, value) VALUES ('session key', ?1) ON CONFLICT DO NOTHING";
            write.run(sql, &[(&new).into()])?;
            write.row("SELECT value FROM setting WHERE name = 'session key'", &[])
        })?;
        let key = key.map(|mut row| row.text(0)).unwrap_or_default();
        hex::decode(key).ok().filter(|key| key.len() >= 16).ok_or(HostError::Broken)
    }

    /// Returns whom a session at the host belongs to; nobody where it was ended.
    pub(super) fn account_of(&self, session: &Session) -> Result<Option<Account>, HostError> {
        let Ok(id) = session.person.parse::<u32>() else { return Ok(None) };
        self.read(|read| {
            let left = "SELECT until FROM left_session WHERE nonce = ?1";
            if read.row(left, &[(&session.nonce).into()])?.is_some() {
                return Ok(None);
            }
            let sql = format!("SELECT {ACCOUNT} FROM account WHERE id = ?1");
            let found = read.row(&sql, &[i64::from(id).into()])?;
            Ok(found.map(|mut row| account(&mut row)).filter(|account| account.epoch == session.epoch))
        })
    }

    /// Returns an account by its number.
    pub(super) fn account(&self, id: u32) -> Result<Option<Account>, HostError> {
        let sql = format!("SELECT {ACCOUNT} FROM account WHERE id = ?1");
        let found = self.read(|read| read.row(&sql, &[i64::from(id).into()]))?;
        Ok(found.map(|mut row| account(&mut row)))
    }

    /// Returns who signs in with something, and the hash of their passphrase.
    pub(super) fn signing_in(&self, login: &str) -> Result<Option<(Account, Hashed)>, HostError> {
        let sql = format!("SELECT {ACCOUNT}, secret FROM account WHERE login = ?1");
        let found = self.read(|read| read.row(&sql, &[login.into()]))?;
        let known = |mut row: Row| {
            let secret = serde_json::from_str(&row.text(5)).ok()?;
            Some((account(&mut row), secret))
        };
        Ok(found.and_then(known))
    }

    /// Returns everybody who has an account, by name.
    pub(super) fn accounts(&self) -> Result<Vec<Account>, HostError> {
        let found = self.read(|read| read.rows(&format!("SELECT {ACCOUNT} FROM account"), &[]))?;
        let mut accounts: Vec<Account> = found.into_iter().map(|mut row| account(&mut row)).collect();
        accounts.sort_by(|one, other| (&one.name, one.id).cmp(&(&other.name, other.id)));
        Ok(accounts)
    }

    /// Says whether somebody keeps the host.
    ///
    /// # Errors
    /// When nothing can be read.
    pub fn has_administrator(&self) -> Result<bool, HostError> {
        let sql = "SELECT id FROM account WHERE administrator = 1";
        Ok(self.read(|read| read.row(sql, &[]))?.is_some())
    }

    /// Ends a session for good.
    pub(super) fn leave(&self, session: &Session) -> Result<(), HostError> {
        let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        self.write(LOCK, |write| {
            write.run("DELETE FROM left_session WHERE until < ?1", &[number(now()).into()])?;
            let sql = "INSERT INTO left_session (nonce, until) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
            write.run(sql, &[(&session.nonce).into(), number(session.expires).into()]).map(drop)
        })
    }

    /// Ends all sessions of somebody.
    pub(super) fn end_sessions(&self, by: &Account, of: &Account) -> Result<(), HostError> {
        self.write(LOCK, |write| {
            write.run("UPDATE account SET epoch = epoch + 1 WHERE id = ?1", &[i64::from(of.id).into()])?;
            void_passphrase_links(write, of.id)?;
            super::log::note(write, by, Deed::SessionsEnded, &of.told(), "")
        })
    }

    /// Says whether somebody keeps the host, and nobody else.
    pub(super) fn is_last_administrator(&self, id: u32) -> Result<bool, HostError> {
        let sql = "SELECT id FROM account WHERE administrator = 1";
        let found = self.read(|read| read.rows(sql, &[]))?;
        Ok(found.iter().all(|row| row.number(0) == i64::from(id)) && !found.is_empty())
    }

    /// Removes an account, and what it invited to; the last of those who keep the host stays. Says whether it is gone.
    pub(super) fn remove_account(&self, by: &Account, of: &Account) -> Result<bool, HostError> {
        self.write(LOCK, |write| {
            let sql = "DELETE FROM account WHERE id = ?1 AND (administrator = 0 \
                       OR (SELECT count(*) FROM account WHERE administrator = 1) > 1)";
            let n_gone = write.run(sql, &[i64::from(of.id).into()])?;
            if n_gone > 0 {
                let sql = "UPDATE invitation SET state = 'revoked' WHERE by_account = ?1 AND state = 'open'";
                write.run(sql, &[i64::from(of.id).into()])?;
                void_passphrase_links(write, of.id)?;
                super::log::note(write, by, Deed::AccountRemoved, &of.told(), "")?;
            }
            Ok(n_gone > 0)
        })
    }

    /// Returns all roles, or those of an account or a championship.
    pub(super) fn roles(&self) -> Result<Vec<Role>, HostError> {
        let sql =
            "SELECT account, championship, number, school FROM role ORDER BY championship, number, school";
        let found = self.read(|read| read.rows(sql, &[]))?;
        Ok(found.into_iter().map(|mut row| role(&mut row)).collect())
    }

    /// Returns what somebody may do, championship by championship.
    pub(super) fn roles_of(&self, account: u32) -> Result<Vec<Role>, HostError> {
        let sql = "SELECT account, championship, number, school FROM role WHERE account = ?1 \
                   ORDER BY championship, number, school";
        let found = self.read(|read| read.rows(sql, &[i64::from(account).into()]))?;
        Ok(found.into_iter().map(|mut row| role(&mut row)).collect())
    }

    /// Gives somebody a role.
    pub(super) fn give_role(&self, role: &Role) -> Result<(), HostError> {
        let Role { account, championship, number, school } = role;
        let some = |number: &Option<u32>| i64::from(number.unwrap_or_default());
        let sql = "INSERT INTO role (account, championship, number, school) VALUES (?1, ?2, ?3, ?4) \
                   ON CONFLICT DO NOTHING";
        let put = [i64::from(*account).into(), championship.into(), some(number).into(), some(school).into()];
        self.write(LOCK, |write| {
            write.run(sql, &put)?;
            void_passphrase_links(write, *account)
        })
    }

    /// Takes a role from somebody, and what they invited to with it.
    pub(super) fn take_role(&self, by: &Account, of: &Account, role: &Role) -> Result<(), HostError> {
        let Role { account, championship, number, school } = role;
        let some = |number: &Option<u32>| i64::from(number.unwrap_or_default());
        let sql = "DELETE FROM role WHERE account = ?1 AND championship = ?2 AND number = ?3 AND school = ?4";
        let put = [i64::from(*account).into(), championship.into(), some(number).into(), some(school).into()];
        self.write(LOCK, |write| {
            write.run(sql, &put)?;
            if number.is_some() && !of.is_administrator {
                let sql = "UPDATE invitation SET state = 'revoked' \
                           WHERE by_account = ?1 AND (championship = ?2 OR kind = 'again') AND state = 'open'";
                write.run(sql, &[i64::from(*account).into(), championship.into()])?;
            }
            super::log::note(write, by, Deed::RoleTaken, &of.told(), championship)
        })
    }

    /// Forgets who had a role in a championship that is gone, and the invitations to it: another of the same name may come.
    pub(super) fn forget_championship(&self, name: &str) -> Result<(), HostError> {
        self.write(LOCK, |write| {
            write.run("DELETE FROM role WHERE championship = ?1", &[name.into()])?;
            let sql = "UPDATE invitation SET state = 'revoked' WHERE championship = ?1 AND state = 'open'";
            write.run(sql, &[name.into()]).map(drop)
        })
    }
}
