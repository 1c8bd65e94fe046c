import { formatFileSize } from '@title24/shared-domain/full-service';
import { Button, ProgressBar } from '@title24/shared-ui';
import { useEffect, useRef } from 'react';
import type { SendProgress } from './send-form.ts';
import styles from './sending.module.css';

interface Props {
  readonly progress: SendProgress;
  readonly fileCount: number;
  readonly onStop: () => void;
}

/** How far the sending is. Takes the focus from the button that started it, which announces it once. */
export function SendingProgress({ progress: { sent, total }, fileCount, onStop }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const isAllSent = total > 0 && sent >= total;
  const label = `Sending ${fileCount === 1 ? '1 file' : `${fileCount} files`}`;
  const words = `${formatFileSize(sent)} of ${formatFileSize(total)}`;
  return (
    <section className={styles.sending} ref={box} tabIndex={-1} aria-label={label}>
      <ProgressBar
        label={isAllSent ? 'All is sent. We are saving it…' : `${label}…`}
        max={total || 1}
        value={total > 0 && !isAllSent ? sent : undefined}
        valueText={total > 0 ? words : undefined}
      />
      <p>Please keep this page open.</p>
      <Button variant="secondary" className={styles.stop} onClick={onStop}>
        Stop sending
      </Button>
    </section>
  );
}
