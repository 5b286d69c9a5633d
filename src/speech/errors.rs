//! What every error needs besides its message.

/// Makes something that [`Tell`](crate::Tell)s an error; programs that know no language see its sentence in English.
#[macro_export]
macro_rules! told_error {
    ($error:ty) => {
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::Tell::in_language(self, $crate::Language::En))
            }
        }

        impl std::error::Error for $error {}
    };
}

/// Lets each of these become the variant that holds it: `wraps!(PressError: Report(ReportError), Handout(HandoutError))`.
#[macro_export]
macro_rules! wraps {
    ($outer:ident: $($variant:ident($inner:ty)),+ $(,)?) => {
        $(impl From<$inner> for $outer {
            fn from(inner: $inner) -> Self {
                $outer::$variant(inner)
            }
        })+
    };
}
