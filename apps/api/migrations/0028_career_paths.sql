CREATE TABLE "career_dismissals" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"job_profile_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "career_dismissals_company_id_user_id_job_profile_id_pk" PRIMARY KEY("company_id","user_id","job_profile_id")
);
--> statement-breakpoint
ALTER TABLE "career_dismissals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "career_moves" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "career_moves_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "career_moves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "career_dismissals" ADD CONSTRAINT "career_dismissals_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "public"."job_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_dismissals" ADD CONSTRAINT "career_dismissals_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_moves" ADD CONSTRAINT "career_moves_from_id_job_profiles_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."job_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_moves" ADD CONSTRAINT "career_moves_to_id_job_profiles_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."job_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_moves" ADD CONSTRAINT "career_moves_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "career_dismissals_job" ON "career_dismissals" USING btree ("job_profile_id");--> statement-breakpoint
CREATE INDEX "career_moves_user" ON "career_moves" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "career_moves_from" ON "career_moves" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "career_moves_to" ON "career_moves" USING btree ("to_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "career_dismissals" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "career_moves" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
ALTER TABLE "career_dismissals" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "career_moves" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Who got another role with another job made a move; a role whose job changes, or a job that takes another's place, moves no one.
create function note_career_move() returns trigger language plpgsql as $$
begin
  insert into career_moves (company_id, id, user_id, from_id, to_id)
    values (new.company_id, gen_random_uuid(), new.id, old.job_profile_id, new.job_profile_id);
  return null;
end $$;
--> statement-breakpoint
create trigger users_career_moved after update of role_id on users for each row
  when (old.role_id is distinct from new.role_id and old.job_profile_id is distinct from new.job_profile_id
    and old.job_profile_id is not null and new.job_profile_id is not null
    and new.system_role not in ('freelancer', 'staff'))
  execute function note_career_move();
