-- Which version of the text reading made `tokens` and `author_tokens`; 0 is any program before this column. Reading stored
-- posts again adds a row to each, in the order of ids; `reread_posts` says up to where: rows of that older version with an id
-- below it no longer stand. One number for each older version, where naming the posts would cost every search a long list.
ALTER TABLE posts ADD COLUMN IF NOT EXISTS tokens_version UInt8 AFTER author_tokens;
CREATE TABLE IF NOT EXISTS reread_posts (tokens_version UInt8, below UInt64) ENGINE = ReplacingMergeTree(below) ORDER BY tokens_version;
