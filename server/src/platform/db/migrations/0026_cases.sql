ALTER TABLE "submissions" ADD COLUMN "state" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "analyst_id" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "analyst" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "rebate_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "link_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_state_known" CHECK ("submissions"."state" in ('received', 'in-review', 'files-needed', 'quoted', 'accepted', 'in-work', 'delivered', 'closed', 'declined', 'expired'));--> statement-breakpoint
CREATE TABLE "case_quotes" (
	"submission_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"scope" text NOT NULL,
	"missing" text NOT NULL,
	"delivery" jsonb NOT NULL,
	"valid_until" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" text NOT NULL,
	CONSTRAINT "case_quotes_pk" PRIMARY KEY("submission_id","number"),
	CONSTRAINT "case_quotes_number" CHECK ("case_quotes"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "case_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"account_id" uuid,
	"account_name" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"stored_name" text NOT NULL,
	"folder" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"scan_state" text NOT NULL,
	"scan_finding" text,
	"scanned_at" timestamp with time zone,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_files_kind_known" CHECK ("case_files"."kind" in ('report', 'added')),
	CONSTRAINT "case_files_scan_state_known" CHECK ("case_files"."scan_state" in ('not-scanned', 'waiting', 'clean', 'infected')),
	CONSTRAINT "case_files_sha256" CHECK ("case_files"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "case_quotes" ADD CONSTRAINT "case_quotes_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_events_submission" ON "case_events" USING btree ("submission_id","id");--> statement-breakpoint
CREATE INDEX "case_files_submission" ON "case_files" USING btree ("submission_id","added_at");--> statement-breakpoint
CREATE INDEX "case_files_scan_state" ON "case_files" USING btree ("scan_state");--> statement-breakpoint
CREATE INDEX "case_files_folder" ON "case_files" USING btree ("folder");--> statement-breakpoint
CREATE INDEX "submissions_open_cases" ON "submissions" USING btree ("received_at") WHERE "submissions"."state" in ('received', 'in-review', 'files-needed', 'quoted', 'accepted', 'in-work');--> statement-breakpoint
-- Lists go by the status, which follows the state. A release before this one writes the status alone: its 'quoted' is a word
-- without a quote, so the case stays in review.
CREATE FUNCTION "keep_submission_status"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (TG_OP = 'INSERT' AND NEW."state" = 'received') OR (TG_OP = 'UPDATE' AND NEW."state" = OLD."state" AND NEW."status" <> OLD."status") THEN
		NEW."state" := CASE NEW."status" WHEN 'new' THEN 'received' WHEN 'closed' THEN 'closed' ELSE 'in-review' END;
	END IF;
	NEW."status" := CASE
		WHEN NEW."state" = 'received' THEN 'new'
		WHEN NEW."state" IN ('in-review', 'files-needed') THEN 'in-review'
		WHEN NEW."state" IN ('quoted', 'accepted', 'in-work', 'delivered') THEN 'quoted'
		ELSE 'closed'
	END;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "submissions_keep_status" BEFORE INSERT OR UPDATE ON "submissions"
	FOR EACH ROW EXECUTE FUNCTION "keep_submission_status"();
--> statement-breakpoint
UPDATE "submissions" SET "state" = CASE "status" WHEN 'closed' THEN 'closed' ELSE 'in-review' END WHERE "status" <> 'new';--> statement-breakpoint
CREATE FUNCTION "refuse_case_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What happened to a case stays as it was' USING ERRCODE = 'check_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "case_events_stay" BEFORE UPDATE ON "case_events" FOR EACH ROW EXECUTE FUNCTION "refuse_case_event_change"();
