import { render } from '@testing-library/react';
import { MountPropsContext, PageAddressProvider } from '@title24/remote-kit/runtime';
import { App } from './app.ts';
import { contentMountProps } from './mount-props.ts';

/**
 * Renders the page at the given address as the shell would mount it.
 * @returns the parcels that the page has requested and the addresses that it has navigated to
 */
export function renderPage(address: string, given?: Parameters<typeof contentMountProps>[0]) {
  const { mountProps, parcels, went } = contentMountProps(given);
  const view = render(
    <MountPropsContext value={mountProps}>
      <PageAddressProvider url={address}>
        <App />
      </PageAddressProvider>
    </MountPropsContext>,
  );
  return { ...view, parcels, went };
}
