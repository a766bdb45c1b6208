-- A post sent again is the same row: the newest version stays. `terms` holds the distinct tokens and adjacent pairs of
-- `tokens`, so that a term of one or two tokens is a lookup in the text index. Parts below 128 MB are written in one file:
-- a file per column costs every insert and merge a buffer for each of the forty columns. Merging the text index is half the
-- work of an import, so parts are merged in larger groups than by default; reading is no slower for it.
CREATE TABLE IF NOT EXISTS posts (
  id UInt64,
  native_id String,
  media_type Enum8('facebook' = 1, 'instagram' = 2, 'twitter' = 3, 'youtube' = 4, 'forum' = 5, 'news' = 6, 'website' = 7, 'blog' = 8, 'x' = 9, 'lihkg' = 10),
  data_source Enum8('mw' = 1, 'gs' = 2),
  kind Enum8('post' = 1, 'comment' = 2),
  published_at DateTime('UTC'),
  parent_id String,
  thread_id String,
  author String,
  author_name String,
  author_key UInt64,
  author_followers Nullable(UInt32),
  title String CODEC(ZSTD(1)),
  content String CODEC(ZSTD(1)),
  url String CODEC(ZSTD(1)),
  domain LowCardinality(String),
  channel LowCardinality(String),
  language LowCardinality(String),
  likes Nullable(UInt32),
  dislikes Nullable(UInt32),
  comments Nullable(UInt32),
  shares Nullable(UInt32),
  views Nullable(UInt32),
  reactions Map(LowCardinality(String), UInt64),
  hotvalue Nullable(Float64),
  engagement Nullable(UInt64),
  sentiment Enum8('none' = 0, 'Positive' = 1, 'Negative' = 2, 'Neutral' = 3, 'Mixed' = 4),
  sentiment_score Nullable(Float32),
  demo UInt8,
  text_hash UInt64,
  tokens String CODEC(ZSTD(1)),
  terms Array(String) MATERIALIZED arrayDistinct(arrayConcat(
    splitByChar(' ', trimBoth(tokens)),
    arrayMap((a, b) -> concat(a, ' ', b), arrayPopBack(splitByChar(' ', trimBoth(tokens))), arrayPopFront(splitByChar(' ', trimBoth(tokens))))
  )) CODEC(ZSTD(1)),
  version UInt64,
  INDEX terms_index terms TYPE text(tokenizer = 'array')
)
ENGINE = ReplacingMergeTree(version)
ORDER BY id
SETTINGS index_granularity = 1024, min_bytes_for_wide_part = 134217728, merge_selector_base = 8;

-- One row per topic, revision and post. Time stands in the key before the post: reading with FINAL is then two to four
-- times cheaper. `version` is that of the post the row was made from, so a late writer never overrides a newer text.
CREATE TABLE IF NOT EXISTS mentions (
  topic_id UInt32,
  revision UInt32,
  published_at DateTime('UTC'),
  post_id UInt64,
  media_type Enum8('facebook' = 1, 'instagram' = 2, 'twitter' = 3, 'youtube' = 4, 'forum' = 5, 'news' = 6, 'website' = 7, 'blog' = 8, 'x' = 9, 'lihkg' = 10),
  kind Enum8('post' = 1, 'comment' = 2),
  sentiment Enum8('none' = 0, 'Positive' = 1, 'Negative' = 2, 'Neutral' = 3, 'Mixed' = 4),
  author_key UInt64,
  likes Nullable(UInt32),
  comments Nullable(UInt32),
  shares Nullable(UInt32),
  hotvalue Nullable(Float64),
  engagement Nullable(UInt64),
  demo UInt8,
  version UInt64,
  is_deleted UInt8
)
ENGINE = ReplacingMergeTree(version, is_deleted)
ORDER BY (topic_id, revision, published_at, post_id);
