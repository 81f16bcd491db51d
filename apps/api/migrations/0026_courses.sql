CREATE TABLE "course_skills" (
	"company_id" uuid,
	"course_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"level_from" smallint NOT NULL,
	"level_to" smallint NOT NULL,
	CONSTRAINT "course_skills_course_id_skill_id_pk" PRIMARY KEY("course_id","skill_id"),
	CONSTRAINT "course_skills_levels" CHECK (level_from >= 0 and level_from < level_to and level_to <= 5)
);
--> statement-breakpoint
ALTER TABLE "course_skills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"source" text NOT NULL,
	"code" text NOT NULL,
	"provider" text NOT NULL,
	"titles" jsonb NOT NULL,
	"descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hours" double precision NOT NULL,
	"price" numeric(9, 2) NOT NULL,
	"next_start" date,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_hours" CHECK (hours > 0),
	CONSTRAINT "courses_price" CHECK (price >= 0)
);
--> statement-breakpoint
ALTER TABLE "courses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_ratings" (
	"company_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_ratings_company_id_course_id_user_id_pk" PRIMARY KEY("company_id","course_id","user_id"),
	CONSTRAINT "course_ratings_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "course_ratings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "enrolments" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"certificate_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrolments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "enrolments_level" CHECK (level between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "enrolments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_skills" ADD CONSTRAINT "course_skills_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_skills" ADD CONSTRAINT "course_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_ratings" ADD CONSTRAINT "course_ratings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_ratings" ADD CONSTRAINT "course_ratings_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_skills_skill" ON "course_skills" USING btree ("skill_id","level_to");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_code" ON "courses" USING btree (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid),"source","code");--> statement-breakpoint
CREATE INDEX "course_ratings_user" ON "course_ratings" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "course_ratings_course" ON "course_ratings" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_active" ON "enrolments" USING btree ("company_id","user_id","course_id") WHERE state <> 'completed';--> statement-breakpoint
CREATE INDEX "enrolments_user" ON "enrolments" USING btree ("company_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "enrolments_course" ON "enrolments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "enrolments_skill" ON "enrolments" USING btree ("skill_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "course_skills" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "shared" ON "course_skills" AS PERMISSIVE FOR SELECT TO public USING (company_id is null);--> statement-breakpoint
CREATE POLICY "tenant" ON "courses" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "shared" ON "courses" AS PERMISSIVE FOR SELECT TO public USING (company_id is null);--> statement-breakpoint
CREATE POLICY "tenant" ON "course_ratings" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "enrolments" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['courses', 'course_skills', 'enrolments', 'course_ratings'] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;
