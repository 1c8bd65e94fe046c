import { findBySku, formatAmount, type Product } from '@title24/shared-domain';
import type { Sector } from '@title24/shared-domain/estimator';
import { classNames } from '@title24/ui';
import { memo } from 'react';
import styles from './results.module.css';

/** SKUs of the most common options of Do-It-Yourself reports. */
const extraSkus = ['3001', '3002', '4002', '5001'] as const;

const tests: Readonly<Record<Sector, string>> = {
  residential: 'Tests by an ECC rater (called HERS rater before 2026)',
  commercial: 'Acceptance tests of lighting controls and mechanical systems by certified technicians',
};

interface Props {
  /** Options are listed only for residential estimates, because Do-It-Yourself reports are residential. */
  sector: Sector;
  products: readonly Product[];
}

/** Lists options of a Do-It-Yourself report, and the fees and tests that no price includes. */
export const Extras = memo(function Extras({ sector, products }: Props) {
  const offered = sector === 'residential' ? extraSkus : [];
  const extras = offered.map((sku) => findBySku(products, sku)).filter((product) => product !== undefined);
  return (
    <details className={classNames(styles.fold, styles.extras)}>
      <summary>{extras.length > 0 ? 'Options, and what isn’t included' : 'What isn’t included'}</summary>
      {extras.length > 0 && (
        <div>
          <p className={styles.extrasTitle}>Do-It-Yourself report options</p>
          <ul>
            {extras.map(({ sku, name, price }) => (
              <li key={sku}>
                {name}: {formatAmount(price)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <p className={styles.extrasTitle}>Not included</p>
        <ul>
          <li>Building department permit fees</li>
          <li>Registry fees, if the report must be registered</li>
          <li>{tests[sector]}</li>
        </ul>
      </div>
    </details>
  );
});
