import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Cluster } from '../layout/arrangements.tsx';
import styles from './share-bar.module.css';

export interface ShareBarProps {
  /** Path of this site that leads back to what shows. */
  address: string;
  copyLabel: string;
  /** Said once the link is on the clipboard. */
  copiedText: string;
  /** Without it there is no button that prints. */
  printLabel?: string | undefined;
}

/** Copies the link to what shows, says so, and prints. Gone on paper, and without JavaScript, where it could do nothing. */
export function ShareBar({ address, copyLabel, copiedText, printLabel }: ShareBarProps) {
  const [copied, setCopied] = useState<{ address: string; done: boolean } | null>(null);
  const shown = copied?.address === address ? copied : null;
  const absolute = () => new URL(address, location.href).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(absolute());
      setCopied({ address, done: true });
    } catch {
      // No clipboard here, or not allowed: the visitor copies it by hand.
      setCopied({ address, done: false });
    }
  }

  return (
    <div className={styles.bar}>
      <Cluster>
        <Button variant="quiet" icon="copy" onClick={copy}>
          {copyLabel}
        </Button>
        {printLabel && (
          <Button variant="quiet" icon="print" onClick={() => print()}>
            {printLabel}
          </Button>
        )}
      </Cluster>
      <p aria-live="polite">
        {shown?.done && copiedText}
        {shown && !shown.done && `Copy this address: ${absolute()}`}
      </p>
    </div>
  );
}
