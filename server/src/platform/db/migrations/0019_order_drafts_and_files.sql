CREATE TABLE "order_drafts" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"address" jsonb,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- No call has added a file yet.
ALTER TABLE "order_files" ADD COLUMN "folder" text NOT NULL;--> statement-breakpoint
ALTER TABLE "order_files" ADD COLUMN "scan_finding" text;--> statement-breakpoint
ALTER TABLE "order_files" ADD COLUMN "scanned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_files" ADD COLUMN "added_by" text NOT NULL;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_files_scan_state" ON "order_files" USING btree ("scan_state");--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_folder_unique" UNIQUE("folder");
