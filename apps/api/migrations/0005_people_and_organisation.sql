CREATE TABLE "applications" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"stage" text DEFAULT 'Vacancy' NOT NULL,
	"added_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bulk_upload_rows" (
	"company_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"outcome" text NOT NULL,
	"values" jsonb NOT NULL,
	"changes" jsonb,
	"errors" jsonb,
	CONSTRAINT "bulk_upload_rows_company_id_upload_id_number_pk" PRIMARY KEY("company_id","upload_id","number")
);
--> statement-breakpoint
ALTER TABLE "bulk_upload_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bulk_uploads" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"file_name" text NOT NULL,
	"storage_key" text,
	"created_by" uuid NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problem" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "bulk_uploads_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "bulk_uploads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "candidate_notes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_notes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "candidate_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"mail_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "roles" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"department_id" uuid,
	"team_id" uuid,
	"job_profile_id" uuid,
	"parent_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "roles_name" UNIQUE NULLS NOT DISTINCT("company_id","department_id","team_id","name")
);
--> statement-breakpoint
ALTER TABLE "roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "teams" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"name" text NOT NULL,
	"lead_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teams_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "teams" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "educations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"degree" text NOT NULL,
	"institution" text NOT NULL,
	"level" text NOT NULL,
	"started" date NOT NULL,
	"finished" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "educations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "educations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "experiences" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" text NOT NULL,
	"company" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"description" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experiences_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "experiences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "skill_merges" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"merged_by" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "skill_merges_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "skill_merges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "talent_pool_people" (
	"company_id" uuid NOT NULL,
	"talent_pool_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"added_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_pool_people_company_id_talent_pool_id_user_id_pk" PRIMARY KEY("company_id","talent_pool_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "talent_pool_people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "talent_pools" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_pools_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "talent_pools" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "headline" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "availability" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "skills_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role_id" uuid;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_profiles" ADD COLUMN "made_from" uuid;--> statement-breakpoint
ALTER TABLE "job_profiles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "person_skills" ADD COLUMN "evidence" text;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "status" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "proposed_by" uuid;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "levels" jsonb;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_vacancy_id_vacancies_company_id_id_fk" FOREIGN KEY ("company_id","vacancy_id") REFERENCES "public"."vacancies"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_upload_rows" ADD CONSTRAINT "bulk_upload_rows_company_id_upload_id_bulk_uploads_company_id_id_fk" FOREIGN KEY ("company_id","upload_id") REFERENCES "public"."bulk_uploads"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD CONSTRAINT "bulk_uploads_company_id_created_by_users_company_id_id_fk" FOREIGN KEY ("company_id","created_by") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_company_id_team_id_teams_company_id_id_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."teams"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_company_id_parent_id_roles_company_id_id_fk" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."roles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_merges" ADD CONSTRAINT "skill_merges_from_id_skills_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_merges" ADD CONSTRAINT "skill_merges_into_id_skills_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_pool_people" ADD CONSTRAINT "talent_pool_people_company_id_talent_pool_id_talent_pools_company_id_id_fk" FOREIGN KEY ("company_id","talent_pool_id") REFERENCES "public"."talent_pools"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_pool_people" ADD CONSTRAINT "talent_pool_people_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_pools" ADD CONSTRAINT "talent_pools_company_id_owner_id_users_company_id_id_fk" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("company_id","vacancy_id","user_id");--> statement-breakpoint
CREATE INDEX "applications_user" ON "applications" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "bulk_upload_rows_outcome" ON "bulk_upload_rows" USING btree ("company_id","upload_id","outcome","number");--> statement-breakpoint
CREATE INDEX "bulk_uploads_mine" ON "bulk_uploads" USING btree ("company_id","created_by","created_at");--> statement-breakpoint
CREATE INDEX "candidate_notes_user" ON "candidate_notes" USING btree ("company_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_user" ON "invitations" USING btree ("company_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_mail" ON "invitations" USING btree ("company_id","mail_id");--> statement-breakpoint
CREATE INDEX "roles_team" ON "roles" USING btree ("company_id","team_id");--> statement-breakpoint
CREATE INDEX "roles_parent" ON "roles" USING btree ("company_id","parent_id");--> statement-breakpoint
CREATE INDEX "roles_job_profile" ON "roles" USING btree ("job_profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree ("company_id","department_id","name");--> statement-breakpoint
CREATE INDEX "teams_lead" ON "teams" USING btree ("company_id","lead_id");--> statement-breakpoint
CREATE INDEX "educations_user" ON "educations" USING btree ("company_id","user_id","started");--> statement-breakpoint
CREATE INDEX "experiences_user" ON "experiences" USING btree ("company_id","user_id","start_date");--> statement-breakpoint
CREATE INDEX "skill_merges_created" ON "skill_merges" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "skill_merges_from" ON "skill_merges" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "skill_merges_into" ON "skill_merges" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "talent_pool_people_user" ON "talent_pool_people" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_pools_name" ON "talent_pools" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "talent_pools_owner" ON "talent_pools" USING btree ("company_id","owner_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_team_id_teams_company_id_id_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."teams"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_role_id_roles_company_id_id_fk" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_team" ON "users" USING btree ("company_id","team_id");--> statement-breakpoint
CREATE INDEX "users_role_held" ON "users" USING btree ("company_id","role_id");--> statement-breakpoint
CREATE INDEX "departments_lead" ON "departments" USING btree ("company_id","lead_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "applications" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "bulk_upload_rows" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "bulk_uploads" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "candidate_notes" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "invitations" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "roles" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "teams" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "educations" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "experiences" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "skill_merges" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "talent_pool_people" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "talent_pools" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
-- References that would close a circle between table files.
alter table departments add foreign key (company_id, lead_id) references users (company_id, id) on delete set null (lead_id);
--> statement-breakpoint
alter table teams add foreign key (company_id, lead_id) references users (company_id, id) on delete set null (lead_id);
--> statement-breakpoint
alter table roles add foreign key (job_profile_id) references job_profiles (id) on delete set null;
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['teams', 'roles', 'invitations', 'experiences', 'educations', 'candidate_notes', 'talent_pools', 'talent_pool_people', 'applications', 'bulk_uploads', 'bulk_upload_rows', 'skill_merges'] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;
--> statement-breakpoint
-- Whoever holds a role has its job.
create function take_job_of_role() returns trigger language plpgsql as $$
begin
  if new.role_id is not null then
    select job_profile_id into new.job_profile_id from roles where company_id = new.company_id and id = new.role_id;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger users_job_of_role before insert or update of role_id on users for each row execute function take_job_of_role();
--> statement-breakpoint
create function give_job_of_role() returns trigger language plpgsql as $$
begin
  update users set job_profile_id = new.job_profile_id where company_id = new.company_id and role_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger roles_job_changed after update of job_profile_id on roles for each row when (old.job_profile_id is distinct from new.job_profile_id) execute function give_job_of_role();
--> statement-breakpoint
select set_config('app.scope', 'platform', true);
--> statement-breakpoint
-- People who held a job so far hold a role of their department with that job.
insert into roles (company_id, id, name, department_id, job_profile_id)
select company_id, gen_random_uuid(), name, department_id, job_profile_id from (
  select distinct on (u.company_id, u.department_id, coalesce(p.labels->>'en', p.uri)) u.company_id, u.department_id, u.job_profile_id, coalesce(p.labels->>'en', p.uri) as name
  from users u join job_profiles p on p.id = u.job_profile_id where u.system_role not in ('freelancer', 'staff')) held;
--> statement-breakpoint
update users u set role_id = r.id from roles r, job_profiles p
where r.company_id = u.company_id and r.department_id is not distinct from u.department_id and p.id = u.job_profile_id
  and r.name = coalesce(p.labels->>'en', p.uri) and u.system_role not in ('freelancer', 'staff');
