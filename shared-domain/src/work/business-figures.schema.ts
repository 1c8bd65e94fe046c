import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { cents, count, moment } from '../schemas/values.ts';
import { workKinds } from './work-item.ts';

/** Elapsed hours, including nights and weekends. */
const hours = v.pipe(v.nullable(v.pipe(v.number(), v.minValue(0))), v.description('Median; null for none'));

const weekShape = object({
  from: v.pipe(v.string(), v.description('Its Monday')),
  revenueCents: v.pipe(v.number(), v.integer(), v.description('Paid less refunded, in whole cents')),
  quotesSent: count,
  quotesAccepted: count,
  /** Time from the arrival of the plans to the first quote. */
  hoursToQuote: hours,
  delivered: count,
  /** Time from an order's creation or a quote's acceptance to the first delivery. */
  hoursToDeliver: hours,
  deliveredLate: count,
  /** Price reductions and waived rush charges for late deliveries. */
  rebateCents: cents,
});

/** Figures for a week from Monday to Sunday in California. */
export interface WeekFigures extends v.InferOutput<typeof weekShape> {}
const weekFigures: Schema<WeekFigures> = weekShape;

const figuresShape = object({
  now: moment,
  dueToday: v.pipe(count, v.description('Late work included')),
  late: count,
  unassigned: count,
  unpaid: object({ count, cents }),
  /** The last item is the current week, which has not ended yet. */
  weeks: v.pipe(list(weekFigures), v.description('Oldest first, with the current one')),
});

/** The company's business figures. */
export interface BusinessFigures extends v.InferOutput<typeof figuresShape> {}
export const businessFigures: Schema<BusinessFigures> = figuresShape;

const paymentShape = object({
  date: v.string(),
  kind: v.picklist(workKinds),
  number: v.string(),
  customer: v.string(),
  cents: v.pipe(v.number(), v.integer(), v.description('Below 0 for a refund')),
  way: v.string(),
  reference: v.string(),
});

/** A payment or refund for the accounting records. */
export interface BookedPayment extends v.InferOutput<typeof paymentShape> {}
export const bookedPayment: Schema<BookedPayment> = paymentShape;
