import type { FastifyInstance } from 'fastify';

/** Schedules deadline checks every minute. After a skipped check, the next check finds the same passed deadlines. */
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
