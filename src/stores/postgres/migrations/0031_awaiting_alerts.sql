-- Since when an alert that is due waits for sources to be read, as after an interruption.
ALTER TABLE "alerts" ADD COLUMN "awaiting_since" timestamp (3) with time zone;
