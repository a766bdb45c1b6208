-- Translations of texts. Of no organisation and no post: whoever sees the same text is given the same translation.
CREATE TABLE "translations" (
	"text_key" text NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"provider" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"converted" boolean NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "translations_text_key_source_target_provider_pk" PRIMARY KEY("text_key","source","target","provider")
);
--> statement-breakpoint
CREATE INDEX "translations_used" ON "translations" USING btree ("used_at");
