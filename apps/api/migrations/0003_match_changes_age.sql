ALTER TABLE "skills" ALTER COLUMN "idf" SET DEFAULT 2.5;--> statement-breakpoint
ALTER TABLE "match_changes" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "match_changes_at" ON "match_changes" USING btree ("at");