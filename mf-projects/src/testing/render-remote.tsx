import { act, render } from '@testing-library/react';
import { MountPropsContext, PageAddressProvider } from '@title24/remote-kit/runtime';
import { testSite } from '@title24/remote-kit/testing/site';
import type { LoginStatus } from '@title24/shared-domain';
import { App } from './app.ts';
import './wait-limits.ts';

export const member: LoginStatus = { status: true, role: null, token: 'token-1' };

/** Renders the app at a URL of a simulated site. */
export async function renderRemote(address: string, given?: Parameters<typeof testSite>[0]) {
  history.replaceState(null, '', address);
  const { mountProps, setLogin, ...site } = testSite(given);
  const view = render(
    <MountPropsContext value={mountProps}>
      <PageAddressProvider>
        <App />
      </PageAddressProvider>
    </MountPropsContext>,
  );
  return { ...view, ...site, setLogin: (login: LoginStatus) => act(() => setLogin(login)) };
}
