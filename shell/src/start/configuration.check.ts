import { aboutKeys, contentDateKeys, navLinkKeys, type SiteConfiguration } from '@title24/shared-domain';

/** Returns the configuration, or null if it is invalid. A schema library would add 1 kB to every first visit. */
export function parseConfiguration(value: unknown): SiteConfiguration | null {
  return isConfiguration(value) ? value : null;
}

function isConfiguration(value: unknown): value is SiteConfiguration {
  if (!isRecord(value)) return false;
  const {
    company,
    baseUrl,
    navLinks,
    isStagingEnv,
    announceSchedule,
    contentDates,
    about,
    hiddenPlaces,
    acceptsCards,
  } = value;
  return (
    hasTexts(value, ['announce']) &&
    typeof isStagingEnv === 'boolean' &&
    (announceSchedule === null || hasTexts(announceSchedule, ['from', 'to'])) &&
    hasTexts(baseUrl, ['site', 'app']) &&
    hasTexts(navLinks, navLinkKeys) &&
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
