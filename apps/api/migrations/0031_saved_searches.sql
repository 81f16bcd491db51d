CREATE TABLE "digest_jobs" (
	"company_id" uuid NOT NULL,
	"view_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "digest_jobs_company_id_view_id_vacancy_id_pk" PRIMARY KEY("company_id","view_id","vacancy_id")
);
--> statement-breakpoint
ALTER TABLE "digest_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "open_to_moves" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "open_to_line" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "digest" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "next_digest_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "digest_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "digest_jobs" ADD CONSTRAINT "digest_jobs_company_id_view_id_saved_views_company_id_id_fk" FOREIGN KEY ("company_id","view_id") REFERENCES "public"."saved_views"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_jobs" ADD CONSTRAINT "digest_jobs_company_id_vacancy_id_vacancies_company_id_id_fk" FOREIGN KEY ("company_id","vacancy_id") REFERENCES "public"."vacancies"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digest_jobs_vacancy" ON "digest_jobs" USING btree ("company_id","vacancy_id");--> statement-breakpoint
CREATE INDEX "saved_views_due" ON "saved_views" USING btree ("company_id","next_digest_at") WHERE next_digest_at is not null;--> statement-breakpoint
CREATE POLICY "tenant" ON "digest_jobs" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
ALTER TABLE "digest_jobs" FORCE ROW LEVEL SECURITY;
