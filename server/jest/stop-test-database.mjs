/** Stops the PostgreSQL server that test-database.mjs started, if any. */
export default () => globalThis.stopTestDatabase();
