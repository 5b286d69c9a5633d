//! Schools and pupils.

/// A school of the championship.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct School {
    /// The number, the first part of its pupils' codes, from 1.
    pub number: u32,
    /// The name, as shown.
    pub name: String,
    /// The town or island, if known.
    pub place: Option<String>,
}

/// A pupil in the championship.
///
/// Personal data of minors: `None` where it was never given or has been forgotten.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contestant {
    /// The full name.
    pub name: Option<String>,
    /// The school year, 1 to 12.
    pub school_year: Option<u8>,
}

/// How much of a pupil's name a list shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NameStyle {
    /// The code alone.
    Code,
    /// First name and initial: `Ana C.`
    #[default]
    Short,
    /// The full name.
    Full,
}

impl Contestant {
    /// Returns the name in a style, or nothing if it is unknown or not to be shown.
    pub fn shown_name(&self, style: NameStyle) -> Option<String> {
        let name = self.name.as_deref()?;
        match style {
            NameStyle::Code => None,
            NameStyle::Full => Some(name.to_owned()),
            NameStyle::Short => {
                let mut words = name.split_whitespace();
                let first = words.next()?;
                match words.next_back().and_then(|last| last.chars().next()) {
                    Some(initial) => Some(format!("{first} {initial}.")),
                    None => Some(first.to_owned()),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Contestant, NameStyle};

    #[test]
    fn lists_show_no_more_of_a_name_than_chosen() {
        let pupil = Contestant { name: Some("Inês Maria Água".to_owned()), school_year: None };
        assert_eq!(pupil.shown_name(NameStyle::Code), None);
        assert_eq!(pupil.shown_name(NameStyle::Short).as_deref(), Some("Inês Á."));
        assert_eq!(pupil.shown_name(NameStyle::Full).as_deref(), Some("Inês Maria Água"));
        let single = Contestant { name: Some("Rui".to_owned()), school_year: None };
        assert_eq!(single.shown_name(NameStyle::Short).as_deref(), Some("Rui"));
        assert_eq!(Contestant::default().shown_name(NameStyle::Full), None);
    }
}
