import { FailureNotice, LoadingNote } from '@title24/ui';
import type { ReactNode } from 'react';
import type { Loaded } from './use-loaded.ts';

interface Props<Result> {
  readonly from: Loaded<Result>;
  /** While it is on its way: 'Loading the products…'. */
  readonly loading: string;
  /** The title of the notice with 'Try again'. */
  readonly failed: string;
  /** Why it failed, in words for who reads it. */
  readonly reasonOf: (error: unknown) => string;
  /** What stands around both of these: a section of the page, if the content brings its own. */
  readonly frame?: (note: ReactNode) => ReactNode;
  readonly children: (data: Result) => ReactNode;
}

/** Shows what was loaded, what went wrong with it and the way to try again, or that it is on its way. */
export function LoadedContent<Result>(props: Props<Result>) {
  const { from, loading, failed, reasonOf, frame = (note) => note, children } = props;
  const { state, reload } = from;
  if (state.status === 'ready') return children(state.data);
  if (state.status === 'loading') return frame(<LoadingNote>{loading}</LoadingNote>);
  return frame(<FailureNotice title={failed} reason={reasonOf(state.error)} onRetry={() => void reload()} />);
}
