CREATE TABLE "certificate_reminders" (
	"company_id" uuid NOT NULL,
	"certificate_id" uuid NOT NULL,
	"expires_on" date NOT NULL,
	"days" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_reminders_company_id_certificate_id_expires_on_days_pk" PRIMARY KEY("company_id","certificate_id","expires_on","days")
);
--> statement-breakpoint
ALTER TABLE "certificate_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "skill_id" uuid;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificate_reminders" ADD CONSTRAINT "certificate_reminders_company_id_certificate_id_certificates_company_id_id_fk" FOREIGN KEY ("company_id","certificate_id") REFERENCES "public"."certificates"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_expiry" ON "certificates" USING btree ("company_id","expires_on");--> statement-breakpoint
CREATE INDEX "certificates_skill" ON "certificates" USING btree ("skill_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "certificate_reminders" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
alter table certificate_reminders force row level security;
--> statement-breakpoint
-- What a skill became, where it was merged.
create function current_skill(skill uuid) returns uuid language sql stable as $$
  with recursive chain as (
    select id, merged_into from skills where id = skill
    union
    select s.id, s.merged_into from chain c join skills s on s.id = c.merged_into)
  select id from chain where merged_into is null
$$;
--> statement-breakpoint
-- A licence is held as the person's certificates for it say: until the latest of their last days, and not without any.
create function hold_licence() returns trigger language plpgsql as $$
declare
  row certificates;
  licence uuid;
  is_proven boolean;
  last_day date;
begin
  foreach row in array case tg_op when 'INSERT' then array[new] when 'DELETE' then array[old] else array[old, new] end loop
    continue when row.skill_id is null;
    licence := current_skill(row.skill_id);
    select count(*) > 0, case when bool_or(c.expires_on is null) then null else max(c.expires_on) end into is_proven, last_day
      from certificates c where c.company_id = row.company_id and c.user_id = row.user_id
        and c.skill_id is not null and current_skill(c.skill_id) = licence;
    if is_proven then
      update person_skills p set expires_on = last_day where p.company_id = row.company_id and p.user_id = row.user_id
        and p.skill_id = licence and p.valid_to is null and p.expires_on is distinct from last_day;
      if tg_op <> 'DELETE' then
        insert into person_skills (company_id, id, user_id, skill_id, level, source, expires_on, created_by)
          select u.company_id, gen_random_uuid(), u.id, licence, 5, 'self', last_day, u.id from users u
          where u.company_id = row.company_id and u.id = row.user_id
          on conflict (company_id, user_id, skill_id) where valid_to is null do nothing;
      end if;
    else
      update person_skills p set valid_to = now() where p.company_id = row.company_id and p.user_id = row.user_id
        and p.skill_id = licence and p.valid_to is null;
    end if;
  end loop;
  return null;
end $$;
--> statement-breakpoint
create trigger certificates_held after insert or delete or update of skill_id, expires_on, user_id on certificates for each row execute function hold_licence();
--> statement-breakpoint
-- A licence that someone says to hold is a certificate too: one that is there already by its name, or a new one without a number.
create function certify_licence() returns trigger language plpgsql as $$
declare
  latest certificates;
begin
  if not exists (select 1 from skills where id = new.skill_id and kind = 'licence') then return null; end if;
  select c.* into latest from certificates c where c.company_id = new.company_id and c.user_id = new.user_id
    and c.skill_id is not null and current_skill(c.skill_id) = new.skill_id
    order by c.expires_on desc nulls first, c.issued_on desc nulls last, c.id desc limit 1;
  if latest.id is null then
    update certificates c set skill_id = new.skill_id, expires_on = coalesce(new.expires_on, c.expires_on), version = c.version + 1
      where c.company_id = new.company_id and c.id = (
        select n.id from certificates n join skill_labels l on l.skill_id = new.skill_id and lower(l.label) = lower(n.name)
        where n.company_id = new.company_id and n.user_id = new.user_id and n.skill_id is null
        order by n.expires_on desc nulls first, n.id limit 1);
    if not found then
      insert into certificates (company_id, id, user_id, name, skill_id, expires_on)
        select u.company_id, gen_random_uuid(), u.id, coalesce(
          (select label from skill_labels where skill_id = new.skill_id and preferred and lang = u.language order by company_id nulls last limit 1),
          (select label from skill_labels where skill_id = new.skill_id order by preferred desc, lang limit 1)), new.skill_id, new.expires_on
        from users u where u.company_id = new.company_id and u.id = new.user_id
          and exists (select 1 from skill_labels where skill_id = new.skill_id);
    end if;
  elsif latest.expires_on is distinct from new.expires_on then
    update certificates c set expires_on = new.expires_on, version = c.version + 1, confirmed_by = null, confirmed_at = null,
        voided_at = case when c.confirmed_at is null then c.voided_at else now() end
      where c.company_id = latest.company_id and c.id = latest.id;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- Every licence has the highest level; what is put back as it was is no new statement.
create trigger person_skills_certified after insert on person_skills for each row
  when (new.valid_to is null and new.level = 5 and new.valid_from >= now()) execute function certify_licence();
--> statement-breakpoint
create trigger person_skills_certified_again after update of expires_on on person_skills for each row
  when (new.valid_to is null and new.level = 5 and old.expires_on is distinct from new.expires_on) execute function certify_licence();
--> statement-breakpoint
select set_config('app.scope', 'platform', true);
--> statement-breakpoint
insert into certificates (company_id, id, user_id, name, skill_id, expires_on)
  select p.company_id, gen_random_uuid(), p.user_id, (select label from skill_labels where skill_id = p.skill_id order by preferred desc, lang limit 1),
    p.skill_id, p.expires_on
  from person_skills p join skills s on s.id = p.skill_id and s.kind = 'licence'
  where p.valid_to is null and exists (select 1 from skill_labels where skill_id = p.skill_id);
