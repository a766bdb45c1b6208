-- Where posts are collected from, who follows it, who asks it just now, and how many posts it published in which hour. `cursor`: what the
-- connector gave to go on from, as JSON in text, which holds every text.
CREATE TABLE "sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"host" text NOT NULL,
	"media_type" text NOT NULL,
	"title" text,
	"cursor" text,
	"seen" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"claim" text,
	"claimed_until" timestamp (3) with time zone,
	"interval_seconds" integer NOT NULL,
	"rate" double precision NOT NULL,
	"failures" integer NOT NULL,
	"failure_kind" text,
	"failure_message" text,
	"failed_since" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"succeeded_at" timestamp (3) with time zone,
	"complete_to" timestamp (3) with time zone,
	"behind_since" timestamp (3) with time zone,
	"newest_at" timestamp (3) with time zone,
	"delay_seconds" integer,
	"calls_per_day" integer,
	"microdollars_per_day" bigint,
	"refreshed_to" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sources_address" ON "sources" USING btree ("kind","address_key");
--> statement-breakpoint
CREATE INDEX "sources_due" ON "sources" USING btree ("due_at");
--> statement-breakpoint
CREATE TABLE "source_follows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_follows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source_id" integer NOT NULL REFERENCES "sources"("id") ON DELETE cascade,
	"organisation_id" integer REFERENCES "organisations"("id") ON DELETE cascade,
	"paused" boolean NOT NULL,
	"added_by" text REFERENCES "users"("id") ON DELETE set null,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "source_follows_follower" ON "source_follows" USING btree ("source_id",coalesce("organisation_id", 0));
--> statement-breakpoint
CREATE INDEX "source_follows_organisation" ON "source_follows" USING btree ("organisation_id");
--> statement-breakpoint
CREATE TABLE "source_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"free_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_spending" (
	"source_id" integer NOT NULL REFERENCES "sources"("id") ON DELETE cascade,
	"day" text NOT NULL,
	"bucket" text NOT NULL,
	"calls" integer NOT NULL,
	"microdollars" bigint NOT NULL,
	CONSTRAINT "source_spending_source_id_day_bucket_pk" PRIMARY KEY("source_id","day","bucket")
);
--> statement-breakpoint
CREATE TABLE "source_hours" (
	"source_id" integer NOT NULL REFERENCES "sources"("id") ON DELETE cascade,
	"hour" timestamp (3) with time zone NOT NULL,
	"posts" integer NOT NULL,
	CONSTRAINT "source_hours_source_id_hour_pk" PRIMARY KEY("source_id","hour")
);
