CREATE TABLE "notification_digests" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rhythm" text DEFAULT 'daily' NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "notification_digests_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notification_digests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product" boolean,
	"email" text,
	CONSTRAINT "notification_preferences_company_id_user_id_kind_pk" PRIMARY KEY("company_id","user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"person_id" uuid,
	"actor_id" uuid,
	"values" jsonb NOT NULL,
	"key" text,
	"shown" boolean NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notifications_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notification_digests" ADD CONSTRAINT "notification_digests_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_person_id_users_company_id_id_fk" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_actor_id_users_company_id_id_fk" FOREIGN KEY ("company_id","actor_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("company_id","user_id","created_at") WHERE shown;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("company_id","user_id") WHERE shown and read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_key" ON "notifications" USING btree ("company_id","user_id","key") WHERE key is not null;--> statement-breakpoint
CREATE INDEX "notifications_person" ON "notifications" USING btree ("company_id","person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_actor" ON "notifications" USING btree ("company_id","actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("company_id","email","user_id","created_at") WHERE mailed_at is null and read_at is null and email <> 'none';--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "notification_digests" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "notification_preferences" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "notifications" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['notifications', 'notification_preferences', 'notification_digests'] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;
--> statement-breakpoint
-- Streams that are open hear of what their people were told, once a statement, however many they are.
create function tell_notified() returns trigger language plpgsql as $$
begin
  perform pg_notify('notified', string_agg(user_id::text, ','))
    from (select user_id, row_number() over () / 200 as part
      from (select distinct user_id from added where shown) told) numbered
    group by part;
  return null;
end $$;
--> statement-breakpoint
create trigger notifications_told after insert on notifications referencing new table as added for each statement execute function tell_notified();
--> statement-breakpoint
create function tell_notifications_read() returns trigger language plpgsql as $$
begin
  perform pg_notify('notified', string_agg(user_id::text, ','))
    from (select user_id, row_number() over () / 200 as part
      from (select distinct n.user_id from changed n join before b on b.company_id = n.company_id and b.id = n.id
        where n.shown and n.read_at is distinct from b.read_at) told) numbered
    group by part;
  return null;
end $$;
--> statement-breakpoint
create trigger notifications_read after update on notifications referencing old table as before new table as changed for each statement execute function tell_notifications_read();
