import type { DownloadLink, SubmissionFile } from '@title24/shared-domain/full-service';
import { Dialog } from '@title24/ui';
import { useMemo } from 'react';
import { ImageViewer } from './image-viewer.tsx';
import { PdfViewer } from './pdf-viewer.tsx';
import styles from './preview.module.css';
import { createRangeReader } from './range-reader.ts';

interface Props {
  readonly file: SubmissionFile;
  readonly link: DownloadLink;
  /** Requests another link, because links expire. */
  readonly renew: () => Promise<DownloadLink>;
  readonly onClose: () => void;
}

/** Previews a file without downloading it. */
export function PreviewDialog({ file: { name, size, mediaType }, link, renew, onClose }: Props) {
  // One reader per link: it renews the link itself.
  const read = useMemo(() => createRangeReader(link, renew), [link]);
  return (
    <Dialog open onClose={onClose} title={name} size="large" className={styles.dialog}>
      {mediaType === 'application/pdf' ? (
        <PdfViewer name={name} size={size} read={read} />
      ) : (
        <ImageViewer name={name} url={link.url} />
      )}
    </Dialog>
  );
}
