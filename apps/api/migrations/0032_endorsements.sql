CREATE TABLE "confirmation_requests" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"responder_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answered_level" smallint,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"auto_reminded_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"replaced" uuid,
	"replaced_level" smallint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "confirmation_requests_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "confirmation_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "skill_endorsements" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "skill_endorsements_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "skill_endorsements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person_skills" ADD COLUMN "endorsed_level" smallint;--> statement-breakpoint
ALTER TABLE "confirmation_requests" ADD CONSTRAINT "confirmation_requests_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation_requests" ADD CONSTRAINT "confirmation_requests_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation_requests" ADD CONSTRAINT "confirmation_requests_company_id_responder_id_users_company_id_id_fk" FOREIGN KEY ("company_id","responder_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_endorsements" ADD CONSTRAINT "skill_endorsements_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_endorsements" ADD CONSTRAINT "skill_endorsements_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_endorsements" ADD CONSTRAINT "skill_endorsements_company_id_author_id_users_company_id_id_fk" FOREIGN KEY ("company_id","author_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "confirmation_requests_open" ON "confirmation_requests" USING btree ("company_id","responder_id","user_id","skill_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "confirmation_requests_asked" ON "confirmation_requests" USING btree ("company_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "confirmation_requests_responder" ON "confirmation_requests" USING btree ("company_id","responder_id");--> statement-breakpoint
CREATE INDEX "confirmation_requests_skill" ON "confirmation_requests" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "confirmation_requests_untold" ON "confirmation_requests" USING btree ("created_at") WHERE told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "skill_endorsements_once" ON "skill_endorsements" USING btree ("company_id","user_id","skill_id","author_id");--> statement-breakpoint
CREATE INDEX "skill_endorsements_author" ON "skill_endorsements" USING btree ("company_id","author_id");--> statement-breakpoint
CREATE INDEX "skill_endorsements_skill" ON "skill_endorsements" USING btree ("skill_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "confirmation_requests" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "skill_endorsements" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
alter table skill_endorsements force row level security;--> statement-breakpoint
alter table confirmation_requests force row level security;--> statement-breakpoint
create unique index person_skills_current_with_endorsement on person_skills using btree (company_id, user_id, skill_id) include (level, source, last_used, expires_on, endorsed_level) where valid_to is null;--> statement-breakpoint
drop index person_skills_current;--> statement-breakpoint
alter index person_skills_current_with_endorsement rename to person_skills_current;--> statement-breakpoint
-- A stated level that holds knows up to where it is endorsed, so that matching reads no second table.
create function endorsed_level_of(company uuid, person uuid, skill uuid) returns smallint language sql stable as
$$ select max(level) from skill_endorsements where company_id = company and user_id = person and skill_id = skill and taken_back_at is null $$;
--> statement-breakpoint
create function take_endorsed_level() returns trigger language plpgsql as $$
begin
  new.endorsed_level := case when new.source = 'self' and new.valid_to is null
    then endorsed_level_of(new.company_id, new.user_id, new.skill_id) end;
  return new;
end $$;
--> statement-breakpoint
create trigger person_skills_endorsed before insert or update of skill_id, user_id, source, valid_to on person_skills for each row execute function take_endorsed_level();
--> statement-breakpoint
create function give_endorsed_level() returns trigger language plpgsql as $$
declare row skill_endorsements;
begin
  foreach row in array case tg_op when 'INSERT' then array[new] when 'DELETE' then array[old] else array[old, new] end loop
    update person_skills p set endorsed_level = endorsed_level_of(row.company_id, row.user_id, row.skill_id)
      where p.company_id = row.company_id and p.user_id = row.user_id and p.skill_id = row.skill_id
        and p.valid_to is null and p.source = 'self';
  end loop;
  return null;
end $$;
--> statement-breakpoint
create trigger skill_endorsements_changed after insert or update or delete on skill_endorsements for each row execute function give_endorsed_level();
--> statement-breakpoint
create or replace view person_claims with (security_invoker = true) as
select p.company_id, p.user_id, p.skill_id, p.level, p.source, p.last_used, p.expires_on,
  case when p.source = 'self' and p.endorsed_level is not null and p.level is not null
    then least(p.endorsed_level, p.level) end as endorsed_level
from person_skills p
where p.valid_to is null and not exists (
  select 1 from person_languages l join skills s on s.language = l.language
  where l.company_id = p.company_id and l.user_id = p.user_id and s.id = p.skill_id)
union all
select l.company_id, l.user_id, s.id,
  (case l.level when 'Beginner' then 1 when 'Intermediate' then 3 when 'Advanced' then 4 else 5 end)::smallint,
  'language', null, null, null
from person_languages l join skills s on s.language = l.language and s.company_id is null and s.merged_into is null;
