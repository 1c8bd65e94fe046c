import { account as accountMethods } from '@title24/shared-config/rpc';
import { useLogin, useMountProps } from '@title24/shared-config/runtime';
import type { AccountInfo, OwnSubmission } from '@title24/shared-domain';
import { useCallback, useEffect, useState } from 'react';
import { callProblems } from '../form/call-problems.ts';

export type AccountState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string }
  | {
      readonly status: 'ready';
      readonly account: AccountInfo;
      readonly submissions: readonly OwnSubmission[];
    };

/** The account of who is logged in, and the way to load it anew after a change. */
export function useAccount() {
  const { rpc } = useMountProps();
  const isLoggedIn = useLogin().status;
  const [state, setState] = useState<AccountState>({ status: 'loading' });

  const reload = useCallback(async () => {
    try {
      const [account, submissions] = await Promise.all([
        rpc.call(accountMethods.load),
        rpc.call(accountMethods.submissions),
      ]);
      setState({ status: 'ready', account, submissions });
    } catch (error) {
      setState({ status: 'failed', reason: callProblems(error)[0]?.message ?? '' });
    }
  }, [rpc]);
  // Also after a login that had lapsed: somebody else may have logged in.
  useEffect(() => {
    if (isLoggedIn) void reload();
  }, [isLoggedIn, reload]);

  return {
    state,
    reload,
    call: rpc.call,
  };
}

/** What the sections of the page need to change the account. */
export type AccountActions = Pick<ReturnType<typeof useAccount>, 'reload' | 'call'>;
