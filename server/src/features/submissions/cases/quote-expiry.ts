import { isCaseOverdue } from '@title24/shared-domain/cases';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { loadCalendar } from '../../calendar/business-calendar.ts';
import { submissions } from '../submissions.table.ts';
import { caseOf, recordsOf } from './case-record.ts';
import type { CaseDependencies, CaseWork } from './case-work.ts';

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

/** Ends expired quotes every five minutes. What a page shows never depends on it. */
export function scheduleQuoteExpiry(app: FastifyInstance, run: () => Promise<void>): void {
  app.jobs.schedule({
    name: 'case-deadlines',
    cron: '*/5 * * * *',
    failure: 'The deadlines of cases were not checked',
    run,
  });
}
