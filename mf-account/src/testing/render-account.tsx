import { render } from '@testing-library/react';
import { accountPageData } from '@title24/remote-kit/contract';
import { MountPropsContext, PageAddressProvider } from '@title24/remote-kit/runtime';
import { testPageData } from '@title24/remote-kit/testing';
import { type TestAnswers, testSite } from '@title24/remote-kit/testing/site';
import type { AccountPageData, LoginStatus } from '@title24/shared-domain';
import { App } from './app.ts';

export const member: LoginStatus = { status: true, role: null, token: 'token-1' };

interface Options {
  readonly login?: LoginStatus;
  readonly answers?: TestAnswers;
  /** Account data in the server-rendered page. */
  readonly page?: AccountPageData;
}

/** Renders the app at the given URL with the given server responses. */
export function renderAccount(address: string, { page, ...given }: Options = {}) {
  history.replaceState(null, '', address);
  const { mountProps, ...site } = testSite({
    ...given,
    ...(page && { data: testPageData([accountPageData, page]) }),
  });
  const view = render(
    <MountPropsContext value={mountProps}>
      <PageAddressProvider>
        <App />
      </PageAddressProvider>
    </MountPropsContext>,
  );
  return { ...view, ...site };
}
