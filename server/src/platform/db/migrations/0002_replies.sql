CREATE TABLE "saved_replies" (
	"title" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
