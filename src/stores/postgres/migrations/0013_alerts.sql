-- What an organisation wants to be told of its topics. `due_at` is when the window ending at `next_end` is evaluated: a while after its
-- end, as posts arrive late, or tried again where that failed. Both null while it is off, and while it rests.
CREATE TABLE "alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"organisation_id" integer NOT NULL REFERENCES "organisations"("id") ON DELETE cascade,
	"name" text NOT NULL,
	"rule" jsonb NOT NULL,
	"enabled" boolean NOT NULL,
	"state" text NOT NULL,
	"snoozed_until" timestamp (3) with time zone,
	"evaluated_to" timestamp (3) with time zone,
	"fired_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"next_end" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"failures" integer NOT NULL,
	"claim" uuid,
	"claimed_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text REFERENCES "users"("id") ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX "alerts_organisation" ON "alerts" USING btree ("organisation_id");
--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("due_at");
--> statement-breakpoint
CREATE TABLE "alert_topics" (
	"alert_id" integer NOT NULL REFERENCES "alerts"("id") ON DELETE cascade,
	"topic_id" integer NOT NULL REFERENCES "topics"("id") ON DELETE cascade,
	"place" integer NOT NULL,
	CONSTRAINT "alert_topics_pk" PRIMARY KEY("alert_id","topic_id")
);
--> statement-breakpoint
CREATE INDEX "alert_topics_topic" ON "alert_topics" USING btree ("topic_id");
--> statement-breakpoint
-- Addresses outside an organisation that were asked whether they want its mail, and what they said. Those of its users need not be asked.
-- `questions`: that reached them; the messages themselves are deleted after a while.
CREATE TABLE "mail_consents" (
	"organisation_id" integer NOT NULL REFERENCES "organisations"("id") ON DELETE cascade,
	"email" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_consents_pk" PRIMARY KEY("organisation_id","email")
);
--> statement-breakpoint
CREATE TABLE "alert_recipients" (
	"alert_id" integer NOT NULL REFERENCES "alerts"("id") ON DELETE cascade,
	"email" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "alert_recipients_pk" PRIMARY KEY("alert_id","email")
);
--> statement-breakpoint
-- Who wants no more of an alert, whether it names him or not: no edit of it touches this. `asked_at`, `questions`: since then, whether he wants it
-- again, of the last that reached him and how many did.
CREATE TABLE "alert_unsubscribed" (
	"alert_id" integer NOT NULL REFERENCES "alerts"("id") ON DELETE cascade,
	"email" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"questions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "alert_unsubscribed_pk" PRIMARY KEY("alert_id","email")
);
--> statement-breakpoint
CREATE TABLE "alert_channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alert_id" integer NOT NULL REFERENCES "alerts"("id") ON DELETE cascade,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"secret" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "alert_channels_alert" ON "alert_channels" USING btree ("alert_id");
--> statement-breakpoint
-- One row for each window that was evaluated, whoever evaluates: a second one of the same window cannot be written. "rule" is what it was
-- decided by, as the alert may be another later; it is not kept of the many windows in which nothing happened.
CREATE TABLE "alert_runs" (
	"alert_id" integer NOT NULL REFERENCES "alerts"("id") ON DELETE cascade,
	"window_end" timestamp (3) with time zone NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"evaluated_at" timestamp (3) with time zone NOT NULL,
	"is_late" boolean NOT NULL,
	"state" text NOT NULL,
	"told" boolean NOT NULL,
	"held_back" text,
	"figures" jsonb NOT NULL,
	"rule" jsonb,
	"acknowledged_at" timestamp (3) with time zone,
	"acknowledged_by" text REFERENCES "users"("id") ON DELETE set null,
	CONSTRAINT "alert_runs_pk" PRIMARY KEY("alert_id","window_end")
);
--> statement-breakpoint
CREATE INDEX "alert_runs_end" ON "alert_runs" USING btree ("window_end");
--> statement-breakpoint
-- The history of an organisation is these few among the many windows in which nothing happened.
CREATE INDEX "alert_runs_events" ON "alert_runs" USING btree ("alert_id","window_end")
	WHERE ("state" <> 'normal' OR "told" OR "held_back" IS NOT NULL);
--> statement-breakpoint
-- What is deleted first is looked for among these many, and not among the few that are kept for longer.
CREATE INDEX "alert_runs_quiet" ON "alert_runs" USING btree ("window_end")
	WHERE ("state" IN ('normal', 'no-data') AND NOT "told" AND "held_back" IS NULL);
--> statement-breakpoint
-- What is to be sent, written with the decision that it tells of, and kept for a while when it has been sent.
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" integer NOT NULL REFERENCES "organisations"("id") ON DELETE cascade,
	"alert_id" integer REFERENCES "alerts"("id") ON DELETE cascade,
	"window_end" timestamp (3) with time zone,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"tries" integer NOT NULL,
	"trying_since" timestamp (3) with time zone,
	"send_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failure" text,
	"claim" uuid,
	"claimed_until" timestamp (3) with time zone,
	"lost_claims" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_told" ON "outbox" USING btree ("alert_id","window_end","channel","recipient");
--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("send_at") WHERE "state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "outbox_joined" ON "outbox" USING btree ("alert_id") WHERE "state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "outbox_organisation" ON "outbox" USING btree ("organisation_id","created_at");
--> statement-breakpoint
CREATE INDEX "outbox_questions" ON "outbox" USING btree ("organisation_id","recipient") WHERE "kind" = 'confirm';
