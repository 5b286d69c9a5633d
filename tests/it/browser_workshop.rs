//! A game of one's own, from the workshop to the diplomas of its championship, in a real browser.

use crate::support::browser::{Look, Window};
use crate::support::started::Started;

#[test]
fn a_game_of_the_workshop_is_played_in_a_championship_to_its_diplomas() {
    let folder = tempfile::tempdir().unwrap();
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    let window = Window::open(Look::LAPTOP);
    window.go(&started.link);
    // A variant by the buttons alone.
    window.go(&started.address("/workshop?of=avanco"));
    window.fill("#variant-name", "Salto ao contrário");
    window.fill("#variant-board", "5x5");
    window.click("#begin");
    window.wait_for("#verdict", "tudo certo");
    window.click("[data-change=misere]");
    window.wait_for("#verdict", "tudo certo");
    window.click("#keep button");
    let sheet = "/games/salto-ao-contrario";
    window.until("the sheet is shown", || (window.path() == sheet).then_some(()));
    window.picture("own-game-sheet-1280");
    // Its championship.
    window.go(&started.address("/start/new"));
    window.fill("#name", "Salto do 4.º A");
    window.script(
        "document.querySelectorAll('.games input').forEach((box) => { box.checked = box.id === 'c1-salto-ao-contrario'; })",
    );
    assert_eq!(window.count("#c1-salto-ao-contrario"), 1);
    window.click("form.make > p.row button");
    window.until("it is made", || window.path().starts_with("/organiser/entries").then_some(()));
    window.script(
        "document.querySelector('#text').value = 'Ana Costa\\nBia Reis\\nCaio Dias\\nDora Melo\\nEva Luz\\nGil Pina'",
    );
    window.fill("#given-school", "EB de Cima");
    window.fill("#given-year", "4");
    window.click("form[action=\"/organiser/import\"] > button");
    window.wait_for("main", "6");
    window.click("form[action=\"/organiser/import/take\"] button");
    window.until("they are entered", || window.path().starts_with("/organiser/entries").then_some(()));
    window.go(&started.address("/organiser"));
    window.wait_for("main", "Salto ao contrário");
    window.click(".next button[value=draw]");
    window.until("everything is played", || {
        if window.count(".next button[value=pair]") > 0 {
            window.click(".next button[value=pair]");
            window.wait_for(".next", "Esperar por");
        }
        window.go(&started.address("/arbiter"));
        window.until("all results are saved", || {
            let left = window.count(".board:not(.done)");
            if left > 0 && window.count(".board.pending") == 0 {
                let open = "document.querySelector('.board:not(.done):not(.pending) button.side')";
                window.script(&format!("{open}?.click()"));
            }
            (left == 0).then_some(())
        });
        window.go(&started.address("/organiser"));
        window.text(".next").contains("está tudo jogado").then_some(())
    });
    let fetched = window.script(
        "const asked = new XMLHttpRequest(); asked.open('GET', '/organiser/print/diplomas.pdf', false); \
         asked.send(); return [asked.status, asked.responseText.slice(0, 5)]",
    );
    assert_eq!(fetched, serde_json::json!([200, "%PDF-"]));
    // The game stays with its championship, also where the folder has lost it.
    std::fs::remove_file(folder.path().join("games/salto-ao-contrario.yaml")).unwrap();
    window.go(&started.address("/play/salto-ao-contrario"));
    window.wait_for("h1", "Salto ao contrário");
}
