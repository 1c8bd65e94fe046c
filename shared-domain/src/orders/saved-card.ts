import type { SavedCard } from './saved-card.schema.ts';

/**
 * Outcomes of an attempt to charge a card. `started` means that there is no outcome yet. `closed` means that a payment
 * page led to no payment, or that the payment had the wrong amount or currency.
 */
export const cardOutcomes = ['started', 'paid', 'declined', 'needs-authentication', 'closed'] as const;

export type CardOutcome = (typeof cardOutcomes)[number];

/** Formats a card, such as 'Visa ending in 4242'. */
export function cardWords({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string {
  return `${brand} ending in ${last4}`;
}

/** Why a charge to a saved card was refused. 'card-removed' comes from the site, the other reasons from the bank. */
export type CardRefusal = 'needs-authentication' | 'expired-card' | 'insufficient-funds' | 'card-removed';

/**
 * Explains a refused charge.
 * @param reason - a CardRefusal, or another code of the provider
 * @param card - the charged card, such as 'Visa ending in 4242', or null if unknown
 */
export function refusalWords(reason: string, card: string | null): string {
  const which = card === null ? 'Your card' : `Your ${card}`;
  const named = card === null ? '' : ` (${card})`;
  const words: Readonly<Record<CardRefusal, string>> & Readonly<Record<string, string>> = {
    'needs-authentication': `Your bank asks you to confirm this payment${named}.`,
    'expired-card': `${which} has expired.`,
    'insufficient-funds': `${which} had insufficient funds.`,
    'card-removed': `${which} is no longer saved.`,
  };
  return words[reason] ?? `Your bank declined it${named}.`;
}
