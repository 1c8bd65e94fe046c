import { render } from '@testing-library/react';
import type { MountProps, ParcelRequest } from '@title24/shared-config/contract';
import { MountPropsContext } from '@title24/shared-config/runtime';
import { loggedOut, type SiteConfiguration } from '@title24/shared-domain';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app.tsx';

interface Options {
  /** Whether other remotes can be had; where not, their fallbacks stay. */
  readonly parcels?: boolean;
}

/** Shows the wizard as the shell would, at this address. */
export function renderWizard(address: string, { parcels = true }: Options = {}) {
  history.replaceState(null, '', address);
  const placed: ParcelRequest[] = [];
  const never = () => new Promise<never>(() => undefined);
  const state = { config: {} as SiteConfiguration, login: loggedOut };
  const mountProps: MountProps = {
    contract: '1.0.0',
    store: { getState: () => state, subscribe: () => () => undefined },
    rpc: { callPublic: never, call: never },
    session: { start: () => undefined, end: never },
    navigate: never,
    placeParcel: async (request) => {
      placed.push(request);
      if (!parcels) throw new Error('out of reach');
      return { update: async () => undefined, unmount: async () => undefined };
    },
    report: () => undefined,
    pageData: { get: () => undefined, load: never },
    now: '2026-11-20T12:00:00Z',
  };
  const view = render(
    <MountPropsContext value={mountProps}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </MountPropsContext>,
  );
  return { ...view, placed };
}
