import { centsOf, formatCents, type OfferedProduct, orderFields } from '@title24/shared-domain/orders';
import { Checkbox, TextField } from '@title24/ui';
import type { ReactNode } from 'react';
import styles from './ordering.module.css';

/** Returns the element id of a product's checkbox. */
export const productFieldId = (sku: string) => `item-${sku}`;

interface Props {
  readonly offered: OfferedProduct;
  /** Entered quantity, or null if the product is not chosen. */
  readonly chosen: string | null;
  readonly error: string | undefined;
  /** Shown after the description. */
  readonly note?: ReactNode;
}

/**
 * Renders a product's checkbox and, while it is checked, a quantity field if more than one can be ordered. The fields
 * are uncontrolled.
 */
export function ProductField({ offered, chosen, error, note }: Props) {
  const { product, largestQuantity } = offered;
  const { sku, name } = product;
  return (
    <div className={styles.product}>
      <Checkbox
        id={productFieldId(sku)}
        name={orderFields.item}
        value={sku}
        defaultChecked={chosen !== null}
        label={<ProductLabel offered={offered} />}
        hint={<ProductHint offered={offered} note={note} />}
        error={error}
      />
      {largestQuantity > 1 && (
        <div className={styles.quantity}>
          <TextField
            id={`${productFieldId(sku)}-quantity`}
            name={`${orderFields.quantity}${sku}`}
            label={
              <>
                How many<span className="visually-hidden"> of {name}</span>
              </>
            }
            hint={`1 to ${largestQuantity}`}
            inputMode="numeric"
            fieldWidth="short"
            autoComplete="off"
            defaultValue={chosen ?? '1'}
          />
        </div>
      )}
    </div>
  );
}

/** Renders the name and price of a product. */
export function ProductLabel({ offered: { product } }: Pick<Props, 'offered'>) {
  return (
    <>
      {product.name}, <strong>{formatCents(centsOf(product.price))}</strong>
    </>
  );
}

/**
 * Renders a product's description. The server has removed all HTML except line breaks, emphasis, subscripts,
 * superscripts and character entities.
 */
export function ProductHint({ offered: { product }, note }: Pick<Props, 'offered' | 'note'>) {
  return (
    <>
      <span dangerouslySetInnerHTML={{ __html: product.description }} />
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}
