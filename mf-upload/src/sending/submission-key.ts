import type { UploadValues } from '../upload-values.ts';

/** A submission's content, with the key that prevents the server from accepting it twice. */
export interface Submission {
  readonly content: string;
  readonly key: string;
}

/** Value before anything has been sent. */
export const noSubmission: Submission = { content: '', key: '' };

/** Returns the submission for these values. Unchanged content keeps its key. */
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

/** Returns a random key of 128 bits. `crypto.randomUUID` is unavailable over plain HTTP. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
