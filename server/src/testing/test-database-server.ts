import { startTestServer } from '@title24/embedded-postgres/testing';
import { databaseParent, temporaryDataDir } from '../platform/db/testing/temporary-data-dir.ts';
import { JobQueue } from '../platform/jobs/job-queue.ts';
import { openSiteDatabase } from '../site-database.ts';

/**
 * Starts the PostgreSQL server of a test run, with the template database that tests copy, and prints its URL.
 * TEST_DATABASE_URL can name an empty database on another server, with a role that may create databases. Stops when
 * standard input ends, as it does at the end of the run.
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
