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
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
UPDATE "orders" SET "due_at" = (
	SELECT least("order_rounds"."due_at", "order_rounds"."rush_due_at") FROM "order_rounds" WHERE "order_id" = "orders"."id" AND "ended_at" IS NULL
);
--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at","submitted_at","id") WHERE "orders"."state" in ('submitted', 'in-review', 'changes-needed', 'resubmitted', 'unlocked', 'delivered');
