import { commercialSummary, readAddress, residentialSummary } from '@title24/shared-domain/estimator-answers';
import { ResumeOffer } from '@title24/ui';
import { useEffect, useState } from 'react';
import { estimatorPath } from '../estimator-data.ts';
import { forgetEstimate, lastEstimate } from '../memory/last-estimate.ts';
import styles from './estimator-page.module.css';

function summaryOf(query: string): string {
  const { sector, commercial, residential } = readAddress(query);
  return sector === 'commercial'
    ? commercialSummary(commercial, true)
    : residentialSummary(residential, true);
}

/** Offers the last estimate if the URL has no query. */
export function LastVisit({ source }: { /** Query string of the URL. */ source: string }) {
  const [offer, setOffer] = useState<string | null>(null);
  // Runs after hydration, because the server cannot read the browser's storage.
  useEffect(() => setOffer(source === '' ? lastEstimate() : null), [source]);
  if (offer === null) return null;
  function forget() {
    setOffer(null);
    forgetEstimate();
  }
  return (
    <div className={styles.lastVisit}>
      <ResumeOffer href={estimatorPath + offer} onForget={forget}>
        Your last estimate: {summaryOf(offer)}
      </ResumeOffer>
    </div>
  );
}
