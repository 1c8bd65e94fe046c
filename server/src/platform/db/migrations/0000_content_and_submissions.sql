CREATE TABLE "data_revision" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "data_revision_one_row" CHECK ("data_revision"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "estimator_prices" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "estimator_prices_one_row" CHECK ("estimator_prices"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "help_items" (
	"id" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"help_text" text NOT NULL,
	"category" text NOT NULL,
	"sort_order" integer NOT NULL,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"to_address" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "mail_outbox_state_known" CHECK ("mail_outbox"."state" in ('queued', 'delivered', 'parked'))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"date_created" timestamp with time zone DEFAULT now() NOT NULL,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_sku_digits" CHECK ("products"."sku" ~ '^[0-9]+$'),
	CONSTRAINT "products_price_positive" CHECK ("products"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "remote_releases" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"released_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "remote_versions" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"descriptor" jsonb NOT NULL,
	"render_bundle" boolean NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remote_versions_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "site_configuration" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_configuration_one_row" CHECK ("site_configuration"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "submission_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"stored_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "submission_files_sha256" CHECK ("submission_files"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text,
	"project_name" text NOT NULL,
	"project_type" text NOT NULL,
	"sender" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"comment" text NOT NULL,
	"has_dropbox" boolean NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_reference_unique" UNIQUE("reference"),
	CONSTRAINT "submissions_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "remote_releases" ADD CONSTRAINT "remote_releases_name_version_remote_versions_name_version_fk" FOREIGN KEY ("name","version") REFERENCES "public"."remote_versions"("name","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_items_category" ON "help_items" USING btree ("category","sort_order");--> statement-breakpoint
CREATE INDEX "mail_outbox_state" ON "mail_outbox" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "remote_releases_name" ON "remote_releases" USING btree ("name","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "submission_files_submission" ON "submission_files" USING btree ("submission_id","position");--> statement-breakpoint
CREATE INDEX "submissions_received_at" ON "submissions" USING btree ("received_at");