import rateLimit from '@fastify/rate-limit';
import { casePageData } from '@title24/remote-kit/contract';
import { counted } from '@title24/shared-domain';
import {
  type CasePageData,
  type CaseState,
  type CustomerCase,
  caseFields,
  caseMessageLength,
  casePath,
  isCaseForm,
} from '@title24/shared-domain/cases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { readSnapshot } from '../../../../platform/db/snapshot-transaction.ts';
import { RetryLaterError } from '../../../../platform/http/request-error.ts';
import { sharedLimit } from '../../../../platform/limits/shared-limit.ts';
import { acceptForms, formOf, type SentForm } from '../../../../platform/page-forms/accept-forms.ts';
import { refusalOf } from '../../../../platform/page-forms/form-refusal.ts';
import type { Visitors } from '../../../../platform/page-forms/visitors.ts';
import { invalidParams } from '../../../../platform/rpc/protocol/rpc-fault.ts';
import { loadCase } from '../case-record.ts';
import { customerCase } from '../case-views.ts';
import type { CaseWork } from '../case-work.ts';
import type { CasePayments } from '../payments/case-payments.ts';
import type { CaseVisits } from './case-visits.ts';
import type { CustomerActs } from './customer-acts.ts';

export interface CasePageOptions {
  readonly database: Database;
  readonly visitors: Visitors;
  readonly visits: CaseVisits;
  readonly work: CaseWork;
  readonly acts: CustomerActs;
  readonly payments: CasePayments;
  readonly takesCards: boolean;
  readonly publicUrl: string | null;
  readonly requestsPerMinute: number;
}

/**
 * Notices about the customer's last action, by the `done` value in the URL. A notice with `state` appears only if the
 * case is in that state. A notice with `isPaid` appears only if the invoice is paid.
 */
const doneWords: Readonly<
  Record<string, { readonly words: string; readonly state?: CaseState; readonly isPaid?: true }>
> = {
  accept: {
    words: 'You accepted the quote. Thank you! We’ve emailed you a confirmation.',
    state: 'accepted',
  },
  decline: { words: 'You declined the quote. Nothing is charged.', state: 'declined' },
  write: { words: 'Your message has been sent. We answer by email, and on this page.' },
  files: { words: 'Your files have arrived. We’ve emailed you a confirmation.' },
  register: { words: 'We’ve noted the registration. Thank you!' },
  comments: {
    words: 'We have the plan checker’s comments. We’ve emailed you a confirmation.',
    state: 'revision-requested',
  },
  pay: { words: 'Your payment has arrived. Thank you! We’ve emailed you a receipt.', isPaid: true },
};

/** Returns the notice, or null if the `done` value is unknown or the notice does not fit the case. */
function doneOf(form: string, { state, invoice }: CustomerCase): string | null {
  const done = Object.hasOwn(doneWords, form) ? doneWords[form] : undefined;
  if (done?.isPaid && invoice?.state !== 'paid') return null;
  return done && (done.state ?? state) === state ? done.words : null;
}

/** Maximum body length in bytes, enough for the longest message with every character escaped. */
const bodyLimit = 64 * 1024;

type Asked = FastifyRequest<{ Params: { reference: string }; Body: SentForm | undefined }>;

/** Shows the case page again, with the error and the typed text of a refused form. */
export type RefuseForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  refused: {
    readonly reference: string;
    readonly form: string;
    readonly text: string;
    readonly error: unknown;
  },
) => Promise<FastifyReply>;

/**
 * Sets the headers of case pages, which must not be cached, indexed, or revealed to other sites as the referrer. This
 * site receives the referrer, because forms and the theme switch need it.
 */
export function setPrivateHeaders(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
}

/** Returns a {@link RefuseForm}, which rethrows errors that are not refusals. */
export function refuseForm({ database, visitors, visits, takesCards }: CasePageOptions): RefuseForm {
  return async (request, reply, { reference, form, text, error }) => {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const row = await visits.opened(request, reference);
    if (!row) return askAgain({ visitors }, request, reply, reference);
    const message = refusal.errors.map(({ message: each }) => each).join(' ');
    const page: CasePageData = {
      page: 'case',
      case: await shownCase(database, reference, takesCards),
      refused: { form, message, text },
      done: null,
    };
    return show(visitors, request, reply, page, refusal.status);
  };
}

/**
 * Refuses a form from a visitor who has not opened the case page, or whose access to it has ended. Tells the
 * visitor that nothing was sent.
 */
export function askAgain(
  { visitors }: Pick<CasePageOptions, 'visitors'>,
  request: FastifyRequest,
  reply: FastifyReply,
  reference: string,
): Promise<FastifyReply> {
  return show(visitors, request, reply, { page: 'identify', reference, key: '', refused: closed }, 403);
}

const closed =
  'Nothing was sent: this page had closed, after a week or because we replaced its link. Open it again with the link of our newest email. What you wrote is still there if you go back.';

/**
 * Loads a case from a single database snapshot.
 * @throws RpcFault -32001 if the case does not exist
 */
function shownCase(database: Database, reference: string, takesCards: boolean): Promise<CustomerCase> {
  return database.transaction(
    async (transaction) => customerCase(transaction, await loadCase(transaction, reference), takesCards),
    readSnapshot,
  );
}

async function show(
  visitors: Visitors,
  request: FastifyRequest,
  reply: FastifyReply,
  page: CasePageData,
  status = 200,
): Promise<FastifyReply> {
  const visitor = await visitors.of(request);
  setPrivateHeaders(reply);
  return visitors.render(request, reply, { visitor, data: { [casePageData.key]: page }, status });
}

/** Registers the page and forms for a customer's plans: GET and POST /plans/{reference}… (Q3). No account is needed. */
export async function casePageRoutes(app: FastifyInstance, options: CasePageOptions): Promise<void> {
  const { database, visitors, visits, work, acts, payments, takesCards } = options;
  const limit = { max: options.requestsPerMinute, timeWindow: 60_000 };
  await app.register(rateLimit, { ...limit, ...sharedLimit(app, 'case pages') });
  acceptForms(app, { publicUrl: options.publicUrl, bodyLimit });
  const refuse = refuseForm(options);

  app.get<{ Params: { reference: string }; Querystring: Record<string, string | undefined> }>(
    '/:reference',
    async (request, reply) => {
      const { reference } = request.params;
      const key = textOf(request.query[caseFields.key]);
      if (key && (await visits.openByAccountLink(reply, reference, key))) {
        return setPrivateHeaders(reply).redirect(casePath(reference), 303);
      }
      const row = await visits.opened(request, reference);
      if (!row) return show(visitors, request, reply, { page: 'identify', reference, key, refused: null });
      // A key must not stay in the URL.
      if (key) return setPrivateHeaders(reply).redirect(casePath(reference), 303);
      await work.applyDue(reference);
      // The customer may be returning from the payment provider's page.
      await payments.recordPagePayments(reference);
      const shown = await shownCase(database, reference, takesCards);
      return show(visitors, request, reply, {
        page: 'case',
        case: shown,
        refused: null,
        done: doneOf(textOf(request.query.done), shown),
      });
    },
  );

  // The customer pays through a link, because the content security policy does not let forms lead to the payment
  // provider's site. A request for the link does not charge the customer.
  app.get<{ Params: { reference: string } }>('/:reference/pay', async (request, reply) => {
    const { reference } = request.params;
    if (!(await visits.opened(request, reference))) {
      return setPrivateHeaders(reply).redirect(casePath(reference), 303);
    }
    try {
      return await setPrivateHeaders(reply).redirect(await payments.open(reference), 303);
    } catch (error) {
      // Opening the payment page fails if the invoice was paid in another tab. In that case, the customer is sent to
      // the case page, which shows the state of the invoice.
      const { invoice } = await loadCase(database, reference);
      if (invoice && invoice.state !== 'due') {
        return setPrivateHeaders(reply).redirect(`${casePath(reference)}?done=pay`, 303);
      }
      return refuse(request, reply, { reference, form: 'pay', text: '', error });
    }
  });

  // After a refused form, the browser shows the form's URL. Opening this URL leads to the case page.
  app.get<{ Params: { reference: string; form: string } }>('/:reference/:form', async (request, reply) => {
    const { reference, form } = request.params;
    if (!isCaseForm(form)) return reply.callNotFound();
    return setPrivateHeaders(reply).redirect(casePath(reference), 303);
  });

  app.post('/:reference/open', async (request: Asked, reply) => {
    const { reference } = request.params;
    const form = formOf(request);
    const key = form.get(caseFields.key) ?? '';
    let refused: string | null;
    let status = 422;
    try {
      const email = form.get(caseFields.email) ?? '';
      refused = await visits.open(request, reply, { reference, key, email });
    } catch (error) {
      if (!(error instanceof RetryLaterError)) throw error;
      refused = error.message;
      status = error.statusCode;
      reply.header('retry-after', error.retryAfter);
    }
    if (refused === null) return setPrivateHeaders(reply).redirect(casePath(reference), 303);
    return show(visitors, request, reply, { page: 'identify', reference, key, refused }, status);
  });

  const forms = {
    accept: async (reference: string, form: URLSearchParams) => {
      if (!form.get(caseFields.consent)) throw problem('Check the box to accept the quote');
      await acts.accept(reference, Number(form.get(caseFields.quote)));
    },
    decline: (reference: string, form: URLSearchParams) =>
      acts.decline(reference, Number(form.get(caseFields.quote)), messageOf(form)),
    write: async (reference: string, form: URLSearchParams) => {
      const message = messageOf(form);
      if (message === '') throw problem('Write a message');
      await acts.write(reference, message);
    },
    register: async (reference: string, form: URLSearchParams) => {
      const number = messageIn(form.get(caseFields.registrationNumber) ?? '').replace(/\s+/g, ' ');
      const date = form.get(caseFields.registrationDate) ?? '';
      await acts.register(reference, { number, date });
    },
  };

  for (const [name, run] of Object.entries(forms)) {
    app.post(`/:reference/${name}`, async (request: Asked, reply) => {
      const { reference } = request.params;
      if (!(await visits.opened(request, reference))) return askAgain(options, request, reply, reference);
      const form = formOf(request);
      try {
        await run(reference, form);
      } catch (error) {
        const text = form.get(caseFields.text) ?? '';
        return refuse(request, reply, { reference, form: name, text, error });
      }
      return setPrivateHeaders(reply).redirect(`${casePath(reference)}?done=${name}`, 303);
    });
  }
}

function problem(message: string) {
  return invalidParams([{ path: caseFields.text, message: `${message}.` }]);
}

/** Matches control characters except line feeds and tabs. */
const notInText = /[^\P{Cc}\n\t]+/gu;

/**
 * Returns the customer's message from a form.
 * @throws RpcFault -32602 if the message is too long
 */
function messageOf(form: URLSearchParams): string {
  return messageIn(form.get(caseFields.text) ?? '');
}

/**
 * Returns a received text, trimmed. Line breaks become line feeds, tabs stay, and other control characters become
 * spaces.
 * @throws RpcFault -32602 if the text is too long
 */
export function messageIn(sent: string): string {
  const text = sent.replace(/\r\n?/g, '\n').replace(notInText, ' ').trim();
  if (text.length > caseMessageLength) {
    const excess = text.length - caseMessageLength;
    throw problem(`Shorten the message by ${counted(excess, 'character')}`);
  }
  return text;
}

/** Returns the value of a query parameter, or '' if the parameter is missing or repeated. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
