//! What those who follow a game between two devices are told: how often it has changed, and whether the other one is there.

use std::convert::Infallible;

use axum::http::{HeaderName, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use tokio::sync::watch;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::WatchStream;

use rules::game::Side;

/// So many may follow one game.
pub(crate) const MOST_FOLLOWERS: usize = 40;

/// What those who follow a game are told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct News {
    /// How often something has changed.
    pub(crate) version: u64,
    /// On how many screens each player has the game open.
    here: [u16; 2],
}

impl News {
    /// Returns the news of a game that has changed so often, and that nobody has open.
    pub(crate) fn of(version: u64) -> News {
        News { version, here: [0; 2] }
    }

    /// Says whether a player has the game open.
    pub(crate) fn is_here(self, player: Side) -> bool {
        self.here[player.index()] > 0
    }

    /// Counts a screen of a player in.
    pub(crate) fn come(&mut self, player: Side) {
        self.here[player.index()] += 1;
    }

    /// Counts a screen of a player out.
    pub(crate) fn go(&mut self, player: Side) {
        let count = &mut self.here[player.index()];
        *count = count.saturating_sub(1);
    }
}

/// Streams the news of a game to a player, or to somebody who looks on; what is kept `present` goes with the connection.
pub(crate) fn stream(
    news: watch::Receiver<News>,
    player: Option<Side>,
    present: impl Send + 'static,
) -> Response {
    // The first word says how the game stands, so that who comes back after a break has missed nothing.
    let stream = WatchStream::new(news).map(move |news| {
        let _present = &present;
        let here = player.map_or("", |player| if news.is_here(!player) { " here" } else { " away" });
        Ok::<_, Infallible>(Event::default().data(format!("{}{here}", news.version)))
    });
    unbuffered(Sse::new(stream).keep_alive(KeepAlive::default()))
}

/// Returns a stream of events that a proxy must not keep back until it has more, however it is set up.
pub(crate) fn unbuffered(events: impl IntoResponse) -> Response {
    let mut response = events.into_response();
    let buffering = HeaderName::from_static("x-accel-buffering");
    response.headers_mut().insert(buffering, HeaderValue::from_static("no"));
    response
}
