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

/**
 * Returns a date of the site's texts, for `<time>` and as text; null if it is not stated, so that pages show no date.
 */
export function contentDate(
  { contentDates }: Pick<SiteConfiguration, 'contentDates'>,
  key: ContentDateKey,
): { readonly iso: string; readonly words: string } | null {
  const iso = contentDates?.[key] ?? '';
  return isIsoDate(iso) ? { iso, words: formatLongDate(iso) } : null;
}

/** The versions of the legal texts. A change of a text raises its version (legal.dom.test.tsx of mf-content). */
export const legalVersions = { privacyPolicy: 1, terms: 1 } as const;

/** Names a legal text where a customer agrees to it: 'privacy policy (version 1, effective January 15, 2027)'. */
export function datedName(
  config: Pick<SiteConfiguration, 'contentDates'>,
  key: keyof typeof legalVersions,
): string {
  const name = key === 'terms' ? 'terms and conditions' : 'privacy policy';
  const date = contentDate(config, key);
  return `${name} (version ${legalVersions[key]}${date ? `, effective ${date.words}` : ''})`;
}
