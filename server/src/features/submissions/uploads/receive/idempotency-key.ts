import { createHash } from 'node:crypto';
import type { SubmissionFields } from '@title24/shared-domain/full-service';
import { formError, UploadError } from '../upload-error.ts';

/**
 * Returns the key of an `Idempotency-Key` header or form field, or null if it does not have 16 to 128 plain
 * characters.
 */
export function parseIdempotencyKey(text: unknown): string | null {
  return typeof text === 'string' && /^[\w:.-]{16,128}$/.test(text) ? `client:${text}` : null;
}

/**
 * Returns the key of a request's `Idempotency-Key` header, or null if it has none.
 * @throws UploadError 400 for an invalid one.
 */
export function readKey(header: string | string[] | undefined): string | null {
  const key = parseIdempotencyKey(header);
  if (header !== undefined && !key) {
    const message = 'An Idempotency-Key has 16 to 128 letters, digits and the signs _ : . -';
    throw new UploadError(400, formError(message));
  }
  return key;
}

/**
 * Returns a key for a plain form post, which cannot have its own: the same fields and files, sent again on the same
 * day (UTC), are the same submission. A double click or a reloaded answer then does not send everything twice.
 */
export function contentKey(
  fields: SubmissionFields,
  files: readonly { name: string; sha256: string }[],
  now: Date,
): string {
  const content = JSON.stringify([fields, files.map(({ name, sha256 }) => [name, sha256])]);
  return `content:${now.toISOString().slice(0, 10)}:${createHash('sha256').update(content).digest('hex')}`;
}
