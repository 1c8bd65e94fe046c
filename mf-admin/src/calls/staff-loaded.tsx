import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { type Loaded, LoadedContent } from '@title24/remote-kit/runtime';
import { Alert } from '@title24/ui';
import type { ReactNode } from 'react';
import { failureMessage } from './failure-message.ts';
import styles from './staff-loaded.module.css';

interface Props<Result> {
  readonly from: Loaded<Result>;
  /** Name of the data for use in a sentence, such as 'the products'. */
  readonly what: string;
  readonly children: (data: Result) => ReactNode;
}

/** Renders loaded data, or a message while loading or after a failure. */
export function StaffLoaded<Result>({ from, what, children }: Props<Result>) {
  const { state } = from;
  if (state.status === 'failed' && isRpcError(state.error) && state.error.code === rpcErrorCodes.notFound)
    return (
      <Alert tone="warning" role="alert">
        <p>{state.error.message}</p>
      </Alert>
    );
  return (
    <LoadedContent
      from={from}
      loading={`Loading ${what}…`}
      failed={`We couldn’t load ${what}`}
      reasonOf={failureMessage}
      frame={(note) => <div className={styles.note}>{note}</div>}
    >
      {children}
    </LoadedContent>
  );
}
