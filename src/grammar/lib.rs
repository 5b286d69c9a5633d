//! The parser of the rule language, as pest makes it from `grammar/rules.pest`.
//!
//! It is a crate of its own because it is large, changes only with the grammar, and waits for nobody: it is built once, beside the
//! rest. Its names are known to the language of the `rules` wing alone.

use std::sync::{Mutex, PoisonError};

use pest::Parser;
use pest::error::Error;
use pest::iterators::Pairs;

pub use phrases::Rule;

#[allow(missing_docs)] // every rule is told where it stands, in the grammar
mod phrases {
    /// The parser pest makes of the grammar.
    #[derive(pest_derive::Parser)]
    #[grammar = "../../grammar/rules.pest"]
    pub(super) struct PhraseParser;
}

/// Reads a phrase. One that is wrong is read again with a note of every word that would have fitted, without which pest
/// forgets how far it came when a plain word was missing; taking notes is most of the work, and most phrases are right.
///
/// # Errors
/// When the phrase does not fit the rule: where, and what would have fitted there.
pub fn pairs(rule: Rule, text: &str) -> Result<Pairs<'_, Rule>, Box<Error<Rule>>> {
    phrases::PhraseParser::parse(rule, text).or_else(|_| {
        // Whether notes are taken is one setting for the whole program: whoever needs them keeps it until they are made.
        static NOTES: Mutex<()> = Mutex::new(());
        let _kept = NOTES.lock().unwrap_or_else(PoisonError::into_inner);
        pest::set_error_detail(true);
        let noted = phrases::PhraseParser::parse(rule, text);
        pest::set_error_detail(false);
        noted.map_err(Box::new)
    })
}
