CREATE TABLE "data_requests" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"text" text NOT NULL,
	"reason" text,
	"due_on" date NOT NULL,
	"extended_reason" text,
	"handled_by" uuid,
	"warned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "data_requests_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "data_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_retention" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"months" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_retention" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "legal_holds" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_holds_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "legal_holds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_retention" ADD CONSTRAINT "data_retention_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_open" ON "data_requests" USING btree ("company_id","user_id","kind") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "data_requests_due" ON "data_requests" USING btree ("company_id","due_on");--> statement-breakpoint
CREATE POLICY "tenant" ON "data_requests" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "data_retention" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "legal_holds" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
alter table data_requests force row level security;
--> statement-breakpoint
alter table data_retention force row level security;
--> statement-breakpoint
alter table legal_holds force row level security;
--> statement-breakpoint
-- The time after leaving runs from the day on which someone was deactivated.
create function note_leaving() returns trigger language plpgsql as $$
begin
  new.left_at := case when new.status <> 'deactivated' then null
    when tg_op = 'UPDATE' and old.status = 'deactivated' then coalesce(new.left_at, old.left_at) else coalesce(new.left_at, now()) end;
  return new;
end $$;
--> statement-breakpoint
create trigger users_left before insert or update of status on users for each row execute function note_leaving();
--> statement-breakpoint
select set_config('app.scope', 'platform', true);
--> statement-breakpoint
update users set left_at = updated_at where status = 'deactivated';
