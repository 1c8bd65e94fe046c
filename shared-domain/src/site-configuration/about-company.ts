import type { SiteConfiguration } from './site-configuration.ts';

export const aboutKeys = ['people', 'serviceArea', 'hours', 'since'] as const;

export type AboutKey = (typeof aboutKeys)[number];

/**
 * The people behind the site, as stated by its operator; '' for unstated members, which no page shows. `people` has a
 * line for each person: name, credential and its number. `since` is a year.
 */
export type AboutCompany = Readonly<Record<AboutKey, string>>;

/** The data of {@link AboutCompany} that pages show. */
export interface StatedFacts extends Omit<AboutCompany, 'people'> {
  readonly people: readonly string[];
}

/** Returns what is stated about the company, each person once, or null if nothing is. */
export function statedFacts({ about }: Pick<SiteConfiguration, 'about'>): StatedFacts | null {
  if (!about) return null;
  const lines = about.people.split('\n').map((line) => line.trim());
  const people = [...new Set(lines)].filter(Boolean);
  const [serviceArea, hours, since] = [about.serviceArea.trim(), about.hours.trim(), about.since.trim()];
  return people.length > 0 || serviceArea || hours || since ? { people, serviceArea, hours, since } : null;
}
