//! The sockets: accepts connections, bounds how long they may dawdle, and ends cleanly.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;

use super::certificate::Certificate;
use super::faults;
use super::middleware::policy_framed_by;

/// How long the head of a request may take, also between two requests on one connection.
const HEAD: Duration = Duration::from_secs(20);

/// How long requests under way may still take when the server stops.
const FAREWELL: Duration = Duration::from_secs(3);

/// Where a request came from.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// What pages say of the site that may show them in a frame.
#[derive(Clone, Debug)]
pub struct FramedBy(pub(super) HeaderValue);

/// Lets a site, such as `https://moodle.example`, show boards in a frame; nothing where no header can say that.
pub fn framed_by(site: &str) -> Option<FramedBy> {
    policy_framed_by(site).map(FramedBy)
}

/// Listens at an address such as `0.0.0.0:8080`.
///
/// # Errors
/// When the address is taken or not this computer's.
pub async fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    allow_many_connections();
    TcpListener::bind(address).await
}

/// No more connections are held for one address: a school of watchers sits behind one, but nobody takes all.
const MOST_OF_ONE: usize = 1500;

/// How many connections each address has.
#[derive(Clone, Default)]
struct Doors(Arc<Mutex<BTreeMap<IpAddr, usize>>>);

/// A connection that is counted until it ends.
struct Inside {
    doors: Doors,
    address: IpAddr,
}

impl Doors {
    fn counts(&self) -> MutexGuard<'_, BTreeMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection in, unless its address has too many; a proxy on this computer speaks for everybody.
    fn enter(&self, address: IpAddr) -> Option<Inside> {
        let mut counts = self.counts();
        let count = counts.entry(address).or_default();
        if *count >= MOST_OF_ONE && !address.is_loopback() {
            return None;
        }
        *count += 1;
        Some(Inside { doors: self.clone(), address })
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        let mut counts = self.doors.counts();
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// Serves until a signal comes.
pub async fn serve(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
    serve_as(listener, router, None, stop).await;
}

/// Serves until a signal comes, by HTTPS where there is a certificate.
pub async fn serve_as(
    listener: TcpListener,
    router: Router,
    certificate: Option<Certificate>,
    stop: impl Future<Output = ()>,
) {
    let farewell = GracefulShutdown::new();
    let doors = Doors::default();
    let certificate = certificate.map(Arc::new);
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(_) => {
                // Out of files, or a visitor gone before the greeting: others may leave meanwhile.
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Some(inside) = doors.enter(peer.ip()) else { continue };
        // Small answers must not wait for more.
        let _ = stream.set_nodelay(true);
        let (router, watcher, certificate) = (router.clone(), farewell.watcher(), certificate.clone());
        tokio::spawn(async move {
            let _inside = inside;
            match certificate {
                None => connected(stream, peer, false, router, watcher).await,
                Some(certificate) => {
                    if let Some(stream) = certificate.greet(stream).await {
                        connected(stream, peer, true, router, watcher).await;
                    }
                }
            }
        });
    }
    drop(listener);
    // Watchers of a stream never finish by themselves.
    let _ = tokio::time::timeout(FAREWELL, farewell.shutdown()).await;
}

/// Answers what comes on a connection, until it ends.
async fn connected(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    peer: SocketAddr,
    is_encrypted: bool,
    router: Router,
    watcher: Watcher,
) {
    let service = service_fn(move |request: Request<Incoming>| {
        let mut router = router.clone();
        let mut request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(Peer(peer));
        if is_encrypted {
            // As a server before this one would say it.
            let scheme = HeaderName::from_static("x-forwarded-proto");
            request.headers_mut().insert(scheme, HeaderValue::from_static("https"));
        }
        async move {
            let answered = answer(&mut router, request).await;
            Ok::<_, Infallible>(answered)
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(stream), service);
    // What goes wrong with a connection is the visitor's network, not ours to report.
    if let Err(payload) = faults::caught(watcher.watch(connection)).await {
        faults::note("connection", &*payload);
    }
}

/// Calls the router, which is always ready and never fails.
pub(super) async fn answer(router: &mut Router, request: Request) -> axum::response::Response {
    use hyper::service::Service;
    let service = hyper_util::service::TowerToHyperService::new(router.clone());
    match service.call(request).await {
        Ok(answer) => answer,
        Err(never) => match never {},
    }
}

/// Returns the address others on the network reach this computer at, if it has one.
pub fn network_address() -> Option<IpAddr> {
    // Nothing is sent: choosing a route names the address.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

/// Raises the number of open files to what the system allows.
#[cfg(unix)]
fn allow_many_connections() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    // With the usual limit the server still works, for fewer visitors.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
}

#[cfg(not(unix))]
fn allow_many_connections() {}

#[cfg(test)]
mod tests {
    use super::{Doors, MOST_OF_ONE};
    use std::net::{IpAddr, Ipv4Addr};

    #[test]
    fn one_address_cannot_take_all_connections() {
        let doors = Doors::default();
        let greedy = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));
        let mut held: Vec<_> = (0..2 * MOST_OF_ONE).filter_map(|_| doors.enter(greedy)).collect();
        assert_eq!(held.len(), MOST_OF_ONE);
        assert!(doors.enter(IpAddr::V4(Ipv4Addr::new(10, 0, 0, 2))).is_some());
        held.pop();
        assert!(doors.enter(greedy).is_some());
        held.clear();
        assert!(doors.counts().is_empty(), "addresses of before are remembered for ever");
        let proxy: Vec<_> =
            (0..2 * MOST_OF_ONE).filter_map(|_| doors.enter(Ipv4Addr::LOCALHOST.into())).collect();
        assert_eq!(proxy.len(), 2 * MOST_OF_ONE);
    }
}
