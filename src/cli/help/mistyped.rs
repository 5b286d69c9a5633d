//! What was typed wrongly, said in the language of the user.
//!
//! clap says its errors in English only; their kinds and what they speak of are put into messages here.

use std::error::Error as _;
use std::net::AddrParseError;
use std::num::{ParseFloatError, ParseIntError};

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::help::foreign;
use crate::typed::Mistyped;
use rules::analysis::opponent::NoSuchLevel;
use rules::catalog::Catalog;
use rules::diag::nearest;
use speech::{Language, Message, Tell, UnknownLanguage, Value, msg};

/// Says what was typed wrongly, what comes near, and how the command is used.
pub(crate) fn told(error: &Error, language: Language) -> String {
    let mut text = format!("{}\n", language.msg("cli-mark-error").with("words", what(error)));
    for hint in hints(error) {
        text += &format!("\n  {}\n", language.say(&hint));
    }
    if let Some(usage) = usage(error) {
        text += &format!("\n{}: {usage}\n", language.msg("cli-help-usage"));
    }
    text + &format!("\n{}\n", language.msg("cli-typed-more"))
}

/// Returns how the command is used.
fn usage(error: &Error) -> Option<String> {
    match error.get(ContextKind::Usage) {
        Some(ContextValue::StyledStr(usage)) => {
            let usage = usage.to_string();
            Some(usage.strip_prefix("Usage: ").unwrap_or(&usage).trim_end().to_owned())
        }
        _ => None,
    }
}

/// Names what is wrong.
fn what(error: &Error) -> Message {
    let argument = || texts(error, ContextKind::InvalidArg);
    let value = || texts(error, ContextKind::InvalidValue).concat();
    match error.kind() {
        ErrorKind::UnknownArgument => msg("cli-typed-unknown").with("argument", argument().concat()),
        ErrorKind::InvalidSubcommand => {
            msg("cli-typed-command").with("command", texts(error, ContextKind::InvalidSubcommand).concat())
        }
        ErrorKind::MissingSubcommand => {
            let valid = texts(error, ContextKind::ValidSubcommand);
            msg("cli-typed-no-command")
                .with("command", texts(error, ContextKind::InvalidSubcommand).concat())
                .with("known", quoted(&valid))
        }
        ErrorKind::MissingRequiredArgument => msg("cli-typed-missing")
            .with("count", argument().len())
            .with("arguments", Value::All(quoted_values(&argument()))),
        ErrorKind::InvalidValue if value().is_empty() => {
            msg("cli-typed-no-value").with("argument", argument().concat()).with("known", known(error))
        }
        ErrorKind::InvalidValue => msg("cli-typed-value")
            .with("argument", argument().concat())
            .with("value", value())
            .with("why", known(error)),
        ErrorKind::ValueValidation => msg("cli-typed-value")
            .with("argument", argument().concat())
            .with("value", value())
            .with("why", msg("cli-typed-because").with("reason", reason(error))),
        ErrorKind::TooManyValues => {
            msg("cli-typed-too-many").with("argument", argument().concat()).with("value", value())
        }
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            msg("cli-typed-count").with("argument", argument().concat())
        }
        ErrorKind::NoEquals => msg("cli-typed-equals").with("argument", argument().concat()),
        ErrorKind::ArgumentConflict => conflict(&argument().concat(), &texts(error, ContextKind::PriorArg)),
        ErrorKind::InvalidUtf8 => msg("cli-typed-letters"),
        _ => msg("cli-typed-other").with("words", error.to_string().trim()),
    }
}

fn conflict(argument: &str, others: &[String]) -> Message {
    match others {
        [] => msg("cli-typed-conflict-some").with("argument", argument),
        [other] if other == argument => msg("cli-typed-twice").with("argument", argument),
        others => msg("cli-typed-conflict")
            .with("argument", argument)
            .with("others", Value::All(quoted_values(others))),
    }
}

/// Says why a value was refused.
fn reason(error: &Error) -> Message {
    let Some(source) = error.source() else { return msg("cli-typed-no-reason") };
    if let Some(error) = source.downcast_ref::<Mistyped>() {
        return error.tell();
    }
    if let Some(error) = source.downcast_ref::<UnknownLanguage>() {
        return error.tell();
    }
    if let Some(error) = source.downcast_ref::<NoSuchLevel>() {
        return error.tell();
    }
    if source.is::<ParseIntError>() {
        return msg("cli-typed-whole-number");
    }
    if source.is::<AddrParseError>() {
        return msg("cli-typed-address");
    }
    if source.is::<ParseFloatError>() {
        return msg("cli-typed-number");
    }
    msg("cli-typed-other").with("words", source.to_string())
}

/// Says what comes near to what was typed.
fn hints(error: &Error) -> Vec<Message> {
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let mut near = kinds.into_iter().flat_map(|kind| texts(error, kind)).collect::<Vec<_>>();
    let typed = match error.kind() {
        ErrorKind::InvalidSubcommand => texts(error, ContextKind::InvalidSubcommand).concat(),
        _ => String::new(),
    };
    let nearest = nearest(&typed, near.iter().map(String::as_str)).map(str::to_owned);
    if let Some(nearest) = nearest {
        near.sort_by_key(|one| *one != nearest);
    }
    let is_first_word = usage(error)
        .is_some_and(|usage| usage.strip_prefix("arbitro ").is_some_and(|rest| rest.starts_with(['<', '['])));
    let first = if is_first_word { typed.as_str() } else { "" };
    if let Some(game) = game_called(first) {
        let (sheet, play) = (format!("arbitro sheet {game}"), format!("arbitro play {game}"));
        return vec![msg("cli-typed-game").with("sheet", sheet).with("play", play)];
    }
    if let Some(meant) = foreign::meant(first) {
        near = vec![meant];
    }
    match near.is_empty() {
        true => Vec::new(),
        false => vec![msg("cli-typed-near").with("near", Value::Any(quoted_values(&near)))],
    }
}

/// Returns the id of the game that was typed where a command is meant.
fn game_called(typed: &str) -> Option<String> {
    let is_name = typed.chars().all(|c| c.is_alphanumeric() || "-_ &".contains(c));
    let found = (!typed.is_empty() && is_name).then(|| Catalog::built_in().load(typed).ok()).flatten();
    found.map(|compiled| compiled.game.id().to_owned())
}

/// Lists the values there are, or nothing where any would do.
fn known(error: &Error) -> Value {
    match texts(error, ContextKind::ValidValue) {
        values if values.is_empty() => Value::Text(String::new()),
        values => msg("cli-typed-known").with("values", quoted(&values)).into(),
    }
}

fn texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(several)) => several.clone(),
        _ => Vec::new(),
    }
}

fn quoted(texts: &[String]) -> Value {
    Value::All(quoted_values(texts))
}

fn quoted_values(texts: &[String]) -> Vec<Value> {
    texts.iter().map(|text| Value::Text(format!("`{text}`"))).collect()
}
