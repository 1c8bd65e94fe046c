import * as v from 'valibot';
import { policy } from '../../index.ts';
import {
  downloadLink,
  mailingAddress,
  orderDraft,
  orderItems,
  orderQuote,
  orderSummary,
  orderView,
  paymentStep,
  quoteHash,
  registrationEntries,
} from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';
import { exampleIds } from './example-values.ts';
import { listPage, page } from './lists.ts';
import { describeActions, explanation, missingOrder, noOrder, orderNumber } from './order-values.ts';
import { number } from './project-values.ts';
import { text, uuid } from './values.ts';

const confirmsWarnings = v.pipe(
  v.optional(v.boolean(), false),
  v.description('The customer has reviewed the warnings of the project'),
);
const none = 'P999999999';
const missingProject = {
  name: 'No such project, or another account’s',
  error: 'notFound',
  message: `There is no project ${none}.`,
} as const;
const report = [{ sku: '1001', quantity: 1 }];
const act = describeActions(orderView);

export const ordersSchemas = {
  draft: describeMethod({
    summary:
      'The draft of an order for a project; at first the report that its kind needs. A project that was ordered has none.',
    params: v.strictObject({ number }),
    result: orderDraft,
    errors: ['notFound'],
    examples: [{ ...missingProject, params: { number: none } }],
  }),
  saveDraft: describeMethod({
    summary:
      'Saves the selection, whether or not it can be ordered together. Omitted members stay unchanged.',
    params: v.strictObject({
      number,
      items: v.exactOptional(orderItems),
      address: v.exactOptional(v.nullable(mailingAddress)),
    }),
    result: orderDraft,
    errors: ['notFound', 'notPossible'],
    examples: [{ ...missingProject, params: { number: none, items: report } }],
  }),
  prepareCard: describeMethod({
    summary:
      'The next step of the payment before an order is submitted: a page of the card provider, or nothing if `card` is a saved card. Without a card provider there is none: an invoice comes with the report.',
    params: v.strictObject({ number, card: v.optional(v.nullable(uuid), null) }),
    result: paymentStep,
    errors: ['notFound', 'notPossible'],
    examples: [{ ...missingProject, params: { number: none } }],
  }),
  quote: describeMethod({
    summary: 'Price and deadlines of products for a project. Nothing is ordered.',
    params: v.strictObject({ number, items: orderItems }),
    result: orderQuote,
    errors: ['notFound', 'notPossible'],
    examples: [{ ...missingProject, params: { number: none, items: report } }],
  }),
  submit: describeMethod({
    summary:
      'Places an order. `quoteHash` is that of the quote that the customer read; if anything has changed since, it is a conflict with the new quote. A repeated call with the same `idempotencyKey` returns the first one’s order.',
    params: v.strictObject({
      number,
      items: orderItems,
      address: v.optional(v.nullable(mailingAddress), null),
      quoteHash,
      consent: v.literal(true, 'Check the box to accept'),
      confirmsWarnings,
      idempotencyKey: uuid,
    }),
    result: orderView,
    errors: ['notFound', 'conflict', 'notPossible'],
    examples: [
      {
        ...missingProject,
        params: {
          number: none,
          items: report,
          quoteHash: 'a948904f2f0f479b8f8197694b30184b0d2ed1c1cd2a1ec0fb85d299a192a447',
          consent: true,
          idempotencyKey: exampleIds.challenge,
        },
      },
    ],
  }),
  load: describeMethod({
    summary: 'A complete order.',
    params: v.strictObject({ order: orderNumber }),
    result: orderView,
    errors: ['notFound'],
    examples: [{ ...missingOrder, params: { order: noOrder } }],
  }),
  list: describeMethod({
    summary: 'The account’s orders, or those of one project: open ones first, then newest first.',
    params: v.strictObject({ page, project: v.optional(v.nullable(number), null) }),
    result: listPage(orderSummary),
    examples: [{ name: 'Nothing ordered yet', params: {}, result: { items: [], total: 0 } }],
  }),
  resubmit: act(
    'Submits a changed project again. `quoteHash` is needed if the project now needs a different report.',
    {
      reply: v.optional(v.pipe(text(4000), v.trim()), ''),
      confirmsWarnings,
      quoteHash: v.optional(v.nullable(quoteHash), null),
      acceptsFee: v.pipe(v.optional(v.boolean(), false), v.description('Of a revision')),
    },
    {},
  ),
  withdraw: act(
    'Ends a revision that was not submitted: the data of the delivered report are restored.',
    {},
    {},
  ),
  cancel: act(`Cancels an order within ${policy.orders.cancelWindowHours} hours, free of charge.`, {}, {}),
  requestCancel: act(
    `Asks staff to cancel an order, after the first ${policy.orders.cancelWindowHours} hours.`,
    { reason: explanation },
    { reason: 'We are not building after all.' },
  ),
  register: act('Records the registration of a delivered report, or corrects it.', registrationEntries, {
    number: '226-P010000001A',
    date: '2026-12-01',
  }),
  openFile: describeMethod({
    summary:
      'A link to a file of an order. Only delivered files that passed the virus scanner can be opened.',
    params: v.strictObject({ order: orderNumber, file: uuid }),
    result: downloadLink,
    errors: ['notFound', 'notPossible'],
    examples: [{ ...missingOrder, params: { order: noOrder, file: exampleIds.file } }],
  }),
  payLink: describeMethod({
    summary: 'The next step to pay a charge that is due.',
    params: v.strictObject({ order: orderNumber, charge: uuid }),
    result: paymentStep,
    errors: ['notFound', 'notPossible'],
    examples: [{ ...missingOrder, params: { order: noOrder, charge: exampleIds.challenge } }],
  }),
};
