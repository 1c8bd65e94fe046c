-- Its triggers go with it.
DROP FUNCTION "count_submissions" CASCADE;--> statement-breakpoint
DROP TABLE "submission_counts";--> statement-breakpoint
DROP INDEX "submissions_open_cases";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "on_duty" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD COLUMN "browser_key_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "compliance" jsonb;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "compliance" jsonb;--> statement-breakpoint
CREATE INDEX "accounts_on_duty" ON "accounts" USING btree ("id") WHERE "accounts"."on_duty";--> statement-breakpoint
CREATE INDEX "charge_attempts_at" ON "charge_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("delivered_at") WHERE "orders"."delivered_at" is not null;--> statement-breakpoint
CREATE INDEX "case_events_event" ON "case_events" USING btree ("event","at");--> statement-breakpoint
CREATE INDEX "case_invoices_paid" ON "case_invoices" USING btree ("paid_on");--> statement-breakpoint
CREATE INDEX "case_invoices_refunded" ON "case_invoices" USING btree ("refunded_on");--> statement-breakpoint
CREATE INDEX "case_invoices_due" ON "case_invoices" USING btree ("submission_id") WHERE "case_invoices"."state" = 'due';--> statement-breakpoint
CREATE INDEX "case_quotes_sent" ON "case_quotes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "submissions_delivered" ON "submissions" USING btree ("delivered_at") WHERE "submissions"."delivered_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_due" ON "submissions" USING btree ("due_at","received_at","id") WHERE "submissions"."state" in ('received', 'in-review', 'files-needed', 'quoted', 'accepted', 'in-work', 'revision-requested');--> statement-breakpoint
-- Plans that nobody has touched had no instant of their own: the end of the third weekday, at most a holiday early.
UPDATE "submissions" SET "due_at" = (("received_at" AT TIME ZONE 'America/Los_Angeles')::date
	+ CASE extract(isodow FROM "received_at" AT TIME ZONE 'America/Los_Angeles') WHEN 1 THEN 4 WHEN 2 THEN 4 WHEN 6 THEN 5 WHEN 7 THEN 4 ELSE 6 END
	)::timestamp AT TIME ZONE 'America/Los_Angeles'
	WHERE "due_at" IS NULL AND "state" IN ('received', 'in-review');
