-- When a note was changed last by who wrote it.
ALTER TABLE "post_notes" ADD COLUMN "edited_at" timestamp (3) with time zone;
