ALTER TABLE "person_skills" ADD COLUMN "expires_on" date;--> statement-breakpoint
ALTER TABLE "person_languages" ADD COLUMN "stated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "language" text;--> statement-breakpoint
CREATE INDEX "skills_language" ON "skills" USING btree ("language") WHERE language is not null;--> statement-breakpoint
-- What a person can do as it counts for every match. A spoken language of the profile is the level in that language's
-- skill, whatever is said of the skill itself. Licences that have expired are in it: whoever reads compares the day.
create view person_claims with (security_invoker = true) as
select p.company_id, p.user_id, p.skill_id, p.level, p.source, p.last_used, p.expires_on
from person_skills p
where p.valid_to is null and not exists (
  select 1 from person_languages l join skills s on s.language = l.language
  where l.company_id = p.company_id and l.user_id = p.user_id and s.id = p.skill_id)
union all
select l.company_id, l.user_id, s.id,
  (case l.level when 'Beginner' then 1 when 'Intermediate' then 3 when 'Advanced' then 4 else 5 end)::smallint,
  'language', null, null
from person_languages l join skills s on s.language = l.language and s.company_id is null and s.merged_into is null;
--> statement-breakpoint
create trigger person_languages_changed after insert or update or delete on person_languages for each row execute function note_person_change();
