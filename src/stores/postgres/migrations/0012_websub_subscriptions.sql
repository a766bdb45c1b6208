-- Feeds of which a hub tells us (WebSub): by which address, until when, and with which secret it signs. A row outlives its source until the
-- hub has been told.
CREATE TABLE "websub_subscriptions" (
	"token" text PRIMARY KEY NOT NULL,
	"source_id" integer REFERENCES "sources"("id") ON DELETE set null,
	"hub" text NOT NULL,
	"topic" text NOT NULL,
	"secret" text NOT NULL,
	"wanted" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"lease_ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "websub_subscriptions_source" ON "websub_subscriptions" USING btree ("source_id");
