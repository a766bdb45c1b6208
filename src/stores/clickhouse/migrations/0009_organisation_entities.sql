-- The entities of a post as an organisation reads it with names of its own: only where that gives others than the shared reading,
-- which stands in `posts` and `mentions`. `version` is that of the post plus that of the names: it rises with either, and what was
-- made of the newest text with the newest names has the highest, in whatever order rows arrive.
CREATE TABLE IF NOT EXISTS organisation_entities (
  organisation_id UInt32,
  post_id UInt64,
  entities Array(String),
  version UInt64,
  is_deleted UInt8
)
ENGINE = ReplacingMergeTree(version, is_deleted)
ORDER BY (organisation_id, post_id);
