import type { FastifyInstance } from 'fastify';

export const deadlineChecks = 'order-deadlines';

/**
 * Checks the deadlines of orders every minute. Decisions depend only on stored instants, so a skipped check loses
 * nothing.
 */
export function scheduleDeadlineChecks(app: FastifyInstance, run: () => Promise<void>): void {
  app.jobs.schedule({
    name: deadlineChecks,
    cron: '* * * * *',
    failure: 'The deadlines of orders were not checked',
    run,
  });
}
