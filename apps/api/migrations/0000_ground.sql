CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'customer' NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"industry" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"linkedin" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"address_line_1" text DEFAULT '' NOT NULL,
	"address_line_2" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"lifecycle" text DEFAULT 'setup' NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"allowed_domains" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"gender" text DEFAULT 'Undefined' NOT NULL,
	"join_date" date,
	"location" text,
	"system_role" text NOT NULL,
	"status" text NOT NULL,
	"account" boolean DEFAULT true NOT NULL,
	"password_hash" text,
	"language" text DEFAULT 'en' NOT NULL,
	"job_profile_id" uuid,
	"department_id" uuid,
	"manager_id" uuid,
	"onboarding_step" text DEFAULT 'languages' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "events" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"user_id" uuid,
	"subject_id" uuid,
	"data" jsonb NOT NULL,
	CONSTRAINT "events_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"use_as" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"reading" jsonb,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_vacancies" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_vacancies_company_id_user_id_vacancy_id_pk" PRIMARY KEY("company_id","user_id","vacancy_id")
);
--> statement-breakpoint
ALTER TABLE "saved_vacancies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vacancies" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"department_id" uuid,
	"job_profile_id" uuid,
	"location" text,
	"hours" smallint,
	"salary_from" integer,
	"salary_to" integer,
	"status" text DEFAULT 'Draft' NOT NULL,
	"decline_reason" text,
	"publication" text DEFAULT 'open' NOT NULL,
	"external" boolean DEFAULT false NOT NULL,
	"available_from" date,
	"owner_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vacancies_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "vacancies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vacancy_members" (
	"company_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"part" text NOT NULL,
	CONSTRAINT "vacancy_members_company_id_vacancy_id_user_id_pk" PRIMARY KEY("company_id","vacancy_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "vacancy_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vacancy_skills" (
	"company_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"kind" text NOT NULL,
	"importance" smallint DEFAULT 3 NOT NULL,
	"must_have" boolean DEFAULT false NOT NULL,
	CONSTRAINT "vacancy_skills_company_id_vacancy_id_skill_id_pk" PRIMARY KEY("company_id","vacancy_id","skill_id")
);
--> statement-breakpoint
ALTER TABLE "vacancy_skills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "person_languages" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "person_languages_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "person_languages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "departments" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "departments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "departments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_checks" (
	"solution" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "one_time_links_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "one_time_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "social_attempts" (
	"state" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"operation" text NOT NULL,
	"company_slug" text,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"browser_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_profile_labels" (
	"company_id" uuid,
	"job_profile_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"label" text NOT NULL,
	"preferred" boolean NOT NULL,
	CONSTRAINT "job_profile_labels_job_profile_id_lang_label_pk" PRIMARY KEY("job_profile_id","lang","label")
);
--> statement-breakpoint
ALTER TABLE "job_profile_labels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_profile_skills" (
	"company_id" uuid,
	"job_profile_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"kind" text NOT NULL,
	"importance" smallint DEFAULT 3 NOT NULL,
	"must_have" boolean DEFAULT false NOT NULL,
	CONSTRAINT "job_profile_skills_job_profile_id_skill_id_pk" PRIMARY KEY("job_profile_id","skill_id")
);
--> statement-breakpoint
ALTER TABLE "job_profile_skills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"source" text NOT NULL,
	"source_version" text NOT NULL,
	"uri" text NOT NULL,
	"isco" text,
	"sector" text,
	"family" text,
	"step" smallint,
	"labels" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "person_skills" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"level" smallint,
	"source" text NOT NULL,
	"words" text,
	"last_used" date,
	"created_by" uuid NOT NULL,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_to" timestamp with time zone,
	CONSTRAINT "person_skills_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "person_skills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "skill_group_parents" (
	"company_id" uuid,
	"group_id" uuid NOT NULL,
	"parent_id" uuid NOT NULL,
	CONSTRAINT "skill_group_parents_group_id_parent_id_pk" PRIMARY KEY("group_id","parent_id")
);
--> statement-breakpoint
ALTER TABLE "skill_group_parents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "skill_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"source" text NOT NULL,
	"source_version" text NOT NULL,
	"uri" text NOT NULL,
	"labels" jsonb NOT NULL,
	"levels" jsonb
);
--> statement-breakpoint
ALTER TABLE "skill_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "skill_labels" (
	"company_id" uuid,
	"skill_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"label" text NOT NULL,
	"preferred" boolean NOT NULL,
	CONSTRAINT "skill_labels_skill_id_lang_label_pk" PRIMARY KEY("skill_id","lang","label")
);
--> statement-breakpoint
ALTER TABLE "skill_labels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "skill_neighbours" (
	"company_id" uuid,
	"skill_id" uuid NOT NULL,
	"neighbour_id" uuid NOT NULL,
	"similarity" real NOT NULL,
	CONSTRAINT "skill_neighbours_skill_id_neighbour_id_pk" PRIMARY KEY("skill_id","neighbour_id")
);
--> statement-breakpoint
ALTER TABLE "skill_neighbours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "skill_relations" (
	"company_id" uuid,
	"skill_id" uuid NOT NULL,
	"related_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "skill_relations_skill_id_related_id_kind_pk" PRIMARY KEY("skill_id","related_id","kind")
);
--> statement-breakpoint
ALTER TABLE "skill_relations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "skill_wishes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skill_wishes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "skill_wishes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "skills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"source" text NOT NULL,
	"source_version" text NOT NULL,
	"uri" text NOT NULL,
	"kind" text NOT NULL,
	"group_id" uuid,
	"idf" double precision DEFAULT 0 NOT NULL,
	"merged_into" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "skills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "match_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_manager_id_users_company_id_id_fk" FOREIGN KEY ("company_id","manager_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vacancies" ADD CONSTRAINT "saved_vacancies_company_id_vacancy_id_vacancies_company_id_id_fk" FOREIGN KEY ("company_id","vacancy_id") REFERENCES "public"."vacancies"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vacancies" ADD CONSTRAINT "saved_vacancies_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_company_id_owner_id_users_company_id_id_fk" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_members" ADD CONSTRAINT "vacancy_members_company_id_vacancy_id_vacancies_company_id_id_fk" FOREIGN KEY ("company_id","vacancy_id") REFERENCES "public"."vacancies"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_members" ADD CONSTRAINT "vacancy_members_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_skills" ADD CONSTRAINT "vacancy_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_skills" ADD CONSTRAINT "vacancy_skills_company_id_vacancy_id_vacancies_company_id_id_fk" FOREIGN KEY ("company_id","vacancy_id") REFERENCES "public"."vacancies"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_languages" ADD CONSTRAINT "person_languages_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_profile_labels" ADD CONSTRAINT "job_profile_labels_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "public"."job_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_profile_skills" ADD CONSTRAINT "job_profile_skills_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "public"."job_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_profile_skills" ADD CONSTRAINT "job_profile_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_skills" ADD CONSTRAINT "person_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_skills" ADD CONSTRAINT "person_skills_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_group_parents" ADD CONSTRAINT "skill_group_parents_group_id_skill_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."skill_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_group_parents" ADD CONSTRAINT "skill_group_parents_parent_id_skill_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."skill_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_labels" ADD CONSTRAINT "skill_labels_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_neighbours" ADD CONSTRAINT "skill_neighbours_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_neighbours" ADD CONSTRAINT "skill_neighbours_neighbour_id_skills_id_fk" FOREIGN KEY ("neighbour_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_relations" ADD CONSTRAINT "skill_relations_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_relations" ADD CONSTRAINT "skill_relations_related_id_skills_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_wishes" ADD CONSTRAINT "skill_wishes_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_wishes" ADD CONSTRAINT "skill_wishes_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_group_id_skill_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."skill_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_slug" ON "companies" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "users_account_email" ON "users" USING btree ("email") WHERE account;--> statement-breakpoint
CREATE UNIQUE INDEX "users_company_email" ON "users" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "users_department" ON "users" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "users_manager" ON "users" USING btree ("company_id","manager_id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("company_id","system_role","status");--> statement-breakpoint
CREATE INDEX "events_user" ON "events" USING btree ("company_id","user_id","at");--> statement-breakpoint
CREATE INDEX "events_subject" ON "events" USING btree ("company_id","subject_id","at");--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("company_id","user_id","use_as");--> statement-breakpoint
CREATE INDEX "saved_vacancies_vacancy" ON "saved_vacancies" USING btree ("company_id","vacancy_id");--> statement-breakpoint
CREATE INDEX "vacancies_status" ON "vacancies" USING btree ("company_id","status","publication");--> statement-breakpoint
CREATE INDEX "vacancies_owner" ON "vacancies" USING btree ("company_id","owner_id");--> statement-breakpoint
CREATE INDEX "vacancy_members_user" ON "vacancy_members" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "vacancy_skills_skill" ON "vacancy_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "person_languages_once" ON "person_languages" USING btree ("company_id","user_id","language");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name" ON "departments" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "bot_checks_expiry" ON "bot_checks" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_links_secret" ON "one_time_links" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "one_time_links_user" ON "one_time_links" USING btree ("company_id","user_id","purpose");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "job_profile_skills_skill" ON "job_profile_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_profiles_uri" ON "job_profiles" USING btree (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid),"uri");--> statement-breakpoint
CREATE UNIQUE INDEX "person_skills_current" ON "person_skills" USING btree ("company_id","user_id","skill_id") WHERE valid_to is null;--> statement-breakpoint
CREATE INDEX "person_skills_skill" ON "person_skills" USING btree ("company_id","skill_id") WHERE valid_to is null;--> statement-breakpoint
CREATE INDEX "skill_group_parents_parent" ON "skill_group_parents" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skill_groups_uri" ON "skill_groups" USING btree (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid),"uri");--> statement-breakpoint
CREATE UNIQUE INDEX "skill_labels_preferred" ON "skill_labels" USING btree ("skill_id","lang") WHERE preferred;--> statement-breakpoint
CREATE INDEX "skill_neighbours_neighbour" ON "skill_neighbours" USING btree ("neighbour_id");--> statement-breakpoint
CREATE INDEX "skill_relations_related" ON "skill_relations" USING btree ("related_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skill_wishes_once" ON "skill_wishes" USING btree ("company_id","user_id","skill_id");--> statement-breakpoint
CREATE INDEX "skill_wishes_skill" ON "skill_wishes" USING btree ("skill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skills_uri" ON "skills" USING btree (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid),"uri");--> statement-breakpoint
CREATE INDEX "skills_group" ON "skills" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "match_changes_xid" ON "match_changes" USING btree ("company_id","xid");--> statement-breakpoint
CREATE POLICY "tenant" ON "companies" AS PERMISSIVE FOR ALL TO public USING (id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "users" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "events" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "files" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "saved_vacancies" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "vacancies" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "vacancy_members" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "vacancy_skills" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "mails" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "person_languages" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "departments" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "identities" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "one_time_links" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "sessions" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "job_profile_labels" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "shared" ON "job_profile_labels" AS PERMISSIVE FOR SELECT TO public USING (company_id is null);--> statement-breakpoint
CREATE POLICY "tenant" ON "job_profile_skills" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "shared" ON "job_profile_skills" AS PERMISSIVE FOR SELECT TO public USING (company_id is null);--> statement-breakpoint
CREATE POLICY "tenant" ON "job_profiles" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "shared" ON "job_profiles" AS PERMISSIVE FOR SELECT TO public USING (company_id is null);--> statement-breakpoint
CREATE POLICY "tenant" ON "person_skills" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "skill_group_parents" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "shared" ON "skill_group_parents" AS PERMISSIVE FOR SELECT TO public USING (company_id is null);--> statement-breakpoint
CREATE POLICY "tenant" ON "skill_groups" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "shared" ON "skill_groups" AS PERMISSIVE FOR SELECT TO public USING (company_id is null);--> statement-breakpoint
CREATE POLICY "tenant" ON "skill_labels" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "shared" ON "skill_labels" AS PERMISSIVE FOR SELECT TO public USING (company_id is null);--> statement-breakpoint
CREATE POLICY "tenant" ON "skill_neighbours" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "shared" ON "skill_neighbours" AS PERMISSIVE FOR SELECT TO public USING (company_id is null);--> statement-breakpoint
CREATE POLICY "tenant" ON "skill_relations" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "shared" ON "skill_relations" AS PERMISSIVE FOR SELECT TO public USING (company_id is null);--> statement-breakpoint
CREATE POLICY "tenant" ON "skill_wishes" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "skills" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "shared" ON "skills" AS PERMISSIVE FOR SELECT TO public USING (company_id is null);--> statement-breakpoint
CREATE POLICY "tenant" ON "match_changes" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');