//! What a diagram shows, in words.

use super::Diagram;
use super::note::{Note, is_banded};
use speech::{Language, msg};

/// Says what a diagram shows for those who cannot see it: what stands where, and edges, zones, arrows and marks.
pub fn told(diagram: &Diagram, language: Language) -> String {
    let name = |cell: &usize| diagram.layout.places.get(*cell).map_or("", |place| place.name.as_str());
    let note = |note: &Note| {
        Some(match note {
            Note::Mark { cell, text } => msg("diagram-mark").with("text", text).with("cell", name(cell)),
            Note::Arrow { from, to } => msg("diagram-arrow").with("from", name(from)).with("to", name(to)),
            Note::Zone { cells, label } if !label.is_empty() => {
                let cells = cells.iter().map(name).collect::<Vec<_>>().join(" ");
                msg("diagram-zone").with("name", label).with("cells", cells)
            }
            Note::Shore { cells, whose, .. } => {
                let (from, to) = ends(diagram, cells)?;
                let (from, to) = (name(&from), name(&to));
                match whose.is_empty() {
                    true => msg("diagram-edge-of-both").with("from", from).with("to", to),
                    false => msg("diagram-edge").with("name", whose).with("from", from).with("to", to),
                }
            }
            Note::Store { seeds, whose, .. } => {
                msg("diagram-store").with("name", whose).with("seeds", *seeds)
            }
            _ => return None,
        })
    };
    let all = |of: fn(&Note) -> &[usize]| {
        let drawn = diagram.notes.iter().filter(|note| !is_banded(diagram, note));
        let cells: Vec<&str> = drawn.flat_map(of).map(name).collect();
        (!cells.is_empty()).then(|| (cells.len(), cells.join(" ")))
    };
    let shaded = all(|note| match note {
        Note::Zone { cells, label } if label.is_empty() => cells,
        Note::Won { cells } => cells,
        _ => &[],
    });
    let dots = all(|note| match note {
        Note::Dot { cell } => std::slice::from_ref(cell),
        _ => &[],
    });
    let crosses = all(|note| match note {
        Note::Cross { cell } => std::slice::from_ref(cell),
        _ => &[],
    });
    let rings = all(|note| match note {
        Note::Ring { cell } => std::slice::from_ref(cell),
        _ => &[],
    });
    let signs = [
        shaded.map(|(n, cells)| msg("diagram-shaded").with("n", n).with("cells", cells)),
        dots.map(|(n, cells)| msg("diagram-dots").with("n", n).with("cells", cells)),
        crosses.map(|(n, cells)| msg("diagram-crosses").with("n", n).with("cells", cells)),
        rings.map(|(n, cells)| msg("diagram-rings").with("n", n).with("cells", cells)),
    ];
    let notes = diagram.notes.iter().filter_map(note).chain(signs.into_iter().flatten());
    let notes = notes.map(|note| language.say(&note));
    std::iter::once(diagram.title.clone()).chain(notes).collect::<Vec<_>>().join("; ")
}

/// Returns the two cells of an edge that lie farthest apart: round boards do not count along their edges.
fn ends(diagram: &Diagram, cells: &[usize]) -> Option<(usize, usize)> {
    let centre = |cell: usize| diagram.layout.places.get(cell).map(|place| place.centre);
    let pairs = cells.iter().flat_map(|from| cells.iter().map(move |to| (*from, *to)));
    let apart = |(from, to): (usize, usize)| {
        let (from, to) = (centre(from)?, centre(to)?);
        Some((from.x - to.x).hypot(from.y - to.y))
    };
    let farthest = pairs.filter_map(|pair| Some((apart(pair)?, pair)));
    farthest.reduce(|best, one| if one.0 > best.0 + 1e-9 { one } else { best }).map(|(_, pair)| pair)
}
