import type { ReactNode } from 'react';
import { useMountProps } from './mount-props-context.ts';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';

interface Props {
  /** Name of the component in reports: 'mf-admin/file-preview'. */
  readonly source: string;
  /** Content to show after an error: a message and another way to continue. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows the fallback in place of children that throw while rendering. */
export function Boundary({ source, fallback, children }: Props) {
  const { report } = useMountProps();
  return (
    // The error is not reported as 'broken', because the rest of the part still works.
    <RemoteErrorBoundary
      name={source}
      report={({ error }) => report({ kind: 'error', source, error })}
      fallback={fallback}
    >
      {children}
    </RemoteErrorBoundary>
  );
}
