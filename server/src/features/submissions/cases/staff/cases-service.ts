import type { CaseMailPreview, StaffAct, SubmissionCase } from '@title24/shared-domain/cases';
import type { cases } from '@title24/shared-domain/rpc/server';
import type { Database } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/rpc/caller.ts';
import type { MemberHandlersOf } from '../../../../platform/rpc/member-methods.ts';
import { requirePermitted } from '../../../../platform/rpc/permission.ts';
import { removalQueue } from '../../../files/removals/removal-job.ts';
import { rehearse } from '../../../workflow/rehearse.ts';
import { deliveredReports } from '../case-views.ts';
import { type CaseDependencies, CaseWork } from '../case-work.ts';
import type { CaseFileStore } from '../files/case-file-store.ts';
import { paymentRefunded } from '../mails/payment-mails.ts';
import type { CasePayments } from '../payments/case-payments.ts';
import { eventOfAct } from './staff-acts.ts';

type Dependencies = CaseDependencies & {
  readonly work: CaseWork;
  readonly files: CaseFileStore;
  readonly payments: CasePayments;
  readonly wakeJobs: (queue: string) => void;
  /** Returns the plans and their case for display to staff. */
  readonly detail: (database: Database, reference: string, caller: Caller) => Promise<SubmissionCase>;
};

type WantedAct = Parameters<MemberHandlersOf<typeof cases>['act']>[0];

/** Creates the service for analysts' actions on customers' plans, POST /rpc/2.0/cases (Q4). */
export function casesService(dependencies: Dependencies): MemberHandlersOf<typeof cases> {
  const { database, clock, mailer, takesCards, work, files, payments, detail } = dependencies;

  /**
   * Applies the case's due event, if any, then performs an action in a transaction that is rolled back.
   * @returns the emails that the action would send to the customer
   * @throws RpcFault if the action is refused
   */
  async function preview({ act, ...seen }: WantedAct, caller: Caller): Promise<CaseMailPreview[]> {
    if (settles(act)) requirePermitted(caller, settlement);
    const mails: CaseMailPreview[] = [];
    const trialMailer = mailer.into(async (_, { subject, text }, to) => {
      if (to === 'customer') mails.push({ subject, text: text.replace(secretOfLink, '$1…') });
    });
    await work.applyDue(seen.reference);
    await rehearse(database, (inside) =>
      new CaseWork({ database: inside, clock, mailer: trialMailer, takesCards }).byStaff(
        caller,
        seen,
        (context) => eventOfAct(context, act, caller),
      ),
    );
    return mails;
  }

  return {
    act: async (wanted, caller) => {
      const { act, ...seen } = wanted;
      // A settled invoice must not also be paid by card, so its payment page is closed first. The preview
      // runs before that, so that a refused action leaves the page open.
      const isSettled = settles(act);
      if (isSettled) {
        await preview(wanted, caller);
        await payments.close(seen.reference);
      }
      await work.byStaff(caller, seen, async (context) => {
        if (isSettled) await payments.requireClosed(context);
        return eventOfAct(context, act, caller);
      });
      return detail(database, seen.reference, caller);
    },

    refund: async ({ message, ...seen }, caller) => {
      await work.byStaff(caller, seen, async () => ({
        input: { event: 'refund' },
        message,
        also: (context) => payments.refund(context),
        mails: (mailed) => ({ toCustomer: paymentRefunded(mailed, message) }),
      }));
      return detail(database, seen.reference, caller);
    },

    preview: async (wanted, caller) => ({ mails: await preview(wanted, caller) }),

    addReport: async ({ upload, ...seen }, caller) => {
      await files.addUploads([upload], { kind: 'report', by: caller.accountName }, (write) =>
        work.writeOn(caller, seen, 'work.addFile', write),
      );
      return detail(database, seen.reference, caller);
    },

    removeReport: async ({ file, ...seen }, caller) => {
      await work.writeOn(caller, seen, 'work.removeFile', async (context) => {
        const { transaction, record } = context;
        const delivered = new Set((await deliveredReports(transaction, record.row.id)).map(({ id }) => id));
        return { name: await files.removeReport(context, file, delivered) };
      });
      dependencies.wakeJobs(removalQueue);
      return detail(database, seen.reference, caller);
    },
  };
}

/** Additional permission for actions that settle an invoice. */
const settlement = { resource: 'PAYMENT', actions: ['UPDATE'] } as const;

const settles = ({ event }: StaffAct) => event === 'record-payment' || event === 'waive';

/** Matches the path and key of a case page in an email. Only the customer may see the key. */
const secretOfLink = /(\/plans\/[\w-]+\?key=)\S+/g;
