CREATE TABLE "declined_goal_suggestions" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "declined_goal_suggestions_company_id_user_id_skill_id_pk" PRIMARY KEY("company_id","user_id","skill_id")
);
--> statement-breakpoint
ALTER TABLE "declined_goal_suggestions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "goal_actions" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"goal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"course_id" uuid,
	"project_id" uuid,
	"skill_id" uuid,
	"position" smallint NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "goal_actions_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "goal_actions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "goal_comments" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"goal_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goal_comments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "goal_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "goal_drafts" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"draft" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goal_drafts_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "goal_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "goal_skills" (
	"company_id" uuid NOT NULL,
	"goal_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "goal_skills_company_id_goal_id_skill_id_pk" PRIMARY KEY("company_id","goal_id","skill_id")
);
--> statement-breakpoint
ALTER TABLE "goal_skills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "goals" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"start_date" date NOT NULL,
	"due_date" date NOT NULL,
	"state" text DEFAULT 'not_started' NOT NULL,
	"origin" text DEFAULT 'own' NOT NULL,
	"created_by" uuid NOT NULL,
	"job_profile_id" uuid,
	"reason" text,
	"completed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goals_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "goals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "level_proposals" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"goal_id" uuid,
	"goal_name" text NOT NULL,
	"action" text,
	"evidence" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"declined_at" timestamp with time zone,
	"declined_by" uuid,
	"reason" text,
	CONSTRAINT "level_proposals_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "level_proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "declined_goal_suggestions" ADD CONSTRAINT "declined_goal_suggestions_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_goal_suggestions" ADD CONSTRAINT "declined_goal_suggestions_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_actions" ADD CONSTRAINT "goal_actions_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_actions" ADD CONSTRAINT "goal_actions_company_id_goal_id_goals_company_id_id_fk" FOREIGN KEY ("company_id","goal_id") REFERENCES "public"."goals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_comments" ADD CONSTRAINT "goal_comments_company_id_goal_id_goals_company_id_id_fk" FOREIGN KEY ("company_id","goal_id") REFERENCES "public"."goals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_drafts" ADD CONSTRAINT "goal_drafts_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_skills" ADD CONSTRAINT "goal_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_skills" ADD CONSTRAINT "goal_skills_company_id_goal_id_goals_company_id_id_fk" FOREIGN KEY ("company_id","goal_id") REFERENCES "public"."goals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "public"."job_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_proposals" ADD CONSTRAINT "level_proposals_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_proposals" ADD CONSTRAINT "level_proposals_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declined_goal_suggestions_skill" ON "declined_goal_suggestions" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "goal_actions_goal" ON "goal_actions" USING btree ("company_id","goal_id","position");--> statement-breakpoint
CREATE INDEX "goal_actions_skill" ON "goal_actions" USING btree ("skill_id") WHERE skill_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "goal_actions_project_once" ON "goal_actions" USING btree ("company_id","goal_id","project_id") WHERE project_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "goal_actions_course_once" ON "goal_actions" USING btree ("company_id","goal_id","course_id") WHERE course_id is not null;--> statement-breakpoint
CREATE INDEX "goal_comments_goal" ON "goal_comments" USING btree ("company_id","goal_id","created_at");--> statement-breakpoint
CREATE INDEX "goal_skills_skill" ON "goal_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "goals_owner" ON "goals" USING btree ("company_id","user_id","due_date");--> statement-breakpoint
CREATE INDEX "goals_job_profile" ON "goals" USING btree ("job_profile_id") WHERE job_profile_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "level_proposals_once" ON "level_proposals" USING btree ("company_id","user_id","skill_id");--> statement-breakpoint
CREATE INDEX "level_proposals_skill" ON "level_proposals" USING btree ("skill_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "declined_goal_suggestions" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "goal_actions" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "goal_comments" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "goal_drafts" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "goal_skills" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "goals" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "level_proposals" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['goals', 'goal_skills', 'goal_actions', 'goal_comments', 'level_proposals',
    'declined_goal_suggestions', 'goal_drafts'] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;
