import fp from 'fastify-plugin';
import type { AppDependencies } from '../app/app-dependencies.ts';
import { RequestCounts } from './request-counts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts requests among all servers of the site; null if there can be one only, which counts for itself. */
    readonly requestCounts: RequestCounts | null;
  }
}

/** How long a client that goes from server to server may be ahead of the count, in milliseconds. */
const exchangeMs = 500;
const sweepMs = 600_000;

/** Limits of clients, where more than one server may be counting: on a PostgreSQL server and a bucket that all share. */
export const limitsPlugin = fp<Pick<AppDependencies, 'database' | 'settings'>>(
  async (app, { database, settings }) => {
    const isShared = settings.databaseUrl !== null && settings.s3 !== null;
    const counts = isShared ? new RequestCounts(database.background) : null;
    app.decorate('requestCounts', counts);
    if (!counts) return;
    let isTold = false;
    const exchange = () =>
      counts.exchange().then(
        () => {
          isTold = false;
        },
        (err: unknown) => {
          if (!isTold) app.log.warn({ err }, 'Limits of clients are counted by each server for itself');
          isTold = true;
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
