-- A file that is deleted can be brought back for a while.
ALTER TABLE "exports" ADD COLUMN "deleted_at" timestamp (3) with time zone;
