import type { Settings } from './settings.ts';

/** What is not wrong with the settings and yet likely not meant, with what follows from it: for the log at the start. */
export function settingWarnings({
  publicUrl,
  trustProxy,
}: Pick<Settings, 'publicUrl' | 'trustProxy'>): string[] {
  if (!publicUrl?.startsWith('https:') || trustProxy) return [];
  return [
    'PUBLIC_URL is https, which a proxy in front of this server must do, but TRUST_PROXY does not name that proxy. All visitors then have the address of the proxy: they share one set of limits, and one who tries many passwords or sends many files holds up everybody. Set TRUST_PROXY to the address of the proxy.',
  ];
}
