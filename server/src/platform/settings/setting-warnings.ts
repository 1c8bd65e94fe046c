import type { Settings } from './settings.ts';

/** Returns startup-log warnings about valid settings that are probably not intended. */
export function settingWarnings({
  publicUrl,
  trustProxy,
  siteEnv,
  smokeChromiumPath,
  databaseUrl,
}: Pick<Settings, 'publicUrl' | 'trustProxy' | 'siteEnv' | 'smokeChromiumPath' | 'databaseUrl'>): string[] {
  return [
    ...(publicUrl?.startsWith('https:') && !trustProxy ? [noProxy] : []),
    ...(siteEnv === 'production' && smokeChromiumPath === null ? [noBrowser] : []),
    ...(siteEnv === 'production' && databaseUrl === null ? [ownDatabase] : []),
  ];
}

const noProxy =
  'PUBLIC_URL is https, which a proxy in front of this server must do, but TRUST_PROXY does not list that proxy. All visitors then have the address of the proxy: they share one set of limits, and one who tries many passwords or sends many files holds up everybody. Set TRUST_PROXY to the address of the proxy.';

const noBrowser =
  'SMOKE_CHROMIUM_PATH is not set, so that no page of a release is opened in a browser before it goes live: a release that breaks in browsers alone reaches all visitors. Install Chromium and set SMOKE_CHROMIUM_PATH to its path, such as /usr/bin/chromium.';

const ownDatabase =
  'DATABASE_URL is not set, so this production site keeps its database in DATA_DIR, on a PostgreSQL that cannot be upgraded or run on a separate machine. Make a database on a PostgreSQL server, stop the site, and run the command backup move-database (docs/production.md).';
