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
  /** Account name of an order's customer, or the name of the person who sent a case's plans. */
  customer: v.string(),
  what: v.pipe(v.string(), v.description('The kind of the order, or the type of the project')),
  state: v.picklist([...new Set([...orderStates, ...caseStates])]),
  /** Account name, or null if unassigned. */
  assignee: v.nullable(v.string()),
  receivedAt: moment,
  /** Deadline for our next step, or null. */
  dueAt: v.pipe(v.nullable(moment), v.description('By when we owe the next step')),
  /** Deadline for the customer's answer, or null. */
  answerDueAt: v.pipe(v.nullable(moment), v.description('By when the customer has to answer')),
  isRush: v.boolean(),
  wantsToCancel: v.boolean(),
  hasMessage: v.pipe(v.boolean(), v.description('Whether the customer wrote and waits for an answer')),
  owedCents: cents,
});

/** An order or case as shown in the queue. */
export interface WorkItem extends v.InferOutput<typeof itemShape> {}
const workItem: Schema<WorkItem> = itemShape;

const addressShape = object({ kind: v.picklist(workKinds), number: v.string() });
const neighborsShape = object({
  previous: v.nullable(addressShape),
  next: v.nullable(addressShape),
});

/** The previous and next work items in the view 'due'. Each is null if there is none. */
export interface WorkNeighbors extends v.InferOutput<typeof neighborsShape> {}
export const workNeighbors: Schema<WorkNeighbors> = neighborsShape;

const queueShape = object({
  now: v.pipe(moment, v.description('What time it is on the site')),
  items: list(workItem),
  hasMore: v.boolean(),
  /** Number of items in each view except 'ended', regardless of the search. */
  counts: object({
    due: count,
    late: count,
    today: count,
    mine: count,
    unassigned: count,
    customer: count,
    unsettled: count,
  }),
  isOnDuty: v.pipe(v.boolean(), v.description('Whether the caller gets emails about new work')),
});

/** A page of the work queue. */
export interface WorkQueue extends v.InferOutput<typeof queueShape> {}
export const workQueue: Schema<WorkQueue> = queueShape;
