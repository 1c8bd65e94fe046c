import { submissions } from '@title24/remote-kit/rpc';
import { formatFileSize, isReleased, type SubmissionFile } from '@title24/shared-domain/full-service';
import { Button, FailureNotice } from '@title24/ui';
import cards from '../../cards/cards.module.css';
import { startDownload } from '../../downloads/start-download.ts';
import { useLink } from '../../downloads/use-link.ts';
import styles from './detail.module.css';
import { FileItem } from './file-item.tsx';

interface Props {
  readonly reference: string;
  readonly files: readonly SubmissionFile[];
}

/** The files of a submission, each to download or preview, and all of them as one ZIP. */
export function FileList({ reference, files }: Props) {
  const all = useLink(
    (rpc) => rpc.call(submissions.openAll, { reference }),
    ({ url }) => startDownload(url),
  );
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
      <ul className={cards.list}>
        {files.map((file) => (
          <FileItem key={file.id} reference={reference} file={file} />
        ))}
      </ul>
    </section>
  );
}
