import { render } from '@testing-library/react';
import { MountPropsContext, PageAddressProvider } from '@title24/remote-kit/runtime';
import { App } from './app.ts';
import { contentMountProps } from './mount-props.ts';

/**
 * Renders the page at the given URL.
 * @returns the rendered view, the parcels that the page requested, and the URLs to which the page navigated
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
