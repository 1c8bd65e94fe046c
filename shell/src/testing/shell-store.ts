import type { SiteConfiguration } from '@title24/shared-domain';
import { type NavLinks, navLinkKeys } from '@title24/shared-domain';
import { createShellStore } from '../store/store.ts';

const navLinks = Object.fromEntries(navLinkKeys.map((key) => [key, `/${key}`])) as unknown as NavLinks;

const configuration: SiteConfiguration = {
  company: {
    name: 'Energy Compliance Reports',
    phone: { areaCode: '510', number: '555-0100' },
    email: { address: 'info@example.com' },
    address: {
      line1: '100 Example Street',
      cityText: 'Oakland',
      postalCode: '94612',
      stateText: 'CA',
      country: 'USA',
    },
  },
  baseUrl: { site: '', app: '' },
  navLinks,
  isStagingEnv: false,
  announce: '',
  announceSchedule: null,
};

/** A shell's store at /prices, logged out. */
export function testStore() {
  return createShellStore({ config: configuration, location: { pathname: '/prices', route: null } });
}
