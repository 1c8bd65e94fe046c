import {
  type DeskOrder,
  type DeskQueue,
  type DeskSummary,
  type OrderNote,
  type OrderSnapshot,
  orderStates,
} from '@title24/shared-domain/orders';
import * as v from 'valibot';
import { describeMethod } from './describe-method.ts';
import { exampleIds } from './example-values.ts';
import { page, search } from './lists.ts';
import {
  actions,
  cents,
  checklist,
  day,
  explanation,
  lastUpdate,
  missingOrder,
  noOrder,
  orderNumber,
  summary,
  unchanged,
  viewed,
} from './order-values.ts';
import { findings, projectData } from './projects.ts';
import { schemaFor } from './schema-for.ts';
import { count, moment, text, uuid } from './values.ts';

const listed = schemaFor<DeskSummary>()(
  v.strictObject({ ...summary, customer: v.string(), reviewer: v.nullable(v.string()) }),
);
const queue = schemaFor<DeskQueue>()(
  v.strictObject({
    items: v.array(listed),
    total: count,
    counts: v.strictObject({
      waiting: count,
      inReview: count,
      late: count,
      cancelRequests: count,
      feesToConfirm: count,
    }),
  }),
);
const note = schemaFor<OrderNote>()(
  v.strictObject({ id: v.string(), at: moment, by: v.string(), text: v.string() }),
);

/** A complete order, as staff see it. */
export const deskOrder = schemaFor<DeskOrder>()(
  v.strictObject({
    ...viewed,
    customer: v.string(),
    customerEmail: v.string(),
    reviewer: v.nullable(v.string()),
    reviewStartedAt: v.nullable(moment),
    cancelRequestReason: v.string(),
    checklist,
    notes: v.array(note),
  }),
);
const snapshot = schemaFor<OrderSnapshot>()(
  v.strictObject({ round: count, takenAt: moment, sha256: v.string(), data: projectData, findings }),
);

const seen = { order: orderNumber, lastUpdate };
const errors = ['notFound', 'conflict', 'notPossible'] as const;
const charge = v.pipe(uuid, v.description('The id of a charge of the order'));
const noCharge = exampleIds.challenge;

const act = <Params extends v.ObjectEntries>(
  said: string,
  params: Params,
  example: v.InferInput<v.StrictObjectSchema<Params, undefined>>,
) =>
  describeMethod({
    summary: said,
    params: v.strictObject({ ...seen, ...params }),
    result: deskOrder,
    errors,
    examples: [{ ...missingOrder, params: { ...unchanged, ...example } as never }],
  });

/** Schemas of `desk`. */
export const deskSchemas = {
  find: describeMethod({
    summary:
      'Orders, what is due first. Words are looked for in the numbers of order and project, in the names of project and input file, and in the customer.',
    params: v.strictObject({
      page,
      search,
      state: v.optional(v.nullable(v.picklist(orderStates)), null),
      mine: v.optional(v.boolean(), false),
      open: v.pipe(v.optional(v.boolean(), true), v.description('Only what has not ended')),
    }),
    result: queue,
    errors: [],
    examples: [
      {
        name: 'No order waits',
        params: {},
        result: {
          items: [],
          total: 0,
          counts: { waiting: 0, inReview: 0, late: 0, cancelRequests: 0, feesToConfirm: 0 },
        },
      },
    ],
  }),
  load: describeMethod({
    summary: 'An order whole.',
    params: v.strictObject({ order: orderNumber }),
    result: deskOrder,
    errors: ['notFound'],
    examples: [{ ...missingOrder, params: { order: noOrder } }],
  }),
  snapshot: describeMethod({
    summary: 'The project as it was submitted; without a round as it was submitted last.',
    params: v.strictObject({ order: orderNumber, round: v.optional(v.nullable(count), null) }),
    result: snapshot,
    errors: ['notFound'],
    examples: [{ ...missingOrder, params: { order: noOrder } }],
  }),
  startReview: act('Begins the review of an order.', {}, {}),
  release: act('Puts an order back to where others take it.', {}, {}),
  saveChecklist: act(
    'Saves what was looked at in this round.',
    { checklist },
    { checklist: { done: ['areas'], complies: null, needsRegistration: null } },
  ),
  requestChanges: act(
    'Tells the customer what the project needs. The clock stops.',
    { message: explanation, actions: v.pipe(actions, v.minLength(1, 'Choose at least one action')) },
    { message: 'The west wall has too much glass.', actions: ['less-west-glass'] },
  ),
  deliver: act('Delivers the report or the results of this round. What is due is invoiced.', {}, {}),
  markMailed: act(
    'Says that the copies are in the mail.',
    { trackingNumber: v.optional(v.pipe(text(60), v.trim()), '') },
    {},
  ),
  extend: act(
    'Gives the customer until the end of a day to answer.',
    { lastDay: day },
    { lastDay: '2026-12-31' },
  ),
  cancel: act(
    'Cancels an order, with an evaluation fee or without one.',
    { fee: v.picklist(['none', 'evaluation']), reason: explanation },
    { fee: 'none', reason: 'The customer does not build.' },
  ),
  refuseCancel: act(
    'Refuses to cancel an order, and says why.',
    { reason: explanation },
    { reason: 'The report is finished.' },
  ),
  unlock: act(
    'Unlocks the project of a delivered report for a revision, which is an order of its own: the answer is that order.',
    { feeCents: v.pipe(cents, v.maxValue(10_000_000)), reason: explanation },
    { feeCents: 4000, reason: 'The window of the kitchen changes.' },
  ),
  relock: act('Ends a revision that was not submitted.', {}, {}),
  note: act(
    'Adds a note for other staff.',
    { text: v.pipe(text(4000), v.trim(), v.minLength(1, 'Write a note')) },
    { text: 'Called; no answer.' },
  ),
  confirmFee: act('Confirms a proposed evaluation fee.', { charge }, { charge: noCharge }),
  waive: act(
    'Waives a charge that is not paid.',
    { charge, reason: explanation },
    { charge: noCharge, reason: 'The customer was ill.' },
  ),
  recordPayment: act(
    'Records that an invoice was paid in full.',
    {
      charge,
      date: day,
      way: v.picklist(['check', 'transfer', 'card', 'cash']),
      reference: v.optional(v.pipe(text(100), v.trim()), ''),
      cents,
    },
    { charge: noCharge, date: '2026-12-01', way: 'check', cents: 14_900 },
  ),
  refund: act(
    'Records that a payment, or part of it, was given back.',
    { charge, cents: v.pipe(cents, v.minValue(1)), reason: explanation },
    { charge: noCharge, cents: 100, reason: 'The customer paid twice.' },
  ),
};
