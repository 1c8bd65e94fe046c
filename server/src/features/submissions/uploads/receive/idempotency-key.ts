import { createHash } from 'node:crypto';
import type { SubmissionFields } from '@title24/shared-domain/full-service';
import { formError, UploadError } from '../upload-error.ts';

/**
 * Adds the prefix `client:` to an idempotency key from a header or form field. Returns null unless the text consists of
 * 16 to 128 letters, digits and signs _ : . -
 */
export function parseIdempotencyKey(text: unknown): string | null {
  return typeof text === 'string' && /^[\w:.-]{16,128}$/.test(text) ? `client:${text}` : null;
}

/**
 * Returns the key in a request's `Idempotency-Key` header, or null if there is no header.
 * @throws UploadError 400 if the key is invalid
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
 * Returns a key for a submission by a browser without JavaScript, so that a double click or a reload does not submit
 * twice. Identical fields and files on the same day (UTC) have the same key.
 */
export function contentKey(
  fields: SubmissionFields,
  files: readonly { name: string; sha256: string }[],
  now: Date,
): string {
  const content = JSON.stringify([fields, files.map(({ name, sha256 }) => [name, sha256])]);
  return `content:${now.toISOString().slice(0, 10)}:${createHash('sha256').update(content).digest('hex')}`;
}
