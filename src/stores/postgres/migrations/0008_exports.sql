-- Files that people asked for, made in the background. Their bytes stand here and not in a folder, so that whichever process is
-- asked for a file has it; parts are packed already, which Postgres need not try again.
CREATE TABLE "exports" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"topic_id" integer NOT NULL,
	"topic_name" text NOT NULL,
	"format" text NOT NULL,
	"asked" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"rows_done" integer NOT NULL,
	"rows_total" integer,
	"file_name" text,
	"bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_parts" (
	"export_id" text NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "export_parts_export_id_number_pk" PRIMARY KEY("export_id","number")
);
--> statement-breakpoint
ALTER TABLE "export_parts" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "export_parts" ADD CONSTRAINT "export_parts_export_id_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."exports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "exports_owner" ON "exports" USING btree ("organisation_id","user_id");
--> statement-breakpoint
CREATE INDEX "exports_expiry" ON "exports" USING btree ("expires_at");
