/** Stops the PostgreSQL of the run (test-database.mjs), after its last test. */
export default () => globalThis.stopTestDatabase();
