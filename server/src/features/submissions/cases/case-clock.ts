import { isCaseOverdue } from '@title24/shared-domain/cases';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { loadCalendar } from '../../orders/calendar/business-calendar.ts';
import { submissions } from '../submissions.table.ts';
import { caseOf, recordsOf } from './case-record.ts';
import type { CaseDependencies, CaseWork } from './case-work.ts';

const everyMs = 5 * 60_000;

interface Dependencies extends CaseDependencies {
  readonly work: CaseWork;
  readonly log: Pick<FastifyInstance['log'], 'error'>;
}

/** Ends all quotes that have expired by now, each in a transaction of its own. Safe at any time, even concurrently. */
export async function expireQuotes({ database, clock, work, log }: Dependencies): Promise<void> {
  const calendar = await loadCalendar(database);
  const rows = await database.select().from(submissions).where(eq(submissions.state, 'quoted'));
  const now = clock.now().toISOString();
  for (const record of await recordsOf(database, rows)) {
    if (!isCaseOverdue(caseOf(record, calendar), now)) continue;
    const { reference } = record.row;
    await work
      .applyDue(reference)
      .catch((err: unknown) => log.error({ err, reference }, 'A quote that has expired was not ended'));
  }
}

/**
 * Has quotes looked at when the site has started and every few minutes. What a page shows never depends on it, so no start
 * waits for it.
 */
export function keepCaseTime(app: FastifyInstance, look: () => Promise<void>): void {
  let looking = Promise.resolve();
  const run = () => {
    looking = looking.then(look).catch((err: unknown) => {
      app.log.error({ err }, 'The quotes were not looked at');
    });
  };
  const timer = setInterval(run, everyMs).unref();
  app.addHook('onReady', async () => run());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await looking;
  });
}
