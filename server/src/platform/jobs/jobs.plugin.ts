import fp from 'fastify-plugin';
import type { OpenDatabase } from '../db/database.ts';
import { JobQueue } from './job-queue.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes definitions until the app is ready, jobs from then on. */
    readonly jobs: JobQueue;
  }
}

/** The job queue, started with the app and stopped with it. */
export const jobsPlugin = fp<{ readonly database: OpenDatabase }>(
  async (app, { database }) => {
    const jobs = new JobQueue(database, app.log);
    app.decorate('jobs', jobs);
    app.addHook('onReady', () => jobs.start());
    app.addHook('onClose', () => jobs.stop());
  },
  { name: 'jobs' },
);
