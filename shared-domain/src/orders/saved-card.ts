import type { SavedCard } from './saved-card.schema.ts';

/**
 * Outcomes of an attempt to charge a card. `started` attempts have no outcome yet. A `closed` attempt is a
 * payment page that led to no payment, or a payment with the wrong amount or currency.
 */
export const cardOutcomes = ['started', 'paid', 'declined', 'needs-authentication', 'closed'] as const;

export type CardOutcome = (typeof cardOutcomes)[number];

/** Formats a card, such as 'Visa ending in 4242'. */
export function cardWords({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string {
  return `${brand} ending in ${last4}`;
}
