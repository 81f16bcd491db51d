CREATE INDEX "applications_hired_for" ON "applications" USING btree ("company_id","vacancy_id") WHERE outcome = 'hired';--> statement-breakpoint
CREATE UNIQUE INDEX "person_skills_current_with_claim" ON "person_skills" USING btree ("company_id","user_id","skill_id") INCLUDE ("level","source","last_used","expires_on") WHERE valid_to is null;--> statement-breakpoint
DROP INDEX "person_skills_current";--> statement-breakpoint
ALTER INDEX "person_skills_current_with_claim" RENAME TO "person_skills_current";
