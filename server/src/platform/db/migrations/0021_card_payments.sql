CREATE TABLE "payment_customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"provider_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_customers_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "payment_customers_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expires" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"removal_requested_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "saved_cards_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "saved_cards_last4" CHECK ("saved_cards"."last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "card_setups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"url" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_setups_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "card_setups_state_known" CHECK ("card_setups"."state" in ('open', 'complete', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "card_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"charge_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"way" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"cents" integer NOT NULL,
	"payment_id" text,
	"session_id" text,
	"url" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "card_attempts_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "card_attempts_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "card_attempts_n" UNIQUE("charge_id","n"),
	CONSTRAINT "card_attempts_outcome_known" CHECK ("card_attempts"."outcome" in ('started', 'paid', 'declined', 'needs-authentication', 'closed')),
	CONSTRAINT "card_attempts_way_known" CHECK ("card_attempts"."way" in ('saved-card', 'page'))
);
--> statement-breakpoint
CREATE TABLE "card_refunds" (
	"charge_id" uuid PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_refunds_state_known" CHECK ("card_refunds"."state" in ('due', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_events_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_id" uuid;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "card_id" uuid;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "parked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "charges" DROP CONSTRAINT "charges_state_known";--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_state_known" CHECK ("charges"."state" in ('proposed', 'due', 'processing', 'failed', 'paid', 'waived', 'refunded'));--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_customer_id_payment_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."payment_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_setups" ADD CONSTRAINT "card_setups_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_setups" ADD CONSTRAINT "card_setups_customer_id_payment_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."payment_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_attempts" ADD CONSTRAINT "card_attempts_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_card_id_saved_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."saved_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_card_id_saved_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."saved_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_cards_customer" ON "saved_cards" USING btree ("customer_id","saved_at");--> statement-breakpoint
CREATE INDEX "card_setups_project" ON "card_setups" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "card_attempts_one_under_way" ON "card_attempts" USING btree ("charge_id") WHERE "card_attempts"."outcome" = 'started';--> statement-breakpoint
CREATE INDEX "card_attempts_outcome" ON "card_attempts" USING btree ("outcome","started_at");--> statement-breakpoint
CREATE INDEX "payment_events_handled" ON "payment_events" USING btree ("handled_at","received_at");
--> statement-breakpoint
-- What has fallen due may be tried, refused, and paid, for the same amount; its cause is looked at once.
CREATE OR REPLACE FUNCTION "refuse_early_charge"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"charged" "orders"%ROWTYPE;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF (NEW."order_id", NEW."kind") IS DISTINCT FROM (OLD."order_id", OLD."kind") THEN
			RAISE EXCEPTION 'A charge stays with its order' USING ERRCODE = 'check_violation', CONSTRAINT = 'charges_kept';
		END IF;
		IF OLD."state" = 'paid' AND NEW."state" NOT IN ('paid', 'refunded') THEN
			RAISE EXCEPTION 'What is paid stays paid' USING ERRCODE = 'check_violation', CONSTRAINT = 'charges_paid';
		END IF;
		IF OLD."state" = NEW."state" AND NEW."cents" = OLD."cents" THEN
			RETURN NEW;
		END IF;
		IF OLD."state" IN ('due', 'processing', 'failed') AND NEW."state" IN ('due', 'processing', 'failed', 'paid')
			AND NEW."cents" = OLD."cents" THEN
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
--> statement-breakpoint
-- No card is tried for what nobody owes.
CREATE FUNCTION "refuse_early_attempt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM "charges" WHERE "id" = NEW."charge_id" AND "cents" = NEW."cents" AND "state" IN ('due', 'processing', 'failed')) THEN
		RAISE EXCEPTION 'A card is tried for a charge that is not owed' USING ERRCODE = 'check_violation', CONSTRAINT = 'card_attempts_after_charge';
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "card_attempts_after_charge" BEFORE INSERT ON "card_attempts"
	FOR EACH ROW EXECUTE FUNCTION "refuse_early_attempt"();
