-- Acts that bear on security. Of no organisation and no user by reference: what they did outlives them.
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"at" timestamp (3) with time zone NOT NULL,
	"act" text NOT NULL,
	"outcome" text NOT NULL,
	"organisation_id" integer,
	"user_id" text,
	"operator" boolean NOT NULL,
	"address" text,
	"device_id" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "audit_events_organisation" ON "audit_events" USING btree ("organisation_id","at");
--> statement-breakpoint
CREATE FUNCTION "audit_events_stay"() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''what was written down is not changed''; END';
--> statement-breakpoint
CREATE TRIGGER "audit_events_stay" BEFORE UPDATE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION "audit_events_stay"();
