import { render } from '@testing-library/react';
import type { Parcel, ParcelPlace } from '@title24/remote-kit/contract';
import { MountPropsContext, PageAddressProvider } from '@title24/remote-kit/runtime';
import { testMountProps, testPageData } from '@title24/remote-kit/testing';
import { productsRequest } from '../outcome/products-request.ts';
import { App } from './app.ts';
import { catalog } from './catalog.ts';

interface Options {
  /** Whether other remotes are available. */
  readonly parcels?: boolean;
}

/** Renders the wizard at the given URL. */
export function renderWizard(address: string, { parcels = true }: Options = {}) {
  history.replaceState(null, '', address);
  const placed: (Parcel & ParcelPlace)[] = [];
  const mountProps = testMountProps(testPageData([productsRequest, catalog]), {
    placeParcel: async (parcel, place) => {
      placed.push({ ...parcel, ...place });
      if (!parcels) throw new Error('out of reach');
      return { update: async () => undefined, unmount: async () => undefined };
    },
  });
  const view = render(
    <MountPropsContext value={mountProps}>
      <PageAddressProvider>
        <App />
      </PageAddressProvider>
    </MountPropsContext>,
  );
  return { ...view, placed };
}
