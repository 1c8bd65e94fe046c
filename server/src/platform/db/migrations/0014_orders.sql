CREATE TABLE "charge_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"charge_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"cents" integer NOT NULL,
	"way" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charges_once" UNIQUE("order_id","kind"),
	CONSTRAINT "charges_kind_known" CHECK ("charges"."kind" in ('services', 'mailing', 'evaluation-fee', 'revision-fee')),
	CONSTRAINT "charges_state_known" CHECK ("charges"."state" in ('proposed', 'due', 'paid', 'waived', 'refunded')),
	CONSTRAINT "charges_cents" CHECK ("charges"."cents" >= 50)
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"date" date PRIMARY KEY NOT NULL,
	"is_closed" boolean NOT NULL,
	"label" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"account_id" uuid,
	"account_name" text NOT NULL,
	"before" text,
	"after" text NOT NULL,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "order_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"stored_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"scan_state" text DEFAULT 'not-scanned' NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_files_kind_known" CHECK ("order_files"."kind" in ('report', 'results', 'other')),
	CONSTRAINT "order_files_scan_state_known" CHECK ("order_files"."scan_state" in ('not-scanned', 'waiting', 'clean', 'infected')),
	CONSTRAINT "order_files_sha256" CHECK ("order_files"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"line_cents" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_sku_pk" PRIMARY KEY("order_id","sku"),
	CONSTRAINT "order_lines_sum" CHECK ("order_lines"."line_cents" = "order_lines"."unit_cents" * "order_lines"."quantity"),
	CONSTRAINT "order_lines_cents" CHECK ("order_lines"."unit_cents" >= 0 and "order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notices" (
	"order_id" uuid NOT NULL,
	"notice" text NOT NULL,
	"about" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_notices_order_id_notice_about_pk" PRIMARY KEY("order_id","notice","about")
);
--> statement-breakpoint
CREATE TABLE "order_rounds" (
	"order_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"snapshot_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"rush_due_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reply" text DEFAULT '' NOT NULL,
	"checklist" jsonb NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"actions" jsonb NOT NULL,
	CONSTRAINT "order_rounds_order_id_round_pk" PRIMARY KEY("order_id","round")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"project_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"round" integer NOT NULL,
	"items" jsonb NOT NULL,
	"address" jsonb,
	"consent" jsonb,
	"idempotency_key" uuid,
	"revision_of" uuid,
	"entered" json,
	"reviewer" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"review_started_at" timestamp with time zone,
	"contacted_at" timestamp with time zone,
	"response_due_at" timestamp with time zone,
	"cancel_requested_at" timestamp with time zone,
	"cancel_request_reason" text DEFAULT '' NOT NULL,
	"delivered_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"tracking_number" text DEFAULT '' NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"rebate_cents" integer DEFAULT 0 NOT NULL,
	"rush_waived_cents" integer DEFAULT 0 NOT NULL,
	"last_update" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_idempotency_key" UNIQUE("account_id","idempotency_key"),
	CONSTRAINT "orders_state_known" CHECK ("orders"."state" in ('submitted', 'in-review', 'changes-needed', 'resubmitted', 'unlocked', 'delivered', 'completed', 'cancelled')),
	CONSTRAINT "orders_kind_known" CHECK ("orders"."kind" in ('report', 'partial-run', 'revision')),
	CONSTRAINT "orders_cancelled" CHECK (("orders"."state" = 'cancelled') = ("orders"."cancelled_at" is not null)),
	CONSTRAINT "orders_delivered" CHECK (("orders"."state" in ('delivered', 'completed')) = ("orders"."delivered_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "charge_attempts" ADD CONSTRAINT "charge_attempts_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notices" ADD CONSTRAINT "order_notices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rounds" ADD CONSTRAINT "order_rounds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rounds" ADD CONSTRAINT "order_rounds_snapshot_id_project_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."project_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_revision_of_orders_id_fk" FOREIGN KEY ("revision_of") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charge_attempts_charge" ON "charge_attempts" USING btree ("charge_id","at");--> statement-breakpoint
CREATE INDEX "charges_state" ON "charges" USING btree ("state");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_files_order" ON "order_files" USING btree ("order_id","round");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_rounds_running" ON "order_rounds" USING btree ("ended_at","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("project_id") WHERE "orders"."state" in ('submitted', 'in-review', 'changes-needed', 'resubmitted', 'unlocked');--> statement-breakpoint
CREATE INDEX "orders_project" ON "orders" USING btree ("project_id","submitted_at");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","response_due_at");
--> statement-breakpoint
-- No money before its cause, whoever writes.
CREATE FUNCTION "refuse_early_charge"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"charged" "orders"%ROWTYPE;
BEGIN
	IF TG_OP = 'UPDATE' AND (NEW."order_id", NEW."kind") IS DISTINCT FROM (OLD."order_id", OLD."kind") THEN
		RAISE EXCEPTION 'A charge stays with its order' USING ERRCODE = 'check_violation', CONSTRAINT = 'charges_kept';
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
CREATE TRIGGER "charges_after_cause" BEFORE INSERT OR UPDATE ON "charges"
	FOR EACH ROW EXECUTE FUNCTION "refuse_early_charge"();
--> statement-breakpoint
CREATE FUNCTION "refuse_order_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What happened to an order stays as it was' USING ERRCODE = 'check_violation', CONSTRAINT = 'order_events_kept';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "order_events_kept" BEFORE UPDATE OR DELETE ON "order_events"
	FOR EACH ROW EXECUTE FUNCTION "refuse_order_history_change"();
--> statement-breakpoint
CREATE TRIGGER "closed_days_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "closed_days"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_data_change"();
