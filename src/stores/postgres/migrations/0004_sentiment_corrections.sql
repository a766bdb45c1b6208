-- Changes of an organisation's corrections are made one after the other, under the lock of its plan, and each takes the next
-- number there: so the higher number is the later change, also in the copy that ClickHouse keeps.
CREATE SEQUENCE "sentiment_correction_numbers";
--> statement-breakpoint
CREATE TABLE "sentiment_corrections" (
	"organisation_id" integer NOT NULL,
	"post_id" text NOT NULL,
	"sentiment" text NOT NULL,
	"corrected_by" text,
	"corrected_at" timestamp (3) with time zone NOT NULL,
	"number" bigint NOT NULL,
	CONSTRAINT "sentiment_corrections_organisation_id_post_id_pk" PRIMARY KEY("organisation_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "sentiment_corrections" ADD CONSTRAINT "sentiment_corrections_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sentiment_corrections" ADD CONSTRAINT "sentiment_corrections_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
