import type { BaseUrl, NavLinkKey, NavLinks, SiteConfiguration } from './site-configuration.ts';

/** Links that lead to the members' application. All other links lead to the public site. */
const appLinkKeys: ReadonlySet<NavLinkKey> = new Set([
  'login',
  'logout',
  'admin',
  'myProjects',
  'activeProject',
  'myAccount',
  'newProject',
]);

/** Contact data, which has no address on the site. */
const contactKeys: ReadonlySet<NavLinkKey> = new Set(['customerMail', 'supportPhone1', 'supportPhone2']);

/**
 * Returns the targets of the site's links, ready for `href`. Relative addresses are appended to the base address of
 * the site or of the members' application (H9). Contact data does not change.
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

/** Returns a path of the site, such as '/privacy-policy', with its base address. A full address does not change. */
export function siteAddress(
  { baseUrl }: Pick<SiteConfiguration, 'baseUrl'>,
  target: string,
  side: keyof BaseUrl = 'site',
): string {
  const base = baseUrl[side].replace(/\/+$/, '');
  if (!base || !target || isFullAddress(target)) return target;
  return `${base}${target.startsWith('/') ? '' : '/'}${target}`;
}

/**
 * Returns whether a target begins with 'https:', 'mailto:' or another scheme, begins with '//', or is an anchor on the
 * current page.
 */
function isFullAddress(target: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(target);
}
