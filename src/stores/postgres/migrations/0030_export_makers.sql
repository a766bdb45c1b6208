-- Who makes a file: of two processes that write to one, as when the first was paused, only the one that began last may go on.
ALTER TABLE "exports" ADD COLUMN "maker" uuid;
