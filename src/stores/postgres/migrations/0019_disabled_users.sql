-- Users whom an operator lets sign in no more; what they have made stays as it is.
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp (3) with time zone;
