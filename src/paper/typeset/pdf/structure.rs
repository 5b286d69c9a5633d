//! The structure of a document: what its marks are, and in which order they are read.

use std::collections::HashMap;
use std::io::Write;
use std::sync::Arc;

use super::file::{Body, text_string};
use super::{POINTS, round};
use crate::figure::Bounds;
use crate::typeset::document::Marker;
use crate::typeset::tag::{Element, Head, Role};

/// Marks of a page that belong to a part of the text.
pub(super) struct Said {
    /// The number of the page in the order of reading.
    pub(super) leaf: usize,
    pub(super) element: Arc<Element>,
    /// The number of the marks on the page; none for a part that is there, but empty.
    pub(super) number: Option<usize>,
    /// The rectangle they cover from the top left corner, where it is asked for.
    pub(super) bounds: Option<Bounds>,
}

/// What the writer of the file has to know of a page.
pub(super) struct Leaf {
    /// The number of its object.
    pub(super) object: u32,
    /// Millimetres.
    pub(super) height: f64,
    pub(super) said: Vec<Said>,
}

/// A part of the text, with all that belongs to it.
struct Node<'a> {
    role: &'a Role,
    /// The level of a heading: no level is ever left out, whatever the document does.
    level: usize,
    parent: Option<usize>,
    kids: Vec<Kid>,
    bounds: Option<(usize, Bounds)>,
}

enum Kid {
    Node(usize),
    Marks { page: usize, number: usize },
}

#[derive(Default)]
struct Tree<'a> {
    nodes: Vec<Node<'a>>,
    known: HashMap<*const Element, usize>,
    top: Vec<usize>,
    /// The levels of the headings above the last one.
    levels: Vec<u8>,
}

impl<'a> Tree<'a> {
    /// Returns the number of a part, and makes a place for it after everything said so far.
    fn place(&mut self, element: &'a Arc<Element>) -> usize {
        if let Some(found) = self.known.get(&Arc::as_ptr(element)) {
            return *found;
        }
        let parent = element.within.as_ref().map(|parent| self.place(parent));
        let number = self.nodes.len();
        match parent {
            Some(parent) => self.nodes[parent].kids.push(Kid::Node(number)),
            None => self.top.push(number),
        }
        let level = match element.role {
            Role::Heading(level) => self.level(level),
            _ => 0,
        };
        self.nodes.push(Node { role: &element.role, level, parent, kids: Vec::new(), bounds: None });
        self.known.insert(Arc::as_ptr(element), number);
        number
    }

    fn level(&mut self, wished: u8) -> usize {
        while self.levels.last().is_some_and(|level| *level >= wished) {
            self.levels.pop();
        }
        self.levels.push(wished);
        self.levels.len().min(6)
    }
}

/// Writes the structure and returns the number of its root.
pub(super) fn write(body: &mut Body, leaves: &[Leaf]) -> u32 {
    let mut order: Vec<(usize, usize, &Said)> = Vec::new();
    for (page, leaf) in leaves.iter().enumerate() {
        order.extend(leaf.said.iter().map(|said| (said.leaf, page, said)));
    }
    order.sort_by_key(|(leaf, ..)| *leaf);
    let mut tree = Tree::default();
    let mut owners: Vec<Vec<usize>> = leaves.iter().map(|_| Vec::new()).collect();
    for (_, page, said) in order {
        let node = tree.place(&said.element);
        let Some(number) = said.number else { continue };
        tree.nodes[node].kids.push(Kid::Marks { page, number });
        if let Some(bounds) = said.bounds {
            let bounds = tree.nodes[node].bounds.map_or(bounds, |(_, other)| other.union(bounds));
            tree.nodes[node].bounds = Some((page, bounds));
        }
        let of_page = &mut owners[page];
        of_page.resize(of_page.len().max(number + 1), 0);
        of_page[number] = node;
    }
    let root = body.reserve(1);
    let document = body.reserve(1);
    let first = body.reserve(tree.nodes.len());
    let id = |node: usize| first + u32::try_from(node).unwrap_or(u32::MAX);
    let kids = references(tree.top.iter().map(|node| id(*node)));
    body.put(document, format!("<</Type/StructElem/S/Document/P {root} 0 R/K{kids}>>").into_bytes());
    for (number, node) in tree.nodes.iter().enumerate() {
        let parent = node.parent.map_or(document, id);
        body.put(id(number), element(node, parent, leaves, id));
    }
    // From the marks of each page back to the parts they belong to.
    let lists = body.reserve(owners.len());
    let mut numbers = String::new();
    for (page, owners) in (lists..).zip(&owners) {
        numbers.push_str(&format!("{} {page} 0 R ", page - lists));
        body.put(page, references(owners.iter().map(|node| id(*node))).into_bytes());
    }
    let next = owners.len();
    let tree = format!("/ParentTree<</Nums[{}]>>/ParentTreeNextKey {next}", numbers.trim_end());
    body.put(root, format!("<</Type/StructTreeRoot/K {document} 0 R{tree}>>").into_bytes());
    root
}

fn references(ids: impl Iterator<Item = u32>) -> String {
    let mut all = String::from("[");
    for (number, id) in ids.enumerate() {
        let gap = if number > 0 { " " } else { "" };
        let _ = std::fmt::Write::write_fmt(&mut all, format_args!("{gap}{id} 0 R"));
    }
    all.push(']');
    all
}

/// Returns the name of a kind of part; the level of a heading is not known before its place.
pub(super) const fn kind(role: &Role) -> &'static str {
    match role {
        Role::Heading(_) => "H",
        Role::Paragraph => "P",
        Role::List(_) => "L",
        Role::Item => "LI",
        Role::Label => "Lbl",
        Role::Body => "LBody",
        Role::Table => "Table",
        Role::Row => "TR",
        Role::Head(_) => "TH",
        Role::Cell => "TD",
        Role::Figure(_) => "Figure",
    }
}

/// Returns a part of the text as the file says it.
fn element(node: &Node<'_>, parent: u32, leaves: &[Leaf], id: impl Fn(usize) -> u32) -> Vec<u8> {
    let kind = match node.role {
        Role::Heading(_) => ["H1", "H1", "H2", "H3", "H4", "H5", "H6"][node.level],
        role => kind(role),
    };
    let mut out = Vec::with_capacity(96);
    let mut say = |text: std::fmt::Arguments<'_>| out.write_fmt(text).expect("memory takes every byte");
    say(format_args!("<</Type/StructElem/S/{kind}/P {parent} 0 R"));
    match node.role {
        Role::List(Marker::Bullet) => say(format_args!("/A<</O/List/ListNumbering/Disc>>")),
        Role::List(Marker::Number) => say(format_args!("/A<</O/List/ListNumbering/Decimal>>")),
        Role::Head(Head::Row) => say(format_args!("/A<</O/Table/Scope/Row>>")),
        Role::Head(Head::Columns { n_columns, n_rows }) => {
            say(format_args!("/A<</O/Table/Scope/Column"));
            if *n_columns > 1 {
                say(format_args!("/ColSpan {n_columns}"));
            }
            if *n_rows > 1 {
                say(format_args!("/RowSpan {n_rows}"));
            }
            say(format_args!(">>"));
        }
        Role::Figure(words) => {
            say(format_args!("/Alt{}", text_string(words)));
            if let Some((page, Bounds { min, max })) = node.bounds {
                let place = |x: f64, y: f64| (round(x * POINTS), round((leaves[page].height - y) * POINTS));
                let ((left, bottom), (right, top)) = (place(min.x, max.y), place(max.x, min.y));
                let bounds = format!("/BBox[{left} {bottom} {right} {top}]");
                say(format_args!("/A<</O/Layout/Placement/Block{bounds}>>"));
            }
        }
        _ => {}
    }
    // Marks of one page are named by their numbers alone; others each with their page.
    let page_of = |kid: &Kid| match kid {
        Kid::Node(_) => None,
        Kid::Marks { page, .. } => Some(*page),
    };
    let home = node.kids.iter().find_map(page_of);
    if let Some(page) = home {
        say(format_args!("/Pg {} 0 R", leaves[page].object));
    }
    let is_list = node.kids.len() > 1;
    for (number, kid) in node.kids.iter().enumerate() {
        say(format_args!(
            "{}",
            match (number, is_list) {
                (0, true) => "/K[",
                (0, false) => "/K ",
                _ => " ",
            }
        ));
        match kid {
            Kid::Node(node) => say(format_args!("{} 0 R", id(*node))),
            Kid::Marks { page, number } if home == Some(*page) => say(format_args!("{number}")),
            Kid::Marks { page, number } => {
                say(format_args!("<</Type/MCR/Pg {} 0 R/MCID {number}>>", leaves[*page].object));
            }
        }
    }
    if is_list {
        say(format_args!("]"));
    }
    say(format_args!(">>"));
    out
}
