import { formatPrice } from '@title24/shared-domain';
import { Table } from '@title24/ui';
import { HelpLink } from '../help-dialog/help-link.tsx';
import type { PriceGroup } from './price-groups.ts';
import styles from './prices.module.css';

/** Ids of the help texts about products, by SKU. */
const helpBySku: Readonly<Record<string, string>> = { 1001: 'a-3', 2001: 'a-4', 2002: 'a-5' };

/** Renders a table of the price schedule. */
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
              {name} {helpBySku[sku] && <HelpLink id={helpBySku[sku]} about={name} />}
              {/* Safe to render: the server sanitizes descriptions (H3). */}
              {description && (
                <span className={styles.description} dangerouslySetInnerHTML={{ __html: description }} />
              )}
            </th>
            <td data-numeric>
              {price === 0 && 'Included · '}
              {formatPrice(price)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
