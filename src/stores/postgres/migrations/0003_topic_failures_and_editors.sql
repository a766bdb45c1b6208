-- A search that ended without success is told with its time and its reason; matching on arrival does not depend on it. Who
-- changed a topic last is told to whoever began from the version before; nobody is known of the changes before this column.
ALTER TABLE "topics" ADD COLUMN "failed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "failure" text;
--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "updated_by" text;
--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
