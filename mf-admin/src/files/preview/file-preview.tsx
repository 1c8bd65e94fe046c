import type { DownloadLink } from '@title24/shared-domain/full-service';
import { useMemo } from 'react';
import type { ReceivedFile } from '../file-labels.ts';
import { ImageViewer } from './image-viewer.tsx';
import { PdfViewer } from './pdf-viewer.tsx';
import { createRangeReader } from './range-reader.ts';

interface Props {
  readonly file: ReceivedFile;
  readonly link: DownloadLink;
  /** Requests a new link, because links expire. */
  readonly renew: () => Promise<DownloadLink>;
}

/** Shows a PDF file or an image in the page, so that it need not be downloaded. */
export function FilePreview({ file: { name, size, mediaType }, link, renew }: Props) {
  // Each link needs a separate reader.
  const read = useMemo(() => createRangeReader(link, renew), [link]);
  return mediaType === 'application/pdf' ? (
    <PdfViewer name={name} size={size} read={read} />
  ) : (
    <ImageViewer name={name} url={link.url} />
  );
}
