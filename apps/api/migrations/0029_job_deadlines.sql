ALTER TABLE "vacancies" ADD COLUMN "apply_by" date;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "hiring_manager_id" uuid;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_company_id_hiring_manager_id_users_company_id_id_fk" FOREIGN KEY ("company_id","hiring_manager_id") REFERENCES "public"."users"("company_id","id") ON DELETE set null ("hiring_manager_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_company_id_contact_id_users_company_id_id_fk" FOREIGN KEY ("company_id","contact_id") REFERENCES "public"."users"("company_id","id") ON DELETE set null ("contact_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vacancies_hiring_manager" ON "vacancies" USING btree ("company_id","hiring_manager_id") WHERE hiring_manager_id is not null;--> statement-breakpoint
CREATE INDEX "vacancies_contact" ON "vacancies" USING btree ("company_id","contact_id") WHERE contact_id is not null;