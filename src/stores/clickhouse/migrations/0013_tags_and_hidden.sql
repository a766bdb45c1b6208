-- Copies of Postgres tables, where every figure can read them in its own statement. Mentions know nothing of them, so whatever writes
-- mentions need not either. `version` is the number of the change: the higher one stands, in whatever order rows are stored.
-- `tags` are as tags are compared.
CREATE TABLE IF NOT EXISTS post_tags (
  organisation_id UInt32,
  post_id UInt64,
  tags Array(String),
  version UInt64,
  is_deleted UInt8
)
ENGINE = ReplacingMergeTree(version, is_deleted)
ORDER BY (organisation_id, post_id);
-- `key` is the id of a post or the key of an author, `site` a host; each kind uses one of them.
CREATE TABLE IF NOT EXISTS hidden_mentions (
  organisation_id UInt32,
  topic_id UInt32,
  kind Enum8('post' = 1, 'author' = 2, 'site' = 3),
  key UInt64,
  site String,
  version UInt64,
  is_deleted UInt8
)
ENGINE = ReplacingMergeTree(version, is_deleted)
ORDER BY (topic_id, kind, key, site);
