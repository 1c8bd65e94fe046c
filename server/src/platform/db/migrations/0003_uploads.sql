ALTER TABLE "submission_files" ADD COLUMN "scan_state" text DEFAULT 'not-scanned' NOT NULL;--> statement-breakpoint
ALTER TABLE "submission_files" ADD COLUMN "scan_finding" text;--> statement-breakpoint
ALTER TABLE "submission_files" ADD COLUMN "scanned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
CREATE INDEX "submission_files_scan_state" ON "submission_files" USING btree ("scan_state");--> statement-breakpoint
CREATE INDEX "submissions_status" ON "submissions" USING btree ("status","received_at");--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_scan_state_known" CHECK ("submission_files"."scan_state" in ('not-scanned', 'waiting', 'clean', 'infected'));--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_status_known" CHECK ("submissions"."status" in ('new', 'in-review', 'quoted', 'closed'));