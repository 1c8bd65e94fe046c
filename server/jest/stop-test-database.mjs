/** Stops the test run's PostgreSQL server (test-database.mjs) after the last test. */
export default () => globalThis.stopTestDatabase();
