-- What a source says of the language stands by itself: what the text says is read anew, and must not be taken for the source's word.
-- What a post is about, as the reading of texts found it, and who says what its sentiment is. Mentions have the same lists:
-- counting them over a topic must not read the posts.
ALTER TABLE posts
  ADD COLUMN IF NOT EXISTS source_language LowCardinality(String) AFTER language,
  ADD COLUMN IF NOT EXISTS sentiment_engine LowCardinality(String) AFTER sentiment_score,
  ADD COLUMN IF NOT EXISTS keywords Array(String),
  ADD COLUMN IF NOT EXISTS hashtags Array(String),
  ADD COLUMN IF NOT EXISTS handles Array(String),
  ADD COLUMN IF NOT EXISTS links Array(String),
  ADD COLUMN IF NOT EXISTS emojis Array(String),
  ADD COLUMN IF NOT EXISTS entities Array(String),
  ADD COLUMN IF NOT EXISTS classifications Array(LowCardinality(String));
ALTER TABLE mentions
  ADD COLUMN IF NOT EXISTS keywords Array(String),
  ADD COLUMN IF NOT EXISTS hashtags Array(String),
  ADD COLUMN IF NOT EXISTS handles Array(String),
  ADD COLUMN IF NOT EXISTS links Array(String),
  ADD COLUMN IF NOT EXISTS emojis Array(String),
  ADD COLUMN IF NOT EXISTS entities Array(String),
  ADD COLUMN IF NOT EXISTS classifications Array(LowCardinality(String));
