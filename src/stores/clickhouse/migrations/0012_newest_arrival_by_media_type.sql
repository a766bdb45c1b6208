-- Home tells of each media type how fresh it is; as the newest arrival of all, it is kept with each part.
ALTER TABLE posts ADD PROJECTION IF NOT EXISTS newest_arrival_by_media_type (SELECT media_type, max(version) GROUP BY media_type);
ALTER TABLE posts MATERIALIZE PROJECTION newest_arrival_by_media_type;
