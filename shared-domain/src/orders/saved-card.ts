/** A card that the payment provider stores for a customer, with all that the site knows of it. */
export interface SavedCard {
  readonly id: string;
  /** Such as 'Visa'. */
  readonly brand: string;
  readonly last4: string;
  /** Month and year: '04/2030'. */
  readonly expires: string;
}

/** Outcomes of an attempt to charge a card; `closed` means that it ended without a payment. */
export const cardOutcomes = ['started', 'paid', 'declined', 'needs-authentication', 'closed'] as const;

export type CardOutcome = (typeof cardOutcomes)[number];

/** The payment of an order's draft, if a card is required before ordering. */
export interface DraftPayment {
  /** The card that the order would be charged to; null if none is selected. */
  readonly card: SavedCard | null;
  /** The customer's other saved cards, newest first. */
  readonly others: readonly SavedCard[];
}

/** Formats a card as 'Visa ending in 4242'. */
export function cardWords({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string {
  return `${brand} ending in ${last4}`;
}
