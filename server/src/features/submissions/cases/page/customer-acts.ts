import type { CaseEventName, CaseState } from '@title24/shared-domain/cases';
import { type Registration, registrationWords } from '@title24/shared-domain/compliance';
import { desc, eq } from 'drizzle-orm';
import type { CaseContext, CaseEventRequest, CaseWork } from '../case-work.ts';
import type { CaseFileStore, WriteFiles } from '../files/case-file-store.ts';
import { commentsReceived, filesReceived, quoteAccepted, quoteDeclined } from '../mails/customer-mails.ts';
import {
  filesAdded,
  messageFromCustomer,
  planCheckerComments,
  quoteAcceptedBy,
  quoteDeclinedBy,
} from '../mails/staff-mails.ts';
import { caseEvents } from '../tables/case-events.table.ts';

/** Milliseconds within which a repeated text is not stored again. */
const repeatedWithinMs = 10 * 60_000;

interface Dependencies {
  readonly work: CaseWork;
  readonly files: CaseFileStore;
}

/** Returns the customers' actions on their plans (Q1), each stored with its emails in one transaction. */
export function customerActs({ work, files }: Dependencies) {
  return {
    /** @param quote the number of the quote that the customer has read */
    accept: (reference: string, quote: number) =>
      work.byCustomer(reference, async (context) => {
        const { record } = context;
        if (isAnswered(context, 'accepted', quote)) return null;
        return {
          input: { event: 'accept', quote },
          mails: (mailed) =>
            record.quote === null
              ? {}
              : {
                  toCustomer: quoteAccepted(mailed, record.quote),
                  toStaff: quoteAcceptedBy(mailed, record.quote),
                },
        };
      }),

    decline: (reference: string, quote: number, message: string) =>
      work.byCustomer(reference, async (context) => {
        if (isAnswered(context, 'declined', quote)) return null;
        return {
          input: { event: 'decline', quote },
          message,
          mails: (mailed) => ({
            toCustomer: quoteDeclined(mailed),
            toStaff: quoteDeclinedBy(mailed, message),
          }),
        };
      }),

    write: (reference: string, message: string) =>
      work.byCustomer(reference, async (context) => {
        if (await isRepeated(context, 'write', message)) return null;
        return {
          input: { event: 'write' },
          message,
          mails: (mailed) => ({ toStaff: messageFromCustomer(mailed, message) }),
        };
      }),

    register: (reference: string, { number, date }: Registration) =>
      work.byCustomer(reference, async (context) => {
        const message = registrationWords({ number, date });
        if (await isRepeated(context, 'register', message)) return null;
        return { input: { event: 'register', number, date }, message };
      }),

    sendComments: (reference: string, message: string) =>
      work.byCustomer(reference, async (context) =>
        (await isRepeated(context, 'request-revision', message)) ? null : comments(message, []),
      ),

    /**
     * Sends the plan checker's comments with files.
     * @param store stores the files, and calls `commit` to store the event 'request-revision'
     */
    sendCommentsWithFiles: (
      reference: string,
      { message, names }: { readonly message: string; readonly names: readonly string[] },
      store: (files: CaseFileStore, commit: (write: WriteFiles) => Promise<void>) => Promise<void>,
    ) =>
      store(files, (write) =>
        work.byCustomer(reference, async () => ({ ...comments(message, names), also: write })),
      ),

    /**
     * Adds the customer's files to the case.
     * @param store stores the files, and calls `commit` to store the event 'add-files'
     */
    addFiles: (
      reference: string,
      names: readonly string[],
      store: (files: CaseFileStore, commit: (write: WriteFiles) => Promise<void>) => Promise<void>,
    ) =>
      store(files, (write) =>
        work.byCustomer(reference, async () => ({
          input: { event: 'add-files' },
          message: names.join(', '),
          also: write,
          mails: (mailed) => ({
            toCustomer: filesReceived(mailed, names),
            toStaff: filesAdded(mailed, names),
          }),
        })),
      ),
  };
}

function isAnswered({ record, case: { state } }: CaseContext, as: CaseState, quote: number): boolean {
  return state === as && record.quote?.number === quote;
}

/** Returns whether the case's last event is recent and has this name and text, for example after a second click. */
async function isRepeated(
  { transaction, record, now }: CaseContext,
  event: CaseEventName,
  message: string,
): Promise<boolean> {
  const [last] = await transaction
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.submissionId, record.row.id))
    .orderBy(desc(caseEvents.id))
    .limit(1);
  return (
    last?.event === event && last.message === message && now.getTime() - last.at.getTime() < repeatedWithinMs
  );
}

function comments(message: string, names: readonly string[]): CaseEventRequest {
  const files = names.length > 0 ? `Files: ${names.join(', ')}` : '';
  return {
    input: { event: 'request-revision' },
    message: [message, files].filter((part) => part !== '').join('\n\n'),
    mails: (mailed) => ({
      toCustomer: commentsReceived(mailed, names),
      toStaff: planCheckerComments(mailed, { message, names }),
    }),
  };
}

export type CustomerActs = ReturnType<typeof customerActs>;
