import { Button, Cluster } from '@title24/shared-ui';
import { useState } from 'react';
import styles from './results.module.css';

/** Copy link and print. `address` is a path of this site that leads back to this estimate. */
export function ShareTools({ address }: { address: string }) {
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
    <div className={styles.tools}>
      <Cluster>
        <Button variant="quiet" icon="copy" onClick={copy}>
          Copy link
        </Button>
        <Button variant="quiet" icon="print" onClick={() => print()}>
          Print
        </Button>
      </Cluster>
      <p aria-live="polite" className={styles.copied}>
        {shown?.done && 'Link copied. Whoever opens it sees this estimate.'}
        {shown && !shown.done && `Copy this address: ${absolute()}`}
      </p>
    </div>
  );
}
