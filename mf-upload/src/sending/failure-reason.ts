import type { SendError } from './send-error.ts';

type Failure = Pick<SendError, 'kind' | 'status' | 'said'>;

/** Why the files were not sent, in words, with what to do. */
export function failureReason({ status, said }: Failure): string {
  if (status === 413) return 'The files are too large to be taken at once. Send fewer at a time.';
  if (status === 507) return said ?? 'Our server has no room for your files just now. Try again later.';
  return 'Our server could not take the files just now. Try again in a few minutes.';
}

/** Why sending does not move, in words, while it is tried again and again. */
export function troubleReason({ kind, status }: Failure): string {
  if (kind === 'offline') return 'Connection lost. The upload resumes by itself once you are back online.';
  if (status === 429)
    return 'Too many forms were sent from your network. The upload resumes by itself in a while.';
  return 'Our server cannot take the files just now. The upload resumes by itself.';
}
