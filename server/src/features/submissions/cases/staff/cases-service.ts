import type { cases } from '@title24/remote-kit/rpc/server';
import type { CaseMailPreview, StaffAct, SubmissionCase } from '@title24/shared-domain/cases';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/rpc/caller.ts';
import type { MemberHandlersOf } from '../../../../platform/rpc/member-methods.ts';
import { requirePermitted } from '../../../../platform/rpc/permission.ts';
import { notFound } from '../../../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../../../audit/record-change.ts';
import { issueTicket } from '../../../files/downloads/download-tickets.ts';
import { requireReleased } from '../../../files/downloads/require-released.ts';
import { removalQueue } from '../../../files/removals/removal-job.ts';
import { rehearse } from '../../../workflow/rehearse.ts';
import { requireSubmission, type SubmissionRow, subjectOf } from '../../require-submission.ts';
import { recordOf } from '../case-record.ts';
import { openReports } from '../case-views.ts';
import { type CaseDependencies, CaseWork } from '../case-work.ts';
import { caseDocuments } from '../files/case-documents.ts';
import type { CaseFileStore } from '../files/case-file-store.ts';
import { caseOwner } from '../files/case-files-owner.ts';
import { paymentRefunded } from '../mails/payment-mails.ts';
import type { CasePayments } from '../payments/case-payments.ts';
import { caseFiles } from '../tables/case-files.table.ts';
import { eventOfAct } from './staff-acts.ts';

type Dependencies = CaseDependencies & {
  readonly work: CaseWork;
  readonly files: CaseFileStore;
  readonly payments: CasePayments;
  readonly wakeJobs: (queue: string) => void;
  /** Returns the plans and their case as staff see them. */
  readonly detail: (database: Database, reference: string, caller: Caller) => Promise<SubmissionCase>;
};

type WantedAct = Parameters<MemberHandlersOf<typeof cases>['act']>[0];

/** Creates the service for analysts' actions on customers' plans, POST /rpc/2.0/cases (Q4). */
export function casesService(dependencies: Dependencies): MemberHandlersOf<typeof cases> {
  const { database, clock, mailer, takesCards, work, files, payments, detail } = dependencies;

  /**
   * Applies the case's due event, if any, then performs an action and rolls it back.
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
        const delivered = new Set((await openReports(transaction, record.row.id)).map(({ id }) => id));
        return { name: await files.removeReport(context, file, delivered) };
      });
      dependencies.wakeJobs(removalQueue);
      return detail(database, seen.reference, caller);
    },

    openFile: ({ reference, file }, caller) =>
      database.transaction(async (transaction) => {
        const submission = await requireSubmission(transaction, reference);
        const documents = caseDocuments(await recordOf(transaction, submission));
        const document = documents.find(({ id }) => id === file);
        const name = document?.attachment.name ?? (await releasedFile(transaction, submission, file)).name;
        await recordChange(transaction, caller, {
          action: 'work.openFile',
          subject: subjectOf(reference),
          after: { file: name },
        });
        const { sessionId } = caller;
        const ticket = {
          sessionId,
          owner: caseOwner,
          subjectId: submission.id,
          fileId: file,
          purpose: 'download' as const,
        };
        return { url: await issueTicket(transaction, ticket, name) };
      }),
  };
}

async function releasedFile(transaction: Transaction, { id, reference }: SubmissionRow, file: string) {
  const which = and(eq(caseFiles.id, file), eq(caseFiles.submissionId, id));
  const [found] = await transaction.select().from(caseFiles).where(which);
  if (!found) throw notFound(`${reference} has no such file.`);
  requireReleased(found.scanState);
  return found;
}

/** Additional permission for actions that settle an invoice. */
const settlement = { resource: 'PAYMENT', actions: ['UPDATE'] } as const;

const settles = ({ event }: StaffAct) => event === 'record-payment' || event === 'waive';

/** Matches the path and key of a case page in an email. Only the customer may see the key. */
const secretOfLink = /(\/plans\/[\w-]+\?key=)\S+/g;
