//! The registry of products: its words, and what there is before anything was drawn.

use championship::facts::{Championship, Fact};
use championship::press::{Cards, Format, Order, PRODUCTS, PressError, find, jobs};
use championship::regulations;
use championship::reports::{Options, Places, Scope};

#[test]
fn every_word_names_one_product() {
    let mut words: Vec<&str> =
        PRODUCTS.iter().flat_map(|product| product.also.iter().copied().chain([product.key])).collect();
    words.sort_unstable();
    let n_words = words.len();
    words.dedup();
    assert_eq!(words.len(), n_words, "{words:?}");
    assert!(words.iter().all(|word| find(word).is_some()));
    assert!(find("nothing").is_none());
}

#[test]
fn before_the_draw_there_is_what_needs_no_draw_and_the_rest_says_why() {
    let regulations = Box::new(regulations::default());
    let created = Fact::Created { name: "final".to_owned(), regulations };
    let championship = Championship::begin(&created).expect("a championship");
    let (options, cards) = (Options::default(), Cards::default());
    let order = Order::all(&championship, &options, &cards);
    assert!(jobs(&order, &Places::of(&championship)).iter().all(|job| job.make().is_ok()));
    let refused = |key: &str| {
        let product = find(key).expect("a product");
        assert!(!product.since.is_reached(&championship), "{key}");
        product.made(&order, &[Format::Pdf]).expect_err("nothing yet")
    };
    assert_eq!(refused("door-signs"), PressError::NoGroups);
    assert_eq!(refused("slips"), PressError::NoGroups);
    let of_part = Order { scope: Scope::Cycle(1), ..order };
    let made = find("final").expect("a product").made(&of_part, &[Format::Pdf]);
    assert_eq!(made.expect_err("of the whole alone"), PressError::Whole("final"));
}
