import { Button, Cluster } from '@title24/shared-ui';
import { useState } from 'react';
import { stepAddress } from '../walk/address.ts';
import styles from './outcome.module.css';

/** Copy link and print for the result at a path of the wizard. */
export function ShareResult({ path }: { path: string }) {
  const [copied, setCopied] = useState<'copied' | 'by-hand' | null>(null);
  const address = () => new URL(stepAddress(path), location.href).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address());
      setCopied('copied');
    } catch {
      // No clipboard here, or not allowed: the visitor copies it by hand.
      setCopied('by-hand');
    }
  }

  return (
    <div className={styles.share}>
      <Cluster>
        <Button variant="quiet" icon="copy" onClick={copy}>
          Copy link to this result
        </Button>
        <Button variant="quiet" icon="print" onClick={() => print()}>
          Print this result
        </Button>
      </Cluster>
      <p aria-live="polite">
        {copied === 'copied' && 'Link copied. Whoever opens it sees this result.'}
        {copied === 'by-hand' && `Copy this address: ${address()}`}
      </p>
    </div>
  );
}
