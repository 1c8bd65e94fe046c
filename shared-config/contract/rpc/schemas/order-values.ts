import { homeCountry, zipCode } from '@title24/shared-domain';
import { type DownloadLink, scanStates } from '@title24/shared-domain/full-service';
import {
  type CalendarDay,
  type ChargeView,
  cancelReasons,
  cardOutcomes,
  chargeKinds,
  chargeStates,
  checklistItemNames,
  correctiveActionNames,
  dayLabelLength,
  explanationLength,
  type MailingAddress,
  mailedStates,
  type OrderFileView,
  type OrderLine,
  type OrderSummary,
  type OrderView,
  orderActors,
  orderFileKinds,
  orderKinds,
  orderStates,
  type PaymentStep,
} from '@title24/shared-domain/orders';
import * as v from 'valibot';
import { reportCompliance } from './compliance-values.ts';
import { exampleMoment } from './example-values.ts';
import { schemaFor } from './schema-for.ts';
import { count, moment, text, uuid } from './values.ts';

/** The number that people quote: the project's number and the number of the order within it. */
export const orderNumber = v.pipe(
  v.string(),
  v.regex(/^P[1-9]\d{5,8}-[1-9]\d{0,3}$/, 'An order number is the project’s number, a hyphen and a number'),
);
/** Version of the order when it was loaded. */
export const lastUpdate = v.pipe(moment, v.description('Of the order when it was loaded'));
export const day = v.pipe(v.string(), v.isoDate('Give a date as 2026-01-31'));
const { min, max } = explanationLength;
/** An explanation. */
export const explanation = v.pipe(text(max), v.trim(), v.minLength(min, `Use at least ${min} characters`));
export const cents = v.pipe(count, v.description('Whole cents'));

export const items = v.pipe(
  v.array(
    v.strictObject({
      sku: v.pipe(v.string(), v.maxLength(20)),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000)),
    }),
  ),
  v.maxLength(50, 'Choose at most 50 products'),
);
export const line = schemaFor<OrderLine>()(
  v.strictObject({ sku: v.string(), name: v.string(), quantity: count, unitCents: cents, lineCents: cents }),
);
const filled = (maxLength: number, message: string) =>
  v.pipe(text(maxLength), v.trim(), v.minLength(1, message));
export const address = schemaFor<MailingAddress>()(
  v.strictObject({
    name: filled(200, 'Enter a name'),
    line1: filled(200, 'Enter a street address'),
    cityText: filled(100, 'Enter a city'),
    stateText: v.picklist(mailedStates, 'Choose a state'),
    postalCode: v.pipe(v.string(), v.regex(zipCode, 'Enter a ZIP code, like 94110')),
    country: v.literal(homeCountry.code),
  }),
);
export const checklist = v.strictObject({
  done: v.pipe(v.array(v.picklist(checklistItemNames)), v.maxLength(checklistItemNames.length)),
  complies: v.nullable(v.boolean()),
  needsRegistration: v.nullable(v.boolean()),
});
export const actions = v.array(v.picklist(correctiveActionNames));

const maybe = v.nullable(moment);
const summary = {
  number: v.string(),
  projectNumber: v.string(),
  projectName: v.string(),
  kind: v.picklist(orderKinds),
  state: v.picklist(orderStates),
  round: count,
  totalCents: cents,
  submittedAt: moment,
  lastUpdate: moment,
  dueAt: maybe,
  rushDueAt: maybe,
  responseDueAt: maybe,
  cancelRequestedAt: maybe,
  isLate: v.boolean(),
};
export const orderSummary = schemaFor<OrderSummary>()(v.strictObject(summary));

const charge = schemaFor<ChargeView>()(
  v.strictObject({
    id: uuid,
    kind: v.picklist(chargeKinds),
    cents,
    state: v.picklist(chargeStates),
    refundedCents: cents,
    invoiceNumber: v.string(),
    createdAt: moment,
    lines: v.array(
      v.strictObject({
        words: v.string(),
        cents: v.pipe(v.number(), v.integer(), v.description('Whole cents; negative if deducted')),
      }),
    ),
    payments: v.array(
      v.strictObject({
        at: moment,
        paidOn: v.nullable(day),
        outcome: v.picklist(['paid', 'refunded', 'waived']),
        cents,
        way: v.string(),
        reference: v.string(),
      }),
    ),
    tries: v.array(
      v.strictObject({
        at: moment,
        way: v.picklist(['saved-card', 'page']),
        outcome: v.picklist(cardOutcomes),
        reason: v.string(),
      }),
    ),
    isPayable: v.boolean(),
    dueOn: v.pipe(v.nullable(day), v.description('The last day of payment of an invoice')),
    howToPay: v.array(v.string()),
    isDisputed: v.boolean(),
  }),
);
const file = schemaFor<OrderFileView>()(
  v.strictObject({
    id: uuid,
    round: count,
    kind: v.picklist(orderFileKinds),
    name: v.string(),
    mediaType: v.string(),
    size: v.pipe(count, v.description('Bytes')),
    sha256: v.string(),
    scanState: v.picklist(scanStates),
    addedAt: moment,
  }),
);
/** An event of the history, as customers and staff see it. */
export const event = {
  at: moment,
  event: v.string(),
  by: v.picklist(orderActors),
  state: v.picklist(orderStates),
  words: v.string(),
};
export const viewed = {
  ...summary,
  lines: v.array(line),
  servicesCents: cents,
  mailingCents: cents,
  taxCents: cents,
  evaluationFeeCents: cents,
  rebateCents: cents,
  rushWaivedCents: cents,
  address: v.nullable(address),
  payer: v.array(v.string()),
  cancelUntil: maybe,
  contactedAt: maybe,
  deliveredAt: maybe,
  compliance: reportCompliance,
  mailedAt: maybe,
  arrivesBy: v.nullable(day),
  trackingNumber: v.string(),
  cancelledAt: maybe,
  cancelReason: v.nullable(v.picklist(cancelReasons)),
  revisionOf: v.nullable(v.string()),
  rounds: v.array(
    v.strictObject({
      round: count,
      from: moment,
      dueAt: moment,
      rushDueAt: maybe,
      endedAt: maybe,
      reply: v.string(),
      message: v.string(),
      actions,
    }),
  ),
  events: v.array(v.strictObject(event)),
  charges: v.array(charge),
  card: v.nullable(v.string()),
  files: v.array(file),
};
/** A complete order, as its customer sees it. */
export const orderView = schemaFor<OrderView>()(v.strictObject(viewed));

export const calendarDay = schemaFor<CalendarDay>()(
  v.strictObject({ date: day, isClosed: v.boolean(), label: v.pipe(text(dayLabelLength), v.trim()) }),
);

/** A link to a file. */
export const fileLink = schemaFor<DownloadLink>()(
  v.strictObject({
    url: v.pipe(
      v.string(),
      v.description('A URL of this site, valid for some minutes and for the session that requested it'),
    ),
  }),
);

/** The next step of a payment. */
export const paymentStep = schemaFor<PaymentStep>()(
  v.strictObject({
    url: v.pipe(v.nullable(v.string()), v.description('A page of the payment provider, if there is one')),
    words: v.string(),
  }),
);

/** An order that does not exist, for examples. */
export const noOrder = 'P999999999-1';
export const missingOrder = {
  name: 'No such order, or another account’s',
  error: 'notFound',
  message: `There is no order ${noOrder}.`,
} as const;
export const unchanged = { order: noOrder, lastUpdate: exampleMoment };
