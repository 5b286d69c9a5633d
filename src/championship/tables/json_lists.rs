//! Lists in JSON: every array of objects is a table whose columns are their keys.

use serde_json::{Map, Value};

use super::{MOST_CELLS, MOST_ROWS, NamedTable, Table, row, too_many_cells, too_many_rows};
use speech::{Message, msg};

/// Says whether bytes are meant to be JSON.
pub(super) fn is_json(bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    matches!(text.trim_ascii_start(), [b'{' | b'[', ..])
}

/// Reads all tables of a text in JSON.
pub(super) fn read_json(bytes: &[u8]) -> Result<Vec<NamedTable>, Message> {
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let value: Value = serde_json::from_slice(text)
        .map_err(|error| msg("tables-json-unread").with("reason", error.to_string()))?;
    let mut tables = Vec::new();
    gather("", &value, &mut tables)?;
    Ok(tables)
}

/// Gathers the tables of a value, each under the key it stands at.
fn gather(name: &str, value: &Value, tables: &mut Vec<NamedTable>) -> Result<(), Message> {
    match value {
        Value::Object(object) => {
            // A report names its tables, and describes their columns beside the rows.
            let is_table = object.contains_key("rows");
            let own = object.get("name").and_then(Value::as_str).filter(|_| is_table).unwrap_or(name);
            for (key, value) in object.iter().filter(|(key, _)| !(is_table && *key == "columns")) {
                gather(if is_table { own } else { key }, value, tables)?;
            }
            Ok(())
        }
        Value::Array(items) => {
            let objects: Option<Vec<&Map<String, Value>>> = items.iter().map(Value::as_object).collect();
            match objects.filter(|objects| !objects.is_empty()) {
                Some(objects) if objects.iter().all(|object| is_flat(object)) => {
                    tables.push(NamedTable { name: name.to_owned(), table: table(&objects)? });
                    Ok(())
                }
                _ => items.iter().try_for_each(|item| gather(name, item, tables)),
            }
        }
        _ => Ok(()),
    }
}

/// Says whether an object holds nothing that is a list of objects itself.
fn is_flat(object: &Map<String, Value>) -> bool {
    let is_list = |value: &Value| value.as_array().is_some_and(|items| items.iter().any(Value::is_object));
    !object.values().any(is_list)
}

fn table(objects: &[&Map<String, Value>]) -> Result<Table, Message> {
    let mut keys: Vec<&str> = Vec::new();
    for key in objects.iter().flat_map(|object| object.keys()) {
        if !keys.contains(&key.as_str()) {
            keys.push(key);
        }
        if keys.len() * objects.len() > MOST_CELLS {
            return Err(too_many_cells());
        }
    }
    if objects.len() > MOST_ROWS {
        return Err(too_many_rows());
    }
    let cells = |object: &&Map<String, Value>| -> Vec<String> {
        keys.iter().map(|key| object.get(*key).map(shown).unwrap_or_default()).collect()
    };
    let head = keys.iter().map(|key| (*key).to_owned()).collect();
    let rows = std::iter::once(head).chain(objects.iter().map(cells));
    Ok(Table { rows: (1..).zip(rows).filter_map(|(number, cells)| row(number, cells.into_iter())).collect() })
}

fn shown(value: &Value) -> String {
    match value {
        Value::Null | Value::Object(_) => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(shown).collect::<Vec<_>>().join(", "),
        value => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::{is_json, read_json};

    #[test]
    fn every_list_of_objects_is_a_table_under_its_key() {
        let text = r#" {"championship": "x", "entries": [{"code": "001.1.1", "name": "Ana"}, {"name": null, "year": 4}],
            "standings": [{"group": "1.1.1", "lines": [{"rank": 1, "tags": ["a", "b"]}]}], "empty": [],
            "tables": [{"name": "T", "columns": [{"key": "a"}], "rows": [{"a": true}]}]}"#;
        assert!(is_json(text.as_bytes()) && !is_json(b"Nome;Ano"));
        let tables = read_json(text.as_bytes()).unwrap();
        let seen: Vec<(&str, Vec<Vec<String>>)> = tables
            .iter()
            .map(|named| {
                (named.name.as_str(), named.table.rows.iter().map(|row| row.cells.clone()).collect())
            })
            .collect();
        let texts = |row: &[&str]| row.iter().map(|cell| cell.to_string()).collect::<Vec<_>>();
        assert_eq!(
            seen,
            [
                (
                    "entries",
                    vec![texts(&["code", "name", "year"]), texts(&["001.1.1", "Ana"]), texts(&["", "", "4"])]
                ),
                ("lines", vec![texts(&["rank", "tags"]), texts(&["1", "a, b"])]),
                ("T", vec![texts(&["a"]), texts(&["true"])]),
            ]
        );
        assert!(read_json(b"{\"a\": [").is_err());
    }
}
