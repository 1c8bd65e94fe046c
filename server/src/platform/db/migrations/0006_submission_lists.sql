CREATE TABLE "submission_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"project_type" text NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_removals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "submissions_received_at";--> statement-breakpoint
DROP INDEX "submissions_status";--> statement-breakpoint
CREATE INDEX "submissions_newest" ON "submissions" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "submissions_status_newest" ON "submissions" USING btree ("status","received_at","id");--> statement-breakpoint
-- Only adds rows, so that submissions that arrive at the same time do not wait for each other.
CREATE FUNCTION "count_submissions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "submission_counts" ("day", "status", "project_type", "number")
			SELECT ("received_at" AT TIME ZONE 'America/Los_Angeles')::date, "status", "project_type", count(*) FROM "added" GROUP BY 1, 2, 3;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "submission_counts" ("day", "status", "project_type", "number")
			SELECT ("received_at" AT TIME ZONE 'America/Los_Angeles')::date, "status", "project_type", -count(*) FROM "removed" GROUP BY 1, 2, 3;
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO "submission_counts" ("day", "status", "project_type", "number")
			SELECT ("received_at" AT TIME ZONE 'America/Los_Angeles')::date, "status", "project_type", sum("number") FROM (
				SELECT "received_at", "status", "project_type", 1 AS "number" FROM "added"
				UNION ALL SELECT "received_at", "status", "project_type", -1 FROM "removed"
			) AS "changes" GROUP BY 1, 2, 3 HAVING sum("number") <> 0;
	ELSE
		DELETE FROM "submission_counts";
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "submissions_inserted" AFTER INSERT ON "submissions" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_submissions"();
--> statement-breakpoint
CREATE TRIGGER "submissions_updated" AFTER UPDATE ON "submissions" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_submissions"();
--> statement-breakpoint
CREATE TRIGGER "submissions_deleted" AFTER DELETE ON "submissions" REFERENCING OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_submissions"();
--> statement-breakpoint
CREATE TRIGGER "submissions_truncated" AFTER TRUNCATE ON "submissions"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_submissions"();
--> statement-breakpoint
INSERT INTO "submission_counts" ("day", "status", "project_type", "number")
	SELECT ("received_at" AT TIME ZONE 'America/Los_Angeles')::date, "status", "project_type", count(*) FROM "submissions" GROUP BY 1, 2, 3;
