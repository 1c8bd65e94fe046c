/** Stops the PostgreSQL server of test-database.mjs. */
export default () => globalThis.stopTestDatabase();
