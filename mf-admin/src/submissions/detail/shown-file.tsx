import { Boundary } from '@title24/remote-kit/runtime';
import type { DownloadLink, SubmissionFile } from '@title24/shared-domain/full-service';
import { Button, FailureNotice } from '@title24/ui';
import { useEffect, useRef } from 'react';
import styles from './detail.module.css';

/** Loads the code of the file preview. */
export const loadPreview = () => import(/* webpackChunkName: "file-preview" */ '../preview/file-preview.tsx');

/** A file shown beside the case. */
export interface ShownFile {
  readonly file: SubmissionFile;
  readonly link: DownloadLink;
  readonly renew: () => Promise<DownloadLink>;
  readonly Preview: Awaited<ReturnType<typeof loadPreview>>['FilePreview'];
}

/** Shows a file beside the case, until the user presses Close or Escape. */
export function ShownFilePanel({
  shown: { file, link, renew, Preview },
  onClose,
}: {
  readonly shown: ShownFile;
  readonly onClose: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="shown-file"
      className={styles.shown}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.shownHead}>
        <h3 id="shown-file" ref={heading} tabIndex={-1} className={styles.fileName}>
          <bdi>{file.name}</bdi>
        </h3>
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
