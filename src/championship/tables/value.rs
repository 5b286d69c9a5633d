//! Typed cells: what a table holds before it is CSV, XLSX, JSON or print.

use speech::{Language, msg};

/// What a cell of a table holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Value {
    /// Nothing.
    #[default]
    Empty,
    /// Words.
    Text(String),
    /// A code such as `007.1.3`: digits that are no number.
    Code(String),
    /// A whole number.
    Integer(i64),
    /// A number with decimals, in hundredths.
    Decimal(i64),
    /// A time of day, in minutes since midnight.
    Time(u16),
}

/// Returns the sign between whole and decimals.
pub fn decimal_sign(language: Language) -> char {
    language.say(&msg("tables-decimal-sign")).chars().next().unwrap_or('.')
}

impl Value {
    /// Returns words, or nothing where they are empty.
    pub fn text(words: impl Into<String>) -> Value {
        match words.into() {
            words if words.is_empty() => Value::Empty,
            words => Value::Text(words),
        }
    }

    /// Returns a code.
    pub fn code(code: impl ToString) -> Value {
        Value::Code(code.to_string())
    }

    /// Returns a whole number.
    pub fn number(number: impl TryInto<i64>) -> Value {
        Value::Integer(number.try_into().unwrap_or(i64::MAX))
    }

    /// Writes the cell as people read it, with so many decimals.
    pub fn shown(&self, language: Language, decimals: usize) -> String {
        match self {
            Value::Empty => String::new(),
            Value::Text(text) | Value::Code(text) => text.clone(),
            Value::Integer(number) => number.to_string(),
            Value::Decimal(hundredths) => {
                let sign = if *hundredths < 0 { "-" } else { "" };
                let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
                let point = decimal_sign(language);
                match decimals {
                    0 => format!("{sign}{whole}"),
                    1 => format!("{sign}{whole}{point}{}", rest / 10),
                    _ => format!("{sign}{whole}{point}{rest:02}"),
                }
            }
            Value::Time(minutes) => format!("{:02}:{:02}", minutes / 60, minutes % 60),
        }
    }

    /// Returns how many decimals the cell needs to be shown whole.
    pub fn decimals(&self) -> usize {
        match self {
            Value::Decimal(hundredths) if hundredths % 100 == 0 => 0,
            Value::Decimal(hundredths) if hundredths % 10 == 0 => 1,
            Value::Decimal(_) => 2,
            _ => 0,
        }
    }

    /// Says whether there is nothing in the cell.
    pub fn is_empty(&self) -> bool {
        matches!(self, Value::Empty)
    }
}

#[cfg(test)]
mod tests {
    use super::Value;
    use speech::Language;

    #[test]
    fn cells_are_written_as_each_language_does() {
        let shown = |value: Value, decimals| {
            (value.shown(Language::Pt, decimals), value.shown(Language::En, decimals))
        };
        let both = |pt: &str, en: &str| (pt.to_owned(), en.to_owned());
        assert_eq!(shown(Value::Decimal(350), 1), both("3,5", "3.5"));
        assert_eq!(shown(Value::Decimal(-25), 2), both("-0,25", "-0.25"));
        assert_eq!(shown(Value::Decimal(400), 0), both("4", "4"));
        assert_eq!(shown(Value::Time(605), 0), both("10:05", "10:05"));
        assert_eq!([0, 50, 55].map(|hundredths| Value::Decimal(hundredths).decimals()), [0, 1, 2]);
        assert!(Value::text("").is_empty() && !Value::text(" ").is_empty());
    }
}
