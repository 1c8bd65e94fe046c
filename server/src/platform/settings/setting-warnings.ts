import type { Settings } from './settings.ts';

/** Returns warnings for the startup log about settings that are valid but probably not intended. */
export function settingWarnings({
  publicUrl,
  trustProxy,
}: Pick<Settings, 'publicUrl' | 'trustProxy'>): string[] {
  if (!publicUrl?.startsWith('https:') || trustProxy) return [];
  return [
    'PUBLIC_URL is https, which a proxy in front of this server must do, but TRUST_PROXY does not list that proxy. All visitors then have the address of the proxy: they share one set of limits, and one who tries many passwords or sends many files holds up everybody. Set TRUST_PROXY to the address of the proxy.',
  ];
}
