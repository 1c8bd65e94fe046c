import { loggedOut } from '@title24/shared-domain';
import {
  contractVersion,
  type DataRequest,
  dataKey,
  type MountProps,
  type RequestData,
} from '../contract/index.ts';
import { testConfiguration } from './test-configuration.ts';

/** Returns a map from the keys of data calls to their results, like the data that the server includes in a page. */
export function testPageData(
  ...results: readonly (readonly [DataRequest | RequestData<unknown>, unknown])[]
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    results.map(([request, result]) => ['key' in request ? request.key : dataKey(request), result]),
  );
}

const never = () => new Promise<never>(() => undefined);

/**
 * Returns a part's props for tests: test configuration, no login, calls that never settle, and the given page
 * data. Members of `given` replace these props.
 */
export function testMountProps(
  data: Readonly<Record<string, unknown>> = {},
  given: Partial<MountProps> = {},
): MountProps {
  const state = { config: testConfiguration, login: loggedOut };
  return {
    contract: contractVersion,
    store: { getState: () => state, subscribe: () => () => undefined },
    rpc: { call: never, upload: never },
    session: { start: () => undefined, end: never },
    navigate: never,
    placeParcel: never,
    report: () => undefined,
    notFound: () => undefined,
    pageData: { get: (key) => data[key], load: never },
    queries: { get: () => undefined, load: never },
    now: '2026-11-20T12:00:00.000Z',
    ...given,
  };
}
