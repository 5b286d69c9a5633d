//! The rule language: text → tree. It knows words, not what they mean.
//!
//! [`document`] reads the YAML shell, [`Phrase`] the sentences inside it. No name is resolved here.

pub mod ast;
mod claim;
pub mod document;
mod everyday;
mod faults;
mod foreign;
mod parser;
mod parser_sets;
mod phrase_errors;
mod slips;
mod slips_in_cells;

pub(crate) use everyday::{beyond, is_article, key_said_here, said_among, said_here, section_said_here};
pub(crate) use foreign::{code, code_meant};
pub use parser::Phrase;
pub(crate) use phrase_errors::{FAMILIES, ODD_SPACES};
pub(crate) use slips::{ACTIONS, said_of_it};
pub(crate) use slips_in_cells::slip_in_cells;
