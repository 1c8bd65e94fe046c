import type { AboutCompany, SiteConfiguration } from './site-configuration.schema.ts';

export const aboutKeys = ['people', 'serviceArea', 'hours', 'since'] as const;

export type AboutKey = (typeof aboutKeys)[number];

/** The facts in {@link AboutCompany} that pages show. Texts are trimmed, and `people` is a list. */
export interface StatedFacts extends Omit<AboutCompany, 'people'> {
  readonly people: readonly string[];
}

/** Returns the company's data with each person once, or null if nothing is entered. */
export function statedFacts({ about }: Pick<SiteConfiguration, 'about'>): StatedFacts | null {
  if (!about) return null;
  const lines = about.people.split('\n').map((line) => line.trim());
  const people = [...new Set(lines)].filter(Boolean);
  const [serviceArea, hours, since] = [about.serviceArea.trim(), about.hours.trim(), about.since.trim()];
  return people.length > 0 || serviceArea || hours || since ? { people, serviceArea, hours, since } : null;
}
