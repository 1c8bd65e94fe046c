import * as v from 'valibot';
import { openPurposes } from '../../full-service/index.ts';
import {
  orderFileKinds,
  paymentReferenceLength,
  paymentWays,
  trackingNumberLength,
} from '../../orders/index.ts';
import {
  actionPreview,
  checklist,
  deskOrder,
  downloadLink,
  orderDifference,
  orderSnapshot,
  registrationEntries,
  shortfall,
} from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';
import { exampleIds } from './example-values.ts';
import { actions, describeActions, explanation, missingOrder, noOrder, orderNumber } from './order-values.ts';
import { cents, count, day, text, uuid } from './values.ts';

const charge = v.pipe(uuid, v.description('The id of a charge of the order'));
const noCharge = exampleIds.challenge;
const reason = explanation;
const upload = v.pipe(
  v.string(),
  v.regex(/^[\da-f]{32}$/, 'This is not an upload'),
  v.description('The last segment of the upload’s URL'),
);

/** Params, by method, of the actions that staff can preview. The params `order` and `lastUpdate` are left out. */
const told = {
  requestChanges: {
    message: explanation,
    actions: v.pipe(actions, v.minLength(1, 'Choose at least one action')),
  },
  deliver: { shortfall: v.optional(shortfall, '') },
  register: registrationEntries,
  markMailed: { trackingNumber: v.optional(v.pipe(text(trackingNumberLength), v.trim()), '') },
  extend: { lastDay: day },
  cancel: { fee: v.picklist(['none', 'evaluation']), reason },
  refuseCancel: { reason },
  unlock: { feeCents: v.pipe(cents, v.maxValue(10_000_000)), reason },
  relock: {},
  confirmFee: { charge },
  retryCharge: { charge },
  waive: { charge, reason },
  recordPayment: {
    charge,
    date: day,
    way: v.picklist(paymentWays),
    reference: v.optional(v.pipe(text(paymentReferenceLength), v.trim()), ''),
    cents,
  },
  refund: { charge, cents: v.pipe(cents, v.minValue(1)), reason },
};

/** An action as one object, with its method name and params. */
const action = v.variant('method', [
  v.strictObject({ method: v.literal('requestChanges'), ...told.requestChanges }),
  v.strictObject({ method: v.literal('deliver'), ...told.deliver }),
  v.strictObject({ method: v.literal('register'), ...told.register }),
  v.strictObject({ method: v.literal('markMailed'), ...told.markMailed }),
  v.strictObject({ method: v.literal('extend'), ...told.extend }),
  v.strictObject({ method: v.literal('cancel'), ...told.cancel }),
  v.strictObject({ method: v.literal('refuseCancel'), ...told.refuseCancel }),
  v.strictObject({ method: v.literal('unlock'), ...told.unlock }),
  v.strictObject({ method: v.literal('relock'), ...told.relock }),
  v.strictObject({ method: v.literal('confirmFee'), ...told.confirmFee }),
  v.strictObject({ method: v.literal('retryCharge'), ...told.retryCharge }),
  v.strictObject({ method: v.literal('waive'), ...told.waive }),
  v.strictObject({ method: v.literal('recordPayment'), ...told.recordPayment }),
  v.strictObject({ method: v.literal('refund'), ...told.refund }),
]);

const act = describeActions(deskOrder);

export const deskSchemas = {
  load: describeMethod({
    summary: 'A complete order.',
    params: v.strictObject({ order: orderNumber }),
    result: deskOrder,
    errors: ['notFound'],
    examples: [{ ...missingOrder, params: { order: noOrder } }],
  }),
  snapshot: describeMethod({
    summary: 'The project as submitted in a round; by default in the last one.',
    params: v.strictObject({ order: orderNumber, round: v.optional(v.nullable(count), null) }),
    result: orderSnapshot,
    errors: ['notFound'],
    examples: [{ ...missingOrder, params: { order: noOrder } }],
  }),
  difference: describeMethod({
    summary:
      'The differences between a submission and an earlier one; by default between the last two. The first round of a revision is compared with the data of the report that it changes.',
    params: v.strictObject({
      order: orderNumber,
      round: v.optional(v.nullable(count), null),
      from: v.optional(v.nullable(count), null),
    }),
    result: orderDifference,
    errors: ['notFound'],
    examples: [{ ...missingOrder, params: { order: noOrder } }],
  }),
  preview: describeActions(actionPreview)(
    'A preview of the mails that an action would send. It is refused whenever the action would be; nothing is changed.',
    { action },
    { action: { method: 'deliver' } },
  ),
  addFile: act(
    'Adds a file that was uploaded at /uploads/files to the round in review.',
    { upload, kind: v.picklist(orderFileKinds) },
    { upload: 'a948904f2f0f479b8f8197694b30184b', kind: 'report' },
  ),
  removeFile: act('Removes a file from the round in review.', { file: uuid }, { file: exampleIds.file }),
  openFile: describeMethod({
    summary: 'A link to a file of an order. The audit log records who opened it.',
    params: v.strictObject({ order: orderNumber, file: uuid, purpose: v.picklist(openPurposes) }),
    result: downloadLink,
    errors: ['notFound', 'notPossible'],
    examples: [{ ...missingOrder, params: { order: noOrder, file: exampleIds.file, purpose: 'download' } }],
  }),
  startReview: act('Starts the review of an order.', {}, {}),
  release: act('Puts an order back in the queue.', {}, {}),
  saveChecklist: act(
    'Saves the checklist of this round.',
    { checklist },
    { checklist: { done: ['areas'], complies: null, needsRegistration: null } },
  ),
  requestChanges: act(
    'Tells the customer what the project needs. The deadline is paused.',
    told.requestChanges,
    {
      message: 'The west wall has too much glass.',
      actions: ['less-west-glass'],
    },
  ),
  deliver: act(
    'Delivers the report or the results of this round; if the run does not comply, only with a reason. The amount due is invoiced, or charged to the saved card.',
    told.deliver,
    {},
  ),
  register: act(
    'Records the registration of a delivered report, or corrects it, and tells the customer.',
    told.register,
    { number: '226-P010000001A', date: '2026-12-01' },
  ),
  markMailed: act('Records that the copies are in the mail.', told.markMailed, {}),
  extend: act('Extends the customer’s deadline to the end of a day.', told.extend, { lastDay: '2026-12-31' }),
  cancel: act('Cancels an order, with an evaluation fee or without one.', told.cancel, {
    fee: 'none',
    reason: 'The customer is not building.',
  }),
  refuseCancel: act('Refuses to cancel an order, with a reason.', told.refuseCancel, {
    reason: 'The report is finished.',
  }),
  unlock: act(
    'Unlocks the project of a delivered report for a revision. Returns the revision, which is a separate order.',
    told.unlock,
    { feeCents: 4000, reason: 'The window of the kitchen changes.' },
  ),
  relock: act('Ends a revision that was not submitted.', told.relock, {}),
  note: act(
    'Adds a note for other staff.',
    { text: v.pipe(text(4000), v.trim(), v.minLength(1, 'Write a note')) },
    { text: 'Called; no answer.' },
  ),
  confirmFee: act('Confirms a proposed evaluation fee.', told.confirmFee, { charge: noCharge }),
  waive: act('Waives an unpaid charge.', told.waive, {
    charge: noCharge,
    reason: 'The customer was ill.',
  }),
  recordPayment: act('Records that an invoice was paid in full.', told.recordPayment, {
    charge: noCharge,
    date: '2026-12-01',
    way: 'check',
    cents: 14_900,
  }),
  retryCharge: act(
    'Makes the payment provider retry a failed charge. Invoices are never retried: their payment is recorded.',
    told.retryCharge,
    { charge: noCharge },
  ),
  refund: act('Records the refund of a payment, or of part of it.', told.refund, {
    charge: noCharge,
    cents: 100,
    reason: 'The customer paid twice.',
  }),
};
