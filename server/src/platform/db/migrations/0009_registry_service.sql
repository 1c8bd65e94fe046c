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
ALTER TABLE "remote_releases" ADD COLUMN "released_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "remote_releases" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "remote_releases" ADD COLUMN "withdrawn_by" text;--> statement-breakpoint
ALTER TABLE "remote_releases" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "remote_versions" ADD COLUMN "blobs" jsonb;--> statement-breakpoint
ALTER TABLE "remote_versions" ADD COLUMN "source_commit" text;--> statement-breakpoint
ALTER TABLE "remote_versions" ADD COLUMN "published_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "remote_versions" ADD COLUMN "swept_at" timestamp with time zone;