import { addDays, pacificDate, policy } from '@title24/shared-domain';
import { type Quote, type QuoteLine, quoteLimits, quoteProblems } from '@title24/shared-domain/cases';
import type { Instant } from '@title24/shared-domain/orders';

/** A line item as entered. */
export interface DraftLine {
  readonly key: number;
  readonly sku: string | null;
  readonly name: string;
  /** In dollars, such as '439.01'. */
  readonly amount: string;
}

/** A quote as entered. */
export interface QuoteDraft {
  readonly lines: readonly DraftLine[];
  readonly scope: string;
  readonly missing: string;
  readonly deliveryType: 'business-days' | 'date';
  readonly days: string;
  readonly date: string;
  readonly validUntil: string;
}

/**
 * Returns a draft with the values of an earlier quote, except its expiration date. Without an earlier quote, the draft
 * has one empty line item.
 */
export function emptyDraft(before: Quote | null, now: string, usualDays: number): QuoteDraft {
  const lines: readonly QuoteLine[] = before?.lines ?? [{ sku: null, name: '', cents: 0 }];
  return {
    lines: lines.map(({ sku, name, cents }, key) => ({
      key,
      sku,
      name,
      amount: cents === 0 ? '' : (cents / 100).toFixed(2),
    })),
    scope: before?.scope ?? '',
    missing: before?.missing ?? '',
    deliveryType: before?.delivery.type ?? 'business-days',
    days: String(before?.delivery.type === 'business-days' ? before.delivery.days : usualDays),
    date: before?.delivery.type === 'date' ? before.delivery.date : '',
    validUntil: addDays(pacificDate(now), policy.fullService.usualQuoteValidDays),
  };
}

/** Converts an amount such as '1,234.5' or '$40' to whole cents. Returns null if it is invalid or too high. */
export function parseDollars(text: string): number | null {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return null;
  const cents = Math.round(Number(plain) * 100);
  return cents <= quoteLimits.lineCents ? cents : null;
}

/** Form field for each problem path that {@link quoteProblems} returns. */
const fieldOf: Readonly<Record<string, string>> = {
  lines: 'line-0-amount',
  'delivery.date': 'date',
  validUntil: 'validUntil',
};

export interface DraftProblem {
  /** Name of the form field, such as 'scope' or 'line-0-amount'. */
  readonly field: string;
  readonly message: string;
}

/**
 * Converts the entered quote, or returns its problems.
 * @param now the site's current time
 */
export function readDraft(
  draft: QuoteDraft,
  now: Instant,
): { readonly quote: Quote } | { readonly problems: DraftProblem[] } {
  const problems: DraftProblem[] = [];
  const lines = draft.lines.map(({ sku, name, amount }, index): QuoteLine => {
    const cents = parseDollars(amount);
    if (name.trim() === '')
      problems.push({ field: `line-${index}-name`, message: 'Say what the line is for' });
    if (cents === null) {
      problems.push({ field: `line-${index}-amount`, message: 'Enter an amount, like 439.00' });
    }
    return { sku, name: name.trim(), cents: cents ?? 0 };
  });
  if (draft.scope.trim() === '') problems.push({ field: 'scope', message: 'Say what the price covers' });
  const days = Number(draft.days);
  const isDays = Number.isInteger(days) && days >= 1 && days <= quoteLimits.deliveryBusinessDays;
  if (draft.deliveryType === 'business-days' && !isDays) {
    problems.push({
      field: 'days',
      message: `Enter 1 to ${quoteLimits.deliveryBusinessDays} business days`,
    });
  }
  if (draft.deliveryType === 'date' && draft.date === '') {
    problems.push({ field: 'date', message: 'Choose the day of delivery' });
  }
  if (draft.validUntil === '') problems.push({ field: 'validUntil', message: 'Choose the last day' });
  if (problems.length > 0) return { problems };
  const quote: Quote = {
    lines,
    scope: draft.scope.trim(),
    missing: draft.missing.trim(),
    delivery:
      draft.deliveryType === 'date' ? { type: 'date', date: draft.date } : { type: 'business-days', days },
    validUntil: draft.validUntil,
  };
  const refused = quoteProblems(quote, now);
  if (refused.length === 0) return { quote };
  return {
    problems: refused.map(({ path, message }) => ({ field: fieldOf[path] ?? 'validUntil', message })),
  };
}
