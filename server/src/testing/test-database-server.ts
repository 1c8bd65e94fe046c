import { startTestServer } from '@title24/embedded-postgres/testing';
import { databaseParent, temporaryDataDir } from '../platform/db/testing/temporary-data-dir.ts';
import { JobQueue } from '../platform/jobs/job-queue.ts';
import { openSiteDatabase } from '../site-database.ts';

/**
 * Starts a test run's PostgreSQL server, with the template database that tests copy (server/jest/test-database.mjs). If
 * TEST_DATABASE_URL is set, uses the server at that URL instead. The URL's database must be empty, and its user must be
 * allowed to create databases. Prints the connection URL, and stops when standard input ends.
 */
const { dataDir, remove } = await temporaryDataDir(await databaseParent());
try {
  const given = process.env.TEST_DATABASE_URL;
  const { connectionString, stop } = given
    ? { connectionString: given, stop: async () => {} }
    : await startTestServer(dataDir);
  const template = await openSiteDatabase({ dataDir, databaseUrl: connectionString });
  const jobs = new JobQueue(template, console);
  await jobs.start();
  await jobs.stop();
  // A database with connections cannot be copied.
  await template.close();
  process.stdout.write(connectionString);
  await process.stdin.resume().toArray();
  await stop();
} finally {
  await remove();
}
