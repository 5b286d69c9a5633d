//! Laws of registration: within its dates, for schools that are known, and no more pupils than a school may send.

use std::collections::BTreeMap;

use super::{
    Championship, Fact, MOST_QUESTIONS, MOST_REGISTERED, QuestionAbout, Refusal, RegisteredPupil,
    Registration, RegistrationTerms, RegistrationVerdict, SchoolAnswer, SchoolRegistration, Sender,
    WaitingList, apply::need_reason, is_same_word,
};

impl Championship {
    /// Returns what is known of registration by schools.
    pub fn registration(&self) -> &Registration {
        &self.registration
    }

    pub(super) fn open_registration(&mut self, terms: &RegistrationTerms) -> Result<(), Refusal> {
        if terms.until <= terms.from {
            return Err(Refusal::DatesTurned);
        }
        if terms.questions.len() > MOST_QUESTIONS {
            return Err(Refusal::TooManyListed(MOST_QUESTIONS));
        }
        for (index, question) in terms.questions.iter().enumerate() {
            let is_known = terms.questions[..index].iter().any(|one| is_same_word(&one.text, &question.text));
            if is_known || question.text.trim().is_empty() {
                return Err(Refusal::QuestionTwice(question.text.clone()));
            }
        }
        if let Some(names) = terms.questions.iter().find(|one| one.about == QuestionAbout::Names) {
            self.registration.names_question = Some(names.text.clone());
        }
        self.registration.terms = Some(terms.clone());
        self.registration.is_closed = false;
        Ok(())
    }

    pub(super) fn close_registration(&mut self) -> Result<(), Refusal> {
        if self.registration.terms.is_none() || self.registration.is_closed {
            return Err(Refusal::NotRegistering);
        }
        self.registration.is_closed = true;
        Ok(())
    }

    /// Returns what is known of a school's registration, to change it.
    fn registration_of(&mut self, school: u32) -> Result<&mut SchoolRegistration, Refusal> {
        match (self.schools.contains_key(&school), self.merged.get(&school)) {
            (true, _) => Ok(self.registration.schools.entry(school).or_default()),
            (false, Some((_, into))) => Err(Refusal::SchoolMerged(school, *into)),
            (false, None) => Err(Refusal::NoSchool(school)),
        }
    }

    pub(super) fn give_contact(&mut self, school: u32, email: &str) -> Result<(), Refusal> {
        email.trim().clone_into(&mut self.registration_of(school)?.email);
        Ok(())
    }

    pub(super) fn give_region(&mut self, school: u32, region: &str) -> Result<(), Refusal> {
        region.trim().clone_into(&mut self.registration_of(school)?.region);
        Ok(())
    }

    pub(super) fn replace_link(&mut self, school: u32, reason: &str) -> Result<(), Refusal> {
        need_reason(reason)?;
        let own = self.registration_of(school)?;
        own.link = own.link.saturating_add(1);
        Ok(())
    }

    pub(super) fn register_pupils(
        &mut self,
        school: u32,
        pupils: &[RegisteredPupil],
        answers: &BTreeMap<String, String>,
        (sender, at): (Sender, i64),
    ) -> Result<(), Refusal> {
        let terms = self.registration.terms.as_ref().ok_or(Refusal::NotRegistering)?;
        if sender == Sender::School && !self.registration.is_open(at) {
            return Err(Refusal::NotRegistering);
        }
        let is_asked = |text: &String, is_of_pupils: bool| {
            let mut questions = terms.questions.iter();
            questions.any(|one| one.text == *text && one.about.is_of_pupils() == is_of_pupils)
        };
        let of_school = answers.keys().find(|text| !is_asked(text, false));
        let of_pupils = pupils.iter().flat_map(|pupil| pupil.answers.keys());
        if let Some(text) = of_school.or(of_pupils.into_iter().find(|text| !is_asked(text, true))) {
            return Err(Refusal::NoQuestion(text.clone()));
        }
        if pupils.len() > MOST_REGISTERED {
            return Err(Refusal::TooManyListed(MOST_REGISTERED));
        }
        self.registration_of(school)?;
        self.judge_registered(school, pupils)?;
        let own = self.registration_of(school)?;
        let first_at = own.answer.as_ref().map_or(at, |answer| answer.first_at);
        let before = own.answer.take();
        own.put_behind(before);
        own.answer = Some(SchoolAnswer { pupils: pupils.to_vec(), answers: answers.clone(), at, first_at });
        // Whoever changes what was accepted or declined waits for another word.
        own.verdict = None;
        Ok(())
    }

    /// Judges a school's pupils by the laws of entries, as if nobody else had entered: whether there is a place among all is
    /// judged when they are accepted.
    fn judge_registered(&self, school: u32, pupils: &[RegisteredPupil]) -> Result<(), Refusal> {
        let mut alone = self.alone(school)?;
        for RegisteredPupil { contestant, tournament, answers } in pupils {
            let code = alone.next_code(school, *tournament);
            match alone.regulations.waiting_list {
                // Those for whom there is no place may wait, and what else is wrong is said all the same.
                WaitingList::Kept => alone.queue_entry(code, contestant)?,
                WaitingList::None => alone.add_entry(code, contestant)?,
            }
            for (column, text) in answers {
                alone.tell_entry(code, column, text)?;
            }
        }
        Ok(())
    }

    /// Returns a championship of the same regulations in which there is this school and nobody is entered.
    ///
    /// # Errors
    /// When there is no such school.
    pub fn alone(&self, school: u32) -> Result<Championship, Refusal> {
        let own = self.schools.get(&school).ok_or(Refusal::NoSchool(school))?;
        let regulations = Box::new(self.regulations().clone());
        let mut alone = Championship::begin(&Fact::Created { name: self.name.clone(), regulations })?;
        alone.register_school(own)?;
        // What is asked of each pupil is a column, and quotas may count by the region.
        alone.registration.terms.clone_from(&self.registration.terms);
        if let Some(known) = self.registration.of(school) {
            alone.registration_of(school)?.region.clone_from(&known.region);
        }
        Ok(alone)
    }

    pub(super) fn judge_registration(&mut self, school: u32, message: Option<&str>) -> Result<(), Refusal> {
        if let Some(message) = message {
            need_reason(message)?;
        } else if !self.registration.unanswered(school).is_empty() {
            return Err(Refusal::RegistrationIncomplete(school));
        }
        let own = self.registration_of(school)?;
        let answer = own.answer.as_ref().ok_or(Refusal::NothingRegistered(school))?;
        own.verdict = Some(match message {
            Some(message) => RegistrationVerdict::Declined { message: message.to_owned() },
            None => {
                own.accepted.clone_from(&answer.pupils);
                RegistrationVerdict::Accepted
            }
        });
        Ok(())
    }

    /// Makes the registration of one school that of another, of which it has become part; the link of the one opens nothing.
    pub(super) fn merge_registrations(&mut self, from: u32, into: u32) {
        let Some(was) = self.registration.schools.remove(&from) else { return };
        let own = self.registration.schools.entry(into).or_default();
        if own.email.is_empty() {
            own.email = was.email;
        }
        if own.region.is_empty() {
            own.region = was.region;
        }
        if own.answer.is_none() {
            (own.answer, own.verdict) = (was.answer, was.verdict);
        } else {
            own.put_behind(was.answer);
        }
        own.accepted.extend(was.accepted);
        own.earlier.extend(was.earlier);
    }
}
