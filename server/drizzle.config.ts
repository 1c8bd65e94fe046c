import { defineConfig } from 'drizzle-kit';

/** For generate-migration.mjs, which writes the next migration from the schema's changes. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/tables.ts',
  out: './src/platform/db/migrations',
});
