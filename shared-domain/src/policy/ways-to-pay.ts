import { doItYourself } from './do-it-yourself.ts';

/**
 * Returns how customers pay on this site, to follow 'pay' (C10): Full Service by card; Do It Yourself by card where the
 * site takes cards, and by invoice elsewhere.
 */
export function waysToPay({ acceptsCards = false }: { readonly acceptsCards?: boolean }): string {
  return doItYourself.isOpen && !acceptsCards ? 'by invoice or credit card' : 'by credit card';
}
