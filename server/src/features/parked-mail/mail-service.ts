import type { mail } from '@title24/remote-kit/rpc/server';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { mailOutbox } from '../../platform/mail/mail-outbox.table.ts';
import { deliveryQueue } from '../../platform/mail/outbox.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { pageOf } from '../../platform/rpc/params/list-params.ts';
import { notFound } from '../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../audit/record-change.ts';

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

    retry: async ({ id }, caller) => {
      await database.transaction(async (transaction) => {
        const [mail] = await transaction
          .update(mailOutbox)
          .set({ state: 'queued' })
          .where(and(eq(mailOutbox.id, id), parked))
          .returning({ to: mailOutbox.toAddress, subject: mailOutbox.subject });
        if (!mail) throw notFound('This mail is no longer waiting: it was sent or is being tried again.');
        await jobs().sendAgain(transaction, deliveryQueue, id);
        await recordChange(transaction, caller, { action: 'mail.retry', subject: `mail ${id}`, after: mail });
      });
      jobs().wake(deliveryQueue);
      return {};
    },
  };
}
