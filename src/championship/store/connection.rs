//! The line to a PostgreSQL server: plain, or encrypted to a server that proves who it is.
//!
//! `sslrootcert=FILE` in an address names the certificates that the server's own must stand on; then there is no line
//! without. A line that is encrypted to nobody knows whom would only look safe, so `sslmode=require` alone is refused.
//!
//! `schema=NAME` names a schema of the database: one database then holds many championships, each as if it were alone.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use percent_encoding::percent_decode_str;
use postgres::config::{SslMode, TargetSessionAttrs};
use postgres::error::SqlState;
use postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use postgres::{Client, Config, Error, NoTls, Socket};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, InvalidDnsNameError, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_rustls::TlsConnector;

use super::{Location, StoreError};
use speech::{Message, msg};

/// How long nothing may be heard of a server before it is lost.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long a server that is asked whether it is still there may be silent before it is asked again.
const PROBE: Duration = Duration::from_secs(5);

/// The part of an address that names the file of trusted certificates.
const ROOTS: &str = "sslrootcert=";

/// The part of an address that names a schema.
pub(super) const SCHEMA: &str = "schema=";

/// How to reach a server.
#[derive(Clone)]
pub struct Connection {
    config: Config,
    tls: Option<Encrypted>,
    schema: Option<String>,
    place: String,
}

impl Connection {
    /// Reads an address, `postgres://user@host/database`.
    ///
    /// # Errors
    /// When it is none, or names certificates that cannot be read.
    pub fn to(address: &str) -> Result<Connection, StoreError> {
        let place = Location::parse(address).to_string();
        let refused = |reason: Message| {
            StoreError::Invalid(msg("store-address-tls").with("place", &place).with("reason", reason))
        };
        let (address, roots) = without(ROOTS, address);
        let (address, schema) = without(SCHEMA, &address);
        if let Some(schema) = schema.as_ref().filter(|schema| !is_schema(schema)) {
            let named = msg("store-address-schema").with("place", &place).with("schema", schema);
            return Err(StoreError::Invalid(named));
        }
        let mut config: Config = address.parse().map_err(|error: Error| {
            let reason = error.to_string();
            StoreError::Invalid(msg("store-address").with("place", &place).with("reason", reason))
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
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(Duration::from_secs(10));
        }
        // A cable that was pulled is noticed within seconds, and not after a quarter of an hour.
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(PATIENCE);
        }
        config.keepalives_idle(PATIENCE);
        config.keepalives_interval(PROBE);
        config.keepalives_retries(2);
        config.application_name("arbitro");
        // Of several servers the one that may be written to is meant, and not the one that only follows it.
        if config.get_hosts().len() > 1 {
            config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        }
        Ok(Connection { config, tls, schema, place })
    }

    /// Makes the schema that is meant where it is not there yet.
    ///
    /// # Errors
    /// When the user of the address may not.
    pub fn make_schema(&self, client: &mut Client) -> Result<(), StoreError> {
        let Some(schema) = &self.schema else { return Ok(()) };
        let is_there = client.query_one("SELECT to_regnamespace(quote_ident($1)) IS NOT NULL", &[schema]);
        let is_there = is_there.and_then(|row| row.try_get(0)).map_err(|error| self.explain(&error))?;
        if is_there {
            return Ok(());
        }
        // Two may come at once: who is second waits for the first, and then finds the name taken.
        let made = client.batch_execute(&format!("CREATE SCHEMA IF NOT EXISTS \"{schema}\""));
        match made {
            Err(error) if error.code() != Some(&SqlState::UNIQUE_VIOLATION) => Err(self.explain(&error)),
            _ => Ok(()),
        }
    }

    /// Returns the address as it may be shown.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// Connects.
    ///
    /// # Errors
    /// When no server answers, or it refuses.
    pub fn dial(&self) -> Result<Client, StoreError> {
        let connect = || {
            let mut client = match &self.tls {
                Some(tls) => self.config.connect(tls.clone()),
                None => self.config.connect(NoTls),
            }?;
            // A server may be set to acknowledge before the disk has it; this session is not.
            client.batch_execute("SET synchronous_commit = on")?;
            // Somebody who holds the lock and does not go on must not stop everybody else.
            client.batch_execute(
                "SET lock_timeout = '20s'; SET statement_timeout = '120s'; \
                 SET idle_in_transaction_session_timeout = '60s'",
            )?;
            if let Some(schema) = &self.schema {
                client.batch_execute(&format!("SET search_path = \"{schema}\""))?;
            }
            Ok(client)
        };
        connect().map_err(|error| self.explain(&error))
    }

    /// Returns a database error in our terms, with the server's own sentence where there is one.
    pub fn explain(&self, error: &Error) -> StoreError {
        let reason = match error.as_db_error() {
            Some(error) => error.message().to_string(),
            None => match std::error::Error::source(error) {
                Some(source) => format!("{error}: {source}"),
                None => error.to_string(),
            },
        };
        StoreError::Database { place: self.place.clone(), reason: reason.into() }
    }
}

/// Takes out of an address what the driver does not know.
pub(super) fn without(name: &str, address: &str) -> (String, Option<String>) {
    let Some((before, questions)) = address.split_once('?') else { return (address.to_owned(), None) };
    let (named, others): (Vec<&str>, Vec<&str>) =
        questions.split('&').partition(|part| part.starts_with(name));
    let value =
        named.last().map(|part| percent_decode_str(&part[name.len()..]).decode_utf8_lossy().into_owned());
    match others.is_empty() {
        true => (before.to_owned(), value),
        false => (format!("{before}?{}", others.join("&")), value),
    }
}

/// Says whether a schema can be called so: what needs no thought in an address, a statement or the name of a file.
fn is_schema(name: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c);
    (1..=63).contains(&name.len()) && name.chars().all(is_plain) && !name.starts_with("pg_")
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
    use super::{Connection, ROOTS, without};
    use postgres::config::TargetSessionAttrs;

    #[test]
    fn of_several_servers_the_one_that_takes_writes_is_meant() {
        let one = Connection::to("postgres://h/x").expect("an address").config;
        assert_eq!(one.get_target_session_attrs(), TargetSessionAttrs::Any);
        let two = Connection::to("postgres://one:5432,two:5433/x").expect("an address").config;
        assert_eq!(two.get_target_session_attrs(), TargetSessionAttrs::ReadWrite);
    }

    #[test]
    fn a_server_that_is_gone_is_asked_twice_and_not_for_two_hours() {
        let config = Connection::to("postgres://h/x").expect("an address").config;
        let asked = (config.get_keepalives_interval(), config.get_keepalives_retries());
        assert_eq!(asked, (Some(super::PROBE), Some(2)));
    }

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
            assert_eq!(without(ROOTS, typed), (left.to_owned(), file.map(str::to_owned)));
        }
    }

    #[test]
    fn a_schema_is_taken_out_of_an_address_and_has_a_plain_name() {
        let named = |name: &str| Connection::to(&format!("postgres://h/x?connect_timeout=3&schema={name}"));
        let schema = |name: &str| named(name).map(|line| line.schema);
        assert_eq!(schema("final-2027"), Ok(Some("final-2027".to_owned())));
        for name in ["", "a%22b", "Final", "pg_toast", "a.b", "%C3%A1"] {
            assert!(named(name).is_err(), "{name}");
        }
    }

    #[test]
    fn an_encrypted_line_to_nobody_knows_whom_is_refused() {
        assert!(Connection::to("postgres://h/x").is_ok());
        assert!(Connection::to("postgres://h/x?sslmode=require").is_err());
        assert!(Connection::to("postgres://h/x?sslrootcert=/is/not/there.pem").is_err());
    }
}
