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
  /** The account name of who ordered, or the name of who sent the plans. */
  customer: v.string(),
  what: v.pipe(v.string(), v.description('The kind of the order, or the type of the project')),
  state: v.picklist([...new Set([...orderStates, ...caseStates])]),
  /** The account name of its holder; null for no one. */
  assignee: v.nullable(v.string()),
  receivedAt: moment,
  /** Null while we owe none. */
  dueAt: v.pipe(v.nullable(moment), v.description('By when we owe the next step')),
  /** Null if no answer is awaited. */
  answerDueAt: v.pipe(v.nullable(moment), v.description('By when the customer has to answer')),
  isRush: v.boolean(),
  wantsToCancel: v.boolean(),
  /** What the customer has to pay. */
  owedCents: cents,
});

/** A piece of work that customers ordered, as the queue shows it. */
export interface WorkItem extends v.InferOutput<typeof itemShape> {}
const workItem: Schema<WorkItem> = itemShape;

const queueShape = object({
  now: v.pipe(moment, v.description('What time it is on the site')),
  items: list(workItem),
  hasMore: v.boolean(),
  /** How much open work each view has, for any search. */
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
