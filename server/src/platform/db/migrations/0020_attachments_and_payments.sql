ALTER TABLE "mail_outbox" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "charge_attempts" ADD COLUMN "paid_on" date;--> statement-breakpoint
-- The day of a payment stood before its reference.
UPDATE "charge_attempts" SET
	"paid_on" = substring("reference" FROM '^\d{4}-\d\d-\d\d')::date,
	"reference" = substring("reference" FROM '^\d{4}-\d\d-\d\d ?(.*)$')
WHERE "outcome" = 'paid' AND "reference" ~ '^\d{4}-\d\d-\d\d( |$)';
--> statement-breakpoint
-- An invoice that is open stays open when its order is taken up again: its cause is looked at once.
CREATE OR REPLACE FUNCTION "refuse_early_charge"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"charged" "orders"%ROWTYPE;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF (NEW."order_id", NEW."kind") IS DISTINCT FROM (OLD."order_id", OLD."kind") THEN
			RAISE EXCEPTION 'A charge stays with its order' USING ERRCODE = 'check_violation', CONSTRAINT = 'charges_kept';
		END IF;
		IF OLD."state" = 'due' AND NEW."state" IN ('due', 'paid') AND NEW."cents" = OLD."cents" THEN
			RETURN NEW;
		END IF;
	END IF;
	IF NEW."state" IN ('waived', 'refunded') THEN
		RETURN NEW;
	END IF;
	SELECT * INTO "charged" FROM "orders" WHERE "id" = NEW."order_id" FOR SHARE;
	IF NOT (CASE NEW."kind"
		WHEN 'services' THEN "charged"."kind" <> 'revision' AND "charged"."delivered_at" IS NOT NULL
		WHEN 'revision-fee' THEN "charged"."kind" = 'revision' AND "charged"."delivered_at" IS NOT NULL
		WHEN 'mailing' THEN "charged"."mailed_at" IS NOT NULL
		WHEN 'evaluation-fee' THEN "charged"."state" = 'cancelled' AND "charged"."review_started_at" IS NOT NULL
		ELSE false
	END) THEN
		RAISE EXCEPTION 'Order % is charged for % before its cause', "charged"."number", NEW."kind" USING ERRCODE = 'check_violation', CONSTRAINT = 'charges_after_cause';
	END IF;
	RETURN NEW;
END;
$$;
