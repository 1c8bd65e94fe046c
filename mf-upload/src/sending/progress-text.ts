import { formatFileSize } from '@title24/shared-domain/full-service';
import type { FileProgress } from './resumable/file-progress.ts';

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
