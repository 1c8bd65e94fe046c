import type { OrderDraft, OrderOffer, OrderQuote, SavedCard } from '@title24/shared-domain/orders';
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
  fileLink,
  items,
  lastUpdate,
  line,
  missingOrder,
  noOrder,
  orderNumber,
  orderSummary,
  orderView,
  paymentStep,
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
const savedCard = schemaFor<SavedCard>()(
  v.strictObject({ id: uuid, brand: v.string(), last4: v.string(), expires: v.string() }),
);
const draft = schemaFor<OrderDraft>()(
  v.strictObject({
    items,
    address: v.nullable(address),
    offeredAddress: v.nullable(address),
    savedAt: v.nullable(moment),
    payment: v.nullable(
      v.strictObject({
        card: v.nullable(savedCard),
        others: v.array(savedCard),
        url: v.nullable(v.string()),
      }),
    ),
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
  draft: describeMethod({
    summary:
      'What was chosen for a project and not ordered yet; at first the report that its kind needs. A project that was ordered has none.',
    params: v.strictObject({ number }),
    result: draft,
    errors: ['notFound'],
    examples: [{ ...missingProject, params: { number: none } }],
  }),
  saveDraft: describeMethod({
    summary:
      'Keeps what was chosen, whether or not it can be ordered together. What is not given stays as it was.',
    params: v.strictObject({
      number,
      items: v.exactOptional(items),
      address: v.exactOptional(v.nullable(address)),
    }),
    result: draft,
    errors: ['notFound', 'notPossible'],
    examples: [{ ...missingProject, params: { number: none, items: report } }],
  }),
  prepareCard: describeMethod({
    summary:
      'What is to be done for the payment before an order is submitted: a page of the card provider opens, or `card`, which was saved before, is taken. Without a card provider nothing is: an invoice comes with the report.',
    params: v.strictObject({ number, card: v.optional(v.nullable(uuid), null) }),
    result: paymentStep,
    errors: ['notFound', 'notPossible'],
    examples: [{ ...missingProject, params: { number: none } }],
  }),
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
    summary: "The account's orders, or those of one project: open ones first, then the newest.",
    params: v.strictObject({ page, project: v.optional(v.nullable(number), null) }),
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
  openFile: describeMethod({
    summary:
      'A link to a file of an order. Only what the virus scanner has let through, and was delivered, opens.',
    params: v.strictObject({ order: orderNumber, file: uuid }),
    result: fileLink,
    errors: ['notFound', 'notPossible'],
    examples: [{ ...missingOrder, params: { order: noOrder, file: exampleIds.file } }],
  }),
  payLink: describeMethod({
    summary: 'How a charge that is due is paid.',
    params: v.strictObject({ order: orderNumber, charge: uuid }),
    result: paymentStep,
    errors: ['notFound', 'notPossible'],
    examples: [{ ...missingOrder, params: { order: noOrder, charge: exampleIds.challenge } }],
  }),
};
