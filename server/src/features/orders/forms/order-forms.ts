import rateLimit from '@fastify/rate-limit';
import { rpcCodes } from '@title24/remote-kit/rpc';
import type { DownloadLink } from '@title24/shared-domain/full-service';
import {
  checkedValue,
  type OrderDraft,
  type OrderFormName,
  type OrderPage,
  type OrderQuote,
  type OrderView,
  orderFields,
  orderItemsOf,
  orderPageAt,
  orderPath,
  type SentOrderForm,
} from '@title24/shared-domain/orders';
import { isProjectNumber } from '@title24/shared-domain/projects';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sharedLimit } from '../../../platform/limits/shared-limit.ts';
import { acceptForms, type SentForm } from '../../../platform/page-forms/accept-forms.ts';
import { answerForm, formOf } from '../../../platform/page-forms/form-answer.ts';
import { refusalOf } from '../../../platform/page-forms/form-refusal.ts';
import { answerOwnFile } from '../../../platform/page-forms/own-file.ts';
import { pathOf, type Visitors } from '../../../platform/page-forms/visitors.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { CallMember } from '../../../platform/rpc/member-methods.ts';
import { invalidParams, RpcFault } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { projectPages } from '../../projects/forms/project-pages.ts';
import { orderNumberOf, pageData, shownOn } from './order-pages.ts';

interface Options {
  readonly visitors: Visitors;
  readonly callMember: CallMember;
  readonly publicUrl: string | null;
  readonly requestsPerMinute: number;
}

interface Sent {
  readonly name: SentOrderForm['name'];
  readonly page: OrderPage;
  readonly form: URLSearchParams;
}

const loginEnded = 'Your login has ended, and nothing was changed. Log in again.';

/** Leaves ample room for a reply of 4,000 characters, each of them escaped. */
const bodyLimit = 128 * 1024;

/** The methods behind the forms for an existing order, with the params that they read from the form. */
const orderCalls: Readonly<
  Record<OrderFormName, { readonly method: string; readonly params: (form: URLSearchParams) => object }>
> = {
  cancel: { method: 'cancel', params: () => ({}) },
  withdraw: { method: 'withdraw', params: () => ({}) },
  'request-cancel': {
    method: 'requestCancel',
    params: (form) => ({ reason: form.get(orderFields.reason) ?? '' }),
  },
  resubmit: {
    method: 'resubmit',
    params: (form) => ({
      reply: form.get(orderFields.reply) ?? '',
      confirmsWarnings: isChecked(form, orderFields.confirmsWarnings),
      acceptsFee: isChecked(form, orderFields.acceptsFee),
      ...(form.get(orderFields.quoteHash) && { quoteHash: form.get(orderFields.quoteHash) }),
    }),
  },
};

/**
 * POST /project/{number}/order…: the order forms for browsers without JavaScript (D8, D11), and GET of a file of an
 * order. A successful form redirects to the next page; a refused one is shown again with what was typed.
 */
export async function orderFormRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { visitors, callMember } = options;
  const limit = { max: options.requestsPerMinute, timeWindow: 60_000 };
  await app.register(rateLimit, { ...limit, ...sharedLimit(app, 'order forms') });
  acceptForms(app, { publicUrl: options.publicUrl, bodyLimit });

  const ordering = {
    '': chooseServices,
    '/address': giveAddress,
    '/card': chooseCard,
    '/check': submit,
  } as const;
  for (const [ending, run] of Object.entries(ordering)) {
    app.post<{ Params: { number: string }; Body: SentForm | undefined }>(
      `/:number/order${ending}`,
      (request, reply) => {
        const page = orderPageAt(pathOf(request));
        if (page === null || 'n' in page) return reply.callNotFound();
        return answer(request, reply, { name: page.page, page, form: formOf(request) }, run);
      },
    );
  }
  app.post<{ Body: SentForm | undefined }>('/:number/order/:n/pay', (request, reply) => {
    const page = orderPageAt(pathOf(request));
    if (page?.page !== 'pay') return reply.callNotFound();
    return answer(request, reply, { name: 'pay', page, form: formOf(request) }, payByCard);
  });
  app.post<{ Body: SentForm | undefined }>('/:number/order/:n/:form', (request, reply) => {
    const page = orderPageAt(pathOf(request));
    if (page?.page !== 'form') return reply.callNotFound();
    return answer(request, reply, { name: page.form, page, form: formOf(request) }, actOn);
  });
  app.get<{ Params: { number: string; n: string; file: string } }>(
    '/:number/order/:n/files/:file',
    (request, reply) => {
      const { number, n, file } = request.params;
      return answerOwnFile(visitors, request, reply, async (caller) => {
        if (!isProjectNumber(number)) return reply.callNotFound();
        const params = { order: `${number}-${n}`, file };
        const { url } = (await callMember('orders', 'openFile', params, caller)) as DownloadLink;
        return reply.redirect(url, 303);
      });
    },
  );

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    sent: Sent,
    run: (sent: Sent, caller: Caller) => Promise<string>,
  ): Promise<FastifyReply> {
    return answerForm(visitors, request, reply, {
      loginEnded,
      run: (caller) => run(sent, caller),
      refuse: (error) => refuse(request, reply, sent, error),
    });
  }

  async function chooseServices({ page, form }: Sent, caller: Caller): Promise<string> {
    const { project: number } = page;
    const items = orderItemsOf(form);
    await callMember('orders', 'saveDraft', { number, items }, caller);
    const { errors, offer } = (await callMember('orders', 'quote', { number, items }, caller)) as OrderQuote;
    if (!offer) {
      throw invalidParams(
        errors.map(({ sku, message }) => ({ path: sku ? `${orderFields.item}.${sku}` : '', message })),
      );
    }
    const next = offer.needsPostalAddress ? 'address' : await afterAddress(number, caller);
    return `/project/${number}/order/${next}`;
  }

  async function giveAddress({ page, form }: Sent, caller: Caller): Promise<string> {
    const { project: number } = page;
    const address = Object.fromEntries(
      Object.values(orderFields.address).map((name) => [name, (form.get(name) ?? '').trim()]),
    );
    const { state = '' } = address;
    const given = { ...address, state: state.toUpperCase() };
    await callMember('orders', 'saveDraft', { number, address: given }, caller);
    return `/project/${number}/order/${await afterAddress(number, caller)}`;
  }

  /** If cards are accepted, the card comes before the check of the order. */
  async function afterAddress(number: string, caller: Caller): Promise<'card' | 'check'> {
    const { payment } = (await callMember('orders', 'draft', { number }, caller)) as OrderDraft;
    return payment === null || payment.card !== null ? 'check' : 'card';
  }

  /** With a saved card, on to the check; else back to the card page, with a link to the provider's page. */
  async function chooseCard({ page, form }: Sent, caller: Caller): Promise<string> {
    const { project: number } = page;
    const card = form.get(orderFields.card) || null;
    await callMember('orders', 'prepareCard', { number, card }, caller);
    return `/project/${number}/order/${card === null ? 'card' : 'check'}`;
  }

  /** Back to the page, with a link to the provider's page. */
  async function payByCard({ page, form }: Sent, caller: Caller): Promise<string> {
    if (page.page !== 'pay') throw new RangeError(`${page.page} is not a payment page`);
    const order = orderNumberOf(page);
    await callMember('orders', 'payLink', { order, charge: form.get(orderFields.charge) ?? '' }, caller);
    return `${orderPath(order)}/pay`;
  }

  async function submit({ page, form }: Sent, caller: Caller): Promise<string> {
    const { project: number } = page;
    const { items, address } = (await callMember('orders', 'draft', { number }, caller)) as OrderDraft;
    const params = {
      number,
      items,
      address,
      quoteHash: form.get(orderFields.quoteHash) ?? '',
      consent: isChecked(form, orderFields.consent),
      confirmsWarnings: isChecked(form, orderFields.confirmsWarnings),
      idempotencyKey: form.get(orderFields.idempotencyKey) ?? '',
    };
    const order = (await callMember('orders', 'submit', params, caller)) as OrderView;
    return orderPath(order.number);
  }

  async function actOn({ page, form }: Sent, caller: Caller): Promise<string> {
    if (page.page !== 'form') throw new RangeError(`${page.page} is not a form`);
    const order = orderNumberOf(page);
    const { method, params } = orderCalls[page.form];
    const lastUpdate = form.get(orderFields.lastUpdate) ?? '';
    await callMember('orders', method, { order, lastUpdate, ...params(form) }, caller);
    return orderPath(order);
  }

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    sent: Sent,
    error: unknown,
  ): Promise<FastifyReply> {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const visitor = await visitors.of(request);
    const { login, caller } = visitor;
    const own = await projectPages(callMember).load(request, visitor);
    const project = 'data' in own ? own : { data: {}, isMissing: true };
    const isMissing = project.isMissing || (error instanceof RpcFault && error.code === rpcCodes.notFound);
    if (isMissing) {
      return visitors.render(request, reply, { visitor, data: pageData({ login }), status: 404 });
    }
    const isConflict = error instanceof RpcFault && error.code === rpcCodes.conflict;
    const form: SentOrderForm = {
      name: sent.name,
      values: valuesOf(sent.form),
      errors: refusal.errors.map(({ path, message }) => ({ path: path.replace(/^address\./, ''), message })),
      isConflict,
    };
    const shown = caller ? await shownOn(callMember, sent.page, caller) : {};
    return visitors.render(request, reply, {
      visitor,
      data: { ...project.data, ...pageData({ login, ...shown, form }) },
      status: isConflict ? 409 : refusal.status,
    });
  }
}

function isChecked(form: URLSearchParams, name: string): boolean {
  return form.get(name) === checkedValue;
}

function valuesOf(form: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name)]));
}
