import { TimeLimitError } from './time-limits.ts';

/** Whether files could not be fetched, which the next attempt may mend at once. Who waited in vain has waited enough. */
export function isNetworkFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ChunkLoadError') return true;
  return (
    error.name === 'RemoteLoadError' && error.cause !== undefined && !(error.cause instanceof TimeLimitError)
  );
}
