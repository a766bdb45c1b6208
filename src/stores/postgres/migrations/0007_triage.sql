-- What people say of posts beside their sentiment, and which mentions a topic hides. Every change that ClickHouse has a copy of takes
-- its number under the lock of the organisation's plan: one sequence serves them all.
ALTER SEQUENCE "sentiment_correction_numbers" RENAME TO "change_numbers";
--> statement-breakpoint
-- `tag_key`: as tags are compared. An organisation writes a tag as its first post has it.
CREATE TABLE "post_tags" (
	"organisation_id" integer NOT NULL,
	"post_id" text NOT NULL,
	"tag_key" text NOT NULL,
	"tag" text NOT NULL,
	"tagged_by" text,
	"tagged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_tags_organisation_id_post_id_tag_key_pk" PRIMARY KEY("organisation_id","post_id","tag_key")
);
--> statement-breakpoint
CREATE TABLE "post_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"organisation_id" integer NOT NULL,
	"post_id" text NOT NULL,
	"text" text NOT NULL,
	"written_by" text,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- `kind` is post, author or site; `key` an id, `media type:id`, or a host.
CREATE TABLE "hidden_mentions" (
	"topic_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"hidden_by" text,
	"hidden_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hidden_mentions_topic_id_kind_key_pk" PRIMARY KEY("topic_id","kind","key")
);
--> statement-breakpoint
-- The kinds of which the topic hides anything: its questions leave out the others, and mostly all three.
ALTER TABLE "topics" ADD COLUMN "hidden_kinds" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_tagged_by_users_id_fk" FOREIGN KEY ("tagged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "post_notes" ADD CONSTRAINT "post_notes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "post_notes" ADD CONSTRAINT "post_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hidden_mentions" ADD CONSTRAINT "hidden_mentions_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hidden_mentions" ADD CONSTRAINT "hidden_mentions_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "post_tags_organisation_tag" ON "post_tags" USING btree ("organisation_id","tag_key");
--> statement-breakpoint
CREATE INDEX "post_notes_organisation_post" ON "post_notes" USING btree ("organisation_id","post_id");
