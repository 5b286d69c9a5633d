//! How words are declared.

/// A word or words that are said as they stand.
pub(super) type Word = &'static str;

/// A word for one and for many, where nothing else is said.
pub(super) type Forms = (Word, Word);

/// A verb after `if`, and after `provided that`.
pub(super) type Moods = (Word, Word);

/// Declares structures whose fields are words.
macro_rules! lexicon {
    ($($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $field:ident: $form:ty,)* })*) => {
        $($(#[$doc])* pub(super) struct $name { $($(#[$about])* pub(super) $field: $form,)* })*
    };
}
pub(super) use lexicon;
