import type { RpcClient } from '@title24/shared-config/contract';
import { useMountProps } from '@title24/shared-config/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';

type LoadState<Result> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly data: Result };

export interface Loaded<Result> {
  readonly state: LoadState<Result>;
  /** Asks anew; what is there stays until the answer comes. */
  readonly reload: () => void;
}

type Load<Result> = (rpc: RpcClient) => Promise<Result>;

/** What `load` brings, asked for with each mount and each other `load`, which must be the same function while nothing changes. */
export function useLoaded<Result>(load: Load<Result>): Loaded<Result> {
  const { rpc } = useMountProps();
  const [outcome, setOutcome] = useState<{ load: Load<Result>; state: LoadState<Result> } | null>(null);
  const newest = useRef(0);

  const reload = useCallback(() => {
    newest.current += 1;
    const turn = newest.current;
    const settle = (state: LoadState<Result>) => {
      if (turn === newest.current) setOutcome({ load, state });
    };
    setOutcome((current) => (current?.state.status === 'failed' ? null : current));
    load(rpc).then(
      (data) => settle({ status: 'ready', data }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
  }, [load, rpc]);

  useEffect(() => {
    reload();
    return () => {
      newest.current += 1;
    };
  }, [reload]);

  return { state: outcome?.load === load ? outcome.state : { status: 'loading' }, reload };
}
