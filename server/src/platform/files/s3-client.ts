import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../settings/s3-settings.ts';
import { isStoreUnavailable, StoreUnavailableError } from './store-unavailable.ts';

/**
 * Returns a client for the object store. If the store refuses a key, the client repeats the request with the next key,
 * and continues with the key that works. Bodies must therefore be buffers or text. Requests reject with
 * StoreUnavailableError while the store is unavailable.
 */
export function s3Client({ endpoint, region, keys }: S3Settings): S3Client {
  let used = keys[0];
  const client = new S3Client({
    region,
    ...(used && { credentials: used }),
    // Object stores other than AWS often support neither host names with the bucket's name nor the client's default
    // checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Without time limits, the client would wait for the store forever.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  client.middlewareStack.add(
    (next) => async (given) => {
      for (let refusals = 0; ; refusals += 1) {
        const key = used;
        try {
          return await next(given);
        } catch (error) {
          if (isStoreUnavailable(error))
            throw new StoreUnavailableError('The object store does not answer', { cause: error });
          if (!key || !isKeyRefused(error) || refusals >= keys.length - 1) throw error;
          // Another request may have changed the key in the meantime.
          if (key !== used) continue;
          const following = keys[(keys.indexOf(key) + 1) % keys.length] ?? key;
          used = following;
          client.config.credentials = async () => following;
        }
      }
    },
    // The client attempts each request several times; this step surrounds all attempts.
    { step: 'initialize', priority: 'high', name: 'tellStoreUnavailable' },
  );
  return client;
}

/** Responses to HEAD have no error code, so any 403 to HEAD counts as a refused key. */
function isKeyRefused(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode === 403 && name !== 'AccessDenied';
}
