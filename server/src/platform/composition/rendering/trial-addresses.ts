import { randomBytes, randomInt } from 'node:crypto';
import { type RegistryEntry, sampleAddresses } from '@title24/remote-kit/contract';
import { type LoginStatus, loggedOut } from '@title24/shared-domain';

type Route = RegistryEntry['extras']['routes'][number];

/** An address to render in a trial. */
export interface TrialAddress {
  readonly path: string;
  /** Null for the not-found page. */
  readonly route: Route | null;
}

/** Names of query parameters that links to the site can have. */
const queryNames = ['gclid', 'utm_source', 'ref', 'page', 'q', 'sort', 'product', 'from'];

const text = () => randomBytes(randomInt(3, 9)).toString('hex');

/** Logins for trials of the shell. Remotes render the same for all visitors. */
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
 * Returns each route's sample addresses and one address with random parameters. For the shell, also an unknown address.
 */
export function trialAddresses(routes: readonly Route[], isShell: boolean): readonly TrialAddress[] {
  const addresses = routes.flatMap((route) => {
    const made = route.path.replace(/:\w+|\*/g, text);
    return [...new Set([...sampleAddresses(route), made])].map((path) => ({ path, route }));
  });
  return isShell ? [{ path: `/${text()}`, route: null }, ...addresses] : addresses;
}

/** Returns the address without and with a query. The query is random, so that no bundle recognizes a trial. */
export function trialUrls({ path }: TrialAddress): readonly string[] {
  return [path, `${path}?${queryNames[randomInt(queryNames.length)]}=${text()}`];
}
