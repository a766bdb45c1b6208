-- Names that an organisation gives itself, and how far its stored posts are read with them. `version` rises with every change of
-- the names, under the lock of the organisation's plan. A row of entity_lists stays when the last name is gone: what was read with it
-- must be taken back.
CREATE TABLE "custom_entities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"organisation_id" integer NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"aliases" jsonb NOT NULL,
	"updated_by" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entity_lists" (
	"organisation_id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"read_version" bigint NOT NULL,
	"read_to" text
);
--> statement-breakpoint
ALTER TABLE "custom_entities" ADD CONSTRAINT "custom_entities_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "custom_entities" ADD CONSTRAINT "custom_entities_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entity_lists" ADD CONSTRAINT "entity_lists_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "custom_entities_organisation_name" ON "custom_entities" USING btree ("organisation_id","name_key");
