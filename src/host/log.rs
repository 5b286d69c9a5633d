//! Who did what at the host; what is noted is never changed.

use super::accounts::{Account, LOCK};
use super::database::Session;
use super::{HostError, HostStore};
use desk::session::now;
use speech::{Message, msg};

/// No more of it is shown on one page.
const MOST: i64 = 200;

/// Something that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    ChampionshipMade,
    ChampionshipCopied,
    ChampionshipRemoved,
    Invited,
    PassphraseOffered,
    InvitationRevoked,
    InvitationAccepted,
    RoleTaken,
    PassphraseChosen,
    SessionsEnded,
    AccountRemoved,
}

impl Deed {
    const ALL: [Deed; 11] = [
        Deed::ChampionshipMade,
        Deed::ChampionshipCopied,
        Deed::ChampionshipRemoved,
        Deed::Invited,
        Deed::PassphraseOffered,
        Deed::InvitationRevoked,
        Deed::InvitationAccepted,
        Deed::RoleTaken,
        Deed::PassphraseChosen,
        Deed::SessionsEnded,
        Deed::AccountRemoved,
    ];

    /// Returns the word that is kept.
    fn word(self) -> &'static str {
        match self {
            Deed::ChampionshipMade => "made",
            Deed::ChampionshipCopied => "copied",
            Deed::ChampionshipRemoved => "removed",
            Deed::Invited => "invited",
            Deed::PassphraseOffered => "passphrase link",
            Deed::InvitationRevoked => "revoked",
            Deed::InvitationAccepted => "accepted",
            Deed::RoleTaken => "role taken",
            Deed::PassphraseChosen => "passphrase",
            Deed::SessionsEnded => "sessions ended",
            Deed::AccountRemoved => "account removed",
        }
    }

    /// Says what was done to somebody or something, in a championship or in none.
    fn told(self, subject: &str, championship: &str) -> Message {
        let place = if championship.is_empty() { "none" } else { "some" };
        match self {
            Deed::ChampionshipMade => msg("host-log-made").with("championship", championship),
            Deed::ChampionshipCopied => msg("host-log-copied").with("championship", championship),
            Deed::ChampionshipRemoved => msg("host-log-removed").with("championship", championship),
            Deed::Invited => msg("host-log-invited")
                .with("place", place)
                .with("championship", championship)
                .with("subject", subject),
            Deed::PassphraseOffered => msg("host-log-passphrase-link")
                .with("place", place)
                .with("championship", championship)
                .with("subject", subject),
            Deed::InvitationRevoked => msg("host-log-revoked")
                .with("place", place)
                .with("championship", championship)
                .with("subject", subject),
            Deed::InvitationAccepted => msg("host-log-accepted")
                .with("place", place)
                .with("championship", championship)
                .with("subject", subject),
            Deed::RoleTaken => {
                msg("host-log-role-taken").with("championship", championship).with("subject", subject)
            }
            Deed::PassphraseChosen => msg("host-log-passphrase").with("subject", subject),
            Deed::SessionsEnded => msg("host-log-sessions").with("subject", subject),
            Deed::AccountRemoved => msg("host-log-account").with("subject", subject),
        }
    }
}

/// A line of the log.
pub(super) struct Noted {
    /// When, in seconds since 1970.
    pub(super) at: i64,
    pub(super) who: String,
    pub(super) said: Message,
}

/// Notes what somebody does, within what is written.
pub(super) fn note(
    write: &mut dyn Session,
    by: &Account,
    deed: Deed,
    subject: &str,
    championship: &str,
) -> Result<(), HostError> {
    let sql = "INSERT INTO log (seq, at, who, by_account, deed, subject, championship) \
               VALUES ((SELECT coalesce(max(seq), 0) + 1 FROM log), ?1, ?2, ?3, ?4, ?5, ?6)";
    let at = i64::try_from(now()).unwrap_or(i64::MAX);
    let who = by.told();
    let put = [
        at.into(),
        (&who).into(),
        i64::from(by.id).into(),
        deed.word().into(),
        subject.into(),
        championship.into(),
    ];
    write.run(sql, &put).map(drop)
}

impl HostStore {
    /// Notes what somebody has done elsewhere than here.
    pub(super) fn note(
        &self,
        by: &Account,
        deed: Deed,
        subject: &str,
        championship: &str,
    ) -> Result<(), HostError> {
        self.write(LOCK, |write| note(write, by, deed, subject, championship))
    }

    /// Returns what was done last, the latest first: everywhere, or in one championship.
    pub(super) fn log(&self, championship: Option<&str>) -> Result<Vec<Noted>, HostError> {
        let sql = "SELECT at, who, deed, subject, championship FROM log \
                   WHERE championship = ?1 OR ?1 = '' ORDER BY seq DESC LIMIT ?2";
        let put = [championship.unwrap_or_default().into(), MOST.into()];
        let found = self.read(|read| read.rows(sql, &put))?;
        let noted = found.into_iter().filter_map(|mut row| {
            let (at, who, word) = (row.number(0), row.text(1), row.text(2));
            let (subject, championship) = (row.text(3), row.text(4));
            let deed = Deed::ALL.into_iter().find(|deed| deed.word() == word)?;
            let said = deed.told(&subject, &championship);
            Some(Noted { at, who, said })
        });
        Ok(noted.collect())
    }
}
