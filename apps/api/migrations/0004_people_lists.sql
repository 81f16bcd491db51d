DROP INDEX "users_role";--> statement-breakpoint
CREATE INDEX "users_accounts_by_name" ON "users" USING btree ("company_id",lower("first_name" collate "und-x-icu"),lower("last_name" collate "und-x-icu"),"id") WHERE account;--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("company_id","system_role","status","account");--> statement-breakpoint
-- Whether a person has an account is noted too: counts of accounts are remembered until something changed.
create or replace trigger users_changed after insert or update of status, system_role, account or delete on users for each row execute function note_user_change();
