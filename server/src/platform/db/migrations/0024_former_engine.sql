DROP TABLE "engine_sessions";--> statement-breakpoint
DELETE FROM "verifications";--> statement-breakpoint
-- Queries of the release before name what follows, and it may run beside this release while a site is restarted. This
-- release names none of it, so that the next one can drop it (decision 34).
ALTER TABLE "credentials" ALTER COLUMN "provider_account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credentials" ALTER COLUMN "provider_id" SET DEFAULT 'credential';
