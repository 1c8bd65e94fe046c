CREATE TABLE "seed_marks" (
	"seed_set" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	CONSTRAINT "seed_marks_seed_set_key_pk" PRIMARY KEY("seed_set","key")
);
