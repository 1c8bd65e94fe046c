import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../settings/s3-settings.ts';

/** Returns a client of the configured object store. */
export function s3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than AWS often support neither bucket host names nor the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // A store that does not answer causes an error instead of an endless wait.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
