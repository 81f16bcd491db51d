ALTER TABLE "courses" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;