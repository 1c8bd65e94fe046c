import { type FileProgress, notStarted, type SendError } from '@title24/remote-kit/browser';
import { counted } from '@title24/shared-domain';
import { formatFileSize } from '@title24/shared-domain/full-service';
import { Button, Cluster, checkIcon, fileIcon, Icon, ProgressBar } from '@title24/ui';
import { useEffect, useRef } from 'react';
import { ContactLinks } from '../confirmation/contact-links.tsx';
import { progressText, retryReason } from './progress-text.ts';
import styles from './sending.module.css';

interface Props {
  readonly files: readonly File[];
  readonly progress: readonly FileProgress[];
  /** Error after which sending is being retried, or null. */
  readonly retryError: SendError | null;
  readonly isPaused: boolean;
  readonly onPause: (isOn: boolean) => void;
  readonly onStop: () => void;
}

/** Shows each file's progress. Takes the focus at the start, so that screen readers announce the start once. */
export function SendingProgress({ files, progress, retryError, isPaused, onPause, onStop }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const sent = progress.reduce((sum, own) => sum + own.sent, 0);
  const isAllSent = files.length > 0 && sent >= total;
  const label = `Sending ${counted(files.length, 'file')}`;
  return (
    <section className={styles.sending} ref={box} tabIndex={-1} aria-label={label}>
      <ProgressBar
        label={isAllSent && !retryError ? 'Upload complete. Saving…' : `${label}…`}
        max={total || 1}
        value={isAllSent ? undefined : sent}
        valueText={`${formatFileSize(sent)} of ${formatFileSize(total)}`}
      />
      <ul className={styles.files}>
        {files.map((file, index) => {
          const own = progress[index] ?? notStarted;
          return (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <Icon path={own.state === 'sent' ? checkIcon : fileIcon} size="small" />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.progressText}>{progressText(own, file.size)}</span>
              <progress aria-label={file.name} className={styles.bar} max={file.size} value={own.sent} />
            </li>
          );
        })}
      </ul>
      <div role="status">
        {retryError && (
          <p>
            {retryReason(retryError)} If you can’t wait, please <ContactLinks />.
          </p>
        )}
      </div>
      <p>
        Please keep this page open. If the connection drops, the upload resumes automatically. If you have to
        leave, come back within a day and choose the same files: what has already arrived won’t be sent again.
      </p>
      <Cluster>
        {!isAllSent && (
          <Button variant="secondary" onClick={() => onPause(!isPaused)}>
            {isPaused ? 'Resume' : 'Pause'}
          </Button>
        )}
        <Button variant="secondary" onClick={onStop}>
          Cancel upload
        </Button>
      </Cluster>
    </section>
  );
}
