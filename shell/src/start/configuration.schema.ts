import { contentDateKeys, navLinkKeys, type SiteConfiguration } from '@title24/shared-domain';
import * as v from 'valibot';

const text = v.string();

const schema = v.object({
  company: v.object({
    name: text,
    phone: v.object({ areaCode: text, number: text }),
    email: v.object({ address: text }),
    address: v.object({ line1: text, cityText: text, postalCode: text, stateText: text, country: text }),
  }),
  baseUrl: v.object({ site: text, app: text }),
  navLinks: v.object(v.entriesFromList(navLinkKeys, text)),
  isStagingEnv: v.boolean(),
  announce: text,
  announceSchedule: v.nullable(v.object({ from: text, to: text })),
  contentDates: v.exactOptional(v.object(v.entriesFromList(contentDateKeys, text))),
});

/** The configuration, or null where the value is none (corrupt storage, an answer of another version). */
export function parseConfiguration(value: unknown): SiteConfiguration | null {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}
