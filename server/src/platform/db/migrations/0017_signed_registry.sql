CREATE TABLE "registry_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"registry" uuid DEFAULT gen_random_uuid() NOT NULL,
	"revision" bigint NOT NULL,
	"signing_secret" text NOT NULL,
	CONSTRAINT "registry_state_one_row" CHECK ("registry_state"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "registry_state" ("revision", "signing_secret")
	VALUES ((extract(epoch from clock_timestamp()) * 1000)::bigint, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "announce_registry_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The time, so that a database that was restored is ahead of what it was with its next change.
	UPDATE "registry_state" SET "revision" = greatest("revision" + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint);
	PERFORM pg_notify('registry_changed', '');
	RETURN NULL;
END;
$$;
