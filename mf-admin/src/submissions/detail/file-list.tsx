import { submissions } from '@title24/remote-kit/rpc';
import { counted } from '@title24/shared-domain';
import { formatFileSize, isReleased, type SubmissionFile } from '@title24/shared-domain/full-service';
import { Button, FailureNotice } from '@title24/ui';
import { useDownload } from '../../downloads/use-link.ts';
import { ReceivedFiles } from '../../files/received-files.tsx';
import styles from './detail.module.css';

interface Props {
  readonly reference: string;
  readonly files: readonly SubmissionFile[];
}

/**
 * Lists a submission's files with previews and downloads. All files that the scanner has released can also be
 * downloaded as one ZIP file.
 */
export function FileList({ reference, files }: Props) {
  const all = useDownload((rpc) => rpc.call(submissions.openAll, { reference }));
  const released = files.filter(({ scanState }) => isReleased(scanState)).length;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <section aria-labelledby="files" className={styles.section}>
      <h2 id="files">Files</h2>
      <p>
        {counted(files.length, 'file')}, {formatFileSize(size)}
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
      <ReceivedFiles
        files={files}
        heading="h3"
        link={(rpc, fileId, purpose) => rpc.call(submissions.openFile, { reference, fileId, purpose })}
      />
    </section>
  );
}
