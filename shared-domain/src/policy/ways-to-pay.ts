import { doItYourself } from './do-it-yourself.ts';

interface SiteOptions {
  readonly acceptsCards?: boolean;
}

/** Returns whether Do-It-Yourself reports are paid by invoice: orders are open, but cards are not accepted (C10). */
export function paysByInvoice({ acceptsCards = false }: SiteOptions): boolean {
  return doItYourself.isOpen && !acceptsCards;
}

/**
 * Returns the ways to pay, worded to follow 'pay' (C10). Full Service is paid by card. Do It Yourself is paid by
 * invoice if the site accepts no cards.
 */
export function waysToPay(site: SiteOptions): string {
  return paysByInvoice(site) ? 'by invoice or credit card' : 'by credit card';
}
