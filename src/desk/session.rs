//! Signed cookies and form tokens.

use std::sync::{PoisonError, RwLock};
use std::time::{SystemTime, UNIX_EPOCH};

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use subtle::ConstantTimeEq;

/// How long a session lasts: a day at the venue, and the evening before.
pub const LIFETIME: u64 = 36 * 60 * 60;

/// Who a cookie says is there. Nobody can make one without the key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// A random word that tells visitors apart.
    pub nonce: String,
    /// The person who signed in; empty for a visitor.
    pub person: String,
    /// Which of the person's cards it was; a new card ends the sessions of the old one.
    pub epoch: u64,
    /// When it ends, in seconds since 1970.
    pub expires: u64,
}

impl Session {
    /// Begins a session.
    pub fn begin(person: &str, epoch: u64) -> Self {
        Session {
            nonce: random_word(16).unwrap_or_default(),
            person: person.to_owned(),
            epoch,
            expires: now() + LIFETIME,
        }
    }
}

/// Signs with a secret key, which may be exchanged for another: then nothing that was signed before is good.
pub struct Signer {
    key: RwLock<Vec<u8>>,
}

impl Signer {
    /// Signs with this key.
    pub fn new(key: Vec<u8>) -> Self {
        Signer { key: RwLock::new(key) }
    }

    /// Signs with another key from now on.
    pub fn exchange(&self, key: Vec<u8>) {
        *self.key.write().unwrap_or_else(PoisonError::into_inner) = key;
    }

    /// Signs with a new key.
    ///
    /// # Errors
    /// When the system gives no randomness.
    pub fn random() -> std::io::Result<Self> {
        Ok(Signer::new(random_bytes(32)?))
    }

    fn mac(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        let key = self.key.read().unwrap_or_else(PoisonError::into_inner);
        let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("HMAC takes keys of any length");
        mac.update(purpose.as_bytes());
        mac.update(b"\0");
        mac.update(text.as_bytes());
        mac
    }

    /// Returns the signature of a text for a purpose.
    pub fn sign(&self, purpose: &str, text: &str) -> String {
        hex::encode(self.mac(purpose, text).finalize().into_bytes())
    }

    /// Says whether a signature is right, in constant time.
    pub fn is_signed(&self, purpose: &str, text: &str, signature: &str) -> bool {
        hex::decode(signature).is_ok_and(|bytes| self.mac(purpose, text).verify_slice(&bytes).is_ok())
    }

    /// Writes a session as the value of a cookie.
    pub fn cookie(&self, session: &Session) -> String {
        let text = format!("{}.{}.{}.{}", session.nonce, session.person, session.epoch, session.expires);
        let signature = self.sign("session", &text);
        format!("{text}.{signature}")
    }

    /// Reads the value of a cookie; nothing when it was not signed here or is over.
    pub fn session(&self, cookie: &str) -> Option<Session> {
        let (text, signature) = cookie.rsplit_once('.')?;
        if !self.is_signed("session", text, signature) {
            return None;
        }
        let mut parts = text.split('.');
        let session = Session {
            nonce: parts.next()?.to_owned(),
            person: parts.next()?.to_owned(),
            epoch: parts.next()?.parse().ok()?,
            expires: parts.next()?.parse().ok()?,
        };
        (parts.next().is_none() && session.expires > now()).then_some(session)
    }
}

/// Returns seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

/// Returns random bytes.
///
/// # Errors
/// When the system gives none.
pub fn random_bytes(count: usize) -> std::io::Result<Vec<u8>> {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes).map_err(|error| std::io::Error::other(error.to_string()))?;
    Ok(bytes)
}

/// Returns a random word of hexadecimal digits, two a byte.
///
/// # Errors
/// When the system gives no randomness.
pub fn random_word(bytes: usize) -> std::io::Result<String> {
    Ok(hex::encode(random_bytes(bytes)?))
}

/// Compares two tokens in a time that does not depend on where they differ.
pub(super) fn same(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::{Session, Signer, now};

    #[test]
    fn a_cookie_is_read_back_and_no_forged_one_is() {
        let signer = Signer::random().expect("chance");
        let session = Session::begin("ana", 3);
        let cookie = signer.cookie(&session);
        assert_eq!(signer.session(&cookie), Some(session));
        let forged = cookie.replacen("ana", "eva", 1);
        let cut: String = cookie.chars().take(cookie.len() - 2).collect();
        for wrong in ["", ".", "....", "é.é", &forged, &cut, &format!("{cookie}00")] {
            assert_eq!(signer.session(wrong), None, "{wrong}");
        }
        assert_eq!(Signer::random().expect("chance").session(&cookie), None);
    }

    #[test]
    fn a_session_ends() {
        let signer = Signer::new(vec![1; 32]);
        let over = Session { expires: now() - 1, ..Session::begin("ana", 0) };
        assert_eq!(signer.session(&signer.cookie(&over)), None);
    }
}
