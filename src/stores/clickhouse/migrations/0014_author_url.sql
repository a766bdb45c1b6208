-- Where the source shows who wrote a post. Posts of before have none until they are imported again.
ALTER TABLE posts ADD COLUMN IF NOT EXISTS author_url String CODEC(ZSTD(1)) AFTER author_followers;
