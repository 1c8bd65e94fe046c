import { formatCalendarDate, isCalendarDate } from '../time/calendar-date.ts';
import type { SiteConfiguration } from './site-configuration.schema.ts';

export const contentDateKeys = ['privacyPolicy', 'terms', 'regulations'] as const;

export type ContentDateKey = (typeof contentDateKeys)[number];

/** Returns a content date in ISO format and as text, or null if the date is missing or invalid. */
export function contentDate(
  { contentDates }: Pick<SiteConfiguration, 'contentDates'>,
  key: ContentDateKey,
): { readonly iso: string; readonly words: string } | null {
  const iso = contentDates?.[key] ?? '';
  return isCalendarDate(iso) ? { iso, words: formatCalendarDate(iso) } : null;
}

/** A change to a legal text requires a new version (legal.dom.test.tsx in mf-content). */
export const legalVersions = { privacyPolicy: 2, terms: 1 } as const;

/** Returns a legal text's name for a consent, such as 'privacy policy (version 1, effective January 15, 2027)'. */
export function datedName(
  config: Pick<SiteConfiguration, 'contentDates'>,
  key: keyof typeof legalVersions,
): string {
  const name = key === 'terms' ? 'terms and conditions' : 'privacy policy';
  const date = contentDate(config, key);
  return `${name} (version ${legalVersions[key]}${date ? `, effective ${date.words}` : ''})`;
}
