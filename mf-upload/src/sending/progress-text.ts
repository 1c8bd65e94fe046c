import type { FileProgress, SendError } from '@title24/remote-kit/browser';
import { formatFileSize } from '@title24/shared-domain/full-service';

/**
 * Describes the progress of a file, such as '12 MB of 80 MB, 1.5 MB a second'.
 * @param size file size in bytes
 */
export function progressText({ state, sent, speed }: FileProgress, size: number): string {
  const far = `${formatFileSize(sent)} of ${formatFileSize(size)}`;
  switch (state) {
    case 'waiting':
      return `${formatFileSize(size)}, waiting`;
    case 'paused':
      return `${far}, paused`;
    case 'retrying':
      return `${far}. Connection lost. Retrying…`;
    case 'elsewhere':
      return 'Another tab is sending this file. It continues here when that one is done';
    case 'sent':
      return `${formatFileSize(size)}, sent`;
    default:
      return speed === null ? far : `${far}, ${formatFileSize(Math.round(speed))} a second`;
  }
}

/** Explains why sending is stalled during retries. */
export function retryReason({ kind, status }: SendError): string {
  if (kind === 'offline')
    return 'Connection lost. The upload resumes automatically once you are back online.';
  if (status === 429)
    return 'Too many uploads came from your network. Yours resumes automatically in a while.';
  return 'Our server can’t accept the files right now. The upload resumes automatically.';
}
