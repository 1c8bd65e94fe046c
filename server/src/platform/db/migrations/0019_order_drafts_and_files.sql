CREATE TABLE "order_drafts" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"address" jsonb,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
