import type { FastifyInstance } from 'fastify';

/** Schedules deadline checks every minute. Decisions depend only on stored times, so a skipped check loses nothing. */
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
