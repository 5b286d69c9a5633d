//! What the tests of the doors stand on: sessions at the terminal, a desk on a socket, any other host, a browser,
//! an invented day.

pub(crate) mod browser;
pub(crate) mod driver;
pub(crate) mod final_day;
pub(crate) mod fair;
pub(crate) mod host;
pub(crate) mod hosted;
pub(crate) mod season;
pub(crate) mod pdf_rules;
pub(crate) mod proxy;
pub(crate) mod served;
pub(crate) mod session;
pub(crate) mod started;
pub(crate) mod web;
