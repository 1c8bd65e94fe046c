import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../settings/s3-settings.ts';
import { isStoreUnavailable, StoreUnavailableError } from './store-unavailable.ts';

/**
 * Returns a client for the object store. Its requests reject with StoreUnavailableError while the store is unavailable.
 */
export function s3Client({ endpoint, region, keys }: S3Settings): S3Client {
  const client = new S3Client({
    region,
    ...(keys && { credentials: keys }),
    // Stores other than AWS often support neither host names with the bucket's name nor the client's default checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Without time limits, the client would wait for the store forever.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  client.middlewareStack.add(
    (next) => async (given) => {
      try {
        return await next(given);
      } catch (error) {
        if (!isStoreUnavailable(error)) throw error;
        throw new StoreUnavailableError('The object store does not answer', { cause: error });
      }
    },
    // The client attempts each request several times; this step surrounds all attempts.
    { step: 'initialize', priority: 'high', name: 'tellStoreUnavailable' },
  );
  return client;
}
