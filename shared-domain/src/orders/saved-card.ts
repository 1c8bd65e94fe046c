/** A card that the payment provider keeps for a customer. The site knows no more of it than this. */
export interface SavedCard {
  readonly id: string;
  /** Such as 'Visa'. */
  readonly brand: string;
  readonly last4: string;
  /** Month and year: '04/2030'. */
  readonly expires: string;
}

/** What came of an attempt to charge a card; `closed` came to its end without a payment. */
export const cardOutcomes = ['started', 'paid', 'declined', 'needs-authentication', 'closed'] as const;

export type CardOutcome = (typeof cardOutcomes)[number];

/** What an order's draft says of its payment, where a card is asked for before ordering. */
export interface DraftPayment {
  /** The card that the order would be charged to; null before there is one. */
  readonly card: SavedCard | null;
  /** Others that the customer has saved before, the newest first. */
  readonly others: readonly SavedCard[];
  /** The provider's page on which a card is saved, where one is open. */
  readonly url: string | null;
}

/** 'Visa ending in 4242' */
export function cardWords({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string {
  return `${brand} ending in ${last4}`;
}
