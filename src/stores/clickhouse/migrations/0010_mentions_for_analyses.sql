-- What the analyses count mentions by stands with each mention: reading it from `posts` would be a join of a million rows. A post
-- that another one answers, and the one a conversation began with, stand as their identities: 64 bits of MD5 over media type and
-- native id, as services/mentions/identity.ts makes them. `copy_key` is the same for posts with the same text, 0 where there is
-- none to compare (engine/text/copy-key.ts).
ALTER TABLE posts
  ADD COLUMN IF NOT EXISTS parent_key UInt64 MATERIALIZED if(parent_id = '', 0, reinterpretAsUInt64(reverse(substring(MD5(concat(toString(media_type), '\0', parent_id)), 1, 8)))),
  ADD COLUMN IF NOT EXISTS thread_key UInt64 MATERIALIZED reinterpretAsUInt64(reverse(substring(MD5(concat(toString(media_type), '\0', multiIf(thread_id != '', thread_id, parent_id != '', parent_id, native_id))), 1, 8))),
  ADD COLUMN IF NOT EXISTS copy_key UInt64;
-- Keywords are ten of a post and ten million of a topic: their hashes are counted in half the time. How a keyword is written is
-- read from a post that has it.
ALTER TABLE mentions
  ADD COLUMN IF NOT EXISTS author_followers Nullable(UInt32),
  ADD COLUMN IF NOT EXISTS domain LowCardinality(String),
  ADD COLUMN IF NOT EXISTS channel LowCardinality(String),
  ADD COLUMN IF NOT EXISTS language LowCardinality(String),
  ADD COLUMN IF NOT EXISTS native_id String EPHEMERAL,
  ADD COLUMN IF NOT EXISTS parent_id String EPHEMERAL,
  ADD COLUMN IF NOT EXISTS thread_id String EPHEMERAL,
  ADD COLUMN IF NOT EXISTS parent_key UInt64 DEFAULT if(parent_id = '', 0, reinterpretAsUInt64(reverse(substring(MD5(concat(toString(media_type), '\0', parent_id)), 1, 8)))),
  ADD COLUMN IF NOT EXISTS thread_key UInt64 DEFAULT reinterpretAsUInt64(reverse(substring(MD5(concat(toString(media_type), '\0', multiIf(thread_id != '', thread_id, parent_id != '', parent_id, native_id))), 1, 8))),
  ADD COLUMN IF NOT EXISTS copy_key UInt64,
  ADD COLUMN IF NOT EXISTS reactions Map(LowCardinality(String), UInt64),
  ADD COLUMN IF NOT EXISTS keyword_keys Array(UInt64) DEFAULT arrayMap(keyword -> cityHash64(keyword), keywords);
-- Mentions that are there get what their posts have; of two rows with one version the later one stands.
INSERT INTO mentions (topic_id, revision, published_at, post_id, media_type, kind, sentiment, author_key, likes, comments, shares, hotvalue, engagement,
    demo, keywords, hashtags, handles, links, emojis, entities, classifications, author_followers, domain, channel, language, native_id, parent_id, thread_id,
    reactions, version, is_deleted)
  SELECT topic_id, revision, published_at, post_id, media_type, kind, sentiment, author_key, likes, comments, shares, hotvalue, engagement,
    demo, post.keywords, hashtags, handles, links, emojis, entities, classifications, post.author_followers, post.domain, post.channel, post.language,
    post.native_id, post.parent_id, post.thread_id, post.reactions, version, 0
  FROM mentions FINAL
  INNER JOIN (
    SELECT id, keywords, author_followers, domain, channel, language, native_id, parent_id, thread_id, reactions
    FROM posts FINAL WHERE id IN (SELECT post_id FROM mentions)
  ) AS post ON post.id = mentions.post_id
  SETTINGS join_algorithm = 'full_sorting_merge', max_bytes_before_external_sort = 500000000;
ALTER TABLE mentions MODIFY COLUMN keywords Array(String) EPHEMERAL;
