import { findBySku, formatPrice, type Product } from '@title24/shared-domain';
import { Table } from '@title24/shared-ui';
import { HelpLink } from '../help-dialog/help-link.tsx';
import { explainedBy } from './explained-by.ts';
import type { PriceGroup } from './price-groups.ts';
import styles from './prices.module.css';

/** One group of the schedule. What the catalogue does not sell now is left out. */
export function PriceTable({ group, products }: { group: PriceGroup; products: readonly Product[] }) {
  const rows = group.skus.flatMap((sku) => findBySku(products, sku) ?? []);
  if (rows.length === 0) return null;
  return (
    <Table caption={group.title}>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col" data-numeric>
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ sku, name, description, price }) => (
          <tr key={sku}>
            <th scope="row" className={styles.service}>
              {name} {explainedBy[sku] && <HelpLink id={explainedBy[sku]} about={name} />}
              {/* The server sanitises descriptions, which may hold line breaks and character entities (spec 3). */}
              {description && (
                <span className={styles.description} dangerouslySetInnerHTML={{ __html: description }} />
              )}
            </th>
            <td data-numeric>{formatPrice(price)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
