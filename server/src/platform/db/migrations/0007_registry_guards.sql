ALTER TABLE "remote_versions" ADD COLUMN "files" jsonb;
--> statement-breakpoint
-- Releases so far go on as they did: the next start replaces them. A row that names no origin is somebody's own.
ALTER TABLE "remote_releases" ADD COLUMN "origin" text DEFAULT 'workspace' NOT NULL;
--> statement-breakpoint
ALTER TABLE "remote_releases" ALTER COLUMN "origin" SET DEFAULT 'command';
--> statement-breakpoint
ALTER TABLE "remote_releases" ADD CONSTRAINT "remote_releases_origin" CHECK ("remote_releases"."origin" in ('workspace', 'command'));
