-- Accounts that people register themselves, and the links that are mailed to them, each of which is good once.
-- What was signed in before is signed out.
ALTER TABLE "users" ADD COLUMN "password_changed_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Those that people made themselves have whatever name they typed.
ALTER TABLE "organisations" ADD COLUMN "registered" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE TABLE "account_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "account_links_expires" ON "account_links" USING btree ("expires_at");
--> statement-breakpoint
-- What an account is told belongs to its address alone, and to no organisation, so that no colleague finds it.
ALTER TABLE "outbox" ALTER COLUMN "organisation_id" DROP NOT NULL;
--> statement-breakpoint
-- All that is signed in of one person, to be ended together.
CREATE INDEX "oidc_payloads_account" ON "oidc_payloads" USING btree (("payload"->>'accountId'));
