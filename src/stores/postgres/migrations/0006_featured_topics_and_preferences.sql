-- Topics that stand in front of the others of their organisation; and what a person has chosen, one record for each: `preference` is an
-- object of which a version reads the fields it knows and leaves the others.
ALTER TABLE "topics" ADD COLUMN "featured" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"preference" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
