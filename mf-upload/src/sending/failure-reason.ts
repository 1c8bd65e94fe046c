import type { SendError } from './send-error.ts';

/** Why the files were not sent, in words, with what to do. */
export function failureReason({ kind, status }: Pick<SendError, 'kind' | 'status'>): string {
  if (kind === 'offline')
    return 'The connection broke. Check that you are online, then try again. What has arrived is not sent again.';
  if (status === 413) return 'The files are too large to be taken at once. Send fewer at a time.';
  if (status === 429)
    return 'Too many forms were sent from your network. Wait a few minutes, then try again.';
  if (status === 507) return 'Our server has no room for your files just now. Try again later.';
  return 'Our server could not take the files just now. Try again in a few minutes.';
}
