CREATE TABLE "billing_accounts" (
	"company_id" uuid NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"address_line_1" text DEFAULT '' NOT NULL,
	"address_line_2" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"registration_number" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"purchase_reference" text DEFAULT '' NOT NULL,
	"invoice_email" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"payment_method" text DEFAULT 'bank_transfer' NOT NULL,
	"anchor_day" integer,
	"period_from" date,
	"period_to" date,
	"period_seats" integer,
	"period_price_cents" integer,
	"ends_on" date,
	"stripe_customer_id" text,
	"stripe_method_id" text,
	"stripe_method_at" timestamp with time zone,
	"card_brand" text,
	"card_last4" text,
	"card_expires" text,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_accounts_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_prices" (
	"company_id" uuid NOT NULL,
	"valid_from" date NOT NULL,
	"cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_prices_company_id_valid_from_pk" PRIMARY KEY("company_id","valid_from")
);
--> statement-breakpoint
ALTER TABLE "billing_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_settings" (
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address_line_1" text DEFAULT '' NOT NULL,
	"address_line_2" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"registration_number" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"iban" text NOT NULL,
	"vat_rate" integer NOT NULL,
	"payment_term_days" integer NOT NULL,
	"number_prefix" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_settings_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
ALTER TABLE "billing_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "seat_counts" (
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "seat_counts_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
ALTER TABLE "seat_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"seats" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"days" integer NOT NULL,
	"period_days" integer NOT NULL,
	"net_cents" integer NOT NULL,
	CONSTRAINT "invoice_lines_company_id_invoice_id_position_pk" PRIMARY KEY("company_id","invoice_id","position")
);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"company_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_company_id_year_pk" PRIMARY KEY("company_id","year")
);
--> statement-breakpoint
ALTER TABLE "invoice_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"received_on" date NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"recorded_by" uuid,
	"counter_of" uuid,
	"stripe_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_payments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invoice_payments_stripe" UNIQUE("company_id","stripe_id")
);
--> statement-breakpoint
ALTER TABLE "invoice_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_reminders" (
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_reminders_company_id_invoice_id_kind_pk" PRIMARY KEY("company_id","invoice_id","kind")
);
--> statement-breakpoint
ALTER TABLE "invoice_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoices" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"credits_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"language" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"purchase_reference" text NOT NULL,
	"invoice_email" text NOT NULL,
	"vat_kind" text NOT NULL,
	"vat_rate" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stripe_charges" (
	"company_id" uuid NOT NULL,
	"id" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_charges_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "stripe_charges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_prices" ADD CONSTRAINT "billing_prices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD CONSTRAINT "billing_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_counts" ADD CONSTRAINT "seat_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_company_id_invoice_id_invoices_company_id_id_fk" FOREIGN KEY ("company_id","invoice_id") REFERENCES "public"."invoices"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_numbers" ADD CONSTRAINT "invoice_numbers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_company_id_invoice_id_invoices_company_id_id_fk" FOREIGN KEY ("company_id","invoice_id") REFERENCES "public"."invoices"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_company_id_invoice_id_invoices_company_id_id_fk" FOREIGN KEY ("company_id","invoice_id") REFERENCES "public"."invoices"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_charges" ADD CONSTRAINT "stripe_charges_company_id_invoice_id_invoices_company_id_id_fk" FOREIGN KEY ("company_id","invoice_id") REFERENCES "public"."invoices"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice" ON "invoice_payments" USING btree ("company_id","invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payments_counter" ON "invoice_payments" USING btree ("company_id","counter_of");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_credits" ON "invoices" USING btree ("company_id","credits_id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("company_id","issued_on");--> statement-breakpoint
CREATE INDEX "stripe_charges_invoice" ON "stripe_charges" USING btree ("company_id","invoice_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "billing_accounts" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "billing_prices" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "shared" ON "billing_prices" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "billing_settings" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "shared" ON "billing_settings" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "seat_counts" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "invoice_lines" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "invoice_numbers" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "invoice_payments" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "invoice_reminders" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "invoices" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');--> statement-breakpoint
CREATE POLICY "tenant" ON "stripe_charges" AS PERMISSIVE FOR ALL TO public USING (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform') WITH CHECK (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid) or (select current_setting('app.scope', true)) = 'platform');
--> statement-breakpoint
ALTER TABLE "billing_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "billing_prices" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "billing_accounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "seat_counts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoice_numbers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoices" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoice_lines" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoice_payments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoice_reminders" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stripe_charges" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What was issued or received is corrected by another entry, never changed: an invoice is evidence.
CREATE FUNCTION refuse_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_correction();--> statement-breakpoint
CREATE TRIGGER invoice_lines_append_only BEFORE UPDATE OR DELETE ON "invoice_lines" FOR EACH ROW EXECUTE FUNCTION refuse_correction();--> statement-breakpoint
CREATE TRIGGER invoice_payments_append_only BEFORE UPDATE OR DELETE ON "invoice_payments" FOR EACH ROW EXECUTE FUNCTION refuse_correction();
