INSERT INTO "data_revision" ("revision") VALUES (1);
--> statement-breakpoint
CREATE FUNCTION "announce_data_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	current_revision bigint;
BEGIN
	UPDATE "data_revision" SET "revision" = "revision" + 1 RETURNING "revision" INTO current_revision;
	PERFORM pg_notify('data_changed', current_revision::text);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "announce_registry_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('registry_changed', '');
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_data_change"();
--> statement-breakpoint
CREATE TRIGGER "site_configuration_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_configuration"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_data_change"();
--> statement-breakpoint
CREATE TRIGGER "estimator_prices_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "estimator_prices"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_data_change"();
--> statement-breakpoint
CREATE TRIGGER "help_items_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "help_items"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_data_change"();
--> statement-breakpoint
CREATE TRIGGER "remote_versions_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "remote_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_registry_change"();
--> statement-breakpoint
CREATE TRIGGER "remote_releases_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "remote_releases"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_registry_change"();
