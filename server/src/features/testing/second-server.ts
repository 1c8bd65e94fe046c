/**
 * Runs another server of a site, for tests that kill the server: `node second-server.ts <data folder> <database>`.
 * The server handles calls about accounts, submissions, projects and orders, runs jobs, and prints its port.
 */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { systemClock } from '../../platform/clock/clock.ts';
import { startChangeFeed } from '../../platform/db/change-feed.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { openSiteDatabase } from '../../site-database.ts';
import { registerServerFeatures } from './server-features.ts';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const database = await openSiteDatabase({ dataDir, databaseUrl }, 'server');
const settings = readSettings({ DATA_DIR: dataDir, RPC_REQUESTS_PER_MINUTE: '100000' });
const logger = createLogger({ logLevel: 'error' }, process.stderr);
const changes = await startChangeFeed(database.connectionString, { warn: () => {} });
const dependencies = { settings, database, changes, logger, clock: systemClock };
const app = Fastify();
await registerServerFeatures(app, dependencies);
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
