-- What came back from the language model, and what it was asked about; null and none of what was sent before.
ALTER TABLE "model_calls" ADD COLUMN "answer" text;
--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "about" jsonb DEFAULT '[]'::jsonb NOT NULL;
