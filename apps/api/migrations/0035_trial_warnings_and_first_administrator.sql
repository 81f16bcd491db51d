ALTER TABLE "companies" ADD COLUMN "trial_warned" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "first_admin_id" uuid;--> statement-breakpoint
select set_config('app.scope', 'platform', true);
--> statement-breakpoint
update companies c set first_admin_id = e.user_id from events e
where e.company_id = c.id and e.kind = 'company.created' and e.user_id is not null;
