DROP INDEX "users_department";--> statement-breakpoint
CREATE INDEX "users_department" ON "users" USING btree ("company_id","department_id","account","status","system_role");