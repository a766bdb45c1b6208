-- How much of the stored posts is searched for the revision that is being built, of 1.
ALTER TABLE "topics" ADD COLUMN "searched" real DEFAULT 0 NOT NULL;
