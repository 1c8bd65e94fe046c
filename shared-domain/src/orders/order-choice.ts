import { orderFields } from './order-form-fields.ts';
import type { OrderItem } from './order-offer.schema.ts';

/** A quantity that is always invalid, because it is below every product's minimum. */
const noQuantity = 0;

/** The FormData methods used here. Browsers and the server have different classes with these methods. */
interface FormValues {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
}

/**
 * Returns the items that a form orders (D8). Text that is not a number becomes an invalid quantity, so that the usual
 * error is reported.
 * @param form - contains the fields named by {@link orderFields}
 */
export function orderItemsOf(form: FormValues): OrderItem[] {
  return form
    .getAll(orderFields.item)
    .map(String)
    .map((sku) => {
      const typed = String(form.get(`${orderFields.quantity}${sku}`) ?? '').trim();
      if (typed === '') return { sku, quantity: 1 };
      return { sku, quantity: /^\d{1,6}$/.test(typed) ? Number(typed) : noQuantity };
    });
}
