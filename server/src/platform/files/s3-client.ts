import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../settings/s3-settings.ts';

/** A client of the object store that the settings name. */
export function s3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than AWS often know neither host names of buckets nor the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // A store that does not answer is noticed, rather than waited for without end.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
