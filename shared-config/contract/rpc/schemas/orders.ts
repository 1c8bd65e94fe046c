import type { OrderOffer, OrderQuote } from '@title24/shared-domain/orders';
import { projectNumberPattern } from '@title24/shared-domain/projects';
import * as v from 'valibot';
import { describeMethod } from './describe-method.ts';
import { exampleIds } from './example-values.ts';
import { listPage, page } from './lists.ts';
import {
  address,
  cents,
  day,
  explanation,
  items,
  lastUpdate,
  line,
  missingOrder,
  noOrder,
  orderNumber,
  orderSummary,
  orderView,
  unchanged,
} from './order-values.ts';
import { schemaFor } from './schema-for.ts';
import { moment, text, uuid } from './values.ts';

const number = v.pipe(
  v.string(),
  v.regex(projectNumberPattern, 'The number of a project is P and six digits'),
);
const quoteHash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'This is no quote'));

const offer = schemaFor<OrderOffer>()(
  v.strictObject({
    lines: v.array(line),
    baseServicesCents: cents,
    servicesCents: cents,
    mailingCents: cents,
    taxCents: cents,
    totalCents: cents,
    evaluationFeeCents: cents,
    needsPostalAddress: v.boolean(),
    promise: v.strictObject({
      lastDay: day,
      dueAt: moment,
      rush: v.nullable(v.strictObject({ sameDay: v.boolean(), promiseDate: day, promiseAt: moment })),
    }),
    consentText: v.string(),
    quoteHash,
  }),
);
const quote = schemaFor<OrderQuote>()(
  v.strictObject({
    errors: v.array(
      v.strictObject({
        code: v.picklist([
          'copies-without-first',
          'duplicate-sku',
          'needs-report',
          'no-base-service',
          'quantity',
          'two-deliveries',
          'two-reports',
          'unknown-sku',
          'wrong-report',
        ]),
        sku: v.exactOptional(v.string()),
        message: v.string(),
      }),
    ),
    offer: v.nullable(offer),
  }),
);
const confirmsWarnings = v.pipe(
  v.optional(v.boolean(), false),
  v.description('The customer has looked at the warnings of the project'),
);
const none = 'P999999999';
const missingProject = {
  name: 'No such project, or somebody else’s',
  error: 'notFound',
  message: `There is no project ${none}.`,
} as const;
const report = [{ sku: '1001', quantity: 1 }];
const reason = { reason: explanation };

/** Schemas of `orders`. */
export const ordersSchemas = {
  quote: describeMethod({
    summary: 'What products cost for a project, and by when it is served. Nothing is ordered by it.',
    params: v.strictObject({ number, items }),
    result: quote,
    errors: ['notFound', 'notPossible'],
    examples: [{ ...missingProject, params: { number: none, items: report } }],
  }),
  submit: describeMethod({
    summary:
      'Orders. `quoteHash` is that of the quote that the customer read; if anything has changed since, it is a conflict with the new quote. A repeated call with the same `idempotencyKey` answers the first one’s order.',
    params: v.strictObject({
      number,
      items,
      address: v.optional(v.nullable(address), null),
      quoteHash,
      consent: v.literal(true, 'Accept what you agree to'),
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
    summary: 'An order whole.',
    params: v.strictObject({ order: orderNumber }),
    result: orderView,
    errors: ['notFound'],
    examples: [{ ...missingOrder, params: { order: noOrder } }],
  }),
  list: describeMethod({
    summary: "The account's orders: open ones first, then the newest.",
    params: v.strictObject({ page }),
    result: listPage(orderSummary),
    errors: [],
    examples: [{ name: 'Nothing ordered yet', params: {}, result: { items: [], total: 0 } }],
  }),
  resubmit: describeMethod({
    summary:
      'Submits a changed project again. `quoteHash` is needed where the project has become one that another report is for.',
    params: v.strictObject({
      order: orderNumber,
      lastUpdate,
      reply: v.optional(v.pipe(text(4000), v.trim()), ''),
      confirmsWarnings,
      quoteHash: v.optional(v.nullable(quoteHash), null),
      acceptsFee: v.pipe(v.optional(v.boolean(), false), v.description('Of a revision')),
    }),
    result: orderView,
    errors: ['notFound', 'conflict', 'notPossible'],
    examples: [{ ...missingOrder, params: unchanged }],
  }),
  withdraw: describeMethod({
    summary: 'Ends a revision that was not submitted: the data of the delivered report come back.',
    params: v.strictObject({ order: orderNumber, lastUpdate }),
    result: orderView,
    errors: ['notFound', 'conflict', 'notPossible'],
    examples: [{ ...missingOrder, params: unchanged }],
  }),
  cancel: describeMethod({
    summary: 'Cancels an order within two hours, free of charge.',
    params: v.strictObject({ order: orderNumber, lastUpdate }),
    result: orderView,
    errors: ['notFound', 'conflict', 'notPossible'],
    examples: [{ ...missingOrder, params: unchanged }],
  }),
  requestCancel: describeMethod({
    summary: 'Asks staff to cancel an order, after the two hours.',
    params: v.strictObject({ order: orderNumber, lastUpdate, ...reason }),
    result: orderView,
    errors: ['notFound', 'conflict', 'notPossible'],
    examples: [{ ...missingOrder, params: { ...unchanged, reason: 'We do not build after all.' } }],
  }),
};
