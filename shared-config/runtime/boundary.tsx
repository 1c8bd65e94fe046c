import type { ReactNode } from 'react';
import { useMountProps } from './mount-props-context.ts';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';

interface Props {
  /** Names what broke in the report: 'mf-admin/file-preview'. */
  readonly source: string;
  /** What stands in its place then: words, and another way to go on. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** What throws while rendering inside of it takes nothing else of its part along. */
export function Boundary({ source, fallback, children }: Props) {
  const { report } = useMountProps();
  return (
    // Not 'broken': the part still stands.
    <RemoteErrorBoundary
      name={source}
      report={({ error }) => report({ kind: 'error', source, error })}
      fallback={fallback}
    >
      {children}
    </RemoteErrorBoundary>
  );
}
