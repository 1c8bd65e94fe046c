import fp from 'fastify-plugin';
import type { OpenDatabase } from '../db/database.ts';
import { measureJobs } from './job-metrics.ts';
import { JobQueue } from './job-queue.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Job types can be added until the app is ready; jobs can be sent afterward. */
    readonly jobs: JobQueue;
  }
}

/** Starts and stops the job queue with the app. */
export const jobsPlugin = fp<{ readonly database: OpenDatabase }>(
  async (app, { database }) => {
    const jobs = new JobQueue(database, app.log);
    app.decorate('jobs', jobs);
    app.addHook('onReady', () => jobs.start());
    app.addHook('onClose', () => jobs.stop());
    if (app.metrics) measureJobs(app.metrics, database.background);
  },
  { name: 'jobs' },
);
