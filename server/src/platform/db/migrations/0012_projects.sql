CREATE SEQUENCE "project_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "project_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"stored_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"scan_state" text DEFAULT 'not-scanned' NOT NULL,
	"scan_finding" text,
	"scanned_at" timestamp with time zone,
	"attached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_files_scan_state_known" CHECK ("project_files"."scan_state" in ('not-scanned', 'waiting', 'clean', 'infected')),
	CONSTRAINT "project_files_sha256" CHECK ("project_files"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "project_snapshots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"data" json NOT NULL,
	"findings" json NOT NULL,
	"sha256" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_snapshots_round" UNIQUE("project_id","round"),
	CONSTRAINT "project_snapshots_sha256" CHECK ("project_snapshots"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "project_steps" (
	"project_id" uuid NOT NULL,
	"step" text NOT NULL,
	"data" json NOT NULL,
	"stamp" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_steps_project_id_step_pk" PRIMARY KEY("project_id","step")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text DEFAULT 'P' || nextval('project_numbers') NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'in-progress' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"next_step" text,
	"copied_from" text,
	"takeoff" json,
	"takeoff_stamp" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_update" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "projects_number_unique" UNIQUE("number"),
	CONSTRAINT "projects_state_known" CHECK ("projects"."state" in ('in-progress', 'ordered', 'changes-needed', 'completed', 'in-revision')),
	CONSTRAINT "projects_bin" CHECK ("projects"."removed_at" is null or "projects"."state" = 'in-progress')
);
--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_snapshots" ADD CONSTRAINT "project_snapshots_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_steps" ADD CONSTRAINT "project_steps_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_files_project" ON "project_files" USING btree ("project_id","attached_at");--> statement-breakpoint
CREATE INDEX "project_files_scan_state" ON "project_files" USING btree ("scan_state");--> statement-breakpoint
CREATE INDEX "projects_account" ON "projects" USING btree ("account_id","last_update","id");--> statement-breakpoint
CREATE INDEX "projects_removed" ON "projects" USING btree ("removed_at");
--> statement-breakpoint
-- What is ordered or reported stays as it is, whoever writes. A project that is deleted takes its rows along.
CREATE FUNCTION "refuse_locked_project"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"locked" "projects"%ROWTYPE;
BEGIN
	SELECT * INTO "locked" FROM "projects" WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD."project_id" ELSE NEW."project_id" END FOR SHARE;
	IF "locked"."state" IN ('ordered', 'completed') THEN
		RAISE EXCEPTION 'Project % is locked: it is %', "locked"."number", "locked"."state" USING ERRCODE = 'check_violation', CONSTRAINT = 'projects_locked';
	END IF;
	RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "project_steps_locked" BEFORE INSERT OR UPDATE OR DELETE ON "project_steps"
	FOR EACH ROW EXECUTE FUNCTION "refuse_locked_project"();
--> statement-breakpoint
-- The scanner's verdict may come later.
CREATE TRIGGER "project_files_locked" BEFORE INSERT OR DELETE ON "project_files"
	FOR EACH ROW EXECUTE FUNCTION "refuse_locked_project"();
--> statement-breakpoint
CREATE FUNCTION "refuse_locked_project_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."state" IN ('ordered', 'completed') AND (
		NEW."number", NEW."name", NEW."kind", NEW."takeoff"::text, NEW."takeoff_stamp"
	) IS DISTINCT FROM (OLD."number", OLD."name", OLD."kind", OLD."takeoff"::text, OLD."takeoff_stamp") THEN
		RAISE EXCEPTION 'Project % is locked: it is %', OLD."number", OLD."state" USING ERRCODE = 'check_violation', CONSTRAINT = 'projects_locked';
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "projects_locked" BEFORE UPDATE ON "projects"
	FOR EACH ROW EXECUTE FUNCTION "refuse_locked_project_row"();
--> statement-breakpoint
CREATE FUNCTION "refuse_snapshot_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "projects" WHERE "id" = OLD."project_id") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'A submitted project stays as it was' USING ERRCODE = 'check_violation', CONSTRAINT = 'project_snapshots_kept';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "project_snapshots_kept" BEFORE UPDATE OR DELETE ON "project_snapshots"
	FOR EACH ROW EXECUTE FUNCTION "refuse_snapshot_change"();
