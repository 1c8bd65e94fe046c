import { doItYourself } from './do-it-yourself.ts';

interface SiteOptions {
  readonly acceptsCards?: boolean;
}

/** Returns whether members can order Do-It-Yourself reports and pay for them by invoice instead of by card (C10). */
export function paysByInvoice({ acceptsCards = false }: SiteOptions): boolean {
  return doItYourself.isOpen && !acceptsCards;
}

/**
 * Returns the ways to pay for all services, worded to follow 'pay' (C10). Full Service can always be paid by card.
 * Do It Yourself is paid by card or, if {@link paysByInvoice} is true, by invoice.
 */
export function waysToPay(site: SiteOptions): string {
  return paysByInvoice(site) ? 'by invoice or credit card' : 'by credit card';
}
