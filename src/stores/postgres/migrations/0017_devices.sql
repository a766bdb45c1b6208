-- By what each person is signed in, or was: one row for each sign-in, named by what its tokens have in common.
CREATE TABLE "devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"sign_in" text NOT NULL,
	"device_id" text NOT NULL,
	"browser" text,
	"system" text,
	"since" timestamp (3) with time zone NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"signed_out_at" timestamp (3) with time zone,
	"reason" text,
	"signed_out_by" integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX "devices_user_sign_in" ON "devices" USING btree ("user_id","sign_in");
--> statement-breakpoint
CREATE INDEX "devices_seen" ON "devices" USING btree ("last_seen_at");
