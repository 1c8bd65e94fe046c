import type { mail } from '@title24/shared-domain/rpc/server';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { mailOutbox } from '../../platform/mail/mail-outbox.table.ts';
import { deliveryQueue } from '../../platform/mail/outbox.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { pageOf } from '../../platform/rpc/params/list-params.ts';
import { forbidden, notFound, notPossible } from '../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../audit/record-change.ts';
import { correctAddress } from '../submissions/correct-address.ts';

/** A link that logs its reader in, or confirms the address that it was sent to. */
const loginLink = /[?&](token|verify)=/;

/** Creates the staff service for emails that could not be delivered, POST /rpc/2.0/mail. */
export function mailService(database: Database, jobs: () => JobQueue): MemberHandlersOf<typeof mail> {
  const parked = eq(mailOutbox.state, 'parked');
  return {
    findParked: async ({ page }) => {
      const { limit, offset } = pageOf(page);
      const rows = await database
        .select()
        .from(mailOutbox)
        .where(parked)
        .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
        .limit(limit)
        .offset(offset);
      const items = rows.map(({ id, toAddress, subject, createdAt, attempts, lastError }) => ({
        id,
        to: toAddress,
        subject,
        createdAt: createdAt.toISOString(),
        attempts,
        lastError,
      }));
      return { items, total: await database.$count(mailOutbox, parked) };
    },

    retry: async ({ id, to }, caller) => {
      await database.transaction(async (transaction) => {
        const [mail] = await transaction
          .update(mailOutbox)
          .set({ state: 'queued' })
          .where(and(eq(mailOutbox.id, id), parked))
          .returning();
        if (!mail) throw notFound('This mail is no longer waiting: it was sent or is being tried again.');
        const { toAddress: from, subject, text } = mail;
        const isCorrected = from.toLowerCase() !== to;
        if (isCorrected) {
          // Without this check, staff could send themselves a customer's report that they are not allowed to read.
          if (!caller.isAllowed('UPDATE', 'UPLOAD') || !caller.isAllowed('UPDATE', 'DESK'))
            throw forbidden('Your role cannot change the address of a customer.');
          if (loginLink.test(text))
            throw notPossible(
              'This email has a login link, so it can be sent only to its own address.',
              'parked',
            );
          await transaction.update(mailOutbox).set({ toAddress: to }).where(eq(mailOutbox.id, id));
          await correctAddress(transaction, caller, { from, to, text });
        }
        await jobs().sendAgain(transaction, deliveryQueue, id);
        await recordChange(transaction, caller, {
          action: 'mail.retry',
          subject: `mail ${id}`,
          before: isCorrected ? { to: from } : null,
          after: { to, subject },
        });
      });
      jobs().wake(deliveryQueue);
      return {};
    },
  };
}
