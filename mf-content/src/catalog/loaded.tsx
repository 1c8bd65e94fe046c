import type { DataRequest } from '@title24/remote-kit/contract';
import { usePageData } from '@title24/remote-kit/runtime';
import { FailureNotice, LoadingNote } from '@title24/ui';
import type { ReactNode } from 'react';

interface Props<Data> {
  readonly request: DataRequest<Data>;
  /** Name of the data in messages, such as 'the prices'. */
  readonly what: string;
  readonly children: (data: Data) => ReactNode;
}

/** Renders a public call's result, or a message while loading or after a failure. */
export function Loaded<Data>({ request, what, children }: Props<Data>) {
  const state = usePageData(request);
  if (state.status === 'ready') return children(state.data);
  if (state.status === 'loading') return <LoadingNote>Loading {what}…</LoadingNote>;
  return (
    <FailureNotice
      title={`We could not load ${what}`}
      reason="We could not reach our server. Please try again in a moment."
      onRetry={state.retry}
    />
  );
}
