-- Who was refused what, counted by day, and addresses of accounts that wait for a confirmation.
CREATE TABLE "access_refusals" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"route" text,
	CONSTRAINT "access_refusals_company_id_user_id_kind_day_pk" PRIMARY KEY("company_id","user_id","kind","day")
);
--> statement-breakpoint
ALTER TABLE "access_refusals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "address_changes" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_changes_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "address_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "access_refusals" ADD CONSTRAINT "access_refusals_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_refusals_latest" ON "access_refusals" USING btree ("company_id","last_at");--> statement-breakpoint
CREATE INDEX "address_changes_expiry" ON "address_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "access_refusals" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "address_changes" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
alter table access_refusals force row level security;
--> statement-breakpoint
alter table address_changes force row level security;
