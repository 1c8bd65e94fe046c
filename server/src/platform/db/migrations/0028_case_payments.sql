CREATE TABLE "case_invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_on" date,
	"way" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"refunded_on" date,
	"disputed_at" timestamp with time zone,
	CONSTRAINT "case_invoices_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "case_invoices_state_known" CHECK ("case_invoices"."state" in ('due', 'paid', 'waived', 'refunded')),
	CONSTRAINT "case_invoices_cents" CHECK ("case_invoices"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "case_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"outcome" text NOT NULL,
	"cents" integer NOT NULL,
	"payment_id" text,
	"session_id" text,
	"url" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"refund" text,
	"refund_asked_at" timestamp with time zone,
	CONSTRAINT "case_payments_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "case_payments_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "case_payments_n" UNIQUE("invoice_id","n"),
	CONSTRAINT "case_payments_outcome_known" CHECK ("case_payments"."outcome" in ('started', 'paid', 'closed')),
	CONSTRAINT "case_payments_refund_known" CHECK ("case_payments"."refund" in ('due', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "case_invoices" ADD CONSTRAINT "case_invoices_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_payments" ADD CONSTRAINT "case_payments_invoice_id_case_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."case_invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "case_payments_one_under_way" ON "case_payments" USING btree ("invoice_id") WHERE "case_payments"."outcome" = 'started';--> statement-breakpoint
CREATE INDEX "case_payments_outcome" ON "case_payments" USING btree ("outcome","started_at");--> statement-breakpoint
ALTER TABLE "submissions" DROP CONSTRAINT "submissions_state_known";--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_state_known" CHECK ("submissions"."state" in ('received', 'in-review', 'files-needed', 'quoted', 'accepted', 'in-work', 'delivered', 'revision-requested', 'closed', 'declined', 'expired'));--> statement-breakpoint
DROP INDEX "submissions_open_cases";--> statement-breakpoint
CREATE INDEX "submissions_open_cases" ON "submissions" USING btree ("received_at") WHERE "submissions"."state" in ('received', 'in-review', 'files-needed', 'quoted', 'accepted', 'in-work', 'revision-requested');--> statement-breakpoint
-- As before, with the state of a revision that was requested.
CREATE OR REPLACE FUNCTION "keep_submission_status"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (TG_OP = 'INSERT' AND NEW."state" = 'received') OR (TG_OP = 'UPDATE' AND NEW."state" = OLD."state" AND NEW."status" <> OLD."status") THEN
		NEW."state" := CASE NEW."status" WHEN 'new' THEN 'received' WHEN 'closed' THEN 'closed' ELSE 'in-review' END;
	END IF;
	NEW."status" := CASE
		WHEN NEW."state" = 'received' THEN 'new'
		WHEN NEW."state" IN ('in-review', 'files-needed') THEN 'in-review'
		WHEN NEW."state" IN ('quoted', 'accepted', 'in-work', 'delivered', 'revision-requested') THEN 'quoted'
		ELSE 'closed'
	END;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
-- Money is owed from the delivery on; an invoice keeps its amount, and what is paid is not taken back.
CREATE FUNCTION "keep_case_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NOT EXISTS (SELECT FROM "submissions" WHERE "id" = NEW."submission_id" AND "delivered_at" IS NOT NULL) THEN
			RAISE EXCEPTION 'A case is invoiced before its delivery' USING ERRCODE = 'check_violation', CONSTRAINT = 'case_invoices_after_delivery';
		END IF;
	ELSIF NEW."submission_id" <> OLD."submission_id" OR NEW."cents" <> OLD."cents" THEN
		RAISE EXCEPTION 'An invoice keeps its case and its amount' USING ERRCODE = 'check_violation', CONSTRAINT = 'case_invoices_kept';
	ELSIF NEW."state" <> OLD."state" AND NOT ((OLD."state" = 'due' AND NEW."state" IN ('paid', 'waived')) OR (OLD."state" = 'paid' AND NEW."state" = 'refunded')) THEN
		RAISE EXCEPTION 'What is paid or waived stays so' USING ERRCODE = 'check_violation', CONSTRAINT = 'case_invoices_settled';
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "case_invoices_keep" BEFORE INSERT OR UPDATE ON "case_invoices" FOR EACH ROW EXECUTE FUNCTION "keep_case_invoice"();--> statement-breakpoint
CREATE FUNCTION "refuse_case_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM "case_invoices" WHERE "id" = NEW."invoice_id" AND "cents" = NEW."cents" AND "state" = 'due') THEN
		RAISE EXCEPTION 'A page is opened for an invoice that is not due' USING ERRCODE = 'check_violation', CONSTRAINT = 'case_payments_after_invoice';
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "case_payments_after_invoice" BEFORE INSERT ON "case_payments" FOR EACH ROW EXECUTE FUNCTION "refuse_case_payment"();
