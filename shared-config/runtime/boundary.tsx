import type { ReactNode } from 'react';
import { useMountProps } from './mount-props-context.ts';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';

interface Props {
  /** Identifies the component in the report: 'mf-admin/file-preview'. */
  readonly source: string;
  /** Shown in its place: a message and another way to continue. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Limits an error thrown while rendering to its children. */
export function Boundary({ source, fallback, children }: Props) {
  const { report } = useMountProps();
  return (
    // Not reported as 'broken', since the rest of the part still works.
    <RemoteErrorBoundary
      name={source}
      report={({ error }) => report({ kind: 'error', source, error })}
      fallback={fallback}
    >
      {children}
    </RemoteErrorBoundary>
  );
}
