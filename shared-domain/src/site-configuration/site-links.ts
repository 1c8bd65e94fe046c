import type { NavLinkKey } from './nav-link-keys.ts';
import type { BaseUrl, NavLinks, SiteConfiguration } from './site-configuration.schema.ts';

/** Keys of the links to the members' application. */
const appLinkKeys: ReadonlySet<NavLinkKey> = new Set([
  'login',
  'logout',
  'admin',
  'myProjects',
  'activeProject',
  'myAccount',
  'newProject',
]);

const contactKeys: ReadonlySet<NavLinkKey> = new Set(['customerMail', 'supportPhone1', 'supportPhone2']);

/**
 * Adds the base address of the public site or of the members' application to relative links (H9). Email
 * addresses and phone numbers do not change.
 */
export function siteLinks({ baseUrl, navLinks }: Pick<SiteConfiguration, 'baseUrl' | 'navLinks'>): NavLinks {
  const targets = Object.entries(navLinks) as [NavLinkKey, string][];
  return Object.fromEntries(
    targets.map(([key, target]) => [
      key,
      contactKeys.has(key) ? target : siteAddress({ baseUrl }, target, appLinkKeys.has(key) ? 'app' : 'site'),
    ]),
  ) as NavLinks;
}

/** Adds the base address, if any, to a path such as '/faq'. Full addresses and anchors do not change. */
export function siteAddress(
  { baseUrl }: Pick<SiteConfiguration, 'baseUrl'>,
  target: string,
  side: keyof BaseUrl = 'site',
): string {
  const base = baseUrl[side].replace(/\/+$/, '');
  if (!base || !target || isFullAddress(target)) return target;
  return `${base}${target.startsWith('/') ? '' : '/'}${target}`;
}

/** Whether a target begins with a scheme or '//', or is an anchor. */
function isFullAddress(target: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(target);
}
