import { Boundary } from '@title24/remote-kit/runtime';
import type { DownloadLink } from '@title24/shared-domain/full-service';
import { Button, FailureNotice } from '@title24/ui';
import { useEffect, useRef } from 'react';
import type { ReceivedFile } from './file-labels.ts';
import styles from './files.module.css';

/** Loads the code of the file preview. */
export const loadPreview = () => import(/* webpackChunkName: "file-preview" */ './preview/file-preview.tsx');

/** Heading of a file, one level below the heading of the list. */
export type FileHeading = 'h3' | 'h4';

/** A file whose preview is shown. */
export interface ShownFile {
  readonly file: ReceivedFile;
  readonly link: DownloadLink;
  readonly renew: () => Promise<DownloadLink>;
  readonly Preview: Awaited<ReturnType<typeof loadPreview>>['FilePreview'];
}

/** Shows the preview of a file. Calls `onClose` when the user presses Close or Escape. */
export function ShownFilePanel({
  shown: { file, link, renew, Preview },
  heading: Heading,
  onClose,
}: {
  readonly shown: ShownFile;
  readonly heading: FileHeading;
  readonly onClose: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section
      aria-labelledby="shown-file"
      className={styles.shown}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.shownHead}>
        <Heading id="shown-file" ref={title} tabIndex={-1} className={styles.fileName}>
          <bdi>{file.name}</bdi>
        </Heading>
        <Button variant="secondary" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
      <Boundary
        source="mf-admin/file-preview"
        fallback={
          <FailureNotice title="The preview cannot be shown" reason="Close this and download the file." />
        }
      >
        <Preview file={file} link={link} renew={renew} />
      </Boundary>
    </section>
  );
}
