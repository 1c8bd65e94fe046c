import { doItYourself } from './do-it-yourself.ts';

interface SiteOptions {
  readonly acceptsCards?: boolean;
}

/**
 * Returns whether Do-It-Yourself reports are paid by invoice, which is the case if they can be ordered and the site
 * accepts no cards (C10).
 */
export function paysByInvoice({ acceptsCards = false }: SiteOptions): boolean {
  return doItYourself.isOpen && !acceptsCards;
}

/**
 * Returns the ways to pay on this site, worded to follow 'pay' (C10). Full Service is paid by card. Do It Yourself is
 * paid by card if the site accepts cards, or by invoice if not.
 */
export function waysToPay(site: SiteOptions): string {
  return paysByInvoice(site) ? 'by invoice or credit card' : 'by credit card';
}
