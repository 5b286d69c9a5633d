//! Values as they are typed: read, or refused with a message.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rules::editions::Cycle;
use speech::{Language, Message, Tell, msg};

/// A value that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mistyped(pub(crate) Message);

impl Tell for Mistyped {
    fn tell(&self) -> Message {
        self.0.clone()
    }
}

impl fmt::Display for Mistyped {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&Language::En.say(&self.0))
    }
}

impl std::error::Error for Mistyped {}

/// Returns a reader of whole numbers within limits, for an argument.
pub(crate) fn within<N>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<N, Mistyped> + Clone + Send + Sync + 'static
where
    N: FromStr + Copy + Into<u64> + 'static,
{
    move |text| {
        let wrong = || {
            Mistyped(match *range.end() {
                u64::MAX => msg("cli-typed-at-least").with("least", *range.start()),
                most => msg("cli-typed-within").with("least", *range.start()).with("most", most),
            })
        };
        let number: N = text.trim().parse().map_err(|_| wrong())?;
        if range.contains(&number.into()) { Ok(number) } else { Err(wrong()) }
    }
}

/// Reads a school cycle.
pub(crate) fn cycle(text: &str) -> Result<Cycle, Mistyped> {
    text.parse().map_err(|_| Mistyped(msg("cli-typed-cycle")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_outside_its_limits_says_them() {
        assert_eq!(within::<u32>(1..=64)("64"), Ok(64));
        let wrong = |typed: Result<u64, Mistyped>| typed.expect_err("refused").to_string();
        assert_eq!(wrong(within(1..=64)("65")), "expected a whole number from 1 to 64");
        assert_eq!(wrong(within(1..=u64::MAX)("x")), "expected a whole number, 1 or more");
    }
}
