import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { copyIcon, printIcon } from '../icon/icons.ts';
import { Cluster } from '../layout/arrangements.tsx';
import styles from './share-bar.module.css';

export interface ShareBarProps {
  /** Path and query of the current view. */
  address: string;
  copyLabel: string;
  copiedText: string;
  /** Without a label, there is no print button. */
  printLabel?: string | undefined;
}

/** Buttons to copy the view's link and to print. Hidden in print and without JavaScript. */
export function ShareBar({ address, copyLabel, copiedText, printLabel }: ShareBarProps) {
  const [copied, setCopied] = useState<{ address: string; done: boolean } | null>(null);
  const shown = copied?.address === address ? copied : null;
  const absolute = () => new URL(address, location.href).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(absolute());
      setCopied({ address, done: true });
    } catch {
      // Without clipboard access, the visitor must copy the link manually.
      setCopied({ address, done: false });
    }
  }

  return (
    <div className={styles.bar}>
      <Cluster>
        <Button variant="quiet" icon={copyIcon} onClick={copy}>
          {copyLabel}
        </Button>
        {printLabel && (
          <Button variant="quiet" icon={printIcon} onClick={() => print()}>
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
