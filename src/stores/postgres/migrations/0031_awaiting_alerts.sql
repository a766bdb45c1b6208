-- An alert that is due may wait for its sources to be read, as after an interruption: since when, and when they are looked at again.
ALTER TABLE "alerts" ADD COLUMN "awaiting_since" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "awaiting_until" timestamp (3) with time zone;
