-- Two companies may give a shared skill the same name.
ALTER TABLE "skill_labels" DROP CONSTRAINT "skill_labels_skill_id_lang_label_pk";--> statement-breakpoint
ALTER TABLE "skill_labels" ADD CONSTRAINT "skill_labels_once" UNIQUE NULLS NOT DISTINCT("skill_id","lang","label","company_id");--> statement-breakpoint
CREATE INDEX "skill_labels_company" ON "skill_labels" USING btree ("company_id") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "skills_company" ON "skills" USING btree ("company_id") WHERE company_id is not null;--> statement-breakpoint
-- What a company calls skills of its own, and what became of them, is noted for matching.
create function note_skill_change() returns trigger language plpgsql as $$
begin
  insert into match_changes (company_id, kind, subject_id) values (coalesce(new.company_id, old.company_id), 'skill', coalesce(new.id, old.id));
  return null;
end $$;
--> statement-breakpoint
create trigger skills_noted after insert or update on skills for each row when (new.company_id is not null) execute function note_skill_change();
--> statement-breakpoint
create trigger skills_gone after delete on skills for each row when (old.company_id is not null) execute function note_skill_change();
--> statement-breakpoint
create function note_skill_label_change() returns trigger language plpgsql as $$
begin
  insert into match_changes (company_id, kind, subject_id) values (coalesce(new.company_id, old.company_id), 'skill', coalesce(new.skill_id, old.skill_id));
  return null;
end $$;
--> statement-breakpoint
create trigger skill_labels_noted after insert or update on skill_labels for each row when (new.company_id is not null) execute function note_skill_label_change();
--> statement-breakpoint
create trigger skill_labels_gone after delete on skill_labels for each row when (old.company_id is not null) execute function note_skill_label_change();
