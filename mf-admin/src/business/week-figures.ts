import { formatNumber } from '@title24/shared-domain';
import { formatCents } from '@title24/shared-domain/orders';
import type { WeekFigures } from '@title24/shared-domain/work';

/** A weekly figure. */
export interface WeekFigure {
  readonly title: string;
  /** Returns a week's value; null if the week has no data for it. */
  readonly of: (week: WeekFigures) => number | null;
  readonly format: (value: number) => string;
}

const number = (value: number) => formatNumber(value);
const percent = (value: number) => `${Math.round(value)}%`;
const hours = (value: number) => `${number(Math.round(value))} h`;

/** Weekly figures in chart order. */
export const weekFigures: readonly WeekFigure[] = [
  { title: 'Revenue', of: ({ revenueCents }) => revenueCents, format: formatCents },
  { title: 'Quotes sent', of: ({ quotesSent }) => quotesSent, format: number },
  { title: 'Quotes accepted', of: ({ quotesAccepted }) => quotesAccepted, format: number },
  { title: 'Median hours to quote', of: ({ hoursToQuote }) => hoursToQuote, format: hours },
  { title: 'Reports delivered', of: ({ delivered }) => delivered, format: number },
  { title: 'Median hours to deliver', of: ({ hoursToDeliver }) => hoursToDeliver, format: hours },
  {
    title: 'Share delivered late',
    of: ({ delivered, deliveredLate }) => (delivered === 0 ? null : (deliveredLate / delivered) * 100),
    format: percent,
  },
  { title: 'Rebates', of: ({ rebateCents }) => rebateCents, format: formatCents },
];

/** Returns each week's value as a share of the largest absolute value, from -1 to 1. Null counts as 0. */
export function sharesOf({ of }: Pick<WeekFigure, 'of'>, weeks: readonly WeekFigures[]): readonly number[] {
  const values = weeks.map((week) => of(week) ?? 0);
  const highest = Math.max(...values.map(Math.abs));
  return values.map((value) => (value === 0 ? 0 : value / highest));
}
