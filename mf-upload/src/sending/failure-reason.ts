import type { SendError } from './send-error.ts';

type Failure = Pick<SendError, 'kind' | 'status' | 'serverMessage'>;

/** Explains why the files were not sent and what to do next. */
export function failureReason({ status, serverMessage }: Failure): string {
  if (status === 413) return 'The files are too large to be sent at once. Send fewer at a time.';
  if (status === 507)
    return serverMessage ?? 'Our server has no room for your files right now. Try again later.';
  return 'Our server couldn’t accept the files right now. Try again in a few minutes.';
}

/** Explains why sending is stalled during retries. */
export function retryReason({ kind, status }: Failure): string {
  if (kind === 'offline')
    return 'Connection lost. The upload resumes automatically once you are back online.';
  if (status === 429)
    return 'Too many uploads came from your network. Yours resumes automatically in a while.';
  return 'Our server can’t accept the files right now. The upload resumes automatically.';
}
