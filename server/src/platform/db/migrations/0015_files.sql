-- Tickets open the files of any feature; those that are out end within minutes, and now.
DELETE FROM "download_tickets";
--> statement-breakpoint
ALTER TABLE "download_tickets" DROP CONSTRAINT "download_tickets_submission_id_submissions_id_fk";--> statement-breakpoint
ALTER TABLE "download_tickets" DROP CONSTRAINT "download_tickets_file_id_submission_files_id_fk";--> statement-breakpoint
DROP INDEX "download_tickets_submission";--> statement-breakpoint
ALTER TABLE "download_tickets" RENAME COLUMN "submission_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "download_tickets" ADD COLUMN "owner" text NOT NULL;--> statement-breakpoint
ALTER TABLE "submission_removals" RENAME TO "file_removals";--> statement-breakpoint
ALTER TABLE "file_removals" RENAME CONSTRAINT "submission_removals_pkey" TO "file_removals_pkey";--> statement-breakpoint
ALTER TABLE "file_removals" RENAME COLUMN "reference" TO "folder";--> statement-breakpoint
-- No call has attached a file yet.
ALTER TABLE "project_files" ADD COLUMN "folder" text NOT NULL;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_folder_unique" UNIQUE("folder");--> statement-breakpoint
CREATE TABLE "project_save_counts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_save_counts" ADD CONSTRAINT "project_save_counts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- With a file, its project or its account, what is stored of it goes too: the row says where it lies.
CREATE FUNCTION "note_file_removal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "file_removals" ("id", "folder") VALUES (OLD."id", OLD."folder") ON CONFLICT DO NOTHING;
	RETURN OLD;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "project_files_removed" AFTER DELETE ON "project_files"
	FOR EACH ROW EXECUTE FUNCTION "note_file_removal"();
