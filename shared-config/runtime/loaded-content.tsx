import { FailureNotice, LoadingNote } from '@title24/ui';
import type { ReactNode } from 'react';
import type { Loaded } from './use-loaded.ts';

interface Props<Result> {
  readonly from: Loaded<Result>;
  /** Text shown during loading: 'Loading the products…'. */
  readonly loading: string;
  /** Title of the notice with 'Try again'. */
  readonly failed: string;
  /** Returns the reason for a failure, as a message for the user. */
  readonly reasonOf: (error: unknown) => string;
  /** Surrounds the error notice and the loading note, for example with a page section. */
  readonly frame?: (note: ReactNode) => ReactNode;
  readonly children: (data: Result) => ReactNode;
}

/** Shows loaded content, an error notice with a way to try again, or a loading note. */
export function LoadedContent<Result>(props: Props<Result>) {
  const { from, loading, failed, reasonOf, frame = (note) => note, children } = props;
  const { state, reload } = from;
  if (state.status === 'ready') return children(state.data);
  if (state.status === 'loading') return frame(<LoadingNote>{loading}</LoadingNote>);
  return frame(<FailureNotice title={failed} reason={reasonOf(state.error)} onRetry={() => void reload()} />);
}
