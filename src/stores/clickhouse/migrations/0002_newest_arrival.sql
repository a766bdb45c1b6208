-- When the newest post arrived is asked with every overview. The projection keeps that one number with each part, so the
-- answer takes as long for a hundred million posts as for none. Merges and deletions must count it anew, hence the settings.
ALTER TABLE posts MODIFY SETTING deduplicate_merge_projection_mode = 'rebuild', lightweight_mutation_projection_mode = 'rebuild';
ALTER TABLE posts ADD PROJECTION IF NOT EXISTS newest_arrival (SELECT max(version));
ALTER TABLE posts MATERIALIZE PROJECTION newest_arrival;
