//! What is in the program, for whoever must know: a bill of materials as CycloneDX 1.5, made of what cargo itself resolved.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

/// Returns the packages that end up in the program, by id: those reached without a dependency of the tests.
pub(crate) fn shipped(metadata: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut waiting = vec![metadata["resolve"]["root"].as_str().unwrap_or_default().to_owned()];
    while let Some(id) = waiting.pop() {
        for dependency in needed(metadata, &id) {
            if !found.contains(&dependency) {
                waiting.push(dependency);
            }
        }
        found.insert(id);
    }
    found
}

/// Returns what a package needs outside its tests.
fn needed(metadata: &Value, id: &str) -> Vec<String> {
    let nodes = metadata["resolve"]["nodes"].as_array().into_iter().flatten();
    let own =
        nodes.filter(|node| node["id"] == id).flat_map(|node| node["deps"].as_array().into_iter().flatten());
    let is_shipped = |dependency: &&Value| {
        let mut kinds = dependency["dep_kinds"].as_array().into_iter().flatten();
        kinds.any(|kind| kind["kind"] != "dev")
    };
    own.filter(is_shipped).filter_map(|dependency| dependency["pkg"].as_str()).map(str::to_owned).collect()
}

/// Returns the checksum of every package of `Cargo.lock`, by name and version.
fn checksums(lock: &str) -> BTreeMap<(&str, &str), &str> {
    let field = |package: &str, name: &str| -> Option<(usize, usize)> {
        let from = package.find(&format!("\n{name} = \""))? + name.len() + 5;
        Some((from, from + package[from..].find('"')?))
    };
    lock.split("[[package]]")
        .filter_map(|package| {
            let [name, version, sum] = ["name", "version", "checksum"].map(|name| field(package, name));
            let cut = |(from, to): (usize, usize)| &package[from..to];
            Some(((cut(name?), cut(version?)), cut(sum?)))
        })
        .collect()
}

/// Returns the bill of what `cargo metadata` tells, with the checksums of `Cargo.lock`. The same sources give the same bytes.
pub(crate) fn bill(metadata: &Value, lock: &str) -> Value {
    let (shipped, checksums) = (shipped(metadata), checksums(lock));
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let packages: BTreeMap<&str, &Value> =
        packages.filter_map(|package| Some((package["id"].as_str()?, package))).collect();
    let name_of = |id: &str| packages.get(id).map(|package| purl(package)).unwrap_or_default();
    let root = metadata["resolve"]["root"].as_str().unwrap_or_default();
    let mut components: Vec<Value> = shipped
        .iter()
        .filter(|id| *id != root)
        .filter_map(|id| packages.get(id.as_str()))
        .map(|package| component(package, "library", &checksums))
        .collect();
    components.sort_by_key(|component| component["bom-ref"].to_string());
    let mut dependencies: Vec<Value> = shipped
        .iter()
        .map(|id| {
            let on: BTreeSet<String> = needed(metadata, id).iter().map(|id| name_of(id)).collect();
            json!({ "ref": name_of(id), "dependsOn": on })
        })
        .collect();
    dependencies.sort_by_key(|dependency| dependency["ref"].to_string());
    let program = packages.get(root).map(|package| component(package, "application", &checksums));
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": program },
        "components": components,
        "dependencies": dependencies,
    })
}

/// Returns the name that every registry of packages understands.
fn purl(package: &Value) -> String {
    let text = |key: &str| package[key].as_str().unwrap_or_default();
    format!("pkg:cargo/{}@{}", text("name"), text("version"))
}

fn component(package: &Value, kind: &str, checksums: &BTreeMap<(&str, &str), &str>) -> Value {
    let text = |key: &str| package[key].as_str().unwrap_or_default();
    let mut component = json!({
        "type": kind,
        "bom-ref": purl(package),
        "name": text("name"),
        "version": text("version"),
        "purl": purl(package),
        // Before 2018 alternatives had a slash between them.
        "licenses": [{ "expression": text("license").replace('/', " OR ") }],
    });
    if let Some(sum) = checksums.get(&(text("name"), text("version"))) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
    }
    if let Some(address) = package["repository"].as_str() {
        component["externalReferences"] = json!([{ "type": "vcs", "url": address }]);
    }
    component
}
