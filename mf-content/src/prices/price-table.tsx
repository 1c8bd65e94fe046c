import { formatPrice } from '@title24/shared-domain';
import { Table } from '@title24/shared-ui';
import { HelpLink } from '../help-dialog/help-link.tsx';
import { explainedBy } from './explained-by.ts';
import type { PriceGroup } from './price-groups.ts';
import styles from './prices.module.css';

/** One group of the schedule. */
export function PriceTable({ title, products }: PriceGroup) {
  return (
    <Table caption={title}>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col" data-numeric>
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ sku, name, description, price }) => (
          <tr key={sku}>
            <th scope="row" className={styles.service}>
              {name} {explainedBy[sku] && <HelpLink id={explainedBy[sku]} about={name} />}
              {/* The server sanitises descriptions, which may hold line breaks and character entities (H3). */}
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
