CREATE TABLE "offers" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"salary" integer NOT NULL,
	"hours" smallint NOT NULL,
	"start_date" date NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'made' NOT NULL,
	"answer" text,
	"made_by" uuid NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "candidate_merges" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"moved" jsonb NOT NULL,
	"merged_by" uuid NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_merges_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "candidate_merges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "candidate_records" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text DEFAULT 'by_hand' NOT NULL,
	"owner_id" uuid,
	"consent_at" timestamp with time zone,
	"consent_asked_at" timestamp with time zone,
	"kept_from" timestamp with time zone DEFAULT now() NOT NULL,
	"converted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_records_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "candidate_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "candidate_tasks" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"vacancy_id" uuid,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"activity_date" date NOT NULL,
	"remind_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"assignee_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_tasks_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "candidate_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_slots_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "interview_slots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "interviewers" (
	"company_id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "interviewers_company_id_interview_id_user_id_pk" PRIMARY KEY("company_id","interview_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "interviewers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "interviews" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"minutes" smallint NOT NULL,
	"status" text DEFAULT 'offered' NOT NULL,
	"starts_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"offered_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "interviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scorecards" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"recommendation" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"ratings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecards_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "scorecards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_templates" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vacancy_id" uuid,
	"temp_name" text NOT NULL,
	"words" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_templates_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "mail_templates_once" UNIQUE NULLS NOT DISTINCT("company_id","vacancy_id","temp_name")
);
--> statement-breakpoint
ALTER TABLE "mail_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "project_members" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"part" text NOT NULL,
	CONSTRAINT "project_members_company_id_project_id_user_id_pk" PRIMARY KEY("company_id","project_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "project_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "projects" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"department_id" uuid,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"decline_reason" text,
	"revision" jsonb,
	"publication" text DEFAULT 'open' NOT NULL,
	"submitted_by" uuid,
	"submitted_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"owner_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "projects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_views" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "talent_pool_members" (
	"company_id" uuid NOT NULL,
	"talent_pool_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"part" text NOT NULL,
	CONSTRAINT "talent_pool_members_company_id_talent_pool_id_user_id_pk" PRIMARY KEY("company_id","talent_pool_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "talent_pool_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stage_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "outcome" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "source" text DEFAULT 'added' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "applied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "motivation" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "hourly_rate" numeric(8, 2);--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "salary_proposal" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "hours" smallint;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "available_until" date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "rejection_mail_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "hired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "headcount" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "revision" jsonb;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "submitted_by" uuid;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "live" boolean GENERATED ALWAYS AS (publication = 'open' and (status = 'Approved' or revision is not null)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sender_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "vacancy_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "talent_pools" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_application_id_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_company_id_kept_id_users_company_id_id_fk" FOREIGN KEY ("company_id","kept_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_records" ADD CONSTRAINT "candidate_records_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_tasks" ADD CONSTRAINT "candidate_tasks_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_tasks" ADD CONSTRAINT "candidate_tasks_company_id_vacancy_id_vacancies_company_id_id_fk" FOREIGN KEY ("company_id","vacancy_id") REFERENCES "public"."vacancies"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_company_id_interview_id_interviews_company_id_id_fk" FOREIGN KEY ("company_id","interview_id") REFERENCES "public"."interviews"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_company_id_interview_id_interviews_company_id_id_fk" FOREIGN KEY ("company_id","interview_id") REFERENCES "public"."interviews"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_company_id_application_id_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_company_id_application_id_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_company_id_vacancy_id_vacancies_company_id_id_fk" FOREIGN KEY ("company_id","vacancy_id") REFERENCES "public"."vacancies"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_company_id_project_id_projects_company_id_id_fk" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_company_id_owner_id_users_company_id_id_fk" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_pool_members" ADD CONSTRAINT "talent_pool_members_company_id_talent_pool_id_talent_pools_company_id_id_fk" FOREIGN KEY ("company_id","talent_pool_id") REFERENCES "public"."talent_pools"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_pool_members" ADD CONSTRAINT "talent_pool_members_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_application" ON "offers" USING btree ("company_id","application_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_merges_kept" ON "candidate_merges" USING btree ("company_id","kept_id");--> statement-breakpoint
CREATE INDEX "candidate_merges_merged" ON "candidate_merges" USING btree ("company_id","merged_id");--> statement-breakpoint
CREATE INDEX "candidate_records_kept" ON "candidate_records" USING btree ("company_id","kept_from");--> statement-breakpoint
CREATE INDEX "candidate_tasks_user" ON "candidate_tasks" USING btree ("company_id","user_id","activity_date");--> statement-breakpoint
CREATE INDEX "candidate_tasks_open" ON "candidate_tasks" USING btree ("company_id","assignee_id","activity_date") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "interview_slots_once" ON "interview_slots" USING btree ("company_id","interview_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviewers_user" ON "interviewers" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("company_id","application_id","created_at");--> statement-breakpoint
CREATE INDEX "interviews_starts" ON "interviews" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "scorecards_once" ON "scorecards" USING btree ("company_id","application_id","author_id");--> statement-breakpoint
CREATE INDEX "project_members_user" ON "project_members" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "projects_status" ON "projects" USING btree ("company_id","status","publication");--> statement-breakpoint
CREATE INDEX "projects_owner" ON "projects" USING btree ("company_id","owner_id");--> statement-breakpoint
CREATE INDEX "saved_views_user" ON "saved_views" USING btree ("company_id","user_id","screen");--> statement-breakpoint
CREATE INDEX "talent_pool_members_user" ON "talent_pool_members" USING btree ("company_id","user_id");--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_company_id_project_id_projects_company_id_id_fk" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_board" ON "applications" USING btree ("company_id","vacancy_id","stage","stage_since","id");--> statement-breakpoint
CREATE INDEX "users_candidates_by_name" ON "users" USING btree ("company_id",lower("first_name" collate "und-x-icu"),lower("last_name" collate "und-x-icu"),"id") WHERE system_role = 'freelancer';--> statement-breakpoint
CREATE INDEX "users_candidates_by_phone" ON "users" USING btree ("company_id",right(regexp_replace(phone, '\D', '', 'g'), 9)) WHERE system_role = 'freelancer' and phone is not null;--> statement-breakpoint
CREATE INDEX "vacancies_project" ON "vacancies" USING btree ("company_id","project_id");--> statement-breakpoint
CREATE INDEX "vacancies_live" ON "vacancies" USING btree ("company_id","created_at") WHERE live;--> statement-breakpoint
CREATE INDEX "mails_vacancy" ON "mails" USING btree ("company_id","vacancy_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("company_id","user_id","created_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "offers" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "candidate_merges" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "candidate_records" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "candidate_tasks" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "interview_slots" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "interviewers" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "interviews" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "scorecards" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "mail_templates" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "project_members" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "projects" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "saved_views" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "talent_pool_members" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['offers', 'candidate_merges', 'candidate_records', 'candidate_tasks', 'interview_slots', 'interviewers', 'interviews', 'scorecards', 'mail_templates', 'project_members', 'projects', 'saved_views', 'talent_pool_members'] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;
--> statement-breakpoint
-- External people who were here before are kept from when they came.
insert into candidate_records (company_id, user_id, source, kept_from, created_at)
select company_id, id, case when account then 'sign_up' else 'by_hand' end, created_at, created_at from users where system_role = 'freelancer';
--> statement-breakpoint
-- Boards that are open elsewhere hear of every move when it is committed.
create function tell_application_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('application_changed', json_build_object('company_id', coalesce(new.company_id, old.company_id), 'vacancy_id', coalesce(new.vacancy_id, old.vacancy_id), 'id', coalesce(new.id, old.id))::text);
  return null;
end $$;
--> statement-breakpoint
create trigger applications_told after insert or update or delete on applications for each row execute function tell_application_change();
