import { randomBytes, randomInt } from 'node:crypto';
import { type RegistryEntry, sampleAddresses } from '@title24/remote-kit/contract';
import { type LoginStatus, loggedOut } from '@title24/shared-domain';

type Route = RegistryEntry['extras']['routes'][number];

/** An address on the site to render in a trial. */
export interface TrialAddress {
  readonly path: string;
  /** Null on the not-found page. */
  readonly route: Route | null;
}

/** Names of queries in links on other sites, and on the site's own pages. */
const queryNames = ['gclid', 'utm_source', 'ref', 'page', 'q', 'sort', 'product', 'from'];

const text = () => randomBytes(randomInt(3, 9)).toString('hex');

/** The visitor of the shell's part of a page; a remote renders the same for all visitors. */
export const trialLogins: readonly LoginStatus[] = [
  loggedOut,
  {
    status: true,
    role: {
      name: 'Member',
      description: '',
      sortOrder: 0,
      enabled: true,
      isAlmighty: false,
      permissions: {},
      contexts: {},
    },
    token: null,
  },
];

/**
 * Returns the declared addresses of each route and, for a path that matches several, one with random values. For the
 * shell, also returns an address without a page, since the shell renders the not-found page.
 */
export function trialAddresses(routes: readonly Route[], isShell: boolean): readonly TrialAddress[] {
  const addresses = routes.flatMap((route) => {
    const made = route.path.replace(/:\w+|\*/g, text);
    return [...new Set([...sampleAddresses(route), made])].map((path) => ({ path, route }));
  });
  return isShell ? [{ path: `/${text()}`, route: null }, ...addresses] : addresses;
}

/** Returns the address as it is and with a query, which differs each time so that no bundle can recognize it. */
export function trialUrls({ path }: TrialAddress): readonly string[] {
  return [path, `${path}?${queryNames[randomInt(queryNames.length)]}=${text()}`];
}
