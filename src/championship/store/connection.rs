//! The line to a PostgreSQL server: plain, or encrypted to a server that proves who it is.
//!
//! `sslrootcert=FILE` in an address names the certificates that the server's own must stand on; then there is no line
//! without. A line that is encrypted to nobody knows whom would only look safe, so `sslmode=require` alone is refused.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use percent_encoding::percent_decode_str;
use postgres::config::SslMode;
use postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use postgres::{Client, Config, Error, NoTls, Socket};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, InvalidDnsNameError, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_rustls::TlsConnector;

use super::StoreError;
use speech::{Message, msg};

/// The part of an address that names the file of trusted certificates.
const ROOTS: &str = "sslrootcert=";

/// How to reach a server.
pub(super) struct Connection {
    pub(super) config: Config,
    tls: Option<Encrypted>,
}

impl Connection {
    /// Reads an address; `place` is the address as it may be shown.
    pub(super) fn read(address: &str, place: &str) -> Result<Connection, StoreError> {
        let refused = |reason: Message| {
            StoreError::Invalid(msg("store-address-tls").with("place", place).with("reason", reason))
        };
        let (address, roots) = without_roots(address);
        let mut config: Config = address.parse().map_err(|error: Error| {
            let reason = error.to_string();
            StoreError::Invalid(msg("store-address").with("place", place).with("reason", reason))
        })?;
        let tls = match (roots, config.get_ssl_mode()) {
            (None, SslMode::Disable | SslMode::Prefer) => None,
            (None, _) => return Err(refused(msg("store-tls-without-roots"))),
            (Some(file), _) => {
                config.ssl_mode(SslMode::Require);
                let unread = |reason: String| {
                    refused(msg("store-tls-roots").with("file", &file).with("reason", reason))
                };
                Some(Encrypted::by(&file).map_err(unread)?)
            }
        };
        Ok(Connection { config, tls })
    }

    /// Connects.
    pub(super) fn connect(&self) -> Result<Client, Error> {
        match &self.tls {
            Some(tls) => self.config.connect(tls.clone()),
            None => self.config.connect(NoTls),
        }
    }
}

/// Takes the file of trusted certificates out of an address, which the driver does not know.
fn without_roots(address: &str) -> (String, Option<String>) {
    let Some((before, questions)) = address.split_once('?') else { return (address.to_owned(), None) };
    let (roots, others): (Vec<&str>, Vec<&str>) =
        questions.split('&').partition(|part| part.starts_with(ROOTS));
    let file =
        roots.last().map(|part| percent_decode_str(&part[ROOTS.len()..]).decode_utf8_lossy().into_owned());
    match others.is_empty() {
        true => (before.to_owned(), file),
        false => (format!("{before}?{}", others.join("&")), file),
    }
}

/// Makes encrypted lines to servers that prove who they are.
#[derive(Clone)]
struct Encrypted(Arc<ClientConfig>);

impl Encrypted {
    fn by(file: &str) -> Result<Encrypted, String> {
        let mut roots = RootCertStore::empty();
        let found = CertificateDer::pem_file_iter(file).map_err(|error| error.to_string())?;
        for certificate in found {
            let certificate = certificate.map_err(|error| error.to_string())?;
            roots.add(certificate).map_err(|error| error.to_string())?;
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Encrypted(Arc::new(config)))
    }
}

impl MakeTlsConnect<Socket> for Encrypted {
    type Stream = Stream;
    type TlsConnect = Handshake;
    type Error = InvalidDnsNameError;

    fn make_tls_connect(&mut self, server: &str) -> Result<Handshake, InvalidDnsNameError> {
        let server = ServerName::try_from(server.to_owned())?;
        Ok(Handshake { connector: TlsConnector::from(Arc::clone(&self.0)), server })
    }
}

/// A line about to be encrypted.
struct Handshake {
    connector: TlsConnector,
    server: ServerName<'static>,
}

impl TlsConnect<Socket> for Handshake {
    type Stream = Stream;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Stream>> + Send>>;

    fn connect(self, socket: Socket) -> Self::Future {
        let handshake = self.connector.connect(self.server, socket);
        Box::pin(async move { Ok(Stream(Box::new(handshake.await?))) })
    }
}

/// An encrypted line.
struct Stream(Box<tokio_rustls::client::TlsStream<Socket>>);

impl TlsStream for Stream {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl AsyncRead for Stream {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, to: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *self.get_mut().0).poll_read(cx, to)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, from: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut *self.get_mut().0).poll_write(cx, from)
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *self.get_mut().0).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *self.get_mut().0).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::{Connection, without_roots};

    #[test]
    fn the_file_of_certificates_is_taken_out_of_an_address() {
        let cases = [
            ("postgres://h/x", "postgres://h/x", None),
            ("postgres://h/x?sslrootcert=/a%20b.pem", "postgres://h/x", Some("/a b.pem")),
            (
                "postgres://h/x?sslmode=require&sslrootcert=c.pem",
                "postgres://h/x?sslmode=require",
                Some("c.pem"),
            ),
            ("postgres://h/x?sslrootcert=%zz&options=-cx", "postgres://h/x?options=-cx", Some("%zz")),
        ];
        for (typed, left, file) in cases {
            assert_eq!(without_roots(typed), (left.to_owned(), file.map(str::to_owned)));
        }
    }

    #[test]
    fn an_encrypted_line_to_nobody_knows_whom_is_refused() {
        assert!(Connection::read("postgres://h/x", "x").is_ok());
        assert!(Connection::read("postgres://h/x?sslmode=require", "x").is_err());
        assert!(Connection::read("postgres://h/x?sslrootcert=/is/not/there.pem", "x").is_err());
    }
}
