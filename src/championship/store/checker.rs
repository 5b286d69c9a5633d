//! Entries held against their seals, one after the other, and the keys of requests against their facts.

use std::collections::BTreeMap;

use super::REDACTION_KIND;
use super::backend::{Intake, Request};
use super::chain::{self, Asked, START, Sealed};
use super::forget::{Voucher, Vouchers};
use super::verify::Fault;

/// What has been seen of a journal so far.
pub(super) struct Checker {
    pub(super) n_entries: u64,
    /// The chain up to the last entry.
    previous: Vec<u8>,
    expected_seq: u64,
    faults: Vec<Fault>,
    /// Redacted entries, each with who vouches for it and the digest of its body; the voucher comes later.
    redacted: Vec<((u64, u64), String)>,
    /// The digests of redacted bodies, by the vouching entry and the redacted one.
    vouchers: BTreeMap<(u64, u64), String>,
    /// The requests still to come, the next one last.
    requests: Vec<Request>,
    /// The requests whose facts are being seen, with what they asked for so far: one at a time, unless somebody altered them.
    open: Vec<(Request, Vec<u8>)>,
    unfit: Vec<Fault>,
}

impl Default for Checker {
    fn default() -> Self {
        Self::after(START.to_vec(), 0)
    }
}

impl Checker {
    /// Returns a checker of what comes after an entry, whose chain is known.
    pub(super) fn after(chain: Vec<u8>, seq: u64) -> Self {
        Checker {
            n_entries: 0,
            previous: chain,
            expected_seq: seq + 1,
            faults: Vec::new(),
            redacted: Vec::new(),
            vouchers: BTreeMap::new(),
            requests: Vec::new(),
            open: Vec::new(),
            unfit: Vec::new(),
        }
    }

    /// Returns how many entries had personal data removed.
    pub(super) fn n_redacted(&self) -> u64 {
        self.redacted.len() as u64
    }

    /// Returns the chain up to the last entry.
    pub(super) fn chain(&self) -> &[u8] {
        &self.previous
    }

    /// Adds a fact to what the requests asked for that name it, and holds each against its digest at its last fact.
    fn asked(&mut self, seq: u64, fact: Asked<'_>) {
        while let Some(request) = self.requests.pop_if(|next| next.first <= seq) {
            match request.first == seq {
                true => self.open.push((request, Vec::new())),
                false => self.unfit(request),
            }
        }
        self.open.iter_mut().for_each(|(_, asked)| chain::add_asked(asked, fact));
        while let Some(ended) = self.open.iter().position(|(request, _)| request.last <= seq) {
            let (request, asked) = self.open.swap_remove(ended);
            let is_right = |digest: &Vec<u8>| {
                let keyed = chain::request_digest(Some(&request.key), &asked);
                keyed.as_slice() == digest || chain::request_digest(None, &asked).as_slice() == digest
            };
            // Without a digest a fact of the request was redacted.
            if request.last < seq || !request.digest.as_ref().is_none_or(is_right) {
                self.unfit(request);
            }
        }
    }

    fn unfit(&mut self, request: Request) {
        self.unfit.push(Fault::Request(request.key));
    }

    /// Returns what is wrong with all that was seen, the first first.
    pub(super) fn faults(mut self) -> Vec<Fault> {
        for (by, digest) in std::mem::take(&mut self.redacted) {
            if self.vouchers.get(&by) != Some(&digest) {
                self.faults.push(Fault::Unvouched(by.1));
            }
        }
        // What was altered does not fit its request either.
        if self.faults.is_empty() {
            let open = std::mem::take(&mut self.open).into_iter().map(|(request, _)| request);
            let left: Vec<Request> = open.chain(std::mem::take(&mut self.requests)).collect();
            left.into_iter().for_each(|request| self.unfit(request));
            self.faults = self.unfit;
        }
        self.faults
    }
}

impl Intake for Checker {
    fn requests(&mut self, mut requests: Vec<Request>) {
        requests.sort_unstable_by_key(|request| std::cmp::Reverse(request.first));
        self.requests = requests;
    }

    fn entry(&mut self, sealed: &Sealed) {
        self.n_entries += 1;
        let Sealed { entry, salt, digest, chain } = sealed;
        if entry.seq != self.expected_seq {
            self.faults.push(Fault::Gap(entry.seq));
        }
        self.expected_seq = entry.seq + 1;
        if chain::link(&self.previous, entry, digest).as_slice() != chain {
            self.faults.push(Fault::Broken(entry.seq));
        }
        self.previous.clone_from(chain);
        match (entry.redacted_by, salt) {
            (None, Some(salt)) if chain::body_digest(salt, &entry.body).as_slice() == digest => {}
            (Some(by), None) => {
                self.redacted.push(((by, entry.seq), Voucher::of(entry.seq, &entry.body).digest));
            }
            _ => self.faults.push(Fault::Altered(entry.seq)),
        }
        if entry.kind == REDACTION_KIND
            && let Ok(vouchers) = serde_json::from_str::<Vouchers>(&entry.body)
        {
            let vouchers = vouchers.entries.into_iter();
            self.vouchers.extend(vouchers.map(|voucher| ((entry.seq, voucher.seq), voucher.digest)));
        }
        self.asked(entry.seq, (&entry.subject, &entry.kind, entry.format, &entry.body));
    }
}
