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

/** Offers the estimate of an earlier visit to a visitor whose address has none. */
export function LastVisit({ source }: { /** The address's query. */ source: string }) {
  const [offer, setOffer] = useState<string | null>(null);
  // After the first paint: server and browser must render the same at first, and the server has no storage.
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
