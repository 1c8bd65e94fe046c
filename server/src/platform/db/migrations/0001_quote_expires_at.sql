ALTER TABLE "submissions" ADD COLUMN "quote_expires_at" timestamp with time zone;--> statement-breakpoint
-- Quotes expire at the end of their last day in Pacific time.
UPDATE "submissions" SET "quote_expires_at" = (
	SELECT ("valid_until" + 1)::timestamp AT TIME ZONE 'America/Los_Angeles' FROM "case_quotes"
	WHERE "submission_id" = "submissions"."id" ORDER BY "number" DESC LIMIT 1
) WHERE "state" = 'quoted';
--> statement-breakpoint
CREATE INDEX "submissions_quote_expires" ON "submissions" USING btree ("quote_expires_at") WHERE "submissions"."state" in ('quoted');