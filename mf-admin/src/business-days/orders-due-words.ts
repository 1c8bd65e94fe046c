import type { CalendarDate } from '@title24/shared-domain';
import type { OpenOrder } from './open-orders.ts';

const maxNamed = 5;

/**
 * Returns a sentence about the open orders due on a day; '' if there are none. Calendar changes do not move
 * the deadlines of these orders.
 */
export function ordersDueWords(orders: readonly OpenOrder[], date: CalendarDate): string {
  const due = orders.filter(({ lastDay }) => lastDay === date).map(({ number }) => number);
  if (due.length === 0) return '';
  const named = due.slice(0, maxNamed).join(', ');
  const others = due.length > maxNamed ? ` and ${due.length - maxNamed} more` : '';
  return due.length === 1
    ? `1 open order is due that day and stays so: ${named}.`
    : `${due.length} open orders are due that day and stay so: ${named}${others}.`;
}
