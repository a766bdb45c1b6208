-- What people of an organisation say a post's sentiment is: a copy of the Postgres table, where every figure can read it in its own
-- statement. Mentions keep what the engine says, so nothing that writes them has to know of corrections. `version` is the number of
-- the change; one that was taken back is a deleted row.
CREATE TABLE IF NOT EXISTS sentiment_corrections (
  organisation_id UInt32,
  post_id UInt64,
  sentiment Enum8('none' = 0, 'Positive' = 1, 'Negative' = 2, 'Neutral' = 3, 'Mixed' = 4),
  version UInt64,
  is_deleted UInt8
)
ENGINE = ReplacingMergeTree(version, is_deleted)
ORDER BY (organisation_id, post_id);
