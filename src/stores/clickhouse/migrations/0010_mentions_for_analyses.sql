-- What the analyses count mentions by stands with each mention: reading it from `posts` would be a join of a million rows. A post
-- that another one answers, and the one a conversation began with, stand as their identities: 64 bits of MD5 over media type and
-- native id, as services/mentions/identity.ts makes them. `copy_key` is the same for posts with the same text, 0 where there is
-- none to compare (engine/themes/copy-key.ts).
ALTER TABLE posts
  ADD COLUMN IF NOT EXISTS parent_key UInt64 MATERIALIZED if(parent_id = '', 0, reinterpretAsUInt64(reverse(substring(MD5(concat(toString(media_type), '\0', parent_id)), 1, 8)))),
  ADD COLUMN IF NOT EXISTS thread_key UInt64 MATERIALIZED reinterpretAsUInt64(reverse(substring(MD5(concat(toString(media_type), '\0', multiIf(thread_id != '', thread_id, parent_id != '', parent_id, native_id))), 1, 8))),
  ADD COLUMN IF NOT EXISTS copy_key UInt64;
-- Keywords are ten of a post and ten million of a topic: their hashes are counted in half the time. How a keyword is written is
-- read from a post that has it. In partitions, so that what a search wrote can be merged without rewriting everything else: until
-- then every question merges the topic's rows itself, which takes as long again as most questions.
DROP TABLE IF EXISTS mentions_in_partitions SETTINGS max_table_size_to_drop = 0;
CREATE TABLE mentions_in_partitions (
  topic_id UInt32,
  revision UInt32,
  published_at DateTime('UTC'),
  post_id UInt64,
  media_type Enum8('facebook' = 1, 'instagram' = 2, 'twitter' = 3, 'youtube' = 4, 'forum' = 5, 'news' = 6, 'website' = 7, 'blog' = 8, 'x' = 9, 'lihkg' = 10),
  kind Enum8('post' = 1, 'comment' = 2),
  sentiment Enum8('none' = 0, 'Positive' = 1, 'Negative' = 2, 'Neutral' = 3, 'Mixed' = 4),
  author_key UInt64,
  author_followers Nullable(UInt32),
  domain LowCardinality(String),
  channel LowCardinality(String),
  language LowCardinality(String),
  native_id String EPHEMERAL,
  parent_id String EPHEMERAL,
  thread_id String EPHEMERAL,
  parent_key UInt64 DEFAULT if(parent_id = '', 0, reinterpretAsUInt64(reverse(substring(MD5(concat(toString(media_type), '\0', parent_id)), 1, 8)))),
  thread_key UInt64 DEFAULT reinterpretAsUInt64(reverse(substring(MD5(concat(toString(media_type), '\0', multiIf(thread_id != '', thread_id, parent_id != '', parent_id, native_id))), 1, 8))),
  copy_key UInt64,
  likes Nullable(UInt32),
  comments Nullable(UInt32),
  shares Nullable(UInt32),
  hotvalue Nullable(Float64),
  engagement Nullable(UInt64),
  reactions Map(LowCardinality(String), UInt64),
  keywords Array(String) EPHEMERAL,
  keyword_keys Array(UInt64) DEFAULT arrayMap(keyword -> cityHash64(keyword), keywords),
  hashtags Array(String),
  handles Array(String),
  links Array(String),
  emojis Array(String),
  entities Array(String),
  classifications Array(LowCardinality(String)),
  demo UInt8,
  version UInt64,
  is_deleted UInt8
)
ENGINE = ReplacingMergeTree(version, is_deleted)
PARTITION BY topic_id % 16
ORDER BY (topic_id, revision, published_at, post_id);
INSERT INTO mentions_in_partitions (topic_id, revision, published_at, post_id, media_type, kind, sentiment, author_key, author_followers, domain, channel,
    language, native_id, parent_id, thread_id, likes, comments, shares, hotvalue, engagement, reactions, keywords, hashtags, handles, links, emojis,
    entities, classifications, demo, version, is_deleted)
  SELECT topic_id, revision, published_at, post_id, media_type, kind, sentiment, author_key, post.author_followers, post.domain, post.channel,
    post.language, post.native_id, post.parent_id, post.thread_id, likes, comments, shares, hotvalue, engagement, post.reactions, post.keywords, hashtags, handles, links, emojis,
    entities, classifications, demo, version, 0
  FROM mentions FINAL
  INNER JOIN (
    SELECT id, keywords, author_followers, domain, channel, language, native_id, parent_id, thread_id, reactions
    FROM posts FINAL WHERE id IN (SELECT post_id FROM mentions)
  ) AS post ON post.id = mentions.post_id
  SETTINGS join_algorithm = 'full_sorting_merge', max_bytes_before_external_sort = 500000000;
EXCHANGE TABLES mentions AND mentions_in_partitions;
DROP TABLE mentions_in_partitions SETTINGS max_table_size_to_drop = 0;
