//! A cable between a desk and its database that can be pulled and put back.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// A relay on a free port.
pub(crate) struct Relay {
    pub(crate) port: u16,
    is_cut: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Relay {
    /// Lays a cable to a port on this computer.
    pub(crate) fn to(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let relay = Relay {
            port: listener.local_addr().unwrap().port(),
            is_cut: Arc::default(),
            open: Arc::default(),
        };
        let (is_cut, open) = (Arc::clone(&relay.is_cut), Arc::clone(&relay.open));
        std::thread::spawn(move || {
            for near in listener.incoming().flatten() {
                // Somebody who calls while the cable is out hears nothing but the end.
                if is_cut.load(Ordering::SeqCst) {
                    continue;
                }
                let Ok(far) = TcpStream::connect(SocketAddr::from(([127, 0, 0, 1], port))) else { continue };
                let ends = [near.try_clone().unwrap(), far.try_clone().unwrap()];
                open.lock().unwrap_or_else(PoisonError::into_inner).extend(ends);
                pass(near.try_clone().unwrap(), far.try_clone().unwrap());
                pass(far, near);
            }
        });
        relay
    }

    /// Pulls the cable.
    pub(crate) fn cut(&self) {
        self.is_cut.store(true, Ordering::SeqCst);
        for stream in self.open.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// Puts it back.
    pub(crate) fn mend(&self) {
        self.is_cut.store(false, Ordering::SeqCst);
    }
}

fn pass(mut from: TcpStream, mut to: TcpStream) {
    std::thread::spawn(move || {
        let mut part = [0; 8192];
        while let Ok(n @ 1..) = from.read(&mut part) {
            if to.write_all(&part[..n]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
}
