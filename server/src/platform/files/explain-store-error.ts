import { innermostReason } from '../logging/innermost-reason.ts';
import { StartupError } from '../process/startup-error.ts';
import type { S3Settings } from '../settings/s3-settings.ts';
import { StoreUnavailableError } from './store-unavailable.ts';

/**
 * Returns whether an error is from the object store's client. All of these errors have metadata, except
 * StoreUnavailableError.
 */
function isStoreError(error: unknown): boolean {
  return error instanceof StoreUnavailableError || (error instanceof Error && '$metadata' in error);
}

/** Converts an object store error to a StartupError with instructions. Returns other errors unchanged. */
export function explainStoreError(error: unknown, s3: S3Settings | null): unknown {
  if (!s3 || !isStoreError(error)) return error;
  const where = s3.endpoint ?? `AWS in ${s3.region}`;
  return new StartupError(
    `The object store at ${where} does not work: ${innermostReason(error).message}. Check that it runs, and the S3_ settings, then start again.`,
    { cause: error },
  );
}
