-- How many mentions a source has brought to a topic, of late: what is noted counts half after a while, from `noted_at` on.
CREATE TABLE "source_mentions" (
	"topic_id" integer NOT NULL REFERENCES "topics"("id") ON DELETE cascade,
	"source_id" integer NOT NULL REFERENCES "sources"("id") ON DELETE cascade,
	"mentions" double precision NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "source_mentions_pk" PRIMARY KEY("topic_id","source_id")
);
--> statement-breakpoint
CREATE INDEX "source_mentions_source" ON "source_mentions" USING btree ("source_id");
