CREATE SEQUENCE "public"."project_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"security_stamp" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"on_duty" boolean DEFAULT false NOT NULL,
	"last_login_at" timestamp with time zone,
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_email_lower" CHECK ("accounts"."email" = lower("accounts"."email"))
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"security_stamp" uuid NOT NULL,
	"browser_key_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_links_purpose_known" CHECK ("mailed_links"."purpose" in ('confirm-email', 'reset-password'))
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"challenge" text NOT NULL,
	"account_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "account_roles" (
	"account_id" uuid NOT NULL,
	"role_name" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_roles_account_id_role_name_pk" PRIMARY KEY("account_id","role_name")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"name" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"sort_order" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"is_almighty" boolean DEFAULT false NOT NULL,
	"permissions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_step" bigint
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"replaces" text,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" uuid,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"date" date PRIMARY KEY NOT NULL,
	"is_closed" boolean NOT NULL,
	"label" text NOT NULL
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
CREATE TABLE "estimator_prices" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "estimator_prices_one_row" CHECK ("estimator_prices"."id" = 1)
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
CREATE TABLE "download_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"owner" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"file_id" uuid,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_removals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"folder" text NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resumable_pieces" (
	"upload_id" text NOT NULL,
	"start" bigint NOT NULL,
	"size" bigint NOT NULL,
	"object" uuid NOT NULL,
	CONSTRAINT "resumable_pieces_upload_id_start_pk" PRIMARY KEY("upload_id","start")
);
--> statement-breakpoint
CREATE TABLE "resumable_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"client" text NOT NULL,
	"size" bigint NOT NULL,
	"metadata" jsonb NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resumable_uploads_received" CHECK ("resumable_uploads"."received" between 0 and "resumable_uploads"."size")
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
CREATE TABLE "help_revisions" (
	"help_id" text NOT NULL,
	"revision" integer NOT NULL,
	"question" text NOT NULL,
	"help_text" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "help_revisions_help_id_revision_pk" PRIMARY KEY("help_id","revision")
);
--> statement-breakpoint
CREATE TABLE "charge_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"charge_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"cents" integer NOT NULL,
	"way" text DEFAULT '' NOT NULL,
	"paid_on" date,
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
	"next_try_at" timestamp with time zone,
	"disputed_at" timestamp with time zone,
	CONSTRAINT "charges_once" UNIQUE("order_id","kind"),
	CONSTRAINT "charges_kind_known" CHECK ("charges"."kind" in ('services', 'mailing', 'evaluation-fee', 'revision-fee')),
	CONSTRAINT "charges_state_known" CHECK ("charges"."state" in ('proposed', 'due', 'processing', 'failed', 'paid', 'waived', 'refunded')),
	CONSTRAINT "charges_cents" CHECK ("charges"."cents" >= 50)
);
--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"address" jsonb,
	"card_id" uuid,
	"saved_at" timestamp with time zone NOT NULL
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
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"stored_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"scan_state" text DEFAULT 'not-scanned' NOT NULL,
	"scan_finding" text,
	"scanned_at" timestamp with time zone,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_files_folder_unique" UNIQUE("folder"),
	CONSTRAINT "order_files_scan_state_known" CHECK ("order_files"."scan_state" in ('not-scanned', 'waiting', 'clean', 'infected')),
	CONSTRAINT "order_files_sha256" CHECK ("order_files"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "order_files_kind_known" CHECK ("order_files"."kind" in ('report', 'results', 'other'))
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
	"card_id" uuid,
	"revision_of" uuid,
	"entered" json,
	"promised_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"notices_due_at" timestamp with time zone,
	"reviewer" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"review_started_at" timestamp with time zone,
	"contacted_at" timestamp with time zone,
	"response_due_at" timestamp with time zone,
	"cancel_requested_at" timestamp with time zone,
	"cancel_request_reason" text DEFAULT '' NOT NULL,
	"delivered_at" timestamp with time zone,
	"compliance" jsonb,
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
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"payable_id" uuid NOT NULL,
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
	"parked_at" timestamp with time zone,
	"refund" text,
	"refund_cents" integer,
	"refund_asked_at" timestamp with time zone,
	"refund_id" text,
	CONSTRAINT "payment_attempts_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "payment_attempts_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "payment_attempts_n" UNIQUE("payable_id","n"),
	CONSTRAINT "payment_attempts_outcome_known" CHECK ("payment_attempts"."outcome" in ('started', 'paid', 'declined', 'needs-authentication', 'closed')),
	CONSTRAINT "payment_attempts_way_known" CHECK ("payment_attempts"."way" in ('saved-card', 'page')),
	CONSTRAINT "payment_attempts_kind_known" CHECK ("payment_attempts"."kind" in ('order', 'case')),
	CONSTRAINT "payment_attempts_refund_known" CHECK ("payment_attempts"."refund" in ('due', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "payment_deadlines" (
	"payable_id" uuid PRIMARY KEY NOT NULL,
	"due_on" date NOT NULL,
	"early_reminder_at" timestamp with time zone,
	"late_reminder_at" timestamp with time zone
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
CREATE TABLE "card_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_pages_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
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
CREATE TABLE "project_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"stored_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"scan_state" text DEFAULT 'not-scanned' NOT NULL,
	"scan_finding" text,
	"scanned_at" timestamp with time zone,
	"attached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_files_folder_unique" UNIQUE("folder"),
	CONSTRAINT "project_files_scan_state_known" CHECK ("project_files"."scan_state" in ('not-scanned', 'waiting', 'clean', 'infected')),
	CONSTRAINT "project_files_sha256" CHECK ("project_files"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "project_save_counts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"count" integer NOT NULL
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
CREATE TABLE "saved_replies" (
	"title" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
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
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"stored_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"scan_state" text NOT NULL,
	"scan_finding" text,
	"scanned_at" timestamp with time zone,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_files_scan_state_known" CHECK ("case_files"."scan_state" in ('not-scanned', 'waiting', 'clean', 'infected')),
	CONSTRAINT "case_files_sha256" CHECK ("case_files"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "case_files_kind_known" CHECK ("case_files"."kind" in ('report', 'added'))
);
--> statement-breakpoint
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
CREATE TABLE "submission_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" uuid NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL
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
	"scan_state" text DEFAULT 'not-scanned' NOT NULL,
	"scan_finding" text,
	"scanned_at" timestamp with time zone,
	CONSTRAINT "submission_files_scan_state_known" CHECK ("submission_files"."scan_state" in ('not-scanned', 'waiting', 'clean', 'infected')),
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
	"state" text DEFAULT 'received' NOT NULL,
	"analyst_id" uuid,
	"analyst" text,
	"quoted_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"compliance" jsonb,
	"rebate_cents" integer DEFAULT 0 NOT NULL,
	"link_version" integer DEFAULT 1 NOT NULL,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_reference_unique" UNIQUE("reference"),
	CONSTRAINT "submissions_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "submissions_state_known" CHECK ("submissions"."state" in ('received', 'in-review', 'files-needed', 'quoted', 'accepted', 'in-work', 'delivered', 'revision-requested', 'closed', 'declined', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "part_failures" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"trace" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "part_failures_name_version_trace_pk" PRIMARY KEY("name","version","trace")
);
--> statement-breakpoint
CREATE TABLE "canary_visitors" (
	"canary_id" integer NOT NULL,
	"visitor" text NOT NULL,
	"is_on_canary" boolean NOT NULL,
	"opened" boolean NOT NULL,
	"failed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "canary_visitors_canary_id_visitor_pk" PRIMARY KEY("canary_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "remote_canaries" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"control" text NOT NULL,
	"percent" smallint NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_by" text NOT NULL,
	"reason" text NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"ended_by" text,
	"ended_reason" text,
	CONSTRAINT "remote_canaries_percent" CHECK ("remote_canaries"."percent" between 1 and 50),
	CONSTRAINT "remote_canaries_outcome" CHECK ("remote_canaries"."outcome" in ('promoted', 'withdrawn', 'replaced'))
);
--> statement-breakpoint
CREATE TABLE "registry_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"registry" uuid DEFAULT gen_random_uuid() NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "registry_state_one_row" CHECK ("registry_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "remote_releases" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"origin" text DEFAULT 'command' NOT NULL,
	"released_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_by" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	"withdrawn_reason" text,
	CONSTRAINT "remote_releases_origin" CHECK ("remote_releases"."origin" in ('workspace', 'command'))
);
--> statement-breakpoint
CREATE TABLE "remote_versions" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"descriptor" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"blobs" jsonb NOT NULL,
	"render_bundle" boolean NOT NULL,
	"source_commit" text,
	"published_by" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"swept_at" timestamp with time zone,
	CONSTRAINT "remote_versions_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "registry_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"label" text NOT NULL,
	"hash" text NOT NULL,
	"names" jsonb NOT NULL,
	"paths" jsonb NOT NULL,
	"actions" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "registry_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "data_revision" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "data_revision_one_row" CHECK ("data_revision"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "seed_marks" (
	"seed_set" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "seed_marks_seed_set_key_pk" PRIMARY KEY("seed_set","key")
);
--> statement-breakpoint
CREATE TABLE "site_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
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
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "mail_outbox_state_known" CHECK ("mail_outbox"."state" in ('queued', 'delivered', 'parked'))
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_roles" ADD CONSTRAINT "account_roles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_roles" ADD CONSTRAINT "account_roles_role_name_roles_name_fk" FOREIGN KEY ("role_name") REFERENCES "public"."roles"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumable_pieces" ADD CONSTRAINT "resumable_pieces_upload_id_resumable_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."resumable_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_revisions" ADD CONSTRAINT "help_revisions_help_id_help_items_id_fk" FOREIGN KEY ("help_id") REFERENCES "public"."help_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_attempts" ADD CONSTRAINT "charge_attempts_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_card_id_saved_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."saved_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notices" ADD CONSTRAINT "order_notices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rounds" ADD CONSTRAINT "order_rounds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rounds" ADD CONSTRAINT "order_rounds_snapshot_id_project_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."project_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_card_id_saved_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."saved_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_revision_of_orders_id_fk" FOREIGN KEY ("revision_of") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_pages" ADD CONSTRAINT "card_pages_customer_id_payment_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."payment_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_customer_id_payment_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."payment_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_save_counts" ADD CONSTRAINT "project_save_counts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_snapshots" ADD CONSTRAINT "project_snapshots_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_steps" ADD CONSTRAINT "project_steps_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_invoices" ADD CONSTRAINT "case_invoices_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_quotes" ADD CONSTRAINT "case_quotes_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_notes" ADD CONSTRAINT "submission_notes_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_failures" ADD CONSTRAINT "part_failures_name_version_remote_versions_name_version_fk" FOREIGN KEY ("name","version") REFERENCES "public"."remote_versions"("name","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canary_visitors" ADD CONSTRAINT "canary_visitors_canary_id_remote_canaries_id_fk" FOREIGN KEY ("canary_id") REFERENCES "public"."remote_canaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_canaries" ADD CONSTRAINT "remote_canaries_name_version_remote_versions_name_version_fk" FOREIGN KEY ("name","version") REFERENCES "public"."remote_versions"("name","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_releases" ADD CONSTRAINT "remote_releases_name_version_remote_versions_name_version_fk" FOREIGN KEY ("name","version") REFERENCES "public"."remote_versions"("name","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_name" ON "accounts" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "credentials_account" ON "credentials" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mailed_links_account" ON "mailed_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mailed_links_expires" ON "mailed_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_account" ON "passkey_challenges" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_roles_role" ON "account_roles" USING btree ("role_name");--> statement-breakpoint
CREATE INDEX "second_factors_account" ON "second_factors" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "download_tickets_session" ON "download_tickets" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "download_tickets_expires" ON "download_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "resumable_uploads_client" ON "resumable_uploads" USING btree ("client");--> statement-breakpoint
CREATE INDEX "resumable_uploads_touched" ON "resumable_uploads" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "help_items_category" ON "help_items" USING btree ("category","sort_order");--> statement-breakpoint
CREATE INDEX "charge_attempts_charge" ON "charge_attempts" USING btree ("charge_id","at");--> statement-breakpoint
CREATE INDEX "charge_attempts_paid" ON "charge_attempts" USING btree ("paid_on","cents") WHERE "charge_attempts"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "charge_attempts_refunded" ON "charge_attempts" USING btree ("at") WHERE "charge_attempts"."outcome" = 'refunded';--> statement-breakpoint
CREATE INDEX "charges_state" ON "charges" USING btree ("state");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_files_order" ON "order_files" USING btree ("order_id","round");--> statement-breakpoint
CREATE INDEX "order_files_scan_state" ON "order_files" USING btree ("scan_state");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_rounds_running" ON "order_rounds" USING btree ("ended_at","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("project_id") WHERE "orders"."state" in ('submitted', 'in-review', 'changes-needed', 'resubmitted', 'unlocked');--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "orders_project" ON "orders" USING btree ("project_id","submitted_at");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id",("state" in ('submitted', 'in-review', 'changes-needed', 'resubmitted', 'unlocked')),"submitted_at","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at","submitted_at","id") WHERE "orders"."state" in ('submitted', 'in-review', 'changes-needed', 'resubmitted', 'unlocked', 'delivered');--> statement-breakpoint
CREATE INDEX "orders_notices" ON "orders" USING btree ("notices_due_at") WHERE "orders"."notices_due_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("delivered_at","submitted_at","promised_at","rebate_cents","rush_waived_cents") WHERE "orders"."delivered_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","response_due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_under_way" ON "payment_attempts" USING btree ("payable_id") WHERE "payment_attempts"."outcome" = 'started';--> statement-breakpoint
CREATE INDEX "payment_attempts_outcome" ON "payment_attempts" USING btree ("outcome","started_at");--> statement-breakpoint
CREATE INDEX "payment_deadlines_open" ON "payment_deadlines" USING btree ("due_on") WHERE "payment_deadlines"."late_reminder_at" is null;--> statement-breakpoint
CREATE INDEX "payment_events_handled" ON "payment_events" USING btree ("handled_at","received_at");--> statement-breakpoint
CREATE INDEX "card_pages_subject" ON "card_pages" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_cards_customer" ON "saved_cards" USING btree ("customer_id","saved_at");--> statement-breakpoint
CREATE INDEX "project_files_project" ON "project_files" USING btree ("project_id","attached_at");--> statement-breakpoint
CREATE INDEX "project_files_scan_state" ON "project_files" USING btree ("scan_state");--> statement-breakpoint
CREATE INDEX "projects_account" ON "projects" USING btree ("account_id","last_update","id");--> statement-breakpoint
CREATE INDEX "projects_removed" ON "projects" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "case_events_submission" ON "case_events" USING btree ("submission_id","id");--> statement-breakpoint
CREATE INDEX "case_events_event" ON "case_events" USING btree ("event","at");--> statement-breakpoint
CREATE INDEX "case_files_submission" ON "case_files" USING btree ("submission_id","added_at");--> statement-breakpoint
CREATE INDEX "case_files_scan_state" ON "case_files" USING btree ("scan_state");--> statement-breakpoint
CREATE INDEX "case_files_folder" ON "case_files" USING btree ("folder");--> statement-breakpoint
CREATE INDEX "case_invoices_paid" ON "case_invoices" USING btree ("paid_on","cents");--> statement-breakpoint
CREATE INDEX "case_invoices_refunded" ON "case_invoices" USING btree ("refunded_on");--> statement-breakpoint
CREATE INDEX "case_invoices_due" ON "case_invoices" USING btree ("submission_id") WHERE "case_invoices"."state" = 'due';--> statement-breakpoint
CREATE INDEX "case_quotes_sent" ON "case_quotes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "submission_notes_submission" ON "submission_notes" USING btree ("submission_id","at");--> statement-breakpoint
CREATE INDEX "submission_files_submission" ON "submission_files" USING btree ("submission_id","position");--> statement-breakpoint
CREATE INDEX "submission_files_scan_state" ON "submission_files" USING btree ("scan_state");--> statement-breakpoint
CREATE INDEX "submissions_newest" ON "submissions" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "submissions_quoted" ON "submissions" USING btree ("quoted_at","received_at") WHERE "submissions"."quoted_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_delivered" ON "submissions" USING btree ("delivered_at","accepted_at","rebate_cents") WHERE "submissions"."delivered_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_due" ON "submissions" USING btree ("due_at","received_at","id") WHERE "submissions"."state" in ('received', 'in-review', 'files-needed', 'quoted', 'accepted', 'in-work', 'revision-requested');--> statement-breakpoint
CREATE UNIQUE INDEX "remote_canaries_one_running" ON "remote_canaries" USING btree ("name") WHERE "remote_canaries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "remote_releases_name" ON "remote_releases" USING btree ("name","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "login_failures_last_at" ON "login_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "request_counts_ends_at" ON "request_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_state" ON "mail_outbox" USING btree ("state","created_at");
--> statement-breakpoint
-- Written by hand: functions, triggers and first rows.
ALTER TABLE "request_counts" SET UNLOGGED;
--> statement-breakpoint
INSERT INTO "data_revision" ("revision") VALUES (1);
--> statement-breakpoint
INSERT INTO "registry_state" ("revision") VALUES ((extract(epoch from clock_timestamp()) * 1000)::bigint);
--> statement-breakpoint
CREATE FUNCTION "announce_data_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	current_revision bigint;
BEGIN
	UPDATE "data_revision" SET "revision" = "revision" + 1 RETURNING "revision" INTO current_revision;
	PERFORM pg_notify('data_changed', current_revision::text);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "announce_registry_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The time, so that a restored database gets a higher revision than it ever had.
	UPDATE "registry_state" SET "revision" = greatest("revision" + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint);
	PERFORM pg_notify('registry_changed', '');
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_data_change"();
--> statement-breakpoint
CREATE TRIGGER "site_configuration_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_configuration"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_data_change"();
--> statement-breakpoint
CREATE TRIGGER "estimator_prices_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "estimator_prices"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_data_change"();
--> statement-breakpoint
CREATE TRIGGER "help_items_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "help_items"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_data_change"();
--> statement-breakpoint
CREATE TRIGGER "remote_versions_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "remote_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_registry_change"();
--> statement-breakpoint
CREATE TRIGGER "remote_releases_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "remote_releases"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_registry_change"();
--> statement-breakpoint
CREATE TRIGGER "remote_canaries_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "remote_canaries"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_registry_change"();
--> statement-breakpoint
-- An ordered or completed project cannot be changed. Deleting a project deletes its rows too.
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
-- Updates are allowed, as the scanner's verdict may arrive after the order.
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
--> statement-breakpoint
-- A charge that is due may be tried, declined and paid for the same amount; its cause is checked only once.
CREATE FUNCTION "refuse_early_charge"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- Queues the stored file for removal when its row, project or account is deleted.
CREATE FUNCTION "note_file_removal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "file_removals" ("id", "folder") VALUES (OLD."id", OLD."folder") ON CONFLICT DO NOTHING;
	RETURN OLD;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "project_files_removed" AFTER DELETE ON "project_files"
	FOR EACH ROW EXECUTE FUNCTION "note_file_removal"();
--> statement-breakpoint
-- A payment by card is tried only for what is owed.
CREATE FUNCTION "refuse_early_attempt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT (CASE NEW."kind"
		WHEN 'order' THEN EXISTS (SELECT FROM "charges" WHERE "id" = NEW."payable_id" AND "cents" = NEW."cents" AND "state" IN ('due', 'processing', 'failed'))
		ELSE EXISTS (SELECT FROM "case_invoices" WHERE "id" = NEW."payable_id" AND "cents" = NEW."cents" AND "state" = 'due')
	END) THEN
		RAISE EXCEPTION 'A payment is tried for what is not owed' USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_attempts_after_cause';
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "payment_attempts_after_cause" BEFORE INSERT ON "payment_attempts"
	FOR EACH ROW EXECUTE FUNCTION "refuse_early_attempt"();
--> statement-breakpoint
-- What is stored of the payment of an invoice goes with it.
CREATE FUNCTION "delete_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "payment_attempts" WHERE "payable_id" = OLD."id";
	DELETE FROM "payment_deadlines" WHERE "payable_id" = OLD."id";
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "charges_deleted" AFTER DELETE ON "charges" FOR EACH ROW EXECUTE FUNCTION "delete_payments"();
--> statement-breakpoint
CREATE TRIGGER "case_invoices_deleted" AFTER DELETE ON "case_invoices" FOR EACH ROW EXECUTE FUNCTION "delete_payments"();
--> statement-breakpoint
CREATE FUNCTION "refuse_case_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What happened to a case stays as it was' USING ERRCODE = 'check_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "case_events_stay" BEFORE UPDATE ON "case_events" FOR EACH ROW EXECUTE FUNCTION "refuse_case_event_change"();
--> statement-breakpoint
-- An invoice needs a delivery and keeps its amount; a payment is only undone by a refund.
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
CREATE TRIGGER "case_invoices_keep" BEFORE INSERT OR UPDATE ON "case_invoices" FOR EACH ROW EXECUTE FUNCTION "keep_case_invoice"();
