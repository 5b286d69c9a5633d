//! WebDriver, the protocol by which programs drive browsers: a session with a driver, its commands as JSON over HTTP.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::Mutex;

use serde_json::{Value, json};

use crate::patience::HANG;

/// The key under which an element names itself, by the standard.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// What a command came to: a value, or what the driver said against it.
pub(crate) type Told = Result<Value, String>;

/// An element of the page, by the name that the driver gave it.
#[derive(Clone, Debug)]
pub(crate) struct Element(String);

impl Element {
    /// Returns it as commands name it.
    pub(crate) fn named(&self) -> Value {
        json!({ ELEMENT: self.0 })
    }
}

/// A session: one browser, driven over one connection.
pub(crate) struct Driver {
    connection: Mutex<BufReader<TcpStream>>,
    session: String,
}

impl Driver {
    /// Starts a browser by the driver at a port of this machine.
    pub(crate) fn start(port: u16, capabilities: &Value) -> Result<Self, String> {
        let stream = TcpStream::connect(("127.0.0.1", port)).map_err(|error| error.to_string())?;
        // The driver has limits of its own, and says so when one is over.
        stream.set_read_timeout(Some(HANG * 2)).map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let mut driver = Driver { connection: Mutex::new(BufReader::new(stream)), session: String::new() };
        let wish = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let begun = driver.send("POST", "/session", Some(wish))?;
        let id = begun["sessionId"].as_str().ok_or("the driver names no session")?;
        driver.session = format!("/session/{id}");
        Ok(driver)
    }

    /// Asks for something.
    pub(crate) fn get(&self, path: &str) -> Told {
        self.send("GET", &format!("{}{path}", self.session), None)
    }

    /// Has something done.
    pub(crate) fn post(&self, path: &str, body: Value) -> Told {
        self.send("POST", &format!("{}{path}", self.session), Some(body))
    }

    /// Has something taken away; without a path the browser is closed.
    pub(crate) fn delete(&self, path: &str) -> Told {
        self.send("DELETE", &format!("{}{path}", self.session), None)
    }

    /// Finds an element.
    pub(crate) fn find(&self, css: &str) -> Result<Element, String> {
        element(&self.post("/element", json!({ "using": "css selector", "value": css }))?)
    }

    /// Finds the element that has the focus.
    pub(crate) fn active(&self) -> Result<Element, String> {
        element(&self.get("/element/active")?)
    }

    /// Asks an element for something.
    pub(crate) fn ask(&self, element: &Element, what: &str) -> Told {
        self.get(&format!("/element/{}/{what}", element.0))
    }

    /// Does something with an element.
    pub(crate) fn act(&self, element: &Element, what: &str, with: Value) -> Told {
        self.post(&format!("/element/{}/{what}", element.0), with)
    }

    fn send(&self, method: &str, path: &str, body: Option<Value>) -> Told {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let mut connection = self.connection.lock().map_err(|_| "the connection is broken")?;
        // One write, so that nothing waits for the rest.
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        connection.get_mut().write_all(request.as_bytes()).map_err(|error| error.to_string())?;
        let answer = answer(&mut *connection).map_err(|error| error.to_string())?;
        let mut answer: Value = serde_json::from_slice(&answer).map_err(|error| error.to_string())?;
        let value = answer["value"].take();
        match value["error"].as_str() {
            Some(error) => Err(format!("{error}: {}", value["message"].as_str().unwrap_or_default())),
            None => Ok(value),
        }
    }
}

fn element(value: &Value) -> Result<Element, String> {
    let name = value[ELEMENT].as_str().ok_or_else(|| format!("this is no element: {value}"))?;
    Ok(Element(name.to_owned()))
}

/// Reads the body of an answer; the driver always says how long it is.
fn answer(connection: &mut impl BufRead) -> std::io::Result<Vec<u8>> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if connection.read_line(&mut line)? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        if line.trim_end().is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().unwrap_or(0);
        }
    }
    let mut body = vec![0; length];
    connection.read_exact(&mut body)?;
    Ok(body)
}
