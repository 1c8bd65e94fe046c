import type { NavLinkKey, NavLinks, SiteConfiguration } from './site-configuration.ts';

/** Links into the members' application (spec 2, 'App-side links'); every other link leads into the public site. */
const appLinkKeys: ReadonlySet<NavLinkKey> = new Set<NavLinkKey>([
  'login',
  'logout',
  'admin',
  'myAccount',
  'newProject',
  'myProjects',
  'activeProject',
]);

/**
 * The targets of the site's links, as pages use them: `baseUrl.app` precedes paths into the members' application and
 * `baseUrl.site` all other paths. What is no path (a full address, mail, telephone) stays as it is.
 */
export function siteLinks({ baseUrl, navLinks }: Pick<SiteConfiguration, 'baseUrl' | 'navLinks'>): NavLinks {
  const resolved = Object.entries(navLinks).map(([key, target]) => {
    const base = appLinkKeys.has(key as NavLinkKey) ? baseUrl.app : baseUrl.site;
    return [key, target.startsWith('/') ? base.replace(/\/+$/, '') + target : target];
  });
  return Object.fromEntries(resolved) as NavLinks;
}
