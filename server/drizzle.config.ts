import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` (in this folder) writes the next migration from the schema's changes. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/tables.ts',
  out: './src/platform/db/migrations',
});
