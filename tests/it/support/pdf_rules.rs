//! Rules of PDF for everybody and for long: what a file must keep, each rule by its number.
//!
//! Numbers such as `14-003` are the conditions of the Matterhorn Protocol 1.1 that a machine can decide, for PDF/UA-1
//! (ISO 14289-1); numbers such as `6.2.3` are clauses of ISO 19005-2, for PDF/A-2a. The reader is not the writer: nothing
//! here calls the code that made the file.

use std::collections::{BTreeMap, BTreeSet};

use lopdf::content::Content;
use lopdf::{Dictionary, Document, Object, ObjectId};

/// The kinds of parts that need no word of explanation in the file.
const STANDARD: &[&[u8]] = &[
    b"Document",
    b"H1",
    b"H2",
    b"H3",
    b"H4",
    b"H5",
    b"H6",
    b"P",
    b"L",
    b"LI",
    b"Lbl",
    b"LBody",
    b"Table",
    b"TR",
    b"TH",
    b"TD",
    b"Figure",
];
/// What puts ink on the page.
const PAINTS: &[&str] =
    &["S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "Do", "Tj", "TJ", "'", "\"", "sh", "EI"];

/// Returns the rules that a file breaks, each with what breaks it.
pub fn faults(bytes: &[u8]) -> Vec<String> {
    let file = Document::load_mem(bytes).expect("a readable PDF");
    let mut reader =
        Reader { file: &file, faults: Vec::new(), places: BTreeMap::new(), headings: Vec::new() };
    reader.catalogue();
    reader.structure();
    for (number, page) in file.get_pages() {
        reader.page(number, page);
    }
    reader.headings();
    reader.faults
}

struct Reader<'a> {
    file: &'a Document,
    faults: Vec<String>,
    /// The part of the text each numbered run of marks belongs to.
    places: BTreeMap<(ObjectId, i64), ObjectId>,
    headings: Vec<u8>,
}

impl<'a> Reader<'a> {
    fn hold(&mut self, is_kept: bool, rule: &str, what: impl std::fmt::Display) {
        if !is_kept {
            self.faults.push(format!("{rule}: {what}"));
        }
    }

    fn dictionary(&self, of: &'a Dictionary, key: &[u8]) -> Option<&'a Dictionary> {
        let found = of.get(key).ok()?;
        self.file.dereference(found).ok()?.1.as_dict().ok()
    }

    fn catalogue(&mut self) {
        let file = self.file;
        let catalog = file.catalog().expect("a catalogue");
        let is_true = |of: Option<&Dictionary>, key: &[u8]| {
            of.and_then(|of| of.get(key).and_then(Object::as_bool).ok()) == Some(true)
        };
        self.hold(is_true(self.dictionary(catalog, b"MarkInfo"), b"Marked"), "06-001", "MarkInfo");
        let viewer = self.dictionary(catalog, b"ViewerPreferences");
        self.hold(is_true(viewer, b"DisplayDocTitle"), "07-001", "DisplayDocTitle");
        let language = catalog.get(b"Lang").and_then(Object::as_str).unwrap_or_default();
        self.hold(language.len() >= 2, "11-006", "Lang");
        self.hold(file.trailer.get(b"Encrypt").is_err(), "26-001", "Encrypt");
        self.hold(file.trailer.get(b"ID").is_ok(), "6.1.3", "ID");
        let metadata = catalog.get(b"Metadata").and_then(Object::as_reference);
        let metadata = metadata.and_then(|id| file.get_object(id)).and_then(Object::as_stream);
        let words = metadata.map(|stream| String::from_utf8_lossy(&stream.content).into_owned());
        let words = words.unwrap_or_default();
        for (rule, wanted) in [
            ("06-002", "<pdfuaid:part>1</pdfuaid:part>"),
            ("06-003", "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">"),
            ("6.6.4", "<pdfaid:part>2</pdfaid:part>"),
            ("6.6.4", "<pdfaid:conformance>A</pdfaid:conformance>"),
            ("6.6.2.3.3", "<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>"),
        ] {
            self.hold(words.contains(wanted), rule, wanted);
        }
        let title = words.split("x-default\">").nth(1).and_then(|rest| rest.split("</rdf:li>").next());
        self.hold(title.is_some_and(|title| !title.trim().is_empty()), "06-003", "no title");
        let intent = catalog.get(b"OutputIntents").and_then(Object::as_array).ok();
        let intent = intent.and_then(|all| all.first()).and_then(|intent| intent.as_dict().ok());
        let profile = intent.and_then(|intent| intent.get(b"DestOutputProfile").ok());
        let profile = profile.and_then(|profile| file.dereference(profile).ok());
        let profile = profile.and_then(|(_, profile)| profile.as_stream().ok());
        let n_colours = profile.and_then(|profile| profile.dict.get(b"N").and_then(Object::as_i64).ok());
        self.hold(n_colours == Some(3), "6.2.3", "OutputIntents");
    }

    fn structure(&mut self) {
        let catalog = self.file.catalog().expect("a catalogue");
        let root = catalog.get(b"StructTreeRoot").and_then(Object::as_reference);
        let Ok(root) = root else { return self.hold(false, "01-001", "StructTreeRoot") };
        let top =
            self.file.get_dictionary(root).and_then(|root| root.get(b"K")).and_then(Object::as_reference);
        match top {
            Ok(top) => self.part(top, root, b"StructTreeRoot"),
            Err(_) => self.hold(false, "09-001", "the root has no part"),
        }
    }

    /// Looks at a part of the text and at all below it.
    fn part(&mut self, id: ObjectId, parent: ObjectId, above: &[u8]) {
        let file = self.file;
        let part = file.get_dictionary(id).expect("a part is a dictionary");
        let kind = part.get(b"S").and_then(Object::as_name).unwrap_or_default();
        let name = String::from_utf8_lossy(kind).into_owned();
        self.hold(STANDARD.contains(&kind), "02-001", format!("{name} is not known"));
        let says = part.get(b"P").and_then(Object::as_reference).ok();
        self.hold(says == Some(parent), "09-001", format!("{name} does not name its parent"));
        let belongs = match kind {
            b"TR" => above == b"Table",
            b"TH" | b"TD" => above == b"TR",
            b"LI" => above == b"L",
            b"Lbl" | b"LBody" => above == b"LI",
            _ => !matches!(above, b"Table" | b"TR" | b"L" | b"LI"),
        };
        let (rule, above) =
            (if kind.starts_with(b"L") { "09-006" } else { "09-004" }, String::from_utf8_lossy(above));
        self.hold(belongs, rule, format!("{name} in {above}"));
        if let [b'H', level] = kind {
            self.headings.push(level - b'0');
        }
        let about = self.dictionary(part, b"A");
        if kind == b"Figure" {
            let words = part.get(b"Alt").and_then(Object::as_str).unwrap_or_default();
            self.hold(!words.is_empty(), "13-004", "a figure without words");
            let corners = about.and_then(|about| about.get(b"BBox").and_then(Object::as_array).ok());
            let corners: Vec<f32> =
                corners.into_iter().flatten().filter_map(|corner| corner.as_float().ok()).collect();
            let is_box = corners.len() == 4 && corners[0] < corners[2] && corners[1] < corners[3];
            self.hold(is_box, "7.3", format!("a figure without a place: {corners:?}"));
        }
        if kind == b"TH" {
            self.hold(about.is_some_and(|about| about.has(b"Scope")), "15-003", "a head of what?");
        }
        if kind == b"L" {
            self.hold(about.is_some_and(|about| about.has(b"ListNumbering")), "16-001", "a list of what?");
        }
        if kind == b"Table" {
            self.table(part);
        }
        let home = part.get(b"Pg").and_then(Object::as_reference).ok();
        for kid in kids(part) {
            match kid {
                Object::Integer(number) => self.claim(home, *number, id),
                Object::Reference(below) => self.part(*below, id, kind),
                Object::Dictionary(marks) => {
                    let page = marks.get(b"Pg").and_then(Object::as_reference).ok();
                    let number = marks.get(b"MCID").and_then(Object::as_i64).unwrap_or(-1);
                    self.claim(page.or(home), number, id);
                }
                other => self.hold(false, "09-001", format!("{other:?} in {name}")),
            }
        }
    }

    fn claim(&mut self, page: Option<ObjectId>, number: i64, part: ObjectId) {
        let before = page.and_then(|page| self.places.insert((page, number), part));
        self.hold(
            page.is_some() && before.is_none(),
            "01-006",
            format!("marks {number} belong twice or nowhere"),
        );
    }

    /// Counts the columns of every row, with heads that take several.
    fn table(&mut self, table: &'a Dictionary) {
        let mut from_above: Vec<i64> = Vec::new();
        let mut widths = BTreeSet::new();
        for row in kids(table) {
            let row = row.as_reference().and_then(|row| self.file.get_dictionary(row)).expect("a row");
            let mut width = from_above.iter().filter(|left| **left > 0).count() as i64;
            let mut below: Vec<i64> = from_above.iter().map(|left| left - 1).collect();
            for cell in kids(row) {
                let cell =
                    cell.as_reference().and_then(|cell| self.file.get_dictionary(cell)).expect("a cell");
                let about = self.dictionary(cell, b"A");
                let span = |key: &[u8]| {
                    about.and_then(|about| about.get(key).and_then(Object::as_i64).ok()).unwrap_or(1)
                };
                width += span(b"ColSpan");
                below.extend((0..span(b"ColSpan")).map(|_| span(b"RowSpan") - 1));
            }
            widths.insert(width);
            from_above = below.into_iter().filter(|left| *left > 0).collect();
        }
        self.hold(
            widths.len() == 1 && from_above.is_empty(),
            "15-004",
            format!("rows of {widths:?} columns"),
        );
    }

    fn headings(&mut self) {
        let headings = std::mem::take(&mut self.headings);
        self.hold(headings.first().is_none_or(|first| *first == 1), "14-002", format!("{headings:?}"));
        let is_whole = headings.windows(2).all(|pair| pair[1] <= pair[0] + 1);
        self.hold(is_whole, "14-003", format!("{headings:?}"));
    }

    fn page(&mut self, number: u32, id: ObjectId) {
        let file = self.file;
        let page = file.get_dictionary(id).expect("a page");
        let tabs = page.get(b"Tabs").and_then(Object::as_name).unwrap_or_default();
        self.hold(tabs == b"S", "28-009", format!("page {number} has no order for the keyboard"));
        self.hold(!page.has(b"Annots"), "28-010", "an annotation that nothing tells of");
        let content = file.get_page_content(id);
        let content = Content::decode(&content).expect("operators");
        let fonts = file.get_page_fonts(id).expect("fonts");
        let meanings: BTreeMap<&[u8], BTreeSet<u16>> =
            fonts.iter().map(|(name, font)| (name.as_slice(), self.font(font))).collect();
        // Each sequence of marks that is open: nothing, a number, or page furniture.
        let mut open: Vec<Option<Result<i64, ()>>> = Vec::new();
        let mut numbers = BTreeSet::new();
        let mut known: Option<&BTreeSet<u16>> = None;
        for operation in &content.operations {
            let first = operation.operands.first();
            match operation.operator.as_str() {
                "BMC" | "BDC" => {
                    let is_artifact = first.and_then(|name| name.as_name().ok()) == Some(b"Artifact");
                    let more = operation.operands.get(1).and_then(|more| more.as_dict().ok());
                    let mcid = more.and_then(|more| more.get(b"MCID").and_then(Object::as_i64).ok());
                    let is_new = mcid.is_none_or(|mcid| numbers.insert(mcid));
                    self.hold(is_new, "01-006", format!("page {number} numbers {mcid:?} twice"));
                    let outer = open.iter().rev().find_map(|open| *open);
                    self.hold(!is_artifact || outer.is_none(), "01-003", "page furniture inside of text");
                    self.hold(mcid.is_none() || outer.is_none(), "01-004", "text inside of page furniture");
                    open.push(mcid.map(Ok).or(is_artifact.then_some(Err(()))));
                }
                "EMC" => {
                    let closed = open.pop();
                    self.hold(closed.is_some(), "01-005", "an end without a beginning");
                }
                "Tf" => {
                    known = first.and_then(|name| name.as_name().ok()).and_then(|name| meanings.get(name))
                }
                paints if PAINTS.contains(&paints) => {
                    let is_told = open.iter().any(Option::is_some);
                    self.hold(
                        is_told,
                        "01-005",
                        format!("{paints} on page {number} is neither text nor furniture"),
                    );
                    for code in codes(&operation.operands) {
                        let is_known = known.is_some_and(|known| known.contains(&code));
                        // Thousands of letters a page: nothing is written of those that are well.
                        if !is_known {
                            self.hold(
                                false,
                                "10-001",
                                format!("glyph {code} on page {number} means nothing"),
                            );
                        }
                    }
                }
                _ => {}
            }
        }
        self.hold(open.is_empty(), "01-005", format!("page {number} leaves marks open"));
        self.back(id, number, &numbers);
    }

    /// Holds the way from the marks of a page to their parts against the way back.
    fn back(&mut self, id: ObjectId, number: u32, numbers: &BTreeSet<i64>) {
        let file = self.file;
        let claimed: BTreeSet<i64> =
            self.places.range((id, i64::MIN)..=(id, i64::MAX)).map(|((_, number), _)| *number).collect();
        self.hold(claimed == *numbers, "01-006", format!("page {number}: {claimed:?} is not {numbers:?}"));
        let page = file.get_dictionary(id).expect("a page");
        let key = page.get(b"StructParents").and_then(Object::as_i64).unwrap_or(-1);
        let root = file.catalog().ok().and_then(|catalog| self.dictionary(catalog, b"StructTreeRoot"));
        let tree = root.and_then(|root| self.dictionary(root, b"ParentTree"));
        let pairs = tree.and_then(|tree| tree.get(b"Nums").and_then(Object::as_array).ok());
        let owners = pairs.and_then(|pairs| {
            let found = pairs.chunks(2).find(|pair| pair[0].as_i64().ok() == Some(key))?;
            file.dereference(&found[1]).ok()?.1.as_array().ok()
        });
        for mcid in numbers {
            let owner = owners.and_then(|owners| owners.get(usize::try_from(*mcid).ok()?));
            let owner = owner.and_then(|owner| owner.as_reference().ok());
            let is_same = owner.is_some() && owner == self.places.get(&(id, *mcid)).copied();
            self.hold(is_same, "01-006", format!("page {number}: marks {mcid} lead to {owner:?}"));
        }
    }

    /// Looks at a font and returns the codes that stand for letters.
    fn font(&mut self, font: &'a Dictionary) -> BTreeSet<u16> {
        let file = self.file;
        let below = font.get(b"DescendantFonts").and_then(Object::as_array).ok();
        let below = below.and_then(|fonts| file.dereference(fonts.first()?).ok()?.1.as_dict().ok());
        let descriptor = below.and_then(|below| self.dictionary(below, b"FontDescriptor"));
        let is_inside =
            descriptor.is_some_and(|all| [&b"FontFile2"[..], b"FontFile3"].iter().any(|key| all.has(key)));
        self.hold(is_inside, "31-009", "a font that is not in the file");
        let is_truetype = below.and_then(|below| below.get(b"Subtype").and_then(Object::as_name).ok());
        let needs_map = is_truetype == Some(b"CIDFontType2");
        self.hold(
            !needs_map || below.is_some_and(|below| below.has(b"CIDToGIDMap")),
            "31-006",
            "CIDToGIDMap",
        );
        let map = font.get(b"ToUnicode").and_then(|map| file.dereference(map)).ok();
        let map = map.and_then(|(_, map)| map.as_stream().ok()?.get_plain_content().ok());
        self.hold(map.is_some(), "31-027", "ToUnicode");
        letters(&String::from_utf8_lossy(&map.unwrap_or_default()))
    }
}

fn kids(part: &Dictionary) -> &[Object] {
    match part.get(b"K") {
        Ok(Object::Array(kids)) => kids,
        Ok(kid) => std::slice::from_ref(kid),
        Err(_) => &[],
    }
}

/// Returns the codes of shown text, two bytes each.
fn codes(operands: &[Object]) -> Vec<u16> {
    let mut found = Vec::new();
    for operand in operands {
        match operand {
            Object::String(bytes, _) => {
                found.extend(
                    bytes
                        .chunks(2)
                        .map(|pair| pair.iter().fold(0, |code, byte| code << 8 | u16::from(*byte))),
                );
            }
            Object::Array(items) => found.extend(codes(items)),
            _ => {}
        }
    }
    found
}

/// Returns the codes that a map leads to letters, and not to nothing or to marks of byte order.
fn letters(map: &str) -> BTreeSet<u16> {
    let mut found = BTreeSet::new();
    let mut is_range = false;
    let mut held: Vec<&str> = Vec::new();
    for word in
        map.split(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | '[' | ']')).filter(|w| !w.is_empty())
    {
        match word {
            "beginbfchar" | "beginbfrange" => {
                is_range = word == "beginbfrange";
                held = vec![""];
            }
            "endbfchar" | "endbfrange" => held = Vec::new(),
            word if !held.is_empty() => {
                held.push(word);
                if held.len() == if is_range { 4 } else { 3 } {
                    let code = |word: &str| u16::from_str_radix(word, 16).expect("a code");
                    let letter = held[held.len() - 1];
                    if !matches!(letter, "0000" | "FEFF" | "feff" | "FFFE" | "fffe") {
                        found.extend(code(held[1])..=code(held[held.len() - 2]));
                    }
                    held = vec![""];
                }
            }
            _ => {}
        }
    }
    found
}
