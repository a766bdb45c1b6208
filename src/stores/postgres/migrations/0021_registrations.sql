-- Registrations that wait until their address is confirmed: only then is there an account, and an organisation. An address may have several,
-- of strangers among them, and an account already.
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"organisation" text,
	"timezone" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"link_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_password" ON "registrations" USING btree ("address","password_hash");
--> statement-breakpoint
CREATE INDEX "registrations_created" ON "registrations" USING btree ("created_at");
