import fp from 'fastify-plugin';
import type { AppDependencies } from '../app/app-dependencies.ts';
import { RequestCounts } from './request-counts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts requests across all servers; null if the site can have only one process. */
    readonly requestCounts: RequestCounts | null;
  }
}

/** Milliseconds between exchanges of counts. For this long, a client can exceed a limit by switching servers. */
const exchangeMs = 500;
const sweepMs = 600_000;

/**
 * Counts the requests of clients for rate limits. All processes and servers of the site share the counts. A site with
 * one process needs no shared counts. But a site that uses a PostgreSQL server and a bucket always shares the counts,
 * because several servers of such a site can run at the same time.
 */
export const limitsPlugin = fp<Pick<AppDependencies, 'database' | 'settings'>>(
  async (app, { database, settings }) => {
    const isShared = settings.processes > 1 || (settings.databaseUrl !== null && settings.s3 !== null);
    const counts = isShared ? new RequestCounts(database.background) : null;
    app.decorate('requestCounts', counts);
    if (!counts) return;
    let isLogged = false;
    const exchange = () =>
      counts.exchange().then(
        () => {
          isLogged = false;
        },
        (err: unknown) => {
          if (!isLogged) app.log.warn({ err }, 'Limits of clients are counted by each server separately');
          isLogged = true;
        },
      );
    const sweep = () => counts.sweep().catch(() => undefined);
    const timers = [setInterval(exchange, exchangeMs).unref(), setInterval(sweep, sweepMs).unref()];
    app.addHook('onClose', async () => {
      for (const timer of timers) clearInterval(timer);
      await exchange();
    });
  },
  { name: 'limits' },
);
