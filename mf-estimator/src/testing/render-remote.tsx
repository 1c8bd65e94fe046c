import { render } from '@testing-library/react';
import type { MountProps, ParcelRequest } from '@title24/shared-config/contract';
import { dataKey } from '@title24/shared-config/contract';
import { MountPropsContext } from '@title24/shared-config/runtime';
import { loggedOut, type NavLinks, navLinkKeys, type SiteConfiguration } from '@title24/shared-domain';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { pricesRequest, productsRequest } from '../estimator-data.ts';
import { seedCatalogue, seedPrices } from '../pricing/published-cases.ts';

const config: SiteConfiguration = {
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
  navLinks: Object.fromEntries(navLinkKeys.map((key) => [key, `/${key}`])) as unknown as NavLinks,
  isStagingEnv: false,
  announce: '',
  announceSchedule: null,
};

interface Options {
  /** Answers calls that the page makes for its data; by default the prices of spec 3. */
  readonly load?: (key: string) => Promise<unknown>;
}

/** Shows a screen of this remote as the shell would, at the present address. */
export function renderRemote(screen: ReactNode, { load }: Options = {}) {
  const placed: ParcelRequest[] = [];
  const results = new Map<string, unknown>();
  if (!load) {
    results.set(dataKey(pricesRequest), seedPrices);
    results.set(dataKey(productsRequest), seedCatalogue);
  }
  const never = () => new Promise<never>(() => undefined);
  const state = { config, login: loggedOut };
  const mountProps: MountProps = {
    contract: '1.0.0',
    store: { getState: () => state, subscribe: () => () => undefined },
    rpc: { callPublic: never, call: never },
    session: { start: () => undefined, end: never },
    navigate: never,
    placeParcel: async (request) => {
      placed.push(request);
      return { update: async () => undefined, unmount: async () => undefined };
    },
    report: () => undefined,
    pageData: {
      get: (key) => results.get(key),
      load: async (request) => {
        const result = await load?.(dataKey(request));
        results.set(dataKey(request), result);
        return result;
      },
    },
    now: '2026-11-20T12:00:00Z',
  };
  const view = render(
    <MountPropsContext value={mountProps}>
      <BrowserRouter>{screen}</BrowserRouter>
    </MountPropsContext>,
  );
  return { ...view, placed };
}
