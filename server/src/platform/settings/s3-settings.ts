import * as v from 'valibot';
import { SettingsError } from './settings-error.ts';

/** An access key and its secret. */
export interface S3Key {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** An S3-compatible object store. */
export interface S3Settings {
  /** URL of the store; null for AWS, whose URL depends on the region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  /** Access keys, newest first. If none, credentials come from AWS_ variables, a web identity or an instance role. */
  readonly keys: readonly S3Key[];
  /** Start of the signed URLs with which browsers exchange files directly with the bucket; null if they do not. */
  readonly directUrl: string | null;
}

const message = 'must be an address such as https://storage.example.com';

export const s3Environment = {
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), message),
    ),
  ),
  S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z\d-]{1,50}$/, 'must be a region such as us-west-1')),
    'us-east-1',
  ),
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket')),
  ),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_DIRECT: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
};

interface Given {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
  readonly S3_DIRECT: 'true' | 'false';
}

/**
 * Returns the object store configured in the environment, or null.
 * @throws SettingsError if required settings are missing, or the numbers of key ids and secrets differ
 */
export function s3Settings(given: Given): S3Settings | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  const needed = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (!S3_ENDPOINT && Object.values(needed).every((value) => !value)) return null;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID !== !S3_SECRET_ACCESS_KEY) {
    const missing = Object.entries(needed).filter(([, value]) => !value);
    throw new SettingsError(
      missing.map(([name]) => `${name} must be set together with the other S3_ settings`),
    );
  }
  const ids = listed(S3_ACCESS_KEY_ID);
  const secrets = listed(S3_SECRET_ACCESS_KEY);
  if (ids.length !== secrets.length) {
    throw new SettingsError([
      'S3_SECRET_ACCESS_KEY must have a secret for each key in S3_ACCESS_KEY_ID, in the same order',
    ]);
  }
  return {
    endpoint: S3_ENDPOINT ?? null,
    region: S3_REGION,
    bucket: S3_BUCKET,
    keys: ids.map((accessKeyId, at) => ({ accessKeyId, secretAccessKey: secrets[at] ?? '' })),
    directUrl: given.S3_DIRECT === 'true' ? bucketUrl(given, S3_BUCKET) : null,
  };
}

/** Returns the start of the URLs that the server's S3 library signs for a bucket. */
function bucketUrl({ S3_ENDPOINT, S3_REGION }: Given, bucket: string): string {
  const aws = `s3.${S3_REGION}.amazonaws.com${S3_REGION.startsWith('cn-') ? '.cn' : ''}`;
  // A bucket name with dots becomes a part of the path. As a part of the host name, it would not be covered by AWS's
  // certificate for *.s3.us-west-1.amazonaws.com.
  if (!S3_ENDPOINT && !bucket.includes('.')) return `https://${bucket}.${aws}/`;
  return `${(S3_ENDPOINT ?? `https://${aws}`).replace(/\/$/, '')}/${bucket}/`;
}

function listed(text = ''): string[] {
  return text === '' ? [] : text.split(',').map((item) => item.trim());
}
