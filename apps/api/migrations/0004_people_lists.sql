DROP INDEX "users_role";--> statement-breakpoint
CREATE INDEX "users_accounts_by_name" ON "users" USING btree ("company_id",lower("first_name" collate "und-x-icu"),lower("last_name" collate "und-x-icu"),"id") WHERE account;--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("company_id","system_role","status","account");