//! Two devices at one board, in real browsers: network lost and back, giving up, a draw, another game, and who is there.

use crate::support::browser::{Look, Window};
use crate::support::web::Server;

fn cell(name: &str) -> String {
    format!("[data-cell=\"{name}\"]")
}

/// Opens a game on two devices; the one who invites has that seat.
fn two(server: &Server, game: &str, seat: &str) -> (Window, Window) {
    let (host, guest) = (Window::open(Look::PHONE), Window::open(Look::LAPTOP));
    host.go(&server.address(&format!("/play/{game}")));
    host.click(&format!("button[value={seat}]"));
    host.wait_for(".invitation", "Convide o outro jogador");
    // No phone gets to this computer: there is no address to send, and a way on right here.
    assert_eq!(host.count(".invitation input"), 0);
    let invitation = host.attribute(".invitation a", "href").unwrap();
    guest.go(&server.address(&invitation));
    (host, guest)
}

// Whoever let the other begin was never shown the invitation.
#[test]
fn a_lost_network_is_said_and_the_move_is_made_once_it_is_back() {
    let server = Server::games_only();
    let (host, guest) = two(&server, "rastros", "second");
    guest.wait_for(".turn", "É a sua vez");
    host.wait_for(".presence", "está ligado");
    guest.offline(true);
    guest.click(&cell("d4"));
    guest.wait_for(".net", "Sem rede");
    guest.picture("no-network-1280");
    assert!(guest.path().starts_with("/play/room/"), "{}", guest.path());
    guest.offline(false);
    host.wait_for(".turn", "É a sua vez");
    guest.until("the line is gone", || (guest.count(".net") == 0).then_some(()));
    guest.wait_for(".turn", "À espera");
    assert_eq!(guest.count(".plies li"), 1);
    // Who has left is not there any more.
    drop(guest);
    host.wait_for(".presence", "não está ligado");
    host.picture("away-390");
}

#[test]
fn two_devices_agree_on_a_draw_give_up_and_play_again_with_sides_changed() {
    let server = Server::games_only();
    let (host, guest) = two(&server, "tic-tac-toe", "first");
    host.wait_for(".turn", "É a sua vez");
    let watch = server.address(&host.attribute("details a[target=_blank]", "href").unwrap());
    let watcher = Window::open(Look::PHONE);
    watcher.go(&watch);
    watcher.wait_for(".role", "Está a ver a partida");
    assert_eq!(watcher.count("[data-go=resign]"), 0);
    host.click(&cell("b2"));
    guest.wait_for(".turn", "É a sua vez");
    guest.click("[data-go=draw]");
    guest.wait_for(".controls", "Propôs empate");
    host.wait_for(".choices", "propõe empate");
    host.picture("draw-offered-390");
    host.has_no_barrier("an offer");
    host.click(".choices [data-go=no]");
    guest.until("the offer is refused", || (guest.count(".controls [data-go=draw]") == 1).then_some(()));
    guest.click("[data-go=draw]");
    host.wait_for(".choices", "propõe empate");
    host.click(".choices [data-go=draw]");
    for window in [&host, &guest, &watcher] {
        window.wait_for(".turn", "Empate");
    }
    // What was played can be gone through, with the computer's look at it.
    let looked_at = Window::open(Look::PHONE);
    looked_at.go(&server.address(&host.attribute(".ended a", "href").unwrap()));
    assert_eq!((looked_at.count(".plies li"), looked_at.count("[data-go=next]")), (1, 1));
    drop(looked_at);
    guest.click("[data-go=again]");
    guest.wait_for(".ended", "À espera");
    host.wait_for(".ended", "quer outra partida");
    host.click("[data-go=again]");
    // Now the other one begins.
    guest.wait_for(".turn", "É a sua vez");
    host.wait_for(".turn", "À espera");
    host.click(".resign summary");
    host.click("[data-go=resign]");
    host.wait_for(".turn", "Perdeu.");
    guest.wait_for(".turn", "Ganhou!");
    guest.wait_for(".reason", "desistiu");
    watcher.wait_for(".reason", "Um dos jogadores desistiu");
    guest.picture("resigned-1280");
    guest.fits("a game that was given up");
}

#[test]
fn two_phones_have_the_board_and_its_controls_on_one_screen_and_passing_stands_apart() {
    let server = Server::games_only();
    let (host, guest) = two(&server, "go-7x7", "first");
    drop(guest);
    let phone = Window::open(Look { width: 360, height: 740, ..Look::PHONE });
    let path = host.path();
    drop(host);
    phone.go(&server.address(&path));
    phone.wait_for(".turn", "É a sua vez");
    phone.picture("room-go-360");
    let script = "const box = (part) => document.querySelector(part).getBoundingClientRect();
        return [box('.choices').top >= box('.controls').bottom, box('.controls').bottom <= innerHeight, box('.gameboard').top < 240]";
    assert_eq!(phone.script(script), serde_json::json!([true, true, true]));
    phone.has_no_barrier("a room on a phone");
}
