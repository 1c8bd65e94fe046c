import { statfs } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../app/app-dependencies.ts';
import { lastBackup } from '../data-dir/last-backup.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Metrics to which plugins can add; null without METRICS_ADDRESS. */
    readonly metrics: Metrics | null;
  }
}

type Options = Pick<AppDependencies, 'settings' | 'database'>;

/** Measures requests, database connections, disk space and the time of the last backup. */
export default fp<Options>(
  async (app, { settings, database }) => {
    if (!settings.metricsAddress) {
      app.decorate('metrics', null);
      return;
    }
    const { Metrics: SiteMetrics } = await import('./metrics.ts');
    const metrics = new SiteMetrics();
    app.decorate('metrics', metrics);

    const answered = metrics.durations('site_request_seconds', 'Time until a request was answered', [
      'route',
      'status',
    ]);
    app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
      answered({ route: routeOf(request), status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000);
      done();
    });
    metrics.gauge(
      'site_database_connections',
      'Connections of this server to the database',
      ['state'],
      () => {
        const { totalCount, idleCount, waitingCount } = database.$client;
        return [
          { labels: { state: 'used' }, value: totalCount - idleCount },
          { labels: { state: 'idle' }, value: idleCount },
          { labels: { state: 'awaited' }, value: waitingCount },
        ];
      },
    );
    metrics.gauge('site_disk_free_bytes', 'Free space where DATA_DIR lies', [], async () => {
      const { bavail, bsize } = await statfs(settings.dataDir);
      return [{ value: bavail * bsize }];
    });
    metrics.gauge(
      'site_backup_timestamp_seconds',
      'When the backup command last made a complete backup; 0 if never',
      [],
      async () => [{ value: (await lastBackup(settings.dataDir)).getTime() / 1000 }],
    );
  },
  { name: 'metrics' },
);

/** Returns the route's pattern instead of the URL, because there are few patterns, and a URL can contain a secret. */
export const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none';
