-- The file of a host as the program of layout 1 wrote it: one place, whose key is 48 digits, with two pages. It is not changed any more.
PRAGMA journal_mode = WAL;
CREATE TABLE place (
    name TEXT PRIMARY KEY, key TEXT NOT NULL, title TEXT NOT NULL DEFAULT '', championship TEXT NOT NULL DEFAULT '',
    head INTEGER NOT NULL DEFAULT 0, digest TEXT NOT NULL DEFAULT '', taken INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE page (
    place TEXT NOT NULL REFERENCES place ON DELETE CASCADE, path TEXT NOT NULL, hash TEXT NOT NULL, length INTEGER NOT NULL,
    PRIMARY KEY (place, path)
) STRICT, WITHOUT ROWID;
CREATE INDEX page_hash ON page (place, hash);
CREATE TABLE packed (
    place TEXT NOT NULL REFERENCES place ON DELETE CASCADE, hash TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (place, hash)
) STRICT;
INSERT INTO place (name, key, title, championship, head, digest, taken) VALUES
    ('final', '34c26e154bab5ff544f29f8747a691d0fedd3b8a51655f27d0f585b1b2753970', 'Final', 'one', 7,
    '9a321e2531e1e4fc7b5132c6935db4a666a87b60a6fe7edfcf561e7549b12970', 1790000000);
INSERT INTO page (place, path, hash, length) VALUES
    ('final', 'index.html', '289c90decf40c8ec15f72f6080f2a4e7cd11d4128530dd5d290fc06ebadba620', 2),
    ('final', 'pt/a.html', '51a2ebe1a8d420ab18dff2a779be48787b9cd4a72a94c9594c74298934d9600c', 4);
INSERT INTO packed (place, hash, bytes) VALUES
    ('final', '289c90decf40c8ec15f72f6080f2a4e7cd11d4128530dd5d290fc06ebadba620', x'1f8b08000000000002032bcd0500a982922002000000'),
    ('final', '51a2ebe1a8d420ab18dff2a779be48787b9cd4a72a94c9594c74298934d9600c', x'1f8b08000000000002034bc9cf2c06003dc3b8ab04000000');
PRAGMA user_version = 1;
