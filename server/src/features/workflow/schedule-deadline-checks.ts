import type { FastifyInstance } from 'fastify';

/** Schedules deadline checks every minute. If a check is skipped, the next check finds the deadlines that it missed. */
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
