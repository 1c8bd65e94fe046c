import { doItYourself } from './do-it-yourself.ts';

interface SiteOptions {
  readonly acceptsCards?: boolean;
}

/** Returns whether Do-It-Yourself reports are paid by invoice on this site, because it accepts no cards (C10). */
export function paysByInvoice({ acceptsCards = false }: SiteOptions): boolean {
  return doItYourself.isOpen && !acceptsCards;
}

/**
 * Returns how customers pay on this site, to follow 'pay' (C10): Full Service by card; Do It Yourself by card if the
 * site accepts cards, and by invoice otherwise.
 */
export function waysToPay(site: SiteOptions): string {
  return paysByInvoice(site) ? 'by invoice or credit card' : 'by credit card';
}
