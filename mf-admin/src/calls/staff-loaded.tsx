import { isRpcError, rpcErrorCodes } from '@title24/shared-config/contract';
import { Alert, FailureNotice, LoadingNote } from '@title24/shared-ui';
import type { ReactNode } from 'react';
import { failureWords } from './failure-words.ts';
import type { Loaded } from './use-loaded.ts';

interface Props<Result> {
  readonly from: Loaded<Result>;
  /** What is loaded, in the middle of a sentence: 'the products'. */
  readonly what: string;
  readonly children: (data: Result) => ReactNode;
}

/** Shows what was loaded, what went wrong with it, or that it is on its way. */
export function StaffLoaded<Result>({ from: { state, reload }, what, children }: Props<Result>) {
  if (state.status === 'loading') return <LoadingNote>Loading {what}…</LoadingNote>;
  if (state.status === 'ready') return children(state.data);
  if (isRpcError(state.error) && state.error.code === rpcErrorCodes.notFound)
    return (
      <Alert tone="warning" role="alert">
        <p>{state.error.message}</p>
      </Alert>
    );
  return (
    <FailureNotice title={`We could not load ${what}`} reason={failureWords(state.error)} onRetry={reload} />
  );
}
