import { FailureNotice, LoadingNote } from '@title24/ui';
import type { ReactNode } from 'react';
import type { EstimatorData } from './estimator-data.ts';
import { useEstimatorData } from './use-estimator-data.ts';

/** Renders content once prices and products are loaded. */
export function DataLoaded({ children }: { children: (data: EstimatorData) => ReactNode }) {
  const state = useEstimatorData();
  if (state.status === 'ready') return children(state.data);
  if (state.status === 'loading') return <LoadingNote>Loading the prices…</LoadingNote>;
  return (
    <FailureNotice
      title="We couldn’t load the prices"
      reason="Check your connection and try again."
      onRetry={state.retry}
    />
  );
}
