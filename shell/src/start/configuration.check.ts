import { aboutKeys, contentDateKeys, navLinkKeys, type SiteConfiguration } from '@title24/shared-domain';

/** Returns whether a value is a configuration. A schema library would add 1 kB to every first visit. */
export function isConfiguration(value: unknown): value is SiteConfiguration {
  if (!isRecord(value)) return false;
  const { company, announceSchedule, contentDates, about, hiddenPlaces, acceptsCards } = value;
  return (
    hasTexts(value, ['announce']) &&
    typeof value.isStagingEnv === 'boolean' &&
    (announceSchedule === null || hasTexts(announceSchedule, ['from', 'to'])) &&
    hasTexts(value.baseUrl, ['site', 'app']) &&
    hasTexts(value.navLinks, navLinkKeys) &&
    (contentDates === undefined || hasTexts(contentDates, contentDateKeys)) &&
    (about === undefined || hasTexts(about, aboutKeys)) &&
    (hiddenPlaces === undefined || Array.isArray(hiddenPlaces)) &&
    (acceptsCards === undefined || typeof acceptsCards === 'boolean') &&
    isRecord(company) &&
    hasTexts(company, ['name']) &&
    hasTexts(company.phone, ['areaCode', 'number']) &&
    hasTexts(company.email, ['address']) &&
    hasTexts(company.address, ['line1', 'cityText', 'postalCode', 'stateText', 'country'])
  );
}

function hasTexts(value: unknown, keys: readonly string[]): boolean {
  return isRecord(value) && keys.every((key) => typeof value[key] === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
