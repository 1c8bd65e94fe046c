import type { UploadValues } from '../upload-values.ts';

/** Content of a submission, and the key that prevents the server from accepting it twice. */
export interface Submission {
  readonly content: string;
  readonly key: string;
}

/** Initial value before anything is sent. */
export const noSubmission: Submission = { content: '', key: '' };

/**
 * Returns the submission for these values. Unchanged content keeps its key, so that a retry is never accepted twice.
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

/** Returns a random key of 128 bits. `crypto.randomUUID` is unavailable on plain HTTP. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
