import { useLoaded, useMountProps } from '@title24/remote-kit/runtime';
import { useAccountEndpoints } from './account-endpoints.ts';

/** Returns the logged-in user's account with functions to change and reload it. */
export function useAccount() {
  const { rpc } = useMountProps();
  const loaded = useLoaded(useAccountEndpoints().ownAccount, undefined);
  return { loaded, reload: loaded.reload, call: rpc.call };
}

/** Functions that change and reload the account. */
export type AccountActions = Pick<ReturnType<typeof useAccount>, 'reload' | 'call'>;
