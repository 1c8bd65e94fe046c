import { findBySku, formatDollars, type Product } from '@title24/shared-domain';
import { memo } from 'react';
import styles from './results.module.css';

/** Options that visitors ask for most, by SKU of the catalogue. */
const extraSkus = ['3001', '3002', '4002', '5001'] as const;

/** What can be added to a report and what its price does not cover. */
export const Extras = memo(function Extras({ products }: { products: readonly Product[] }) {
  const extras = extraSkus.map((sku) => findBySku(products, sku)).filter((product) => product !== undefined);
  return (
    <div className={styles.extras}>
      {extras.length > 0 && (
        <div>
          <p className={styles.extrasTitle}>Can be added</p>
          <ul>
            {extras.map(({ sku, name, price }) => (
              <li key={sku}>
                {name}: {formatDollars(price)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <p className={styles.extrasTitle}>Not included</p>
        <ul>
          <li>Permit fees of the building department</li>
          <li>Registry fees, where the report must be registered</li>
          <li>Tests by an ECC rater (called HERS rater before 2026)</li>
        </ul>
      </div>
    </div>
  );
});
