CREATE TABLE "company_moves" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"move" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"reason" text NOT NULL,
	"actor_id" uuid,
	CONSTRAINT "company_moves_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "company_moves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "lifecycle_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "lifecycle_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "suspended_from" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "past_due_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "cancels_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "activated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_moves" ADD CONSTRAINT "company_moves_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_moves_at" ON "company_moves" USING btree ("company_id","at");--> statement-breakpoint
CREATE POLICY "tenant" ON "company_moves" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
alter table company_moves force row level security;
--> statement-breakpoint
select set_config('app.scope', 'platform', true);
--> statement-breakpoint
update companies set lifecycle_since = created_at,
  activated_at = case when lifecycle in ('active', 'past_due') then created_at end,
  past_due_until = case when lifecycle = 'past_due' then now() + interval '14 days' end,
  cancels_at = case when lifecycle = 'paused' then now() + interval '90 days' end;
--> statement-breakpoint
-- What sessions may do follows the company's state; every server is told of a new one.
create function tell_company_move() returns trigger language plpgsql as $$
begin
  perform pg_notify('company_moved', new.id::text);
  return null;
end $$;
--> statement-breakpoint
create trigger companies_moved after update of lifecycle on companies for each row when (old.lifecycle <> new.lifecycle) execute function tell_company_move();
