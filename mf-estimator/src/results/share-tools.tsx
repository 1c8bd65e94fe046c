import { Button, Cluster } from '@title24/shared-ui';
import { useState } from 'react';
import styles from './results.module.css';

interface Props {
  /** Path of this site that leads back to this estimate. */
  address: string;
  ownPage: boolean;
}

/** Copy link and, on the estimator's own page, print. */
export function ShareTools({ address, ownPage }: Props) {
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
          {ownPage ? 'Copy link' : 'Copy link to this estimate'}
        </Button>
        {ownPage && (
          <Button variant="quiet" icon="print" onClick={() => print()}>
            Print
          </Button>
        )}
      </Cluster>
      <p aria-live="polite" className={styles.copied}>
        {shown?.done && 'Link copied. Whoever opens it sees this estimate.'}
        {shown && !shown.done && `Copy this address: ${absolute()}`}
      </p>
    </div>
  );
}
