import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../../platform/clock/clock.ts';
import type { JobDefinition } from '../../../platform/jobs/job-queue.ts';

/** The kind of job that looks at the clocks of orders. */
export const orderClockQueue = 'order-clocks';

const minuteMs = 60_000;

/**
 * Has the clocks of orders looked at when the site starts and every minute, by a job: of several processes one looks, one that
 * dies while it does is followed by another, and what fails is tried again. What a look decides rests on stored instants, so
 * none is missed that was not made.
 */
export function keepTime(app: FastifyInstance, look: () => Promise<void>): void {
  app.jobs.add(clockJob(look, app.log));
  const send = (id: string) =>
    app.jobs
      .sendNow(orderClockQueue, id)
      .then(() => app.jobs.wake(orderClockQueue))
      .catch((err: unknown) => app.log.error({ err }, 'The clocks of orders were not looked at'));
  const timer = setInterval(() => send(idOfMinute(systemClock.now())), minuteMs).unref();
  app.addHook('onReady', () => send(randomUUID()));
  app.addHook('onClose', async () => clearInterval(timer));
}

function clockJob(look: () => Promise<void>, log: FastifyInstance['log']): JobDefinition {
  return {
    name: orderClockQueue,
    // The next minute brings the next one.
    retry: { limit: 3, firstDelay: 5, maxDelay: 20 },
    concurrency: 1,
    attemptTimeoutSeconds: 600,
    run: look,
    async park(id) {
      log.error({ job: id }, 'The clocks of orders could not be looked at');
    },
  };
}

/** The same id in every process of the site, so that the queue takes one job a minute. */
export function idOfMinute(now: Date): string {
  const minute = Math.floor(now.getTime() / minuteMs);
  const hex = createHash('sha256').update(`${orderClockQueue} ${minute}`).digest('hex');
  // In the form of a UUID of version 8, whose content is up to whoever makes it.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
