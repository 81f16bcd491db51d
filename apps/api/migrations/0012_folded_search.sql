-- Letters as they are compared in searches and names: small, without accents, ligatures written out.
create function fold_letters(value text) returns text language sql immutable parallel safe
return replace(replace(replace(replace(
  translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), 'øłđðħŧŋıς’‘ʼ‐', 'olddhtniσ''''''-'),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
--> statement-breakpoint
-- Nearly all texts are plain letters, and then the dear part is not asked.
create function fold(value text) returns text language sql immutable parallel safe
return case when octet_length(value) = length(value) then lower(value collate "C") else fold_letters(value) end;
--> statement-breakpoint
-- Searched for in every list of people; written once, because a list of a hundred thousand would fold it each time.
ALTER TABLE "users" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold(first_name || ' ' || last_name)) STORED NOT NULL;--> statement-breakpoint
select set_config('app.scope', 'platform', true);
--> statement-breakpoint
-- Departments, teams and roles of one place whose names differ in capitals or accents alone: the oldest keeps its name,
-- the others get the next free number behind theirs.
do $$
declare
  units text;
  place text;
  one record;
  free text;
  taken boolean;
  nth int;
begin
  for units, place in values ('departments', '(company_id)'), ('teams', '(company_id, department_id)'), ('roles', '(company_id, department_id, team_id)') loop
    for one in execute format('select id, name, row%2$s::text as place from (select *, row_number() over (partition by %3$s, fold(name) order by created_at, id) as nth from %1$I) x where nth > 1', units, place, trim(both '()' from place)) loop
      nth := 2;
      loop
        free := left(one.name, 110) || ' (' || nth || ')';
        execute format('select exists (select 1 from %1$I where row%2$s::text = $1 and fold(name) = fold($2))', units, place) into taken using one.place, free;
        exit when not taken;
        nth := nth + 1;
      end loop;
      execute format('update %I set name = $1, version = version + 1 where id = $2', units) using free, one.id;
    end loop;
  end loop;
end $$;
--> statement-breakpoint
DROP INDEX "departments_name";--> statement-breakpoint
DROP INDEX "teams_name";--> statement-breakpoint
ALTER TABLE "roles" DROP CONSTRAINT "roles_name";--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name" ON "departments" USING btree ("company_id",fold(name));--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree ("company_id","department_id",fold(name));--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree ("company_id","department_id","team_id",fold(name)) NULLS NOT DISTINCT;
