/** Stops the PostgreSQL server that test-database.mjs has started, if any. */
export default () => globalThis.stopTestDatabase();
