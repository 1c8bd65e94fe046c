import { useLoaded, useMountProps } from '@title24/remote-kit/runtime';
import { useAccountEndpoints } from './account-endpoints.ts';

/** Returns the account of the person who is logged in, and a function that reloads it after a change. */
export function useAccount() {
  const { rpc } = useMountProps();
  const loaded = useLoaded(useAccountEndpoints().ownAccount, undefined);
  return { loaded, reload: loaded.reload, call: rpc.call };
}

/** The functions by which sections of the page change the account. */
export type AccountActions = Pick<ReturnType<typeof useAccount>, 'reload' | 'call'>;
