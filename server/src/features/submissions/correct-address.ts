import { and, eq, sql } from 'drizzle-orm';
import { siteClock } from '../../platform/clock/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type Actor, recordChange } from '../audit/record-change.ts';
import { subjectOf } from './require-submission.ts';
import { submissions } from './submissions.table.ts';

/**
 * Changes the customer's email address from `from` to `to` in the cases whose references occur in `text`, the text
 * of an email to `from`. The customer can then open the case page, which compares the email address that the customer
 * enters with the address in the case.
 */
export async function correctAddress(
  transaction: Transaction,
  by: Actor,
  { from, to, text }: { readonly from: string; readonly to: string; readonly text: string },
): Promise<void> {
  const corrected = await transaction
    .update(submissions)
    .set({ email: to, lastUpdate: siteClock.now() })
    .where(
      and(
        eq(sql`lower(${submissions.email})`, from.toLowerCase()),
        sql`position(${submissions.reference} in ${text}) > 0`,
      ),
    )
    .returning();
  for (const { reference } of corrected) {
    await recordChange(transaction, by, {
      action: 'work.correctAddress',
      subject: subjectOf(reference),
      before: { to: from },
      after: { to },
    });
  }
}
