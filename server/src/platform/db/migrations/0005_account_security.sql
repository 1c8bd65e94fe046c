CREATE TABLE "mailed_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"security_stamp" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_links_purpose_known" CHECK ("mailed_links"."purpose" in ('confirm-email', 'reset-password'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "security_stamp" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "last_step" bigint;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_links_account" ON "mailed_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mailed_links_expires" ON "mailed_links" USING btree ("expires_at");--> statement-breakpoint
-- Links that were mailed before carry no stamp: they end here, and their holders ask for new ones.
DELETE FROM "verifications";
