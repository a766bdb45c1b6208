-- Calls that are made once, by the key that their caller gave them: what was asked, by whom it is being done, and what was answered.
CREATE TABLE "idempotent_calls" (
	"user_id" text NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"claim" uuid NOT NULL,
	"claimed_until" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"answer" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	PRIMARY KEY ("user_id","key")
);
--> statement-breakpoint
CREATE INDEX "idempotent_calls_expires" ON "idempotent_calls" USING btree ("expires_at");
