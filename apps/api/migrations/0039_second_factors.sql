CREATE TABLE "passkeys" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"synced" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_company_id_user_id_hash_pk" PRIMARY KEY("company_id","user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totps" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "totps_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "totps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"method" text NOT NULL,
	"seal" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_challenges_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_in_rules" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"second_factor_from" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sign_in_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_preferences" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"theme" text NOT NULL,
	CONSTRAINT "account_preferences_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "account_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totps" ADD CONSTRAINT "totps_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_rules" ADD CONSTRAINT "sign_in_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_preferences" ADD CONSTRAINT "account_preferences_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "spent_challenges_expiry" ON "spent_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_challenges_secret" ON "sign_in_challenges" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_user" ON "sign_in_challenges" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_expiry" ON "sign_in_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "passkeys" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "recovery_codes" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "totps" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "sign_in_challenges" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "sign_in_rules" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "account_preferences" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
ALTER TABLE "passkeys" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recovery_codes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "totps" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_in_rules" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_preferences" FORCE ROW LEVEL SECURITY;
