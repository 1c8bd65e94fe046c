import {
  type DataRequest,
  dataKey,
  type MountProps,
  type PageData,
  type Parcel,
  type ParcelPlace,
  RpcError,
} from '@title24/remote-kit/contract';
import { testConfiguration, testMountProps } from '@title24/remote-kit/testing';
import { loggedOut, type SiteConfiguration } from '@title24/shared-domain';
import { pageData } from './site-fixture.ts';

interface Given {
  readonly data?: PageData;
  readonly config?: SiteConfiguration;
  /** Loads data that the page does not have yet. By default, every load fails. */
  readonly load?: (request: DataRequest) => Promise<unknown>;
  /** Whether other remotes' parcels are available; defaults to false. */
  readonly hasParcels?: boolean;
}

interface Recorded {
  readonly mountProps: MountProps;
  readonly parcels: PlacedParcel[];
  /** URLs to which the page has navigated. */
  readonly went: string[];
}

export interface PlacedParcel extends Parcel, ParcelPlace {
  /** Props of each update. */
  readonly updates: object[];
}

/** Returns mount props, by default with the fixture's data. Records requested parcels and navigations. */
export function contentMountProps({
  data = pageData,
  config = testConfiguration,
  load,
  hasParcels = false,
}: Given = {}): Recorded {
  const parcels: PlacedParcel[] = [];
  const went: string[] = [];
  const known = new Map(Object.entries(data));
  const unreachable = () => Promise.reject(new RpcError('Not reached', 0));
  const state = { config, login: loggedOut };
  const mountProps = testMountProps(data, {
    store: { getState: () => state, subscribe: () => () => undefined },
    async navigate(to) {
      went.push(to);
    },
    placeParcel(parcel, place) {
      const updates: PlacedParcel['updates'] = [];
      parcels.push({ ...parcel, ...place, updates });
      if (!hasParcels) return unreachable();
      const update = async (props: PlacedParcel['updates'][number]) => void updates.push(props);
      return Promise.resolve({ update, unmount: async () => undefined });
    },
    pageData: {
      get: (key) => known.get(key),
      async load(request) {
        const result = await (load ?? unreachable)(request);
        known.set(dataKey(request), result);
        return result as never;
      },
    },
  });
  return { parcels, went, mountProps };
}
