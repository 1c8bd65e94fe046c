import { memo } from 'react';
import type { EstimatorData } from '../estimator-data.ts';
import styles from './sample-chips.module.css';
import { samplePrices } from './sample-prices.ts';

/** Lists common projects with their prices. Each project has a link that fills in the estimator. */
export const SampleChips = memo(function SampleChips({ data }: { data: EstimatorData }) {
  return (
    <ul className={styles.chips}>
      {samplePrices(data).map(({ project, address, price }) => (
        <li key={address}>
          <a href={address}>
            {project}
            <span className={styles.price}>{price}</span>
          </a>
        </li>
      ))}
    </ul>
  );
});
