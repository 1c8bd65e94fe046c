import { FailureNotice, LoadingNote } from '@title24/ui';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import type { OnDemand } from './on-demand.ts';

interface Props<Part> {
  readonly code: OnDemand<Part>;
  readonly loading: string;
  /** Title of the error notice. */
  readonly failed: string;
  readonly children: (part: Part) => ReactNode;
}

/** Renders content when its code is loaded. */
export function WhenLoaded<Part>({ code, loading, failed, children }: Props<Part>) {
  const [, show] = useReducer((count: number) => count + 1, 0);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [hasFailed, setHasFailed] = useState(false);
  const part = code.loaded();
  const isLoaded = part !== null;
  useEffect(() => {
    // `isLoaded` can be outdated. If the code has loaded since the rendering, `load` resolves and `show` renders again.
    if (isLoaded) return;
    let isCurrent = true;
    setHasFailed(false);
    code.load().then(
      () => isCurrent && show(),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, attempt, isLoaded]);

  if (isLoaded) return children(part);
  if (!hasFailed) return <LoadingNote>{loading}</LoadingNote>;
  return (
    <FailureNotice
      title={failed}
      reason="We couldn’t reach our server. What you entered is kept. Please try again in a moment."
      onRetry={retry}
    />
  );
}
