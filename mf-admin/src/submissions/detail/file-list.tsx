import { submissions } from '@title24/remote-kit/rpc';
import { formatFileSize, isReleased, type SubmissionFile } from '@title24/shared-domain/full-service';
import { Button, FailureNotice } from '@title24/ui';
import { useState } from 'react';
import cards from '../../cards/cards.module.css';
import { useDownload } from '../../downloads/use-link.ts';
import styles from './detail.module.css';
import { FileItem, previewButtonId } from './file-item.tsx';
import { type ShownFile, ShownFilePanel } from './shown-file.tsx';

interface Props {
  readonly reference: string;
  readonly files: readonly SubmissionFile[];
}

/** Lists a submission's files with previews and downloads. All files can also be downloaded as one ZIP file. */
export function FileList({ reference, files }: Props) {
  const all = useDownload((rpc) => rpc.call(submissions.openAll, { reference }));
  const [shown, setShown] = useState<ShownFile | null>(null);
  function close(): void {
    setShown(null);
    if (shown) document.getElementById(previewButtonId(shown.file.id))?.focus();
  }
  const released = files.filter(({ scanState }) => isReleased(scanState)).length;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <section aria-labelledby="files" className={styles.section}>
      <h2 id="files">Files</h2>
      <p>
        {files.length === 1 ? '1 file' : `${files.length} files`}, {formatFileSize(size)}
        {released < files.length && `, ${files.length - released} held back`}
      </p>
      {released > 0 && (
        <div>
          <Button variant="secondary" onClick={all.open}>
            {all.isRequesting ? 'Preparing…' : 'Download all (ZIP)'}
          </Button>
        </div>
      )}
      {all.failure && (
        <FailureNotice title="The ZIP was not downloaded" reason={all.failure} onRetry={all.open} />
      )}
      {shown && <ShownFilePanel key={shown.file.id} shown={shown} onClose={close} />}
      <ul className={cards.list}>
        {files.map((file) => (
          <FileItem key={file.id} reference={reference} file={file} onShow={setShown} />
        ))}
      </ul>
    </section>
  );
}
