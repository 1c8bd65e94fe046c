import * as v from 'valibot';
import { caseStates } from '../cases/case-state.ts';
import { orderStates } from '../orders/order.ts';
import { list, object, type Schema } from '../schemas/builders.ts';
import { cents, count, moment } from '../schemas/values.ts';
import { workKinds } from './work-item.ts';

const itemShape = object({
  kind: v.picklist(workKinds),
  number: v.pipe(v.string(), v.description('The number of the order, or the reference of the case')),
  projectName: v.string(),
  /** The customer: the account name for an order, the sender's name for plans. */
  customer: v.string(),
  what: v.pipe(v.string(), v.description('The kind of the order, or the type of the project')),
  state: v.picklist([...new Set([...orderStates, ...caseStates])]),
  /** The account name of the person who has the item; null for no one. */
  assignee: v.nullable(v.string()),
  receivedAt: moment,
  /** When our next step is due; null while none is pending. */
  dueAt: v.pipe(v.nullable(moment), v.description('By when we owe the next step')),
  /** When the customer's answer is due; null if none is awaited. */
  answerDueAt: v.pipe(v.nullable(moment), v.description('By when the customer has to answer')),
  isRush: v.boolean(),
  wantsToCancel: v.boolean(),
  /** The amount that the customer has to pay, in cents. */
  owedCents: cents,
});

/** An order or a case, as the queue shows it. */
export interface WorkItem extends v.InferOutput<typeof itemShape> {}
const workItem: Schema<WorkItem> = itemShape;

const queueShape = object({
  now: v.pipe(moment, v.description('What time it is on the site')),
  items: list(workItem),
  hasMore: v.boolean(),
  /** The number of open items in each view, regardless of the search. */
  counts: object({
    due: count,
    late: count,
    today: count,
    mine: count,
    unassigned: count,
    customer: count,
    unsettled: count,
  }),
  isOnDuty: v.pipe(v.boolean(), v.description('Whether the caller is told of new work')),
});

/** A page of the work. */
export interface WorkQueue extends v.InferOutput<typeof queueShape> {}
export const workQueue: Schema<WorkQueue> = queueShape;
