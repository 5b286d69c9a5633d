//! Tickets: a house of several championships, which knows somebody, lets them in at the desk of one, once and at once.

use std::io;

use super::people::{People, number_of};
use super::session::{now, random_word};

/// How long a ticket is good, in seconds: the way from one page to the next.
const GOOD_FOR: u64 = 120;

impl People {
    /// Returns the path of a ticket for somebody of the list; nothing for whoever is not there.
    ///
    /// # Errors
    /// When the operating system has no entropy.
    pub fn ticket(&self, number: u32) -> io::Result<Option<String>> {
        let Some(epoch) = self.epoch(number) else { return Ok(None) };
        let text = format!("{}.{}", now() + GOOD_FOR, random_word(8)?);
        let mark = self.signer().sign("ticket", &format!("{number}.{epoch}.{text}"));
        Ok(Some(format!("/in/{number}-{text}.{mark}")))
    }

    /// Takes a ticket in; returns the number and the epoch for the session, once.
    ///
    /// # Errors
    /// When the file cannot be written that says which were used.
    pub fn by_ticket(&self, word: &str) -> io::Result<Option<(String, u64)>> {
        let signed = || {
            let (number, rest) = word.split_once('-')?;
            let (text, mark) = rest.rsplit_once('.')?;
            let (until, nonce) = text.split_once('.')?;
            let number = number_of(number)?;
            let epoch = self.epoch(number)?;
            let is_good = self.signer().is_signed("ticket", &format!("{number}.{epoch}.{text}"), mark);
            let until: u64 = until.parse().ok().filter(|until| is_good && *until > now())?;
            Some((number, epoch, until, nonce.to_owned()))
        };
        let Some((number, epoch, until, nonce)) = signed() else { return Ok(None) };
        let is_first = self.change(|file| {
            let is_first = !file.has_left(&nonce);
            file.leave(&nonce, until, now());
            Ok(is_first)
        })?;
        Ok(is_first.then(|| (number.to_string(), epoch)))
    }

    /// Ends the sessions of somebody; a card stays good.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn end_sessions_of(&self, number: u32) -> io::Result<()> {
        self.change(|file| {
            if let Some(record) = file.people.get_mut(&number) {
                record.epoch += 1;
            }
            Ok(())
        })
    }

    fn epoch(&self, number: u32) -> Option<u64> {
        self.state().file.people.get(&number).map(|record| record.epoch)
    }
}

#[cfg(test)]
mod tests {
    use crate::people::People;
    use crate::session::Session;
    use crate::visit::Role;
    use championship::store::Location;

    #[test]
    fn a_ticket_lets_in_once_and_not_after_the_person_is_gone() {
        let folder = tempfile::tempdir().expect("a folder");
        let people = People::open(&Location::File(folder.path().join("a.arbitro"))).expect("people");
        let number = people.add("Ana", &Role::Organiser).expect("written");
        let ticket = || people.ticket(number).expect("chance").expect("somebody").replacen("/in/", "", 1);
        let good = ticket();
        let forged = good.replacen(&format!("{number}-"), "2-", 1);
        assert_eq!(people.by_ticket(&forged).expect("readable"), None);
        let (person, epoch) = people.by_ticket(&good).expect("readable").expect("let in");
        assert!(people.person(&Session::begin(&person, epoch)).is_some());
        assert_eq!(people.by_ticket(&good).expect("readable"), None, "a second time");
        let old = ticket();
        people.end_sessions_of(number).expect("written");
        assert_eq!(people.by_ticket(&old).expect("readable"), None, "of before");
        assert!(people.person(&Session::begin(&person, epoch)).is_none());
        let last = ticket();
        people.remove(number).expect("written");
        assert_eq!(people.by_ticket(&last).expect("readable"), None);
        assert_eq!(people.ticket(number).expect("chance"), None);
    }
}
