//! Regulations as the fields of a form, made from the registry of keys, and the file again.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::{
    keys::{Key, Section, all_keys},
    node::{Node, Value, read},
};

/// Fields that belong together: those of the file, of a part of it, or of one item of a list.
pub struct FormPart {
    /// Where they stand in the file.
    pub section: Section,
    /// Which item of the list, from 1; 0 where there is no list.
    pub number: usize,
    /// The fields, in the order of the registry.
    pub fields: Vec<FormField>,
}

/// One field of a form.
pub struct FormField {
    /// The key of the registry.
    pub key: &'static Key,
    /// What the form calls it.
    pub name: String,
    /// What the file says, empty where it says nothing.
    pub value: String,
}

/// Returns the fields for a file of regulations; lists have one item more than the file, to add one. Of a file that cannot
/// be read all fields are empty.
pub fn form_parts(text: &str) -> Vec<FormPart> {
    let root = read("", text).map(|node| node.value).unwrap_or(Value::Nothing);
    let mut parts = Vec::new();
    for section in Section::ALL {
        let Some(under) = section.under() else {
            let has_parts = |key: &&Key| section_of(key.name).is_some_and(|one| is_structured(one, &root));
            let keys = all_keys().filter(|key| key.section == section && !has_parts(key));
            parts.push(FormPart {
                section,
                number: 0,
                fields: keys.map(|key| field(key, 0, &root)).collect(),
            });
            continue;
        };
        if !is_structured(section, &root) {
            continue;
        }
        let keys = || all_keys().filter(|key| key.section == section);
        let none = Value::Nothing;
        match find(&root, under) {
            Some(Value::List(items)) => {
                let items = items.iter().map(|item| &item.value).chain([&none]);
                for (number, item) in (1..).zip(items) {
                    let fields = keys().map(|key| field(key, number, item)).collect();
                    parts.push(FormPart { section, number, fields });
                }
            }
            found => {
                let (number, item) = (usize::from(is_list(section)), found.unwrap_or(&none));
                let fields = keys().map(|key| field(key, number, item)).collect();
                parts.push(FormPart { section, number, fields });
            }
        }
    }
    parts
}

/// Writes the file that the fields of a form say; what is empty is left out.
pub fn form_text(fields: &BTreeMap<String, String>) -> String {
    let value = |key: &Key, number: usize| {
        let text: String = fields.get(&name(key, number))?.chars().filter(|c| !c.is_control()).collect();
        Some(written(text.trim())).filter(|text| !text.is_empty())
    };
    let mut file = String::new();
    for key in all_keys().filter(|key| key.section == Section::File) {
        if let Some(text) = value(key, 0) {
            let _ = writeln!(file, "{}: {text}", key.name);
            continue;
        }
        let Some(section) = section_of(key.name) else { continue };
        let keys = || all_keys().filter(|key| key.section == section);
        let said = |number: usize| -> Vec<String> {
            let said = |key: &Key| Some(format!("{}: {}", key.name, value(key, number)?));
            keys().filter_map(said).collect()
        };
        if !is_list(section) {
            let lines = said(0);
            if !lines.is_empty() {
                let _ = writeln!(file, "{}:\n  {}", key.name, lines.join("\n  "));
            }
            continue;
        }
        let start = format!("{}{}/", PREFIX, key.name);
        let numbers =
            fields.keys().filter_map(|name| name.strip_prefix(&start)?.split('/').next()?.parse().ok());
        let numbers: BTreeSet<usize> = numbers.collect();
        let items: Vec<String> = numbers.into_iter().map(|n| said(n).join(", ")).collect();
        let items: Vec<String> = items.into_iter().filter(|item| !item.is_empty()).collect();
        if !items.is_empty() {
            let _ = writeln!(file, "{}:", key.name);
            for item in items {
                let _ = writeln!(file, "  - {{ {item} }}");
            }
        }
    }
    file
}

/// What the names of all these fields begin with.
const PREFIX: &str = "reg/";

fn name(key: &Key, number: usize) -> String {
    format!("{PREFIX}{}/{number}/{}", key.section.under().unwrap_or("file"), key.name)
}

fn field(key: &'static Key, number: usize, map: &Value) -> FormField {
    let value = match find(map, key.name) {
        Some(Value::Scalar(text)) => text.clone(),
        Some(value) => flow(value),
        None => String::new(),
    };
    FormField { key, name: name(key, number), value }
}

fn find<'n>(map: &'n Value, key: &str) -> Option<&'n Value> {
    let Value::Map(pairs) = map else { return None };
    let is_it = |node: &Node| matches!(&node.value, Value::Scalar(name) if name == key);
    pairs.iter().find(|(name, _)| is_it(name)).map(|(_, value)| &value.value)
}

/// Returns the section whose fields stand for a key of the file.
fn section_of(key: &str) -> Option<Section> {
    Section::ALL.into_iter().find(|section| section.under() == Some(key))
}

fn is_list(section: Section) -> bool {
    matches!(
        section,
        Section::Game | Section::Cycle | Section::Stage | Section::Prize | Section::Quota | Section::Room
    )
}

/// Says whether what the file has for a section is such that its fields can show it.
fn is_structured(section: Section, root: &Value) -> bool {
    match section.under().and_then(|under| find(root, under)) {
        None | Some(Value::Nothing) => true,
        Some(Value::Map(_)) => !is_list(section),
        Some(Value::List(items)) => {
            is_list(section) && items.iter().all(|item| matches!(item.value, Value::Map(_)))
        }
        Some(Value::Scalar(_)) => false,
    }
}

/// Writes what a field says: lists and maps as they are typed, anything else as a text, whatever is in it.
fn written(text: &str) -> String {
    match text {
        "" => String::new(),
        _ if text.starts_with(['[', '{']) => text.to_owned(),
        _ => quoted(text),
    }
}

fn quoted(text: &str) -> String {
    // A JSON string is a YAML string.
    serde_json::to_string(text).unwrap_or_default()
}

/// Writes a value in one line.
fn flow(value: &Value) -> String {
    let plain = |text: &str| text.chars().all(|c| c.is_alphanumeric() || " -_.".contains(c));
    match value {
        Value::Nothing => String::new(),
        Value::Scalar(text) if plain(text) && !text.is_empty() => text.clone(),
        Value::Scalar(text) => quoted(text),
        Value::List(items) => {
            let items: Vec<String> = items.iter().map(|item| flow(&item.value)).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Map(pairs) => {
            let pair = |(key, value): &(Node, Node)| format!("{}: {}", flow(&key.value), flow(&value.value));
            format!("{{ {} }}", pairs.iter().map(pair).collect::<Vec<_>>().join(", "))
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{form_parts, form_text};
    use crate::facts::Regulations;
    use crate::regulations::{keys::all_keys, parse};

    fn read(text: &str) -> Regulations {
        let read = parse("t.yaml", text).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
        Regulations { source: String::new(), ..read }
    }

    fn through_the_form(text: &str) -> String {
        let parts = form_parts(text);
        let fields = parts.iter().flat_map(|part| &part.fields);
        form_text(&fields.map(|field| (field.name.clone(), field.value.clone())).collect())
    }

    #[test]
    fn every_example_of_every_key_goes_through_the_form_unharmed() {
        for key in all_keys() {
            let file = key.example_file();
            let again = through_the_form(&file);
            assert_eq!(read(&again), read(&file), "{file} became {again}");
        }
    }

    #[test]
    fn names_with_any_signs_stay_names_and_a_broken_file_is_an_empty_form() {
        let text = "extends: escola\nname: \"Torneio: 4.º \\\"A\\\" # março\"\nstages:\n  - { name: liga, play: round robin }\n";
        assert_eq!(read(&through_the_form(text)), read(text));
        assert_eq!(through_the_form("a: [b"), "");
    }
}
