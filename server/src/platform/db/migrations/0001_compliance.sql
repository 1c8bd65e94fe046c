ALTER TABLE "orders" ADD COLUMN "compliance" jsonb;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "compliance" jsonb;