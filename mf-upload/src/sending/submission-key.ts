import type { UploadValues } from '../upload-values.ts';

/** A submission: its content, and the key under which the server accepts it only once. */
export interface Submission {
  readonly content: string;
  readonly key: string;
}

/** Nothing has been sent yet. */
export const noSubmission: Submission = { content: '', key: '' };

/**
 * Returns the submission of these values: the last one if its content is the same, so that a retry is never accepted
 * twice.
 */
export function submissionOf(values: UploadValues, last: Submission): Submission {
  const content = contentOf(values);
  return content === last.content ? last : { content, key: newKey() };
}

function contentOf({ projectFiles, ...typed }: UploadValues): string {
  return JSON.stringify([
    typed,
    projectFiles.map(({ name, size, lastModified }) => [name, size, lastModified]),
  ]);
}

/** Returns a random key of 128 bits. (`crypto.randomUUID` is not available on plain HTTP.) */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
