import { pacificDate } from '@title24/shared-domain';
import {
  caseInvoiceNumber,
  quoteProblems,
  type SentQuote,
  type StaffAct,
} from '@title24/shared-domain/cases';
import { registrationWords } from '@title24/shared-domain/compliance';
import { isReleased } from '@title24/shared-domain/full-service';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../../../platform/rpc/caller.ts';
import { invalidParams } from '../../../../platform/rpc/protocol/rpc-fault.ts';
import { howToPay } from '../../../configuration/payment-instructions.ts';
import { dueOnFor } from '../../../payments/invoices/invoice-deadlines.ts';
import { deliveredReports } from '../case-views.ts';
import type { CaseContext, CaseEventRequest } from '../case-work.ts';
import {
  caseClosed,
  commentsAnswered,
  filesNeeded,
  linkReplaced,
  messageToCustomer,
  quoteReady,
  reportDelivered,
  reportRegistered,
} from '../mails/customer-mails.ts';
import { invoiceWaived, paymentReceived } from '../mails/payment-mails.ts';
import { caseFiles } from '../tables/case-files.table.ts';

const messageMails = {
  'ask-files': filesNeeded,
  message: messageToCustomer,
  'answer-revision': commentsAnswered,
  waive: invoiceWaived,
};

/**
 * Returns the case event for a staff action, with its emails.
 * @throws RpcFault -32602 for a quote that cannot be sent, or for a payment date after today in Pacific time
 */
export async function eventOfAct(
  context: CaseContext,
  act: StaffAct,
  caller: Caller,
): Promise<CaseEventRequest> {
  switch (act.event) {
    case 'take':
      return { input: { event: 'take', analyst: caller.accountName } };
    case 'release':
    case 'start':
    case 'reopen':
      return { input: { event: act.event } };
    case 'replace-link':
      return {
        input: { event: act.event },
        mails: (mailed) => ({ toCustomer: linkReplaced(mailed) }),
      };
    case 'ask-files':
    case 'message':
    case 'answer-revision':
    case 'waive': {
      const { event, message } = act;
      return {
        input: { event },
        message,
        mails: (mailed) => ({ toCustomer: messageMails[event](mailed, message) }),
      };
    }
    case 'record-payment': {
      const { way, paidOn, reference } = act;
      if (paidOn > pacificDate(context.now.toISOString())) {
        throw invalidParams([{ path: 'paidOn', message: 'Choose a day up to today' }]);
      }
      const cents = context.case.invoice?.cents ?? 0;
      return {
        input: { event: act.event },
        payment: { way, paidOn, reference },
        mails: (mailed) => ({ toCustomer: paymentReceived(mailed, { way, paidOn, reference, cents }) }),
      };
    }
    case 'record-registration': {
      const { number, date } = act;
      return {
        input: { event: act.event, number, date },
        message: registrationWords(act),
        mails: (mailed) => ({ toCustomer: reportRegistered(mailed, { number, date }) }),
      };
    }
    case 'close':
      return {
        input: { event: act.event },
        message: act.message,
        mails: (mailed) => (act.message ? { toCustomer: caseClosed(mailed, act.message) } : {}),
      };
    case 'send-quote': {
      const now = context.now.toISOString();
      const number = (context.record.quote?.number ?? 0) + 1;
      const quote: SentQuote = { ...act.quote, number, sentAt: now };
      const problems = quoteProblems(quote, now);
      if (problems.length > 0) throw invalidParams([...problems]);
      return {
        input: { event: act.event, quote },
        mails: (mailed) => ({ toCustomer: quoteReady(mailed, quote) }),
      };
    }
    case 'deliver': {
      const isFirst = context.case.deliveredAt === null;
      const { transaction, record, now } = context;
      const terms = isFirst
        ? {
            dueOn: await dueOnFor(transaction, now),
            howToPay: await howToPay(transaction, caseInvoiceNumber(record.row.reference)),
          }
        : null;
      return {
        input: {
          event: act.event,
          releasedReports: await releasedReports(context),
          statement: act.statement,
        },
        message: act.message,
        mails: (mailed) => ({ toCustomer: reportDelivered(mailed, act.message, terms) }),
      };
    }
  }
}

/**
 * Counts the reports that can be delivered. After a plan checker's comments, it counts only reports added since the
 * last delivery.
 */
async function releasedReports({ transaction, record, case: { state } }: CaseContext): Promise<number> {
  const { id } = record.row;
  const known = new Set(
    state === 'revision-requested'
      ? (await deliveredReports(transaction, id)).map((report) => report.id)
      : [],
  );
  const reports = await transaction
    .select({ id: caseFiles.id, scanState: caseFiles.scanState })
    .from(caseFiles)
    .where(and(eq(caseFiles.submissionId, id), eq(caseFiles.kind, 'report')));
  return reports.filter((report) => isReleased(report.scanState) && !known.has(report.id)).length;
}
