import { type CaseState, caseStateTitles, openCaseStates } from '../cases/case-state.ts';
import { type OrderState, orderStateTitles, unfinishedOrderStates } from '../orders/order.ts';
import type { WorkItem } from './work-item.schema.ts';

export const workKinds = ['order', 'case'] as const;

/** Kinds of work: Do-It-Yourself orders and Full Service cases. */
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

/** Views of the work queue. */
export type WorkView = (typeof workViews)[number];

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

/** Maximum length of a handover note in characters. */
export const handOverNoteLength = 2_000;

/** Returns the title of an item's state for lists. */
export function workStateTitle({ kind, state }: Pick<WorkItem, 'kind' | 'state'>): string {
  return kind === 'order' ? orderStateTitles[state as OrderState] : caseStateTitles[state as CaseState];
}

/** Returns whether staff or the customer must still act. */
export function isOpenWork({ kind, state }: { readonly kind: WorkKind; readonly state: string }): boolean {
  const open: readonly string[] = kind === 'order' ? unfinishedOrderStates : openCaseStates;
  return open.includes(state);
}

/** Returns the path of an item's page in the staff tools. */
export function workPath({ kind, number }: Pick<WorkItem, 'kind' | 'number'>): string {
  const id = encodeURIComponent(number);
  return kind === 'order' ? `/admin/orders?id=${id}` : `/admin/submissions?reference=${id}`;
}

/** Number of weeks in the business figures, including the current week: a quarter of a year. */
export const figureWeeks = 13;
