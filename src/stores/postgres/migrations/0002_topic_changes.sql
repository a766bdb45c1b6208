-- Every change of what stands to be matched gets a number, so that whoever keeps the topics in memory reads only what is new
-- to him. The number is taken at the very end of the transaction, under a lock that is held until others can see it: so
-- whoever sees a number has seen, or can see, all lower ones. A deleted topic keeps its row, which is how others learn of it.
CREATE SEQUENCE "topic_change_numbers";
--> statement-breakpoint
CREATE TABLE "topic_changes" (
	"topic_id" integer PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "topic_changes_number" ON "topic_changes" USING btree ("number");
--> statement-breakpoint
CREATE FUNCTION "number_topic_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(7265002);
	INSERT INTO "topic_changes" ("topic_id", "number")
	VALUES (coalesce(NEW."id", OLD."id"), nextval('topic_change_numbers'))
	ON CONFLICT ("topic_id") DO UPDATE SET "number" = excluded."number";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "topics_change" AFTER INSERT OR DELETE OR UPDATE OF "revision", "building_revision" ON "topics"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "number_topic_change"();
--> statement-breakpoint
INSERT INTO "topic_changes" ("topic_id", "number") SELECT "id", nextval('topic_change_numbers') FROM "topics";
