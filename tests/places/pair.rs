//! Two private PostgreSQL servers: one that is written to, and one that follows it and can take its place.
//!
//! What is committed is on both before it is acknowledged. Like the server of the tests they belong to a shell, which does what it is
//! told on its standard input and ends both when that closes.

use std::io::{BufRead, BufReader, Lines, Write};
use std::net::TcpListener;
use std::process::{Child, ChildStdout, Command, Stdio};

use super::postgres::{find_or_install, is_root};

/// The two servers.
pub(crate) struct Pair {
    shell: Child,
    said: Lines<BufReader<ChildStdout>>,
    /// The address of a database at whichever of them may be written to.
    pub(crate) address: String,
}

impl Pair {
    /// Starts both; nothing where there can be none.
    pub(crate) fn start() -> Option<Pair> {
        let Some(programs) = find_or_install() else {
            super::tool::missing("PostgreSQL");
            return None;
        };
        // Both are held until both are known, so that they differ.
        let free = [0; 2].map(|_| TcpListener::bind("127.0.0.1:0").unwrap());
        let [first, second] = free.map(|free| free.local_addr().unwrap().port());
        let script = format!(
            "set -e
             folder=$(mktemp -d)
             trap 'rm -rf \"$folder\"' EXIT
             {chown}
             cd \"$folder\"
             PATH='{programs}':$PATH
             # A server that ended says why, and nobody waits for it.
             alive() {{ kill -0 $server 2>/dev/null || {{ cat \"$folder/log\" >&2; exit 1; }}; sleep 0.1; }}
             serve() {{ {as_user}postgres -D \"$folder/$1\" -p $2 -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100 $3 >>\"$folder/log\" 2>&1 & server=$!; }}
             ready() {{ until pg_isready -q -h 127.0.0.1 -p $1; do alive; done; }}
             ask() {{ psql -h 127.0.0.1 -p {first} -U prova -d postgres -qAtc \"$1\"; }}
             quit() {{ kill -QUIT $(head -1 \"$folder/$1/postmaster.pid\"); }}
             {as_user}initdb -D \"$folder/one\" -U prova -A trust -E UTF8 --locale=C >\"$folder/log\" 2>&1
             serve one {first} '-c synchronous_standby_names=second'
             ready {first}
             {as_user}pg_basebackup -h 127.0.0.1 -p {first} -U prova -D \"$folder/two\" -R -X stream
             serve two {second} '-c cluster_name=second'
             until [ \"$(ask \"SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'\")\" = 1 ]; do alive; done
             ask 'CREATE DATABASE host'
             echo ready
             while read word; do
                 case $word in
                     lose) quit one; wait %1 || true ;;
                     promote) {as_user}pg_ctl promote -w -D \"$folder/two\" >>\"$folder/log\" ;;
                 esac
                 echo done
             done
             quit one 2>/dev/null || true
             quit two
             wait || true",
            programs = programs.display(),
            as_user = if is_root() { "runuser -u postgres -- env PATH=\"$PATH\" " } else { "" },
            chown = if is_root() { "chown postgres \"$folder\"" } else { "" },
        );
        let mut shell = Command::new("bash")
            .args(["-c", &script])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell can be started");
        let said = BufReader::new(shell.stdout.take().unwrap()).lines();
        let address = format!("postgres://prova@127.0.0.1:{first},127.0.0.1:{second}/host");
        let mut pair = Pair { shell, said, address };
        assert_eq!(pair.said.next().and_then(Result::ok).as_deref(), Some("ready"), "the servers started");
        Some(pair)
    }

    /// Ends the first server as a power cut would.
    pub(crate) fn lose(&mut self) {
        self.tell("lose");
    }

    /// Puts the second in its place.
    pub(crate) fn promote(&mut self) {
        self.tell("promote");
    }

    fn tell(&mut self, word: &str) {
        writeln!(self.shell.stdin.as_mut().unwrap(), "{word}").unwrap();
        assert_eq!(self.said.next().and_then(Result::ok).as_deref(), Some("done"), "{word}");
    }
}

impl Drop for Pair {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}
