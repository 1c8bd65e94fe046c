import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../../platform/clock/clock.ts';
import type { JobDefinition } from '../../../platform/jobs/job-queue.ts';

/** The queue of the job that checks the deadlines of orders. */
export const orderClockQueue = 'order-clocks';

const minuteMs = 60_000;

/**
 * Checks the deadlines of orders when the site starts and then every minute, by a job: only one process does each
 * check, another takes over if it dies, and failures are retried. Decisions depend only on stored instants, so a
 * skipped check loses nothing.
 */
export function keepTime(app: FastifyInstance, look: () => Promise<void>): void {
  app.jobs.add(clockJob(look, app.log));
  const send = (id: string) =>
    app.jobs
      .sendNow(orderClockQueue, id)
      .then(() => app.jobs.wake(orderClockQueue))
      .catch((err: unknown) => app.log.error({ err }, 'The deadlines of orders were not checked'));
  const timer = setInterval(() => send(idOfMinute(systemClock.now())), minuteMs).unref();
  app.addHook('onReady', () => send(randomUUID()));
  app.addHook('onClose', async () => clearInterval(timer));
}

function clockJob(look: () => Promise<void>, log: FastifyInstance['log']): JobDefinition {
  return {
    name: orderClockQueue,
    // The next minute brings the next job.
    retry: { limit: 3, firstDelay: 5, maxDelay: 20 },
    concurrency: 1,
    attemptTimeoutSeconds: 600,
    run: look,
    async park(id) {
      log.error({ job: id }, 'The deadlines of orders could not be checked');
    },
  };
}

/** Returns the same id in every process of the site, so that the queue accepts one job per minute. */
export function idOfMinute(now: Date): string {
  const minute = Math.floor(now.getTime() / minuteMs);
  const hex = createHash('sha256').update(`${orderClockQueue} ${minute}`).digest('hex');
  // A version 8 UUID, whose content is up to the application.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
