import type { SavedCard } from './saved-card.schema.ts';

/**
 * Outcomes of an attempt to charge a card. `closed` attempts ended without a payment, or with a payment of the wrong
 * amount.
 */
export const cardOutcomes = ['started', 'paid', 'declined', 'needs-authentication', 'closed'] as const;

export type CardOutcome = (typeof cardOutcomes)[number];

/** Formats a card, such as 'Visa ending in 4242'. */
export function cardWords({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string {
  return `${brand} ending in ${last4}`;
}
