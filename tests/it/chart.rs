//! Plots: the figures kept as files, and what no plot may do.

use paper::figure::chart::{
    Arrangement, Axis, Bar, BarChart, Direction, Histogram, Ink, Interval, IntervalChart, IntervalRow, Key,
    Marker, Numbers, Part, Pointer,
};
use paper::figure::{Figure, Shape, Size, svg};

use crate::golden;

fn stacked(direction: Direction, size: Size) -> BarChart {
    let part = |value: f64, ink| Part { value, text: Numbers::PERCENT.text(value), ink };
    let bar = |label: &str, first: f64, draws: f64| Bar {
        label: label.to_owned(),
        parts: vec![
            part(first, Ink::Black),
            part(draws, Ink::Hatched),
            part(1.0 - first - draws, Ink::White),
        ],
    };
    BarChart {
        title: "Wins per side".to_owned(),
        size,
        direction,
        arrangement: Arrangement::Stacked,
        axis: Axis::percent("share of games", Numbers::PERCENT),
        keys: vec![
            Key::new(Ink::Black, "First side"),
            Key::new(Ink::Hatched, "Draw"),
            Key::new(Ink::White, "Second side"),
        ],
        bars: vec![bar("Small", 0.61, 0.0), bar("A rather long label", 0.4, 0.22), bar("Large", 0.03, 0.9)],
    }
}

fn plain(direction: Direction) -> BarChart {
    let texts = [("Lisboa", 12.0), ("Porto", 30.0), ("Évora", 0.0), ("Vila Nova de Gaia", 7.5)];
    BarChart {
        title: "Points per school".to_owned(),
        size: Size::new(90.0, 45.0),
        direction,
        arrangement: Arrangement::Beside,
        axis: Axis::covering("points", 0.0, 30.0, 5, Numbers::WHOLE),
        keys: Vec::new(),
        bars: texts.map(|(name, value)| Bar::single(name, value, value.to_string(), Ink::Grey)).to_vec(),
    }
}

fn histogram() -> Histogram {
    Histogram {
        title: "Length of games".to_owned(),
        size: Size::new(80.0, 35.0),
        axis_title: "moves".to_owned(),
        numbers: Numbers::WHOLE,
        from: 10.0,
        bin: 2.0,
        counts: vec![1, 3, 8, 15, 22, 18, 9, 4, 0, 1],
        ink: Ink::Light,
        pointers: vec![Pointer { value: 18.6, text: "mean 18.6".to_owned() }],
        bracket: Some((12.0, 26.0, "90 % of games".to_owned())),
        span: None,
    }
}

fn intervals() -> IntervalChart {
    let interval = |value: f64, half: f64, marker| Interval {
        value,
        low: value - half,
        high: value + half,
        text: format!("{value:.2} ± {half:.2}"),
        marker,
    };
    let row = |label: &str, a: f64, b: f64| IntervalRow {
        label: label.to_owned(),
        intervals: vec![interval(a, 0.02, Marker::Ring), interval(b, 0.1, Marker::Disc)],
    };
    IntervalChart {
        title: "How often the first side wins".to_owned(),
        size: Size::new(100.0, 10.0),
        axis: Axis::percent("", Numbers::PERCENT),
        keys: vec![(Marker::Ring, "random play".to_owned()), (Marker::Disc, "strong play".to_owned())],
        reference: Some(0.5),
        rows: vec![row("5×5", 0.52, 0.8), row("7×7", 0.49, 0.45)],
    }
    .with_rows_of(5.0)
}

fn all() -> Vec<(&'static str, Figure)> {
    vec![
        ("stacked-level", stacked(Direction::Level, Size::new(100.0, 0.0)).with_rows_of(8.0).figure()),
        ("stacked-upright", stacked(Direction::Upright, Size::new(80.0, 60.0)).figure()),
        ("plain-level", plain(Direction::Level).figure()),
        ("plain-upright", plain(Direction::Upright).figure()),
        ("histogram", histogram().figure()),
        ("intervals", intervals().figure()),
    ]
}

#[test]
fn plots_are_what_they_were() {
    for (name, figure) in all() {
        golden::check(&format!("charts/{name}.svg"), &svg::svg(&figure));
    }
}

#[test]
fn nothing_is_drawn_outside_the_frame_and_letters_are_legible() {
    for (name, figure) in all() {
        for shape in &figure.shapes {
            let bounds = match shape {
                Shape::Path(path) => path.outline.bounds(),
                Shape::Label(label) => {
                    assert!(label.size >= 5.0 * 25.4 / 72.0, "{name}: {label:?}");
                    paper::figure::Bounds { min: label.at, max: label.at }
                }
            };
            let slack = 0.01;
            assert!(
                bounds.min.x >= -slack
                    && bounds.min.y >= -slack
                    && bounds.max.x <= figure.size.width + slack
                    && bounds.max.y <= figure.size.height + slack,
                "{name}: {shape:?}"
            );
        }
    }
}

#[test]
fn a_bar_is_as_long_as_its_value_says() {
    let chart = plain(Direction::Level);
    let widths: Vec<f64> = chart
        .figure()
        .shapes
        .iter()
        .filter_map(|shape| match shape {
            Shape::Path(path) if path.class == "bar" => Some(path.outline.bounds().size().width),
            _ => None,
        })
        .collect();
    assert_eq!(widths.len(), 4);
    assert!((widths[0] / widths[1] - 0.4).abs() < 1e-9 && widths[2] == 0.0, "{widths:?}");
}

#[test]
fn charts_of_nothing_and_of_nonsense_are_drawn() {
    let mut empty = plain(Direction::Upright);
    empty.bars.clear();
    let mut wild = plain(Direction::Level);
    wild.bars.iter_mut().for_each(|bar| bar.parts[0].value = f64::NAN);
    let none = Histogram { counts: Vec::new(), ..histogram() };
    let rows = IntervalChart { rows: Vec::new(), ..intervals() };
    for figure in [empty.figure(), wild.figure(), none.figure(), rows.figure()] {
        let text = svg::svg(&figure);
        assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
    }
}
