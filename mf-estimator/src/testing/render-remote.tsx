import { render } from '@testing-library/react';
import type { Parcel, ParcelPlace } from '@title24/remote-kit/contract';
import { dataKey } from '@title24/remote-kit/contract';
import { MountPropsContext, PageAddressProvider } from '@title24/remote-kit/runtime';
import { testMountProps, testPageData } from '@title24/remote-kit/testing';
import { seedCatalogue, seedPrices } from '@title24/shared-domain/estimator/testing';
import type { ReactNode } from 'react';
import { pricesRequest, productsRequest } from '../estimator-data.ts';

interface Options {
  /** Responds to the page's data requests. By default, prices and products are already loaded (E8, H3). */
  readonly load?: (key: string) => Promise<unknown>;
  /** Data that the server adds for this page request, by key. */
  readonly requestData?: Readonly<Record<string, unknown>>;
}

/** Renders a page of this remote at the current URL. */
export function renderRemote(screen: ReactNode, { load, requestData = {} }: Options = {}) {
  const placed: (Parcel & ParcelPlace)[] = [];
  const loaded = load ? {} : testPageData([pricesRequest, seedPrices], [productsRequest, seedCatalogue]);
  const results = new Map<string, unknown>(Object.entries({ ...loaded, ...requestData }));
  const mountProps = testMountProps(
    {},
    {
      placeParcel: async (parcel, place) => {
        placed.push({ ...parcel, ...place });
        return { update: async () => undefined, unmount: async () => undefined };
      },
      pageData: {
        get: (key) => results.get(key),
        load: async (request) => {
          const result = await load?.(dataKey(request));
          results.set(dataKey(request), result);
          return result as never;
        },
      },
    },
  );
  const view = render(
    <MountPropsContext value={mountProps}>
      <PageAddressProvider>{screen}</PageAddressProvider>
    </MountPropsContext>,
  );
  return { ...view, placed };
}
