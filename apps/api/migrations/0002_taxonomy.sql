CREATE TABLE "taxonomy_state" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"source" text NOT NULL,
	"source_version" text NOT NULL,
	"languages" text[] NOT NULL,
	"revision" bigint NOT NULL,
	"report" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "taxonomy_state" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "taxonomy_state_source" ON "taxonomy_state" USING btree (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid),"source");--> statement-breakpoint
CREATE POLICY "tenant" ON "taxonomy_state" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = nullif((select current_setting('app.company_id', true)), '')::uuid or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "shared" ON "taxonomy_state" AS PERMISSIVE FOR SELECT TO public USING (company_id is null);--> statement-breakpoint
alter table taxonomy_state force row level security;
