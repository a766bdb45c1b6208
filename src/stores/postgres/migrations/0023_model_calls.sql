-- What is sent to the language model, written down before it is; the sum of a day is what an organisation has used of it.
ALTER TABLE "organisations" ADD COLUMN "model_tokens" integer;
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"organisation_id" integer NOT NULL REFERENCES "organisations"("id") ON DELETE CASCADE,
	"user_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"day" text NOT NULL,
	"purpose" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"posts" jsonb NOT NULL,
	"instructions" text NOT NULL,
	"material" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_calls_at" ON "model_calls" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "model_calls_day" ON "model_calls" USING btree ("organisation_id","day");
--> statement-breakpoint
CREATE INDEX "model_calls_newest" ON "model_calls" USING btree ("organisation_id","id");
--> statement-breakpoint
-- Summaries that a model has written, by a hash of all that they were made from.
CREATE TABLE "kept_summaries" (
	"organisation_id" integer NOT NULL REFERENCES "organisations"("id") ON DELETE CASCADE,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"summary" jsonb NOT NULL,
	PRIMARY KEY ("organisation_id","key")
);
--> statement-breakpoint
CREATE INDEX "kept_summaries_at" ON "kept_summaries" USING btree ("at");
