import { orderFields } from './order-form-fields.ts';
import type { OrderItem } from './order-offer.schema.ts';

/** An invalid quantity, below every product's minimum. */
const noQuantity = 0;

/** The FormData methods that {@link orderItemsOf} uses. */
interface FormValues {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
}

/**
 * Returns the items that a customer orders with a form (D8). An empty quantity becomes 1. Other text that is not a
 * whole number of at most six digits becomes an invalid quantity, so that an error is reported.
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
