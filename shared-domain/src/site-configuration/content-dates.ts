import { formatLongDate } from '../policy/energy-code.ts';
import type { SiteConfiguration } from './site-configuration.ts';

export const contentDateKeys = ['privacyPolicy', 'terms', 'regulations'] as const;

export type ContentDateKey = (typeof contentDateKeys)[number];

/**
 * ISO dates ('2027-01-15') that the people who run the site vouch for; '' if not stated. `privacyPolicy` and `terms`
 * are the dates from which the texts apply; `regulations` is when the pages were last checked against the Energy Code.
 */
export type ContentDates = Readonly<Record<ContentDateKey, string>>;

/** Whether this is a day of the calendar as an ISO date. */
export function isIsoDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Returns a date of the site's texts, for `<time>` and as text; null if none is stated, so that no page shows it. */
export function contentDate(
  { contentDates }: Pick<SiteConfiguration, 'contentDates'>,
  key: ContentDateKey,
): { readonly iso: string; readonly words: string } | null {
  const iso = contentDates?.[key] ?? '';
  return isIsoDate(iso) ? { iso, words: formatLongDate(iso) } : null;
}

/**
 * Names a legal text for a customer who agrees to it, with its date as the version: 'privacy policy effective January
 * 15, 2027'.
 */
export function datedName(
  config: Pick<SiteConfiguration, 'contentDates'>,
  key: 'privacyPolicy' | 'terms',
): string {
  const name = key === 'terms' ? 'terms and conditions' : 'privacy policy';
  const date = contentDate(config, key);
  return date ? `${name} effective ${date.words}` : name;
}
