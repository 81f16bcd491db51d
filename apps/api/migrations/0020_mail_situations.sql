ALTER TABLE "applications" ADD COLUMN "manager_may_know" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_records" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
-- Words for an interview that name its times are those of the mail that offers times; the mail without times asks for some.
alter table mail_templates no force row level security;--> statement-breakpoint
update mail_templates m set temp_name = 'Interview times', version = version + 1, updated_at = now()
  where temp_name = 'Interview' and words::text ~ '\{\{\s*interview_'
    and not exists (select 1 from mail_templates o where o.company_id = m.company_id
      and o.vacancy_id is not distinct from m.vacancy_id and o.temp_name = 'Interview times');--> statement-breakpoint
alter table mail_templates force row level security;
