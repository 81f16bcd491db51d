CREATE TABLE "certificates" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"issuer" text,
	"number" text,
	"issued_on" date,
	"expires_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "certificates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_skills" (
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"level" smallint,
	"words" text,
	"last_used_years" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_skills_company_id_application_id_skill_id_pk" PRIMARY KEY("company_id","application_id","skill_id")
);
--> statement-breakpoint
ALTER TABLE "application_skills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resume_reviews" (
	"company_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"added" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"finished_at" timestamp with time zone,
	"decided_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_reviews_company_id_file_id_pk" PRIMARY KEY("company_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "resume_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "resume_file_id" uuid;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_skills" ADD CONSTRAINT "application_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_skills" ADD CONSTRAINT "application_skills_company_id_application_id_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_reviews" ADD CONSTRAINT "resume_reviews_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("company_id","user_id","issued_on");--> statement-breakpoint
CREATE INDEX "application_skills_skill" ON "application_skills" USING btree ("skill_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_resume_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","resume_file_id") REFERENCES "public"."files"("company_id","id") ON DELETE set null ("resume_file_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_resume" ON "applications" USING btree ("company_id","resume_file_id") WHERE resume_file_id is not null;--> statement-breakpoint
CREATE POLICY "tenant" ON "certificates" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "application_skills" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "resume_reviews" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['certificates', 'application_skills', 'resume_reviews'] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;
