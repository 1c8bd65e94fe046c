import type { FastifyInstance } from 'fastify';

/** Schedules a check of deadlines that runs every minute. A check also finds what a skipped one would have found. */
export function scheduleDeadlineChecks(
  app: FastifyInstance,
  kind: 'order' | 'case',
  run: () => Promise<void>,
): void {
  app.jobs.schedule({
    name: `${kind}-deadlines`,
    cron: '* * * * *',
    failure: `The deadlines of ${kind}s were not checked`,
    run,
  });
}
