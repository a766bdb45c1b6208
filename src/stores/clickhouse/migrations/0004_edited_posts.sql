-- Rows of `posts` below this version say what is no longer true of the post. With it, posts are searched without FINAL, which
-- would merge the texts of all of them first: any other row of a post says the same as its newest, so it is enough to count
-- a post once. Rows that were there before this table are taken for edits; that only costs a look.
CREATE TABLE IF NOT EXISTS edited_posts (id UInt64, version UInt64) ENGINE = ReplacingMergeTree(version) ORDER BY id;
INSERT INTO edited_posts SELECT id, max(posts.version) FROM posts GROUP BY id HAVING count() > 1 SETTINGS optimize_aggregation_in_order = 1;
