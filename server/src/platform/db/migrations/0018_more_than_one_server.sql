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
CREATE UNLOGGED TABLE "request_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resumable_pieces" ADD CONSTRAINT "resumable_pieces_upload_id_resumable_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."resumable_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resumable_uploads_client" ON "resumable_uploads" USING btree ("client");--> statement-breakpoint
CREATE INDEX "resumable_uploads_touched" ON "resumable_uploads" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "request_counts_ends_at" ON "request_counts" USING btree ("ends_at");