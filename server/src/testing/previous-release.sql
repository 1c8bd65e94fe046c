-- The database of the release before marks of seeds were kept, as its own code made it: its migrations and seeds, three
-- accounts (ada, mel, and pia with an authenticator app; the password is that of AccountSite), edits that ada made on the
-- screens, rows that were deleted, and two submissions. Made up for tests; its secrets open nothing else.

CREATE TABLE "data_revision" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "data_revision_one_row" CHECK ("data_revision"."id" = 1)
);
CREATE TABLE "estimator_prices" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "estimator_prices_one_row" CHECK ("estimator_prices"."id" = 1)
);
CREATE TABLE "help_items" (
	"id" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"help_text" text NOT NULL,
	"category" text NOT NULL,
	"sort_order" integer NOT NULL,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL
);
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
CREATE TABLE "remote_releases" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"released_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
CREATE TABLE "remote_versions" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"descriptor" jsonb NOT NULL,
	"render_bundle" boolean NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remote_versions_name_version_pk" PRIMARY KEY("name","version")
);
CREATE TABLE "site_configuration" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_configuration_one_row" CHECK ("site_configuration"."id" = 1)
);
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
ALTER TABLE "remote_releases" ADD CONSTRAINT "remote_releases_name_version_remote_versions_name_version_fk" FOREIGN KEY ("name","version") REFERENCES "public"."remote_versions"("name","version") ON DELETE no action ON UPDATE no action;
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "help_items_category" ON "help_items" USING btree ("category","sort_order");
CREATE INDEX "mail_outbox_state" ON "mail_outbox" USING btree ("state","created_at");
CREATE INDEX "remote_releases_name" ON "remote_releases" USING btree ("name","id" DESC NULLS LAST);
CREATE INDEX "submission_files_submission" ON "submission_files" USING btree ("submission_id","position");
CREATE INDEX "submissions_received_at" ON "submissions" USING btree ("received_at");

INSERT INTO "data_revision" ("revision") VALUES (1);
CREATE FUNCTION "announce_data_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	current_revision bigint;
BEGIN
	UPDATE "data_revision" SET "revision" = "revision" + 1 RETURNING "revision" INTO current_revision;
	PERFORM pg_notify('data_changed', current_revision::text);
	RETURN NULL;
END;
$$;
CREATE FUNCTION "announce_registry_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('registry_changed', '');
	RETURN NULL;
END;
$$;
CREATE TRIGGER "products_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_data_change"();
CREATE TRIGGER "site_configuration_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_configuration"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_data_change"();
CREATE TRIGGER "estimator_prices_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "estimator_prices"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_data_change"();
CREATE TRIGGER "help_items_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "help_items"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_data_change"();
CREATE TRIGGER "remote_versions_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "remote_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_registry_change"();
CREATE TRIGGER "remote_releases_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "remote_releases"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_registry_change"();

CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone,
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_email_lower" CHECK ("accounts"."email" = lower("accounts"."email"))
);
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"provider_account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "engine_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engine_sessions_token_unique" UNIQUE("token")
);
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
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
CREATE TABLE "help_revisions" (
	"help_id" text NOT NULL,
	"revision" integer NOT NULL,
	"question" text NOT NULL,
	"help_text" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "help_revisions_help_id_revision_pk" PRIMARY KEY("help_id","revision")
);
CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "account_roles" (
	"account_id" uuid NOT NULL,
	"role_name" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_roles_account_id_role_name_pk" PRIMARY KEY("account_id","role_name")
);
CREATE TABLE "roles" (
	"name" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"sort_order" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"is_almighty" boolean DEFAULT false NOT NULL,
	"permissions" jsonb NOT NULL
);
CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"replaces" text,
	"superseded_at" timestamp with time zone
);
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
CREATE TABLE "site_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "engine_sessions" ADD CONSTRAINT "engine_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "help_revisions" ADD CONSTRAINT "help_revisions_help_id_help_items_id_fk" FOREIGN KEY ("help_id") REFERENCES "public"."help_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "account_roles" ADD CONSTRAINT "account_roles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "account_roles" ADD CONSTRAINT "account_roles_role_name_roles_name_fk" FOREIGN KEY ("role_name") REFERENCES "public"."roles"("name") ON DELETE no action ON UPDATE no action;
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "accounts_name" ON "accounts" USING btree (lower("name"));
CREATE INDEX "credentials_account" ON "credentials" USING btree ("account_id");
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");
CREATE INDEX "verifications_expires" ON "verifications" USING btree ("expires_at");
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");
CREATE INDEX "login_failures_last_at" ON "login_failures" USING btree ("last_at");
CREATE INDEX "account_roles_role" ON "account_roles" USING btree ("role_name");
CREATE INDEX "second_factors_account" ON "second_factors" USING btree ("account_id");
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");

ALTER TABLE "submission_files" ADD COLUMN "scan_state" text DEFAULT 'not-scanned' NOT NULL;
ALTER TABLE "submission_files" ADD COLUMN "scan_finding" text;
ALTER TABLE "submission_files" ADD COLUMN "scanned_at" timestamp with time zone;
ALTER TABLE "submissions" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;
CREATE INDEX "submission_files_scan_state" ON "submission_files" USING btree ("scan_state");
CREATE INDEX "submissions_status" ON "submissions" USING btree ("status","received_at");
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_scan_state_known" CHECK ("submission_files"."scan_state" in ('not-scanned', 'waiting', 'clean', 'infected'));
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_status_known" CHECK ("submissions"."status" in ('new', 'in-review', 'quoted', 'closed'));

CREATE TABLE "download_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"file_id" uuid,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
CREATE TABLE "passkey_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"challenge" text NOT NULL,
	"account_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
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
CREATE TABLE "submission_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" uuid NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL
);
ALTER TABLE "submissions" ADD COLUMN "last_update" timestamp with time zone DEFAULT now() NOT NULL;
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_file_id_submission_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."submission_files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "submission_notes" ADD CONSTRAINT "submission_notes_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "download_tickets_session" ON "download_tickets" USING btree ("session_id");
CREATE INDEX "download_tickets_submission" ON "download_tickets" USING btree ("submission_id");
CREATE INDEX "download_tickets_expires" ON "download_tickets" USING btree ("expires_at");
CREATE INDEX "passkey_challenges_account" ON "passkey_challenges" USING btree ("account_id");
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires_at");
CREATE INDEX "passkeys_account" ON "passkeys" USING btree ("account_id");
CREATE INDEX "submission_notes_submission" ON "submission_notes" USING btree ("submission_id","at");
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","id");

TRUNCATE "data_revision";
INSERT INTO "accounts" ("id", "name", "email", "email_verified", "image", "two_factor_enabled", "enabled", "created_at", "updated_at", "last_login_at") OVERRIDING SYSTEM VALUE VALUES
	('02d0ce97-99ae-417f-9751-99b758ea410a', 'mel', 'mel@example.com', 'true', NULL, 'false', 'true', '2026-11-22 00:46:54.111+00', '2026-11-22 00:46:54.111+00', NULL),
	('4c85f72c-3924-45b4-b997-3369271fd6f3', 'pia', 'pia@example.com', 'true', NULL, 'true', 'true', '2026-11-22 00:46:54.494+00', '2026-11-22 00:46:56.754+00', '2026-11-22 00:46:55.911+00'),
	('e8ed5062-3fce-4ee6-8447-d402fafbb290', 'ada', 'ada@example.com', 'true', NULL, 'false', 'true', '2026-11-22 00:46:53.581+00', '2026-11-22 00:46:53.581+00', '2026-11-22 00:46:55.353+00');
INSERT INTO "credentials" ("id", "account_id", "provider_account_id", "provider_id", "password", "access_token", "refresh_token", "id_token", "access_token_expires_at", "refresh_token_expires_at", "scope", "created_at", "updated_at") OVERRIDING SYSTEM VALUE VALUES
	('2a03c443-3c55-4a55-b966-b1cfde5317ed', 'e8ed5062-3fce-4ee6-8447-d402fafbb290', 'e8ed5062-3fce-4ee6-8447-d402fafbb290', 'credential', '74e2ec5c42d93420b86ac680ac2e78cd:f1bc256f7757f5e344f7f5a30bd850554a8191e337d397fb425022b8069c318c7e9924d45bbd3dc868ad4b03726938663c92fdd7ed88ce6622c35b3b211adde9', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 00:46:53.591+00', '2026-11-22 00:46:53.591+00'),
	('4638d3f4-fbac-43dd-80b0-5d082afa1f9d', '02d0ce97-99ae-417f-9751-99b758ea410a', '02d0ce97-99ae-417f-9751-99b758ea410a', 'credential', 'd23fb7f154cf9ae2ffe467a4ac657b52:9c25d053f33c85ccb8542745bee2801b4a1a6c5bb40297998c9a8bd4bafdff4e7151ac9affca128757f10b012101b668b6957dbb783725446c3bd72f45ada1c3', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 00:46:54.113+00', '2026-11-22 00:46:54.113+00'),
	('d57b9d95-1e9a-4950-8da0-958ce84ce731', '4c85f72c-3924-45b4-b997-3369271fd6f3', '4c85f72c-3924-45b4-b997-3369271fd6f3', 'credential', 'c24e6c61f0cf2e7582307eaea0fcc557:662d7346bb291d64e64bc1011298f3b0f25ee63f9afc81151958abaae870cbadcf4f86d9f18b98114090a214163fbbebc66d83d105e1170953fca4397b6b60ac', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 00:46:54.497+00', '2026-11-22 00:46:54.497+00');
INSERT INTO "roles" ("name", "description", "sort_order", "enabled", "is_almighty", "permissions") OVERRIDING SYSTEM VALUE VALUES
	('Admin', 'Keeps the site and may do everything', '3', 'true', 'true', '{}'),
	('Analyst', 'Reviews orders, projects and plans sent in', '1', 'true', 'false', '{"ORDER": "6", "UPLOAD": "6", "PROJECT": "6"}'),
	('Customer Service', 'Answers the telephone', '2', 'true', 'false', '{"ORDER": "6", "UPLOAD": "6", "PROJECT": "6"}'),
	('Member', 'Works on and orders from own projects', '0', 'true', 'false', '{"ORDER": "3", "PROJECT": "15"}');
INSERT INTO "account_roles" ("account_id", "role_name", "granted_at") OVERRIDING SYSTEM VALUE VALUES
	('02d0ce97-99ae-417f-9751-99b758ea410a', 'Member', '2026-11-22 00:46:53.715993+00'),
	('4c85f72c-3924-45b4-b997-3369271fd6f3', 'Analyst', '2026-11-22 00:46:54.138748+00'),
	('e8ed5062-3fce-4ee6-8447-d402fafbb290', 'Admin', '2026-11-22 00:46:52.976709+00');
INSERT INTO "second_factors" ("id", "account_id", "secret", "backup_codes", "verified", "failed_verification_count", "locked_until") OVERRIDING SYSTEM VALUE VALUES
	('b3c77cc7-e629-4c86-b1e8-9d6feb7deb72', '4c85f72c-3924-45b4-b997-3369271fd6f3', 'bf5701384293d67c12ab4c6f80ffb9ddd0f971e1d4f6569c7702724d33b4e64307415085a9673138954f6221700f94e6bc5bb4ee224526c42d16ef6b47c3083ab1d3c97dfe8ca29a', '05649839af30f60adb91b8ac681935a102e6fad57674aa0ef461d92316bce7b2c213332b1c1f2bb992bddb605df4b696dd68111a67ae1fc0f46a836998f82384e609c6806024b5e84f3033418576859ec9649b4acb572499ec0c0d67ffac70bf0ca99752a2404c9c9aaab19ff94d4dbd7fefadb74f374722b32d586980245f60783114de4dc060c28e47f7678777bd76f73ecb48caf411532d7614147801cecc3fa6aec3f4672c71c9894cbde42d96443bd5e35258', 'true', '0', NULL);
INSERT INTO "sessions" ("id", "account_id", "user_agent", "created_at", "last_used_at", "expires_at") OVERRIDING SYSTEM VALUE VALUES
	('f5f2f5fa-a589-49a6-9104-cbc7a87219cc', 'e8ed5062-3fce-4ee6-8447-d402fafbb290', 'node', '2026-11-22 00:46:54.695485+00', '2026-11-22 00:46:54.695485+00', '2099-01-01 00:00:00+00');
INSERT INTO "session_tokens" ("hash", "session_id", "purpose", "issued_at", "expires_at", "replaces", "superseded_at") OVERRIDING SYSTEM VALUE VALUES
	('2da25e96f4e12a46dd98bc7839e8690ec68bc6c37f2abb8261438dc750c198e7', 'f5f2f5fa-a589-49a6-9104-cbc7a87219cc', 'call', '2026-11-22 00:46:54.695485+00', '2099-01-01 00:00:00+00', NULL, NULL);
INSERT INTO "site_secrets" ("name", "value", "created_at") OVERRIDING SYSTEM VALUE VALUES
	('accounts', '0_rJEofJFu2hNWUCLgIKLX952KPCMuMnTSrvpNUnmh4', '2026-11-22 00:46:52.550882+00');
INSERT INTO "login_failures" ("key", "count", "last_at") OVERRIDING SYSTEM VALUE VALUES
	('8af253f0fa356bcc221bb207ba6738a40a0028ebc6531301a3238bffd76fd623', '0', '2026-11-22 00:46:55.448754+00'),
	('915df5d75a147b72d51fc46ff0dcf845510d0dbea1b8bc7623c0bec092d7e482', '0', '2026-11-22 00:46:55.486881+00'),
	('9ccebff03e9072792deadd32541c768a1c97e5f77d221a8ad0aa18747eda9691', '0', '2026-11-22 00:46:54.674732+00');
INSERT INTO "products" ("id", "sku", "name", "description", "price", "is_active", "date_created", "last_update") OVERRIDING SYSTEM VALUE VALUES
	('00753add-0549-4a57-b407-6e84ea0dae91', '5002', 'Additional Report Copies sent by Priority Mail', 'Each further copy in the same mailing.<br>Allow 3 business days.', '5.00', 'true', '2026-11-22 00:46:52.13806+00', '2026-11-22 00:46:52.13806+00'),
	('4c81fff5-9bc9-4d34-ae51-6b95244534d5', '1001', 'Standard Residential Report', 'For a new residential building, or an addition that complies by itself.<br />Holds the certificate of compliance, the mandatory measures checklist and the HVAC load calculations.', '155.50', 'true', '2026-11-22 00:46:52.13806+00', '2026-11-22 00:46:56.988+00'),
	('88b4351e-6ec7-45b9-997d-dcd616663e5a', '1002', 'Existing-Plus-Addition Residential Report', 'For an addition or alteration that is analyzed together with the existing house.<br>Holds the certificate of compliance, the mandatory measures checklist and the HVAC load calculations.', '189.00', 'true', '2026-11-22 00:46:52.13806+00', '2026-11-22 00:46:52.13806+00'),
	('8c5c8c61-847c-438c-b9cf-9e895f98fb08', '3002', 'Certification by Certified Energy Analyst', 'The report is signed &amp; stamped by a Certified Energy Analyst.', '10.00', 'true', '2026-11-22 00:46:52.13806+00', '2026-11-22 00:46:52.13806+00'),
	('c03d9b89-97b7-4f76-a684-f5fe5a8f5f55', '5001', 'Report Copy sent by Priority Mail', 'One printed copy.<br>Allow 3 business days.', '25.00', 'true', '2026-11-22 00:46:52.13806+00', '2026-11-22 00:46:52.13806+00'),
	('cb26c11b-971d-4650-8b67-7e6b747eb062', '2001', 'Preliminary Run Results', 'The energy simulation output file of the first run &ndash; simulation output only, without the report&rsquo;s forms.', '39.00', 'true', '2026-11-22 00:46:52.13806+00', '2026-11-22 00:46:52.13806+00'),
	('d4715a31-2878-49db-a65f-04da8300d68f', '4001', 'Standard email Delivery', 'The report as a PDF file by e-mail.', '0.00', 'true', '2026-11-22 00:46:52.13806+00', '2026-11-22 00:46:52.13806+00'),
	('dca9b276-9979-45d6-a440-3513fa99a996', '3001', 'Rush Service', 'Submit before 12:00pm Pacific:<br>e-mailed by 3:00pm &ndash; or mailed overnight for next-morning delivery.', '85.00', 'true', '2026-11-22 00:46:52.13806+00', '2026-11-22 00:46:52.13806+00'),
	('e445d448-8850-472b-9103-80b7bc6901b6', '4002', 'CAD Sheet Documentation by email', 'The report&rsquo;s pages laid out on a sheet,<br>ready for large-format plotting or for a CAD document.', '55.00', 'true', '2026-11-22 00:46:52.13806+00', '2026-11-22 00:46:52.13806+00'),
	('eca8630e-2903-475c-ac08-cad1f5b0102b', '3003', 'Site Visit', 'An analyst visits the building.', '250.00', 'true', '2026-11-22 00:46:57.280812+00', '2026-11-22 00:46:57.280812+00'),
	('f7c9e82c-f6c4-453e-8282-ad83f3461b41', '2002', 'Heating and Cooling Load Calculations', 'Heating &amp; cooling loads to size the equipment by, as a separate document.', '39.00', 'true', '2026-11-22 00:46:52.13806+00', '2026-11-22 00:46:52.13806+00');
INSERT INTO "help_items" ("id", "question", "help_text", "category", "sort_order", "last_update") OVERRIDING SYSTEM VALUE VALUES
	('a-1', 'How can you help me?', '<p>Ask Ada.</p>', 'A', '1', '2026-11-22 00:46:57.344+00'),
	('a-2', 'What does it cost, and when am I charged?', '<p>A Do-It-Yourself report costs {price:1001} for a new home, or for an addition of up to {policy:additionExtraRequirementsSquareFeet} square feet by itself. It costs {price:1002} for an existing home with changes or an addition. That is about {policy:diyCostShare} of the Full Service price.</p>
<p>For Full Service, the <a href="/cost-estimator">cost estimator</a> shows a price range right away, and you get a firm quote once we have seen your plans. If your addition or alteration can follow the prescriptive rules (each part meets its own listed value), we fill in the forms for {policy:prescriptiveAdditionFee}. The <a href="/compliance-wizard">compliance wizard</a> tells you which case is yours.</p>
<p>Signing up, logging in and saving projects are free. You pay only after you order a base service and an analyst has looked at your data. We charge your card when we e-mail the report, or when we mail the copies. Fees of registries, field raters and building departments are not included. See <a href="/prices">all prices</a>.</p>', 'A', '2', '2026-11-22 00:46:52.13806+00'),
	('a-3', 'What is in the standard residential report?', '<p>The standard residential report has three parts:</p>
<ul>
<li>the <strong>certificate of compliance (CF1R)</strong>, the form that shows your building department that the design meets the Energy Code,</li>
<li>the <strong>mandatory measures checklist</strong>, the rules that every home must follow however it complies, and</li>
<li>the <strong>heating and cooling load calculations</strong>, which your contractor needs to pick equipment of the right size.</li>
</ul>
<p>It comes as a PDF by e-mail ({price:4001}). The report costs {price:1001}, or {price:1002} for an existing home with an addition. Paper copies, pages for your plan sheets and an analyst’s signature and stamp are extra: see <a href="/faq-a#a-7">rush, certification and copies</a>.</p>', 'A', '3', '2026-11-22 00:46:52.13806+00'),
	('a-4', 'What are preliminary run results?', '<p>They are the output file of the first energy simulation of your project, and nothing else. They cost {price:2001}.</p>
<p>Order them when you want to know early how close your design is, for example before you choose windows or insulation. The file shows how much energy the design uses beside the limit that it has to meet.</p>
<p>They are <strong>not a permit document</strong>. There is no certificate of compliance (CF1R), no checklist and no signature, so the building department will not take them. When the design is settled, order a <a href="/prices">base report</a> for the permit.</p>', 'A', '4', '2026-11-22 00:46:52.13806+00'),
	('a-5', 'What are heating and cooling load calculations?', '<p>They show how much heat your house loses on a cold day and gains on a hot day. Your contractor uses them to choose a furnace, heat pump or air conditioner that is neither too small nor too large.</p>
<p>The <a href="/faq-a#a-3">standard residential report</a> already includes them. If you need the calculations alone, without a report for the permit, you can order them for {price:2002}.</p>
<p>The results depend on the same facts as the energy report: floor area, walls, windows, insulation and climate zone (the part of California your address lies in). If you change the design later, the loads change too. Then ask for a <a href="/faq-b#b-8">revision</a>.</p>', 'A', '5', '2026-11-22 00:46:52.13806+00'),
	('a-6', 'Do you warrant your work?', '<p>Yes. If a planchecker (the person at the building department who reviews plans) finds an error that we made, we correct the report free of charge.</p>
<p>Send us the written comments with your project number. See <a href="/faq-d#d-1">what to do when a planchecker rejects the report</a>. Comments about something that changed after we finished, or about data that reached us wrong, are handled as a <a href="/faq-b#b-8">revision</a>.</p>
<p>We also stand by our dates. If a report is not delivered within {policy:reportDueBusinessDays} business days of submission, you get a {policy:lateReportRebatePercent} rebate on the services you contracted. The details are in the <a href="/terms-and-conditions">terms and conditions</a>.</p>', 'A', '6', '2026-11-22 00:46:52.13806+00'),
	('a-7', 'Can I get the report faster, certified or on paper?', '<p>Yes, each as an option to your order.</p>
<table><caption>Options and their prices</caption>
<thead><tr><th scope="col">Option</th><th scope="col">Price</th></tr></thead>
<tbody>
<tr><th scope="row">Rush: order before {policy:rushCutoffTime} Pacific time; we e-mail the report by {policy:rushEmailTime}, or mail it overnight for the next morning</th><td>{price:3001}</td></tr>
<tr><th scope="row">Certification: signed and stamped by a Certified Energy Analyst</th><td>{price:3002}</td></tr>
<tr><th scope="row">CAD sheet pages by e-mail</th><td>{price:4002}</td></tr>
<tr><th scope="row">Plan sheet pages by Priority Mail</th><td>{price:5003}</td></tr>
<tr><th scope="row">One report copy by Priority Mail; allow {policy:mailBusinessDays} business days</th><td>{price:5001}</td></tr>
<tr><th scope="row">Each further copy</th><td>{price:5002}</td></tr>
</tbody></table>
<p>Certified Energy Analyst is a voluntary credential: <a href="https://cabec.org/cea/" target="_blank" rel="noopener noreferrer">what it means (opens in a new tab)</a>. The PDF by e-mail alone costs {price:4001}.</p>', 'A', '7', '2026-11-22 00:46:52.13806+00'),
	('b-1', 'Who signs the report?', '<p>The person who is responsible for the design signs it. That is usually the owner, or the architect, engineer, designer or builder who made the design. For a building of up to {policy:representativeMaxStories} stories, an architect or a general contractor may sign as the owner’s representative.</p>
<p>Whoever prepared the report signs as well, as the <strong>documentation author</strong>.</p>
<p>If the report has to be registered, both sign electronically in the registry, which is a website approved by the state that stores energy forms. See <a href="/cheers-reg">how to register</a>. Otherwise the responsible person signs the PDF or the printed page.</p>
<p>When you order, we ask for the signer’s name, address and contact details, so please agree on the signer first.</p>', 'B', '1', '2026-11-22 00:46:52.13806+00'),
	('b-2', 'What do I need to be able to do?', '<p>If you can read a floor plan and use a scale or a tape measure, you can enter an ordinary house yourself. You will need to:</p>
<ul>
<li>measure wall lengths and floor, roof and door areas from plans that show dimensions,</li>
<li>tell which wall faces which direction,</li>
<li>find the U-factor (how fast heat passes through) and the SHGC (how much of the sun’s heat gets in) of your windows, and</li>
<li>know the type and efficiency of the heating, cooling and water heating equipment.</li>
</ul>
<p>You also need a current web browser and a program that opens PDF files. Is the building complicated, or are the plans not finished? Then <a href="/full-service">Full Service</a> is the better choice. You can <a href="{link:newProject}">try it with a project of your own</a> at no cost.</p>', 'B', '2', '2026-11-22 00:46:52.13806+00'),
	('b-3', 'Why do I have to log in?', '<p>So that the site can tell you from other members and keep your projects for you. You need to log in only for Do-It-Yourself projects. Everything you can read here, the <a href="/compliance-wizard">wizard</a>, the <a href="/cost-estimator">estimator</a> and <a href="/full-service">Full Service</a> work without an account.</p>
<p>Membership is free. To register you give an account name, a valid e-mail address and a password. You must be at least {policy:minimumAgeYears} years old and able to pay by credit card. If you are younger, a parent or guardian has to order for you.</p>
<p>Once logged in you can keep several projects in progress, come back to them at any time, and follow the status of reports under My Account.</p>', 'B', '3', '2026-11-22 00:46:52.13806+00'),
	('b-4', 'Is my information private?', '<p>Yes. We use it to prepare and deliver your report, and we do not sell it.</p>
<p>We keep your e-mail address, the data of your project, and the name, address and contact details of the people who sign the report and decide on the design. Some of it has to be shared to do the work: a registry gets the data of a report that must be registered, and the payment processor gets the card data. On a confirmation we show no more than the last {policy:cardDigitsShown} digits of a card, and never its expiry date.</p>
<p>The <a href="/privacy-policy">privacy policy</a> lists all that we collect, why, and how you can see, correct or delete it.</p>', 'B', '4', '2026-11-22 00:46:52.13806+00'),
	('b-5', 'How is my report sent to me?', '<p>As a PDF by e-mail. That is the standard delivery, and it costs {price:4001}.</p>
<p>If you need paper, order a copy by Priority Mail: {price:5001} for the first copy and {price:5002} for each further one. Allow {policy:mailBusinessDays} business days. Pages laid out for large plan sheets can come <a href="/faq-b#b-7">by e-mail or by mail</a>. If you need the report by fax, ask us when you order.</p>
<p>We deliver within {policy:reportDueBusinessDays} business days of submission. If the project does not comply yet, we contact you first, and delivery waits for your changes. No e-mail after that time? Look in the spam folder, then <a href="/contact-us">contact us</a>.</p>', 'B', '5', '2026-11-22 00:46:52.13806+00'),
	('b-6', 'What do I do with the report?', '<ol>
<li>Read it. Check that the address, areas, windows and equipment match your plans.</li>
<li>If it lists field verification (tests by an independent rater), have it <a href="/cheers-reg">registered</a> before you apply for the permit.</li>
<li>Have the <a href="/faq-b#b-1">responsible person</a> sign it.</li>
<li>Hand it in with your plans at the building department.</li>
<li>Give a copy to the contractor, and to the rater if there is one. They must build and test what it says.</li>
</ol>
<p>During the work more forms follow for a home. The installer fills in the CF2R (certificate of installation). The rater fills in the CF3R (certificate of verification) after the tests. The inspector will want to see them, so keep all of them with the permit.</p>', 'B', '6', '2026-11-22 00:46:52.13806+00'),
	('b-7', 'Can I print the forms on my plans?', '<p>Yes, and many building departments want it that way. Ask yours before you print, since some take separate pages as well.</p>
<p>There are two ways to get pages that are ready for plan sheets:</p>
<ul>
<li><strong>CAD sheet documentation by e-mail</strong> ({price:4002}): the report pages ready for large-format plotting, or to place in a CAD drawing.</li>
<li><strong>Plan sheet documentation by Priority Mail</strong> ({price:5003}): the same on paper. Allow {policy:mailBusinessDays} business days.</li>
</ul>
<p>You can also place the pages of the PDF on a sheet yourself. Keep them large enough to read. If the report is registered, use the registered PDF, because it carries the registration number and date.</p>', 'B', '7', '2026-11-22 00:46:52.13806+00'),
	('b-8', 'Can I change a project after I submitted it?', '<p>Yes, with our help. Once you request a report, the project is locked: you can see its data and status, but not edit it.</p>
<p>E-mail customer service at <a href="mailto:{customerMail}">{customerMail}</a> and tell us one of these: the project number, the input file name (it stands in the page headers of the report), the name of the file that we e-mailed, or the project’s name and date. We unlock the project. You edit and save it, and then tell us that you are done.</p>
<p>A simple change costs a revision fee, charged to the same card. A complex change counts as a new project. You may cancel an order within {policy:cancelWindowHours} hours of submitting it. Later than that, it is up to us.</p>', 'B', '8', '2026-11-22 00:46:52.13806+00'),
	('c-1', 'What is Title 24?', '<p>Title 24 is California’s building standards code. <strong>Part 6 of it is the Energy Code</strong>, and a “Title 24 report” means the documents that show that a design meets Part 6.</p>
<p>The California Energy Commission writes the Energy Code. The building department of your city or county enforces it, and asks for the energy documents before it gives a permit. The rules cover the building envelope (walls, roof, floor, windows and doors), heating, cooling and ventilation, water heating and lighting.</p>
<p>The edition now in force is the Energy Code 2025. You can read it on the Energy Commission’s site: <a href="https://www.energy.ca.gov/programs-and-topics/programs/building-energy-efficiency-standards/2025-building-energy-efficiency" target="_blank" rel="noopener noreferrer">2025 Energy Code, manuals and forms (opens in a new tab)</a>.</p>', 'C', '1', '2026-11-22 00:46:52.13806+00'),
	('c-10', 'What are CF1R, CF2R and CF3R, and must mine be registered?', '<p>They are the three energy forms of a home, in the order in which they are needed:</p>
<ul>
<li><strong>CF1R</strong>, certificate of compliance: shows before the permit that the design meets the code. This is our report.</li>
<li><strong>CF2R</strong>, certificate of installation: filled in by the contractor.</li>
<li><strong>CF3R</strong>, certificate of verification: filled in by an independent rater after tests.</li>
</ul>
<p>Your CF1R must be registered before the permit <strong>if it calls for field verification</strong> (Energy Code 2025). An unregistered printout is a common reason for rejection. <a href="/cheers-reg">CHEERS</a> is the registry in operation. <a href="/calcerts-reg">CalCERTS has closed</a>.</p>
<p>Other buildings use NRCC, NRCI, NRCA and NRCV forms. Low-rise apartments have multifamily forms. Full Service picks the right set.</p>', 'C', '10', '2026-11-22 00:46:52.13806+00'),
	('c-11', 'What is field verification (ECC, called HERS before 2026)?', '<p>It is a test or inspection of the finished work by an independent specialist, the <strong>ECC rater (called HERS rater before 2026)</strong>. ECC stands for Energy Code Compliance.</p>
<p>Your report says whether you need it. Some measures always call for it. Others do so because the design takes credit for them, for example tight ducts. The rater may not be the contractor who did the work.</p>
<p>If verification is listed, three things follow. The certificate of compliance (CF1R) has to be <a href="/faq-c#c-10">registered</a> before the permit. You hire a rater, whose fee is not part of our price. The rater records the results on the CF3R form before final inspection. Read more at the Energy Commission: <a href="https://www.energy.ca.gov/programs-and-topics/programs/energy-code-compliance-program" target="_blank" rel="noopener noreferrer">the ECC program (opens in a new tab)</a> (Energy Code 2025).</p>', 'C', '11', '2026-11-22 00:46:52.13806+00'),
	('c-12', 'What about unconditioned, historic, temporary or mixed-use buildings?', '<ul>
<li><strong>Unconditioned</strong>: no envelope or heating rules, but lighting still counts in commercial buildings.</li>
<li><strong>Qualified historic building</strong>: only lighting that is not historic has to comply.</li>
<li><strong>Temporary</strong>: may be exempt if the building department agrees.</li>
<li><strong>Mixed use</strong>: the residential and the other part are separate projects. If the residential part is under {policy:minorOccupancyPercent} of the conditioned (heated or cooled) floor area, they may be treated together. Lighting and mandatory measures stay separate.</li>
<li><strong>Hospitals and care (Occupancy I)</strong>: you need no report from us. These buildings answer to other regulators. For licensed health facilities that is HCAI, a state agency, which has applied the Energy Code since 2020.</li>
</ul>
<p>Treat each separate structure as its own project. The <a href="/compliance-wizard">compliance wizard</a> has a branch for most of these cases (Energy Code 2025).</p>', 'C', '12', '2026-11-22 00:46:52.13806+00'),
	('c-13', 'How often does the code change?', '<p>Normally every {policy:codeCycleYears} years. The edition in force is the Energy Code 2025, for permit applications filed on or after January 1, 2026.</p>
<p>For homes there is a pause. A state law of 2025, Assembly Bill 130, holds back most new residential building standards from October 1, 2025 to June 1, 2031. There are exceptions. Standards for other buildings go on, and their next edition is in preparation.</p>
<p>A new edition does not touch a permit that you have already applied for. What counts is the edition in force on the day of your application: see <a href="/faq-c#c-2">which edition applies to me</a>. Your city or county may have stricter local rules as well: see <a href="/faq-d#d-6">difficult jurisdictions</a>.</p>', 'C', '13', '2026-11-22 00:46:52.13806+00'),
	('c-14', 'Do garages count?', '<p>No, as long as the garage is neither heated nor cooled. Leave it out of the conditioned floor area (heated or cooled space) and out of all wall lengths.</p>
<p>What lies between the garage and the house does count. The wall between them is a wall of the house, and the door from the garage into the house goes into its own column, <a href="/faq-g#g-5">as explained under doors</a>.</p>
<p>If you turn a garage into living space, that is an <strong>addition</strong>, because it adds conditioned floor area. It needs a report even though the building does not get larger (Energy Code 2025). The <a href="/compliance-wizard">compliance wizard</a> has a branch for garage and basement conversions. In a commercial building, an enclosed parking garage has rules of its own for its exhaust fans.</p>', 'C', '14', '2026-11-22 00:46:52.13806+00'),
	('c-2', 'Which edition of the code applies to me?', '<p>The edition in force <strong>on the day you file your permit application</strong>. The date on the drawings does not matter.</p>
<ul>
<li>Filed on or after January 1, 2026: the 2025 Energy Code.</li>
<li>Filed before that day: the 2022 Energy Code.</li>
</ul>
<p>Tell us when you plan to apply. A report made for the wrong edition is a common reason why a planchecker (the person who reviews plans for the building department) turns one down. If your date moves past the start of a new edition, ask us before you file, because the report may have to be made again.</p>', 'C', '2', '2026-11-22 00:46:52.13806+00'),
	('c-3', 'Which projects need a report?', '<p>New buildings, additions, and most alterations of <strong>conditioned space</strong> need one. Repairs do not.</p>
<ul>
<li><strong>Conditioned</strong> means heated above {policy:conditionedHeatingBtuPerHourSquareFoot} Btu per hour for each square foot, cooled above {policy:conditionedCoolingBtuPerHourSquareFoot}, or heated by wood. Enclosed space that shares such a room’s warmth can count too.</li>
<li>An <strong>addition</strong> adds conditioned floor area and volume. Turning a garage, basement or attic into living space is one.</li>
<li>An <strong>alteration</strong> changes the envelope, heating, cooling, water heating or lighting without adding space.</li>
<li>A <strong>repair</strong> restores something for upkeep and does not raise energy use.</li>
</ul>
<p>New paint, floors or cabinets alone need no report. New windows, insulation, equipment or built-in lighting may need forms. The <a href="/compliance-wizard">compliance wizard</a> sorts out your case (Energy Code 2025).</p>', 'C', '3', '2026-11-22 00:46:52.13806+00'),
	('c-4', 'Prescriptive or performance: which way should I comply?', '<p>Both lead to a permit. Choose the one that fits your design.</p>
<ul>
<li><strong>Prescriptive</strong>: every part meets its own listed value for your climate zone (the part of California your address lies in). It is simple, but there are no trade-offs. It suits small additions and alterations.</li>
<li><strong>Performance</strong>: software approved by the state compares the energy budget of your building with that of a standard design. Better insulation can make up for more glass, for example. It suits new homes and designs with large windows.</li>
</ul>
<p><a href="/faq-c#c-5">Mandatory measures</a> apply either way. You can fill in prescriptive forms yourself free or nearly free at <a href="https://energycodeace.com/" target="_blank" rel="noopener noreferrer">Energy Code Ace (opens in a new tab)</a>, or we do it for {policy:prescriptiveAdditionFee}. Our standard reports use the performance way (Energy Code 2025).</p>', 'C', '4', '2026-11-22 00:46:52.13806+00'),
	('c-5', 'What are mandatory measures?', '<p>They are the rules that every project must follow, whichever way it complies. Nothing can be traded against them.</p>
<p>For a house they deal with:</p>
<ul>
<li>sealing against air leaks, and the least insulation allowed,</li>
<li>labels on windows and doors,</li>
<li>sealed and insulated ducts, and thermostats,</li>
<li>water heaters and pipe insulation,</li>
<li>ventilation, with fans in kitchens and bathrooms,</li>
<li>efficient lighting and its controls, and</li>
<li>preparation for solar panels, batteries and electric equipment.</li>
</ul>
<p>For an addition or alteration, only the measures that concern your work apply. The checklist comes with each <a href="/faq-a#a-3">standard residential report</a>, and our summary for the Energy Code 2025 is among the <a href="/resource-links">resource links</a>.</p>', 'C', '5', '2026-11-22 00:46:52.13806+00'),
	('c-6', 'What do you need for a new home?', '<p>Plans that show the whole house, and the facts about its windows and equipment:</p>
<ul>
<li>the address and the date you plan to apply for the permit,</li>
<li>a site plan with true north, floor plans, all elevations and sections,</li>
<li>the conditioned floor area (heated or cooled space) of each story,</li>
<li>a window and door schedule with sizes, U-factor (heat loss) and SHGC (sun heat let in),</li>
<li>insulation of walls, roof and floor,</li>
<li>heating, cooling and water heating equipment, and where the ducts run,</li>
<li>your plans for solar panels and batteries, and</li>
<li>who signs the report.</li>
</ul>
<p>New homes generally need solar panels under the Energy Code 2025. The full list: <a href="/static/pdf/what_you_need_to_know_residential.pdf" data-help-sheet="residential">what you need to know for residential new construction (PDF)</a>. Ready? Use <a href="/do-it-yourself">Do It Yourself</a> or <a href="/full-service">send us your plans</a>.</p>', 'C', '6', '2026-11-22 00:46:52.13806+00'),
	('c-7', 'What do you need for an addition?', '<p>The same as for a new home, but for the old and the new part separately:</p>
<ul>
<li>the floor area of the existing house and of the addition,</li>
<li>the year the house was built, if you know it,</li>
<li>what stays and what changes: windows, roof, heating and cooling,</li>
<li>how much of the old outside wall the addition covers, and</li>
<li>whether ducts are extended.</li>
</ul>
<p>Size matters. An addition of more than {policy:additionExtraRequirementsSquareFeet} square feet has to meet extra requirements. Turning a garage or basement into living space is an addition. A detached new dwelling (ADU) is a new building (Energy Code 2025).</p>
<p>The full list: <a href="/static/pdf/what_you_need_to_know_addition.pdf" data-help-sheet="addition">what you need to know for residential additions (PDF)</a>. See also <a href="/faq-c#c-9">why to include the old house</a>.</p>', 'C', '7', '2026-11-22 00:46:52.13806+00'),
	('c-8', 'What do you need for a commercial project?', '<p>Commercial work is <a href="/full-service">Full Service</a> only. Send us:</p>
<ul>
<li>the use of each space, and the scope: envelope, mechanical, lighting, or several,</li>
<li>whether it is a new building, an addition, a tenant improvement or a change of use,</li>
<li>architectural plans, and the reflected ceiling plan,</li>
<li>equipment schedules with model numbers, and</li>
<li>the lighting schedule with watts and controls.</li>
</ul>
<p>Two limits catch people out. Site-built glazing without a rating label is limited to {policy:nonRatedFenestrationSquareFeet} square feet. Air handlers over {policy:economizerTons} tons need an economizer, which cools with outdoor air. Recent editions start lower, so tell us about small units too.</p>
<p>The full list, for the Energy Code 2025: <a href="/static/pdf/what_you_need_to_know_commercial.pdf" data-help-sheet="commercial">what you need to know for commercial construction (PDF)</a>.</p>', 'C', '8', '2026-11-22 00:46:52.13806+00'),
	('c-9', 'Why include the old house when I only add to it?', '<p>Because it can make an addition comply that would fail by itself. This way is called <strong>existing plus addition</strong>: the energy model holds the whole house, old part and new part.</p>
<p>It helps when you improve the old part as well. New windows, more insulation or better equipment there earn credit. The credit can pay for large windows in the new room, for example.</p>
<p>An addition of up to {policy:additionExtraRequirementsSquareFeet} square feet can often stand by itself, and its report costs less: {price:1001} instead of {price:1002}. A larger one has to meet extra requirements, so the whole house is usually the better way (Energy Code 2025). Not sure? The <a href="/compliance-wizard">compliance wizard</a> helps you choose.</p>', 'C', '9', '2026-11-22 00:46:52.13806+00'),
	('d-1', 'The planchecker rejected my report. What now?', '<p>Send us the written comments with your project number. If the planchecker (who reviews plans for the building department) found an error of ours, we correct it <strong>free of charge</strong>.</p>
<p>These are the most common causes, so check them first:</p>
<ul>
<li>The plans and the report differ, often because the design changed after the report was made.</li>
<li>The climate zone (the part of California the address lies in) is wrong.</li>
<li>The report is for another edition of the code. The Energy Code 2025 applies to permits filed on or after January 1, 2026.</li>
<li>The report should have been <a href="/faq-c#c-10">registered</a>, or a signature is missing.</li>
<li>Window data is missing on the plans.</li>
</ul>
<p>A change of design or data is a <a href="/faq-b#b-8">revision</a>. Mail to <a href="mailto:{customerMail}">{customerMail}</a>.</p>', 'D', '1', '2026-11-22 00:46:52.13806+00'),
	('d-2', 'My report asks for ECC (HERS) verification. What do I do?', '<p>Hire an independent <strong>ECC rater (called HERS rater before 2026)</strong>, who tests the finished work. The installer cannot be the rater. Call one early, since some tests have to be done before walls are closed.</p>
<p>The report lists the measures to verify. Common ones are:</p>
<ul>
<li>duct leakage,</li>
<li>refrigerant charge of the air conditioner or heat pump,</li>
<li>airflow, and the watts that the fan draws, and</li>
<li>the quality of insulation work.</li>
</ul>
<p>The certificate of compliance (CF1R) has to be <a href="/cheers-reg">registered</a> before you get the permit. To find a rater, start at the state’s list: <a href="https://www.energy.ca.gov/programs-and-topics/programs/home-energy-rating-system-hers-program/home-energy-rating-system" target="_blank" rel="noopener noreferrer">approved providers (opens in a new tab)</a>. The rater’s fee is not part of our price. If you would rather avoid a test, ask us whether the design can comply without that credit (Energy Code 2025).</p>', 'D', '2', '2026-11-22 00:46:52.13806+00'),
	('d-3', 'The inspector found something that differs from the report', '<p>Either install what the report says, or have the report changed before you go on. The inspector can hold the final approval until both agree.</p>
<p>Find out first what differs: the U-factor (heat loss) on a window label, the insulation, the efficiency of the equipment, or a test that is missing. Something <strong>better</strong> than the report asks for usually does no harm, but ask the inspector whether the report has to show it. Something worse has to be replaced, or made up for elsewhere.</p>
<p>If you want to keep what is built, e-mail us what was installed with its data sheet or label. We check whether the project still complies and <a href="/faq-b#b-8">revise the report</a>. A revised report may have to be signed and registered again.</p>', 'D', '3', '2026-11-22 00:46:52.13806+00'),
	('d-4', 'I cannot find my component in the list', '<p>Choose the nearest one in the list that is <strong>equal or worse</strong>. Then your report stays true, because what you build is at least as good. Never choose a better one.</p>
<ul>
<li>Windows without a rating label use the default values in tables of the Energy Code. These are worse than those of most rated windows, so look for the label first.</li>
<li>Insulation: choose the next lower R-value (resistance to heat flow).</li>
<li>Equipment: choose the same type with the next lower efficiency.</li>
</ul>
<p>The directories for windows, roofs and equipment are among the <a href="/resource-links">resource links</a>. If nothing comes near, for example for hydronic heating or an unusual wall, <a href="/contact-us">ask us</a> before you order. Such a project may be better off with <a href="/full-service">Full Service</a>.</p>', 'D', '4', '2026-11-22 00:46:52.13806+00'),
	('d-5', 'My design changed after the report', '<p>Have the report revised <strong>before</strong> you build the change. A report that no longer matches the plans is a common reason for trouble at plan check and at inspection.</p>
<p>Tell us about changes to floor area, window size or type, orientation, insulation, ducts, heating, cooling or water heating. Paint, finishes and furniture do not matter.</p>
<ul>
<li>While we still wait for your answer about a project that does not comply, send the change with it, within {policy:customerResponseBusinessDays} business days.</li>
<li>After delivery, a simple change costs a revision fee. A complex change counts as a new project. <a href="/faq-b#b-8">How to ask for a revision</a>.</li>
</ul>
<p>If the building department already has the report, give it the revised one. A registered report has to be registered again.</p>', 'D', '5', '2026-11-22 00:46:52.13806+00'),
	('d-6', 'My city or county asks for more than the state', '<p>That happens, and it can be legal. Cities and counties may have their own energy rules that go beyond the state code. They are called <strong>reach codes</strong>. A state law of 2025 limits new local rules for homes, but rules adopted before its deadline may stay.</p>
<p>Ask the building department for its checklist before you order, and send it to us with your plans. Ask in particular:</p>
<ul>
<li>whether there is a local energy rule for your kind of project,</li>
<li>how the forms must be delivered, on separate pages or on the plans, and</li>
<li>which signatures and registrations it wants to see.</li>
</ul>
<p>If a planchecker asks for something that you think the Energy Code 2025 does not require, get it in writing and <a href="/contact-us">send it to us</a>. We help with the answer.</p>', 'D', '6', '2026-11-22 00:46:52.13806+00'),
	('d-7', 'My project does not comply. What happens next?', '<p>We tell you what would make it comply. You choose. In {policy:complianceWithCorrectiveActionsPercent} of cases the project reaches compliance with the corrective actions that the customer picks.</p>
<p>We contact you within {policy:nonComplianceContactBusinessDays} business days. Typical options are windows with a lower U-factor (heat loss) or SHGC (sun heat let in), less glass to the west, overhangs, more insulation, tested ducts, or more efficient equipment such as a heat pump.</p>
<p>Delivery waits until you give us your changes. Please answer within {policy:customerResponseBusinessDays} business days. Otherwise the order counts as cancelled, unless we agree to extend it. An evaluation fee of {policy:evaluationFeePercent} of the base services may then apply. The details are in the <a href="/terms-and-conditions">terms and conditions</a>.</p>', 'D', '7', '2026-11-22 00:46:52.13806+00'),
	('e-1', 'Location and climate zone', '<p>Enter the address of the building. It decides the <strong>climate zone</strong>, one of {policy:climateZones} areas of California that each have their own requirements. A zone follows the weather of a place, so two towns in the same county can differ.</p>
<p>Look your address up at the Energy Commission: <a href="https://www.energy.ca.gov/programs-and-topics/programs/building-energy-efficiency-standards/climate-zone-tool-maps-and" target="_blank" rel="noopener noreferrer">climate zone tool (opens in a new tab)</a>. Do not go by the ZIP code alone, because one ZIP code can lie in two zones. If the building department names a zone for your site, use that one.</p>
<p>Does a zone line run through a development? Then the whole development follows the zone that holds {policy:splitDevelopmentDwellingsPercent} or more of its dwelling units. A wrong zone makes the report wrong, so check it before you order (Energy Code 2025).</p>', 'E', '1', '2026-11-22 00:46:52.13806+00'),
	('e-2', 'Building type', '<p>Choose how the home touches its neighbors:</p>
<ul>
<li><strong>Single Family Detached</strong>: it stands by itself. A detached ADU (accessory dwelling unit) belongs here too.</li>
<li><strong>Row House</strong>: homes are attached side by side, such as townhouses or a side-by-side duplex. Each one goes from the ground to the roof.</li>
<li><strong>Apartment/Condo</strong>: homes are attached one above the other.</li>
</ul>
<p>The type tells the program which walls, floors and roofs meet outdoor air. Leave out a wall shared with another heated home. Apartments, condominiums and hotels use multifamily or nonresidential forms under the Energy Code 2025. <a href="/full-service">Full Service</a> picks the right set.</p>', 'E', '2', '2026-11-22 00:46:52.13806+00'),
	('e-3', 'Orientation of front faces', '<p>Enter the direction that the front of the house faces, in degrees clockwise from <strong>true</strong> north. It is the direction in which you look when you look out of the front.</p>
<table><caption>Front faces</caption>
<thead><tr><th scope="col">Direction</th><th scope="col">Degrees</th></tr></thead>
<tbody>
<tr><th scope="row">North</th><td>0</td></tr>
<tr><th scope="row">East</th><td>90</td></tr>
<tr><th scope="row">South</th><td>180</td></tr>
<tr><th scope="row">West</th><td>270</td></tr>
</tbody></table>
<p>Values between are fine: northeast is 45. Take true north from the site plan, not “plan north”. A compass shows magnetic north, which differs from true north in California.</p>
<p>For a tract model that is built facing different ways, choose <strong>All Orientations</strong>. The design then has to comply whichever way it faces.</p>', 'E', '3', '2026-11-22 00:46:52.13806+00'),
	('e-4', 'Conditioned floor area', '<p>Enter the floor area that is heated or cooled, in whole square feet. Add up all stories. <strong>Leave out garages</strong>, porches and other spaces that are neither heated nor cooled.</p>
<p>Check your figure:</p>
<ul>
<li>It is never smaller than the floor area that is exposed to the ground, a crawlspace or outdoor air.</li>
<li>In a single-story house, the exterior floor areas add up to exactly the conditioned floor area.</li>
</ul>
<p>For an existing home plus addition, the <strong>Addition area</strong> box holds the square feet of the addition only. If you alter the house without adding to it, enter 1 there.</p>
<p>The area decides much of the result: the glass limit, the ventilation rate and the <a href="/cost-estimator">Full Service price</a> depend on it.</p>', 'E', '4', '2026-11-22 00:46:52.13806+00'),
	('e-5', 'Several buildings or mixed use', '<p>Make a separate project for each structure. A house and a detached garage that becomes a studio are two projects, even on the same lot and the same permit.</p>
<p>Is the house a tract model that is built several times? Choose <a href="/faq-e#e-3">All Orientations</a>, so that the report holds whichever way a house faces.</p>
<p>In a building with homes and businesses, the two parts are separate projects as well. One case is different: if the residential part is under {policy:minorOccupancyPercent} of the conditioned floor area (heated or cooled space), it may be treated together with the rest. Lighting and the mandatory measures still follow the use of each part (Energy Code 2025). Commercial parts are <a href="/full-service">Full Service</a> only.</p>', 'E', '5', '2026-11-22 00:46:52.13806+00'),
	('f-1', 'Duct location', '<p>Choose where most of the ducts run: attic, crawlspace, garage, or inside the heated and cooled rooms. Ducts in an attic lose the most.</p>
<p>You can take the <strong>duct location credit</strong> if less than {policy:ductCreditFeet} linear feet of duct are in unconditioned space, which is space that is neither heated nor cooled. Measure along the ducts, not straight across. Then show the duct runs on your plans, because the planchecker and the inspector look for them.</p>
<p>Choose this credit only if the layout is settled. If the contractor later runs more duct through the attic, the report no longer fits. A system without ducts has its own choice. The form for your project states what has to be verified under the Energy Code 2025.</p>', 'F', '1', '2026-11-22 00:46:52.13806+00'),
	('f-2', 'Tested duct leakage', '<p>Tick this credit if the ducts will be sealed and then tested by an ECC rater (called HERS rater before 2026), an independent specialist.</p>
<ul>
<li>Without the credit, the default in our help sheets is a leakage of {policy:defaultDuctLeakagePercent} of the fan flow.</li>
<li>With the credit, the leakage has to be under {policy:verifiedDuctLeakagePercent} of the fan flow, and verified.</li>
</ul>
<p>It is often a cheap way to bring a house into compliance. Tell your contractor before the work starts, and plan for the rater’s fee, which is not part of our price.</p>
<p>The edition of the code decides the target: under the Energy Code 2025 it is lower for new systems than it once was. The registered form states the one for your project.</p>', 'F', '2', '2026-11-22 00:46:52.13806+00'),
	('f-3', 'Expansion valve or refrigerant charge', '<p>Take <strong>only one of the two</strong> credits. Both make sure that an air conditioner or heat pump works with the right amount of refrigerant.</p>
<ul>
<li><strong>Thermostatic expansion valve (TXV)</strong>: a valve in the indoor coil that adjusts the flow of refrigerant by itself. The equipment has to have one, so check its data sheet.</li>
<li><strong>Tested refrigerant charge</strong>: the installer measures the charge, and an ECC rater (called HERS rater before 2026) verifies it on site.</li>
</ul>
<p>Today the refrigerant charge is mainly a matter of field verification, and the valve is an older option. If you do not know which equipment you will get, take neither. Your form states what has to be verified under the Energy Code 2025.</p>', 'F', '3', '2026-11-22 00:46:52.13806+00'),
	('f-4', 'ACCA Manual D duct design', '<p>Tick this credit only if your contractor or engineer really designs the ducts by Manual D. That is a method by ACCA, the Air Conditioning Contractors of America, for finding the right size and path of each duct.</p>
<p>The credit needs a finished design. Be ready to show:</p>
<ul>
<li>the heating and cooling loads, room by room,</li>
<li>a duct layout on the plans with the size of each run, and</li>
<li>the airflow for each room.</li>
</ul>
<p>The ducts must be built as drawn, and the airflow may have to be measured afterwards. Without such a design, leave the box empty: ordinary ducts without this credit are fine. The <a href="/faq-a#a-5">load calculations</a> are a good starting point for the designer.</p>', 'F', '4', '2026-11-22 00:46:52.13806+00'),
	('f-5', 'Cooling system types', '<p>Choose the type that will be installed. The list has three groups:</p>
<ul>
<li><strong>{policy:commonCoolingTypes} common options</strong>: the minimum efficiency split air conditioner, and split air conditioners of 14, 15, 16, 17 and 18 SEER. SEER is the seasonal efficiency: the higher, the better.</li>
<li><strong>{policy:otherCoolingTypes} other options</strong> for less usual systems.</li>
<li><strong>{policy:separateCoolingTypes} separate ones</strong>: thru-wall air conditioner, direct evaporative and indirect evaporative cooler.</li>
</ul>
<p>Newer data sheets state SEER2 instead of SEER. Use that value if it is all you have, and tell us. If you do not know the equipment yet, choose the minimum: then anything you buy later is at least as good. If the house gets no cooling, say so. Look a model up: <a href="https://www.ahridirectory.org/" target="_blank" rel="noopener noreferrer">AHRI directory (opens in a new tab)</a>.</p>', 'F', '5', '2026-11-22 00:46:52.13806+00'),
	('f-6', 'Heating and water heating data', '<p>You need the type, the fuel, the efficiency and the place of each piece of equipment.</p>
<ul>
<li><strong>Heating</strong>: furnace (efficiency as AFUE, the share of the fuel that becomes heat) or heat pump (HSPF2, a seasonal value), and whether it uses ducts.</li>
<li><strong>Water heating</strong>: tank, tankless or heat pump water heater, its fuel, its UEF (uniform energy factor), the tank size and where it stands.</li>
</ul>
<p>The values are on the label, on the data sheet and in the <a href="https://www.ahridirectory.org/" target="_blank" rel="noopener noreferrer">AHRI directory (opens in a new tab)</a>. In an existing house, read the label of what stays. If it cannot be read, tell us the age and the type.</p>
<p>For new homes, the Energy Code 2025 favors heat pumps for heating and hot water. Gas equipment may need better values elsewhere. Hydronic and central systems are best left to <a href="/full-service">Full Service</a>.</p>', 'F', '6', '2026-11-22 00:46:52.13806+00'),
	('f-7', 'Load calculations and equipment size', '<p>The energy report does not choose the size of your equipment. The <strong>load calculations</strong> do: they say how much heating and cooling the house needs, and the contractor picks equipment that fits.</p>
<p>They are part of the <a href="/faq-a#a-3">standard residential report</a>, and you can order them alone for {price:2002}. Do not simply copy the size of the old unit. It was often too large, and new windows and insulation make the loads smaller.</p>
<p>Equipment that is too large switches on and off often, wears out sooner and dries the air less. In commercial buildings, size also brings in more rules: an air handler over {policy:economizerTons} tons needs an economizer, which cools with outdoor air. Recent editions start lower (Energy Code 2025), so check small units too.</p>', 'F', '7', '2026-11-22 00:46:52.13806+00'),
	('f-8', 'I only replace heating or cooling equipment', '<p>You do not need a report from us. A <strong>mechanical changeout</strong> is documented by the mechanical contractor or by an ECC rater (called HERS rater before 2026), on a registry’s website. Contractors may not verify their own work.</p>
<p>Measures such as sealing and testing ducts are triggered when you</p>
<ul>
<li>replace a ducted furnace, air handler, condenser, coil or compressor, or</li>
<li>add more than {policy:addedDuctsFeet} ft of ducts in unconditioned or indirectly conditioned space, such as an attic or crawlspace. Recent editions use a lower {policy:addedDuctsRecentFeet} ft limit, so ask your contractor or rater even for short runs.</li>
</ul>
<p>You still need a permit, and the edition in force on the day you apply controls: now the Energy Code 2025. If you also change windows, insulation or floor area, ask the <a href="/compliance-wizard">compliance wizard</a>.</p>', 'F', '8', '2026-11-22 00:46:52.13806+00'),
	('g-1', 'Average plate height', '<p>Enter the height of the outside walls in feet, measured from the floor to the top plate. The top plate is the beam on top of the wall that carries the roof or the next floor. Where the ceiling is flat, this is about the height of the ceiling.</p>
<p>If the walls differ, enter the average, weighted by length: add up length times height of all walls, and divide by the total length.</p>
<p>An example: 60 ft of wall are 8 ft high, and 40 ft are 10 ft high. That makes 480 plus 400, or 880. Divided by 100 ft, the average is 8.8 ft.</p>
<p>Each story has its own line and its own average. Do not count the triangle of a gable here: it belongs to <a href="/faq-g#g-6">other walls</a>.</p>', 'G', '1', '2026-11-22 00:46:52.13806+00'),
	('g-2', 'Perimeter lengths', '<p>Enter how many linear feet of outside wall face each direction. The program multiplies them by the <a href="/faq-g#g-1">average plate height</a> to get the wall area.</p>
<ul>
<li>Measure along the outside of the walls of heated or cooled space.</li>
<li>Give each story its own line, even when the stories are alike.</li>
<li>Add up all walls of the same orientation, including those of bays and corners.</li>
<li>Do not subtract windows and doors. The program does that.</li>
<li>Leave out the walls of the garage. The wall between the garage and the house is a wall of the house.</li>
</ul>
<p>A quick check for a house with square corners: the front and back lengths should be the same, and so should the left and right lengths. For an addition, enter only its own new outside walls as its perimeter.</p>', 'G', '2', '2026-11-22 00:46:52.13806+00'),
	('g-3', 'Orientations of walls', '<p>Name each wall as seen from the front of the house. You enter the direction of the front itself once, under <a href="/faq-e#e-3">orientation of front faces</a>. The program turns everything else with it.</p>
<table><caption>Degrees clockwise from the front</caption>
<thead><tr><th scope="col">Wall</th><th scope="col">Degrees</th></tr></thead>
<tbody>
<tr><th scope="row">Front</th><td>0</td></tr>
<tr><th scope="row">Left</th><td>90</td></tr>
<tr><th scope="row">Back</th><td>180</td></tr>
<tr><th scope="row">Right</th><td>270</td></tr>
</tbody></table>
<p>Stand outside and look at the front: the left wall is on your left. Angled walls have four names: Front-Left, Left-Back, Back-Right and Right-Front.</p>
<p>Walls without a direction are Adjacent to Crawlspace, Adjacent to Attic, and the below-grade choices, because the sun does not reach them.</p>', 'G', '3', '2026-11-22 00:46:52.13806+00'),
	('g-4', 'Pre-existing perimeter and the length covered by the addition', '<p>These two figures describe the old house where an addition joins it. Both are in linear feet.</p>
<ul>
<li><strong>Pre-existing perimeter</strong>: the total length of the outside walls as they stand today, before any work. Leave out the garage.</li>
<li><strong>Length covered by the addition</strong>: the part of those walls that the addition will cover. It is outside wall today and will be inside the house, or gone, afterwards.</li>
</ul>
<p>The program takes the covered length away from the old walls. The new outside walls of the addition go into its own <a href="/faq-g#g-2">perimeter lengths</a>.</p>
<p>An example: the old house measures 160 ft around. A new room covers 20 ft of its back wall. Enter 160 and 20. If the addition is a new upper story that covers no wall, enter 0 for the covered length.</p>', 'G', '4', '2026-11-22 00:46:52.13806+00'),
	('g-5', 'Exterior doors', '<p>Enter the <strong>opaque</strong> area of the outside doors in square feet, which is the area without glass. A door from the garage into the house goes into its own column.</p>
<ul>
<li><strong>Door without glass</strong>: width times height.</li>
<li><strong>Door with more than {policy:doorGlazingPercent} glass, or with a rated label</strong>: enter it as glazing, the whole door.</li>
<li><strong>Mostly solid door with some glass</strong>: enter the glass as glazing, together with an imaginary frame of {policy:doorGlassFrameInches} inches on all sides. The rest is opaque door.</li>
</ul>
<p>An example: the glass measures 20 by 32 inches. With the frame it becomes 24 by 36 inches, which is 6 square feet of glazing. A door of 20 square feet then has 14 square feet of opaque area.</p>
<p>The garage’s own outside doors do not count.</p>', 'G', '5', '2026-11-22 00:46:52.13806+00'),
	('g-6', 'Other walls', '<p>Use this box for wall area that length times plate height leaves out. Enter it in square feet, by orientation.</p>
<ul>
<li>the triangles of gable walls in rooms with a vaulted ceiling,</li>
<li>the wall of a stairwell or a high entry between two stories,</li>
<li>walls that meet an attic or a crawlspace, with the orientation Adjacent to Attic or Adjacent to Crawlspace, and</li>
<li>walls below grade, which means below the ground outside.</li>
</ul>
<p>A triangle has half of its width times its height: a gable 24 ft wide and 6 ft high has 72 square feet.</p>
<p>Do not enter walls that are already in the <a href="/faq-g#g-2">perimeter lengths</a>, walls between two heated rooms, or walls around the garage that do not touch the house. A wall counted twice makes your result worse than it should be.</p>', 'G', '6', '2026-11-22 00:46:52.13806+00'),
	('g-7', 'Wall insulation', '<p>Choose the insulation that fits the depth of your wall. The R-value says how well it resists the flow of heat: higher is better. <strong>Never compress insulation</strong>, because squeezed insulation loses part of its value.</p>
<table><caption>Thickness of wall batts</caption>
<thead><tr><th scope="col">Batt</th><th scope="col">Thickness</th></tr></thead>
<tbody><tr><th scope="row">R-13</th><td>3.5 in</td></tr>
<tr><th scope="row">R-15</th><td>3.5 in</td></tr>
<tr><th scope="row">R-19</th><td>6.25 in; works as R-17.8 squeezed into a 2×6 wall</td></tr>
<tr><th scope="row">R-21</th><td>5.5 in</td></tr></tbody></table>
<p>A 2×4 wall is 3.5 inches deep and a 2×6 wall is 5.5 inches deep. So R-13 and R-15 fit the first, and R-21 fits the second. An R-19 batt is too thick for a 2×6 wall, so it counts as R-17.8 there.</p>
<p>For an existing wall, choose what is really in it. If you do not know, look behind an outlet cover with the power off, or go by the age of the house and tell us. The mandatory minimum for new walls depends on the edition of the code (Energy Code 2025).</p>', 'G', '7', '2026-11-22 00:46:52.13806+00'),
	('g-8', 'House wrap', '<p>Tick this credit if the outside walls are wrapped in an air barrier under the siding, with all joints taped and openings sealed. The wrap keeps wind out of the walls, so the house loses less heat.</p>
<ul>
<li>The product needs a rating of at least {policy:houseWrapMinimumPerms} perms. A perm measures how well water vapor can pass, so that the wall can dry.</li>
<li>The default reduction of the specific leakage area (how leaky the house is for its size) is {policy:houseWrapLeakageReduction}.</li>
</ul>
<p>These are the values of our help sheets. The credit comes from earlier editions of the code. We check whether it can still be taken under the edition that applies to your permit, now the Energy Code 2025. Ordinary building paper does not earn it.</p>', 'G', '8', '2026-11-22 00:46:52.13806+00'),
	('h-1', 'Roof area covered by the addition', '<p>Enter how much of the existing roof the addition will cover, in square feet. Use the <strong>plan area</strong>: the area as seen from straight above, not along the slope.</p>
<p>This matters when you build upward. A new upper story covers roof that is exposed to the weather today. Afterwards there is a heated room above it, so the program has to take that roof away from the old house.</p>
<p>An example: a second story of 20 by 30 ft on a one-story house covers 600 square feet of the old roof. Enter 600. The addition’s own new roof is entered separately.</p>
<p>If the addition stands beside the house and covers none of its roof, enter 0. Count only roof above heated or cooled rooms, not above a porch or a garage.</p>', 'H', '1', '2026-11-22 00:46:52.13806+00'),
	('h-2', 'Special roofs without an attic', '<p>A special roof is one <strong>without an attic</strong>: the ceiling follows the roof. Vaulted and cathedral ceilings and most flat roofs are of this kind. Enter them here <strong>for the addition only</strong>, on lines of their own.</p>
<ul>
<li>Enter the projected area in square feet, which is the area on the floor plan below the roof. Do not measure along the slope.</li>
<li>Choose the insulation that fits the depth of the rafters with the air gap that they need.</li>
<li>For an old roof of this kind that the project takes off, there are <a href="/faq-h#h-8">“Existing to be replaced…” options</a>.</li>
</ul>
<p>Do not count the same area again as a ceiling below an attic. If part of a room has a flat ceiling and part is vaulted, split the area between the two.</p>', 'H', '2', '2026-11-22 00:46:52.13806+00'),
	('h-3', 'Roof and ceiling insulation', '<p>Choose the R-value (resistance to heat flow) of the insulation above the rooms. It must fit without being squeezed: <strong>insulation must not be compressed</strong>, and most roofs need an air gap above it.</p>
<table><caption>Thickness of ceiling batts</caption>
<thead><tr><th scope="col">Batt</th><th scope="col">Thickness</th></tr></thead>
<tbody><tr><th scope="row">R-19</th><td>6.25 in</td></tr>
<tr><th scope="row">R-21</th><td>5.5 in</td></tr>
<tr><th scope="row">R-25</th><td>8 in</td></tr>
<tr><th scope="row">R-30</th><td>8.25 or 10 in</td></tr>
<tr><th scope="row">R-38</th><td>10.25 or 12 in</td></tr>
<tr><th scope="row">R-49</th><td>an R-38 batt plus 3.5 in of R-11</td></tr></tbody></table>
<p>Where two thicknesses are given, both kinds are sold, so check which one fits. Between rafters the depth of the rafters is the limit. In an attic there is more room, and loose-fill insulation is common: enter its R-value at the settled depth.</p>
<p>Look at the edges too. At a low eave there is often less room than in the middle. The least insulation allowed depends on your climate zone (the part of California your address lies in) and on the edition of the code, now the Energy Code 2025.</p>', 'H', '3', '2026-11-22 00:46:52.13806+00'),
	('h-4', 'Floor insulation', '<p>Choose the R-value (resistance to heat flow) of the insulation in floors that are raised above a crawlspace, a garage or outdoor air. The joists must be deep enough, since <strong>insulation must not be compressed</strong>. It also has to touch the underside of the floor, held up by wires or netting.</p>
<table><caption>Thickness of floor batts</caption>
<thead><tr><th scope="col">Batt</th><th scope="col">Thickness</th></tr></thead>
<tbody><tr><th scope="row">R-13</th><td>3.5 in</td></tr>
<tr><th scope="row">R-19</th><td>6.25 in</td></tr>
<tr><th scope="row">R-22</th><td>6.5 in</td></tr>
<tr><th scope="row">R-25</th><td>8 in</td></tr>
<tr><th scope="row">R-30</th><td>8.25 or 10 in</td></tr></tbody></table>
<p>Where two thicknesses are given, both kinds are sold. A floor between two heated rooms needs no entry. A concrete slab on the ground is entered as a slab, with the insulation at its edge if it has any. The least insulation allowed depends on the edition of the code, now the Energy Code 2025.</p>', 'H', '4', '2026-11-22 00:46:52.13806+00'),
	('h-5', 'Radiant barrier', '<p>A radiant barrier is a shiny sheet below the roof that keeps the roof’s heat from shining into the attic. Tick the credit if yours meets these help-sheet values:</p>
<ul>
<li>Emittance (how much heat it gives off): {policy:radiantBarrierEmittance} or less.</li>
<li>Attic vents: at least 1 square foot for each {policy:ventRatio} square feet of attic floor, or for each {policy:relaxedVentRatio} with a vapor retarder or with high and low vents.</li>
<li>At least {policy:upperVentPercent} of the vent area in the upper part.</li>
<li>Gaps: {policy:gapAboveInsulationInches} inches above the ceiling insulation and {policy:gapAtPeakInches} inches at the peak.</li>
<li>Air space: {policy:trussBottomAirSpaceInches} inches when fixed to the bottom of the trusses, {policy:enclosedRafterAirSpaceInches} inch in enclosed rafter spaces.</li>
</ul>
<p>The shiny side faces the air space. Some climate zones (parts of California with their own requirements) ask for a barrier in the prescriptive rules of the Energy Code 2025. Then it is no longer a credit.</p>', 'H', '5', '2026-11-22 00:46:52.13806+00'),
	('h-6', 'Cool roof', '<p>A cool roof reflects the sun and gives its heat off again, so the house stays cooler. Tick the credit if the product has a rating and meets our help-sheet minimums:</p>
<ul>
<li>Reflectance (the share of sunlight sent back): {policy:tileReflectance} or more for tile, {policy:otherReflectance} or more for other products.</li>
<li>Emittance (how well it gives off heat): {policy:coolRoofEmittance} or more.</li>
<li>Liquid-applied products: at least {policy:liquidAppliedMils} mils thick when dry. A mil is a thousandth of an inch.</li>
</ul>
<p>The Energy Code 2025 counts <strong>aged</strong> values, measured after some years of weather. Check the aged values of your product against the rule for your climate zone (the part of California your address lies in): <a href="https://coolroofs.org/directory" target="_blank" rel="noopener noreferrer">cool roof directory (opens in a new tab)</a>. If you re-roof an existing house, a cool roof may be required even without an energy report.</p>', 'H', '6', '2026-11-22 00:46:52.13806+00'),
	('h-7', 'Enclosed crawlspace', '<p>Tick this if the raised floor stands over a crawlspace with walls on all sides. The ground below and the walls around it keep the wind off the floor, so the floor loses less heat than one over open air. Ordinary foundation vents do not make a crawlspace open.</p>
<p>Do not tick it for a floor that hangs over a porch, a driveway or open ground, such as a house on posts.</p>
<ul>
<li>The crawlspace does not count in the conditioned floor area (heated or cooled space).</li>
<li>A wall between a room and a crawlspace has the orientation <strong>Adjacent to Crawlspace</strong>, without a direction. Enter it under <a href="/faq-g#g-6">other walls</a>.</li>
<li>If part of the floor is over a crawlspace and part over open air, enter two lines.</li>
</ul>', 'H', '7', '2026-11-22 00:46:52.13806+00'),
	('h-8', 'What does “Existing to be replaced…” mean?', '<p>These choices in the insulation list stand for a roof without an attic that exists today and that the project <strong>takes off or rebuilds</strong>.</p>
<p>Pick the one that names the insulation that the old roof has now, and enter the projected area (as seen on the plan) that goes away. The program then knows what was there before, and does not count that roof as part of the finished house. Enter the new roof on a line of its own, with its new insulation.</p>
<p>Do not use these choices for a roof that stays, or for one that only gets new shingles. If you do not know what the old roof holds, go by the age of the house, choose the nearest lower value, and write us a note. This concerns <a href="/faq-h#h-2">special roofs</a> only.</p>', 'H', '8', '2026-11-22 00:46:52.13806+00'),
	('i-1', 'Custom overhang', '<p>Enter a custom overhang for a window whose shade differs from the typical one of your house, such as a porch roof, a balcony or a deep eave. It needs two measurements, both in feet:</p>
<ul>
<li><strong>Overhang length</strong>: how far it sticks out from the wall, measured horizontally.</li>
<li><strong>Overhang height</strong>: the vertical distance from the head (top) of the window up to the underside of the overhang. Enter 0 if the overhang drops below the head.</li>
</ul>
<p>If an overhang sits above the window by more than {policy:overhangHeightToProjection} times its length, it gives almost no shade, so skip it. With a length of 2 ft, that means more than 4 ft above the window.</p>
<p>Overhangs help most on south windows. If most windows have the same eave, use the <a href="/faq-i#i-3">typical overhang</a> instead.</p>', 'I', '1', '2026-11-22 00:46:52.13806+00'),
	('i-2', 'Typical window header height', '<p>Enter the height of the top of your usual windows above the floor. In a house with {policy:typicalPlateFeet} ft plates it is normally <strong>{policy:typicalHeaderHeight}</strong>, because windows and doors then line up at the top.</p>
<p>The plate is the beam on top of the wall: see <a href="/faq-i#i-4">typical plate height</a>. Walls of 9 or 10 ft often have higher headers, so read them from the elevations or the window schedule.</p>
<p>This height, the plate height and the overhang length together say how much shade the eave gives to a typical window. If a few windows differ, leave this value as it is and give those windows a <a href="/faq-i#i-1">custom overhang</a>. Header height is not window height: the height of the window itself is always asked for in addition.</p>', 'I', '2', '2026-11-22 00:46:52.13806+00'),
	('i-3', 'Typical overhang length', '<p>Enter how far the usual eave sticks out from the wall, in feet, measured horizontally from the face of the wall to the edge. A gutter does not count.</p>
<p>You type it once. Then tick <strong>Typcl O.H.</strong> (typical overhang) on each glazing line whose windows lie under that eave, and the program fills in the typical values there. Leave the box empty for windows without an overhang, for example on a gable end or below another story. For windows with a different one, enter a <a href="/faq-i#i-1">custom overhang</a>.</p>
<p>An example: an eave of 1 ft 6 in is entered as 1.5. If the eaves differ around the house, take the length that most windows have, and enter the others one by one.</p>', 'I', '3', '2026-11-22 00:46:52.13806+00'),
	('i-4', 'Typical plate height', '<p>Enter the height of the top plate above the floor, in feet, for the walls that hold most of your windows. The top plate is the beam on top of the wall that carries the roof. {policy:typicalPlateFeet} ft is common.</p>
<p>Together with the <a href="/faq-i#i-2">typical window header height</a>, it tells how far the eave stands above the window. An example: the plate is at 9 ft and the window head at 7 ft. The eave is then about 2 ft above the window, as long as it does not drop lower.</p>
<p>This value is for shade only. The <a href="/faq-g#g-1">average plate height</a> under walls gives the wall area and can differ. Windows in higher or lower walls get a <a href="/faq-i#i-1">custom overhang</a> if they have one.</p>', 'I', '4', '2026-11-22 00:46:52.13806+00'),
	('i-5', 'Re-using existing windows', '<p>If you take a window out of the old house and build it into a new wall, enter it in two places:</p>
<ol>
<li>On the <strong>Existing Glazing</strong> tab, mark it <strong>To Be Removed</strong>. It no longer counts in its old place.</li>
<li>In <strong>Added Glazing</strong>, enter it where it goes, with its new orientation, and pick a <strong>Pre-Existing</strong> type. Then it keeps its old values.</li>
</ol>
<p>Old single-pane windows lose much heat, and the energy budget of your addition has to carry that. A new window often costs less than the measures needed to make up for an old one.</p>
<p>A window that stays where it is does not belong here: it simply stays on the Existing Glazing tab. For new windows in old openings, see <a href="/faq-i#i-6">replacing existing windows</a>.</p>', 'I', '5', '2026-11-22 00:46:52.13806+00'),
	('i-6', 'Replacing existing windows', '<p>Enter the old house as it was <strong>before</strong> the work, and then the change:</p>
<ol>
<li>Enter the existing glazing totals as they are before replacement.</li>
<li>In the special glass section, mark the windows that go with <strong>To be removed?</strong></li>
<li>Enter the new windows as added glazing and tick <strong>Added to Existing Wall</strong>, so that the program puts them into the old wall and not into the addition.</li>
</ol>
<p>Use the values on the new window’s label: U-factor (heat loss) and SHGC (sun heat let in). Good new windows in the old part earn credit that can help an addition to comply.</p>
<p>New glass in an old frame is not a rated window, so <a href="/faq-d#d-4">default values</a> may apply. If you only replace windows and add nothing, the <a href="/compliance-wizard">compliance wizard</a> shows what you need (Energy Code 2025).</p>', 'I', '6', '2026-11-22 00:46:52.13806+00'),
	('i-7', 'Orientation and grouping of windows', '<p>You can enter several windows on one line if they share all four of these:</p>
<ul>
<li>the same overhang,</li>
<li>the same window height,</li>
<li>the same sash type, such as fixed, sliding or casement, and</li>
<li>the same orientation.</li>
</ul>
<p>Add up the areas of such windows. As soon as one of the four differs, start a new line. The <strong>window height</strong> is the vertical size of the window in feet. It is always required, because it decides how much of the glass an overhang shades.</p>
<p>Choose the orientation of the wall that holds the window, as <a href="/faq-g#g-3">seen from the front</a>. Glass doors are entered as windows. So is glass in <a href="/faq-g#g-5">mostly solid doors</a>. Skylights take the direction in which their roof slopes.</p>', 'I', '7', '2026-11-22 00:46:52.13806+00'),
	('i-8', 'Glazing percentage', '<p>It is the total area of windows, glass doors and skylights divided by the conditioned floor area (heated or cooled space). A house of 2,000 square feet with 360 square feet of glass has 18%.</p>
<p>The more glass, the harder it is to comply, and the direction counts too. More than {policy:westGlazingPercent} of the floor area as glass that faces within {policy:westDegrees} degrees of west is a large penalty in hot climates, because the low afternoon sun shines straight in.</p>
<p>If your design does not comply, try these first:</p>
<ul>
<li>Move glass from the west to the north or south.</li>
<li>Choose windows with a lower SHGC (the share of the sun’s heat let in).</li>
<li>Add overhangs.</li>
<li>Make large windows a little smaller.</li>
</ul>
<p>The limit for your climate zone (the part of California your address lies in) stands in the Energy Code 2025. The performance way allows more glass if something else makes up for it.</p>', 'I', '8', '2026-11-22 00:46:52.13806+00');
INSERT INTO "help_revisions" ("help_id", "revision", "question", "help_text", "changed_at", "changed_by") OVERRIDING SYSTEM VALUE VALUES
	('a-1', '1', 'What can you do for me?', '<p>We prepare the energy reports that California building departments ask for under Title 24, Part 6, the state’s Energy Code. There are two ways to work with us.</p>
<ul>
<li><strong><a href="/do-it-yourself">Do It Yourself</a></strong> is for homes. You enter your measurements with our takeoff tools. An energy analyst checks your data before you pay.</li>
<li><strong><a href="/full-service">Full Service</a></strong> is for homes and for commercial buildings. You send us your plans. An analyst answers with a firm quote and a delivery time. You do not need an account.</li>
</ul>
<p>Is your project the outdoor lighting of a commercial building? Please <a href="/contact-us">contact us</a> first. Not sure that you need a report at all? Ask the <a href="/compliance-wizard">compliance wizard</a>.</p>', '2026-11-22 00:46:52.138+00', 'the first version'),
	('a-1', '2', 'How can you help me?', '<p>Ask Ada.</p>', '2026-11-22 00:46:57.344+00', 'ada');
INSERT INTO "site_configuration" ("id", "document", "revision", "last_update") OVERRIDING SYSTEM VALUE VALUES
	('1', '{"baseUrl": {"app": "", "site": ""}, "company": {"name": "Ada Energy", "email": {"address": "ada@example.com"}, "phone": {"number": "555-0100", "areaCode": "510"}, "address": {"line1": "100 Example Street", "country": "USA", "cityText": "Oakland", "stateText": "CA", "postalCode": "94612"}}, "announce": "", "navLinks": {"faq": "/faq", "logo": "/services", "admin": "/admin", "login": "/login", "logout": "/logout", "prices": "/prices", "services": "/services", "contactUs": "/contact-us", "myAccount": "/my-account", "resources": "/faq", "myProjects": "/project/list", "newProject": "/project/list", "fullService": "/full-service", "customerMail": "service@example.com", "doItYourself": "/do-it-yourself", "activeProject": "/project/list", "resourceLinks": "/resource-links", "supportPhone1": "(510) 555-0101", "supportPhone2": "(510) 555-0102", "complianceWizard": "/compliance-wizard", "termsAndConditions": "/terms-and-conditions"}, "isStagingEnv": false, "announceSchedule": null}', '2', '2026-11-22 00:46:57.375+00');
INSERT INTO "estimator_prices" ("id", "document", "revision", "last_update") OVERRIDING SYSTEM VALUE VALUES
	('1', '{"commercial": {"perfAppr": {"1": 285, "3": 365}, "prescAppr": {"1": 177, "2": 425, "3": 288}, "estmOffset": 50, "newBuildingBase": 500, "perfApprTrigger": 701, "exstPlusAdtnBase": 500}, "residential": {"estmOffset": 60, "adtnOnlyBase": 350, "uniqueUnitType": 125, "adtnOnlyBasenew": 375, "adtnOnlyPerFoot": 0.6, "multiFamilyBase": 550, "newBuildingBase": 500, "exstPlusAdtnBase": 500, "adtnOnlySelfServe": 249, "newBuildingPerFoot": 0.23, "exstPlusAdtnPerFoot": 0.23, "newBuildingSelfServe": 249, "exstPlusAdtnSelfServe": 299}}', '2', '2026-11-22 00:46:57.453+00');
INSERT INTO "submissions" ("id", "reference", "idempotency_key", "project_name", "project_type", "sender", "email", "phone", "comment", "has_dropbox", "received_at", "status", "last_update") OVERRIDING SYSTEM VALUE VALUES
	('11111111-1111-4111-8111-111111111111', 'FS-20261015-7K3Q9XMT', 'key-1', 'Oak Street 12', 'A Residential Addition', 'Mel Moss', 'mel@example.com', '(510) 555-0123', 'Two storeys – see sheet A2.', 'false', '2026-10-15 17:00:00+00', 'in-review', '2026-10-16 17:00:00+00'),
	('22222222-2222-4222-8222-222222222222', 'FS-20261116-2B4C6D8F', NULL, 'Harbor Café', 'Commercial or Non-Residential', 'Ann O''Hara', 'ann@example.com', '(510) 555-0124', '', 'true', '2026-11-16 07:30:00+00', 'new', '2026-11-16 07:30:00+00');
INSERT INTO "submission_files" ("id", "submission_id", "position", "name", "stored_name", "media_type", "size", "sha256", "scan_state", "scan_finding", "scanned_at") OVERRIDING SYSTEM VALUE VALUES
	('aaaaaaaa-0000-4000-8000-000000000001', '11111111-1111-4111-8111-111111111111', '0', 'plan A1.pdf', '0-plan.pdf', 'application/pdf', '1200', '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b', 'not-scanned', NULL, NULL),
	('aaaaaaaa-0000-4000-8000-000000000002', '11111111-1111-4111-8111-111111111111', '1', 'plan A2.pdf', '1-plan.pdf', 'application/pdf', '2400', 'd4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35', 'clean', NULL, NULL),
	('aaaaaaaa-0000-4000-8000-000000000003', '22222222-2222-4222-8222-222222222222', '0', 'café.pdf', '0-cafe.pdf', 'application/pdf', '99', '4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce', 'waiting', NULL, NULL);
INSERT INTO "submission_notes" ("id", "submission_id", "at", "account_id", "by", "text") OVERRIDING SYSTEM VALUE VALUES
	('bf29ba9f-278e-4add-9a29-cb922b2a95de', '11111111-1111-4111-8111-111111111111', '2026-10-16 17:00:00+00', '4c85f72c-3924-45b4-b997-3369271fd6f3', 'pia', 'Called the owner.');
INSERT INTO "audit_entries" ("id", "at", "account_id", "by", "action", "subject", "before", "after") OVERRIDING SYSTEM VALUE VALUES
	('1', '2026-11-22 00:46:56.549958+00', '4c85f72c-3924-45b4-b997-3369271fd6f3', 'pia', 'account.confirmTotp', 'account pia', '{"totpEnabled": false}', '{"totpEnabled": true}'),
	('2', '2026-11-22 00:46:56.929176+00', 'e8ed5062-3fce-4ee6-8447-d402fafbb290', 'ada', 'products.update', 'product 1001', '{"_id": "4c81fff5-9bc9-4d34-ae51-6b95244534d5", "sku": "1001", "name": "Standard Residential Report", "price": 149, "isActive": true, "lastUpdate": "2026-11-22T00:46:52.138Z", "dateCreated": "2026-11-22T00:46:52.138Z", "description": "For a new residential building, or an addition that complies by itself.<br />Holds the certificate of compliance, the mandatory measures checklist and the HVAC load calculations."}', '{"_id": "4c81fff5-9bc9-4d34-ae51-6b95244534d5", "sku": "1001", "name": "Standard Residential Report", "price": 155.5, "isActive": true, "lastUpdate": "2026-11-22T00:46:56.988Z", "dateCreated": "2026-11-22T00:46:52.138Z", "description": "For a new residential building, or an addition that complies by itself.<br />Holds the certificate of compliance, the mandatory measures checklist and the HVAC load calculations."}'),
	('3', '2026-11-22 00:46:57.280812+00', 'e8ed5062-3fce-4ee6-8447-d402fafbb290', 'ada', 'products.insert', 'product 3003', NULL, '{"_id": "eca8630e-2903-475c-ac08-cad1f5b0102b", "sku": "3003", "name": "Site Visit", "price": 250, "isActive": true, "lastUpdate": "2026-11-22T00:46:57.280Z", "dateCreated": "2026-11-22T00:46:57.280Z", "description": "An analyst visits the building."}'),
	('4', '2026-11-22 00:46:57.343363+00', 'e8ed5062-3fce-4ee6-8447-d402fafbb290', 'ada', 'help.update', 'help text a-1', E'{"helpText": "<p>We prepare the energy reports that California building departments ask for under Title 24, Part 6, the state’s Energy Code. There are two ways to work with us.</p>\\n<ul>\\n<li><strong><a href=\\"/do-it-yourself\\">Do It Yourself</a></strong> is for homes. You enter your measurements with our takeoff tools. An energy analyst checks your data before you pay.</li>\\n<li><strong><a href=\\"/full-service\\">Full Service</a></strong> is for homes and for commercial buildings. You send us your plans. An analyst answers with a firm quote and a delivery time. You do not need an account.</li>\\n</ul>\\n<p>Is your project the outdoor lighting of a commercial building? Please <a href=\\"/contact-us\\">contact us</a> first. Not sure that you need a report at all? Ask the <a href=\\"/compliance-wizard\\">compliance wizard</a>.</p>", "question": "What can you do for me?"}', '{"helpText": "<p>Ask Ada.</p>", "question": "How can you help me?"}'),
	('5', '2026-11-22 00:46:57.374324+00', 'e8ed5062-3fce-4ee6-8447-d402fafbb290', 'ada', 'config.update', 'site configuration', '{"baseUrl": {"app": "", "site": ""}, "company": {"name": "Energy Compliance Reports", "email": {"address": "info@example.com"}, "phone": {"number": "555-0100", "areaCode": "510"}, "address": {"line1": "100 Example Street", "country": "USA", "cityText": "Oakland", "stateText": "CA", "postalCode": "94612"}}, "announce": "", "navLinks": {"faq": "/faq", "logo": "/services", "admin": "/admin", "login": "/login", "logout": "/logout", "prices": "/prices", "services": "/services", "contactUs": "/contact-us", "myAccount": "/my-account", "resources": "/resources", "myProjects": "/project/list", "newProject": "/project/list", "fullService": "/full-service", "customerMail": "service@example.com", "doItYourself": "/do-it-yourself", "activeProject": "/project/list", "resourceLinks": "/resource-links", "supportPhone1": "(510) 555-0101", "supportPhone2": "(510) 555-0102", "complianceWizard": "/compliance-wizard", "termsAndConditions": "/terms-and-conditions"}, "isStagingEnv": false, "announceSchedule": null}', '{"baseUrl": {"app": "", "site": ""}, "company": {"name": "Ada Energy", "email": {"address": "ada@example.com"}, "phone": {"number": "555-0100", "areaCode": "510"}, "address": {"line1": "100 Example Street", "country": "USA", "cityText": "Oakland", "stateText": "CA", "postalCode": "94612"}}, "announce": "", "navLinks": {"faq": "/faq", "logo": "/services", "admin": "/admin", "login": "/login", "logout": "/logout", "prices": "/prices", "services": "/services", "contactUs": "/contact-us", "myAccount": "/my-account", "resources": "/faq", "myProjects": "/project/list", "newProject": "/project/list", "fullService": "/full-service", "customerMail": "service@example.com", "doItYourself": "/do-it-yourself", "activeProject": "/project/list", "resourceLinks": "/resource-links", "supportPhone1": "(510) 555-0101", "supportPhone2": "(510) 555-0102", "complianceWizard": "/compliance-wizard", "termsAndConditions": "/terms-and-conditions"}, "isStagingEnv": false, "announceSchedule": null}'),
	('6', '2026-11-22 00:46:57.452513+00', 'e8ed5062-3fce-4ee6-8447-d402fafbb290', 'ada', 'config.updateEstimatorPrices', 'estimator prices', '{"commercial": {"perfAppr": {"1": 285, "3": 365}, "prescAppr": {"1": 177, "2": 425, "3": 288}, "estmOffset": 50, "newBuildingBase": 500, "perfApprTrigger": 701, "exstPlusAdtnBase": 500}, "residential": {"estmOffset": 50, "adtnOnlyBase": 350, "uniqueUnitType": 125, "adtnOnlyBasenew": 375, "adtnOnlyPerFoot": 0.6, "multiFamilyBase": 550, "newBuildingBase": 500, "exstPlusAdtnBase": 500, "adtnOnlySelfServe": 249, "newBuildingPerFoot": 0.23, "exstPlusAdtnPerFoot": 0.23, "newBuildingSelfServe": 249, "exstPlusAdtnSelfServe": 299}}', '{"commercial": {"perfAppr": {"1": 285, "3": 365}, "prescAppr": {"1": 177, "2": 425, "3": 288}, "estmOffset": 50, "newBuildingBase": 500, "perfApprTrigger": 701, "exstPlusAdtnBase": 500}, "residential": {"estmOffset": 60, "adtnOnlyBase": 350, "uniqueUnitType": 125, "adtnOnlyBasenew": 375, "adtnOnlyPerFoot": 0.6, "multiFamilyBase": 550, "newBuildingBase": 500, "exstPlusAdtnBase": 500, "adtnOnlySelfServe": 249, "newBuildingPerFoot": 0.23, "exstPlusAdtnPerFoot": 0.23, "newBuildingSelfServe": 249, "exstPlusAdtnSelfServe": 299}}');
TRUNCATE "data_revision";
INSERT INTO "data_revision" ("id", "revision") OVERRIDING SYSTEM VALUE VALUES
	('1', '12');
SELECT setval('public.audit_entries_id_seq', 6);
CREATE SCHEMA "drizzle";
CREATE TABLE "drizzle"."__drizzle_migrations" (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint);
INSERT INTO "drizzle"."__drizzle_migrations" (hash, created_at) VALUES
	('741c0652efde79ef022f4d044df594edf6a7f7e3bf0408f835c549c169ee7e0d', 1795214570560),
	('c0a14f0157e4129fa54bffbc683bea4f1212178e2ca7f2d306a196fdd605113f', 1795214571151),
	('b1cae5aabe2fb664894bac32cb3a38ad244c2c34a823722ef1293780f81e2b0f', 1795217493005),
	('ad19fb9bd2136a4c72e6caf27ad4226cc4c6fb47d95b5c2a6423f26a6a2ffb70', 1795217981777),
	('e832189461ba690c50530e7c0a7e2c284c102e038386c20c745ef2ab04d11ecb', 1795226941292);
