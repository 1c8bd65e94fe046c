import { type CaseState, caseStateTitles, openCaseStates } from '../cases/case-state.ts';
import type { Instant } from '../orders/deadlines.ts';
import { type OrderState, orderStateTitles, unfinishedOrderStates } from '../orders/order.ts';

export const workKinds = ['order', 'case'] as const;

/** Do-It-Yourself orders and Full Service cases. */
export type WorkKind = (typeof workKinds)[number];

export const workViews = [
  'due',
  'late',
  'today',
  'mine',
  'unassigned',
  'customer',
  'unsettled',
  'ended',
] as const;

/** Part of the work that a list shows. */
export type WorkView = (typeof workViews)[number];

/** The views as links name them. */
export const workViewTitles: Readonly<Record<WorkView, string>> = {
  due: 'To do',
  late: 'Late',
  today: 'Due today or late',
  mine: 'Mine',
  unassigned: 'Unassigned',
  customer: 'Waiting for customers',
  unsettled: 'Delivered, not settled',
  ended: 'Ended',
};

/** Longest note with which work is handed over. */
export const handOverNoteLength = 2_000;

/** A piece of work that customers ordered, as the queue shows it. */
export interface WorkItem {
  readonly kind: WorkKind;
  /** The number of the order, or the reference of the case. */
  readonly number: string;
  readonly projectName: string;
  /** The account name of who ordered, or the name of who sent the plans. */
  readonly customer: string;
  /** The kind of the order, or the type of the project. */
  readonly what: string;
  readonly state: OrderState | CaseState;
  /** The account name of who has it; null for nobody. */
  readonly assignee: string | null;
  readonly receivedAt: Instant;
  /** By when we owe the next step; null while we owe none. */
  readonly dueAt: Instant | null;
  /** By when the customer has to answer; null if no answer is awaited. */
  readonly answerDueAt: Instant | null;
  readonly isRush: boolean;
  readonly wantsToCancel: boolean;
  /** What the customer has to pay, in cents. */
  readonly owedCents: number;
}

/** A page of the work. */
export interface WorkQueue {
  /** Time of the site's clock. */
  readonly now: Instant;
  readonly items: readonly WorkItem[];
  readonly hasMore: boolean;
  /** How much open work each view has, whatever is searched for. */
  readonly counts: Readonly<Record<Exclude<WorkView, 'ended'>, number>>;
  /** Whether the reader is told of new work. */
  readonly isOnDuty: boolean;
}

/** The state of a piece of work as lists say it. */
export function workStateTitle({ kind, state }: Pick<WorkItem, 'kind' | 'state'>): string {
  return kind === 'order' ? orderStateTitles[state as OrderState] : caseStateTitles[state as CaseState];
}

/** Whether something is left to do, by us or by the customer. */
export function isOpenWork({ kind, state }: { readonly kind: WorkKind; readonly state: string }): boolean {
  const open: readonly string[] = kind === 'order' ? unfinishedOrderStates : openCaseStates;
  return open.includes(state);
}

/** The address of a piece of work in the staff tools. */
export function workPath({ kind, number }: Pick<WorkItem, 'kind' | 'number'>): string {
  const id = encodeURIComponent(number);
  return kind === 'order' ? `/admin/orders?id=${id}` : `/admin/submissions?reference=${id}`;
}
