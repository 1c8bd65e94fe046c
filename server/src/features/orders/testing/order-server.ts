/**
 * Runs a server for tests that kill it: `node order-server.ts <data folder> <database> <time>`. It uses the database of
 * a running site, so that it starts quickly. It runs only the jobs that the parent process requests. The clock stays at
 * the given time. Environment variables contain settings: STRIPE_* to charge cards, and PUBLIC_URL. Prints the server's
 * port.
 */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { startChangeFeed } from '../../../platform/db/change-feed.ts';
import { connect } from '../../../platform/db/database.ts';
import { backgroundLimits } from '../../../platform/db/time-limits.ts';
import { type JobDefinition, JobQueue } from '../../../platform/jobs/job-queue.ts';
import { createLogger } from '../../../platform/logging/logger.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { queueConnections } from '../../testing/queue-connections.ts';
import { registerServerFeatures } from '../../testing/server-features.ts';

/** A job that the parent process requests. */
export interface RequestedJob {
  readonly queue: string;
  readonly id: string;
}

const [dataDir = '', connectionString = '', instant = ''] = process.argv.slice(2);
// Long time limits, because the machine may be busy.
const limits = backgroundLimits;
const ofQueue = new URL(connectionString);
ofQueue.searchParams.set('application_name', queueConnections);
const database = Object.assign(connect(connectionString, { limits }), {
  background: connect(ofQueue.href, { limits, max: 1 }),
  answers: async () => true,
  connectionString,
  ended: new Promise<void>(() => {}),
  close: async () => {},
});
const clock = { now: () => new Date(instant) };
const settings = readSettings({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name.startsWith('STRIPE_') || name === 'PUBLIC_URL'),
  ),
  DATA_DIR: dataDir,
  RPC_REQUESTS_PER_MINUTE: '100000',
});
const logger = createLogger({ logLevel: 'error' }, process.stderr);
const changes = await startChangeFeed(connectionString, { warn: () => {} });
const dependencies = { settings, database, changes, logger, clock };
const jobs = new Map<string, JobDefinition>();
JobQueue.prototype.add = (definition) => void jobs.set(definition.name, definition);
const app = Fastify();
await registerServerFeatures(app, dependencies);
// Numeric messages are for hold-at-write.ts.
process.on('message', (message: RequestedJob | number) => {
  if (typeof message === 'number') return;
  jobs
    .get(message.queue)
    ?.run(message.id)
    .then(
      () => process.send?.('done'),
      (error: unknown) => process.send?.(`failed: ${error}`),
    );
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
