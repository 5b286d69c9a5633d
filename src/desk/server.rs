//! The sockets: accepts connections, bounds how long they may dawdle, and ends cleanly.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::TcpListener;

use super::faults;

/// How long the head of a request may take, also between two requests on one connection.
const HEAD: Duration = Duration::from_secs(20);

/// How long requests under way may still take when the server stops.
const FAREWELL: Duration = Duration::from_secs(3);

/// Where a request came from.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// Listens at an address such as `0.0.0.0:8080`.
///
/// # Errors
/// When the address is taken or not this computer's.
pub async fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    allow_many_connections();
    TcpListener::bind(address).await
}

/// Serves until a signal comes.
pub async fn serve(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
    let farewell = GracefulShutdown::new();
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
        // Small answers must not wait for more.
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut router = router.clone();
            let mut request = request.map(axum::body::Body::new);
            request.extensions_mut().insert(Peer(peer));
            async move {
                let answer = tower_service(&mut router, request).await;
                Ok::<_, Infallible>(answer)
            }
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD)
            .max_buf_size(64 * 1024)
            .serve_connection(TokioIo::new(stream), service);
        let connection = farewell.watch(connection);
        tokio::spawn(async move {
            // What goes wrong with a connection is the visitor's network, not ours to report.
            if let Err(payload) = faults::caught(connection).await {
                faults::note("connection", &*payload);
            }
        });
    }
    drop(listener);
    // Watchers of a stream never finish by themselves.
    let _ = tokio::time::timeout(FAREWELL, farewell.shutdown()).await;
}

/// Calls the router, which is always ready and never fails.
async fn tower_service(router: &mut Router, request: Request) -> axum::response::Response {
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
