import { orderFields } from './order-form-fields.ts';
import type { OrderItem } from './order-items.ts';

/** Less than any product may have. */
const noQuantity = 0;

/** What of a form's data is read: browsers and servers have classes for it. */
interface FormValues {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
}

/**
 * What a form asks for (D8). Text that is no number becomes a quantity that no product has, so that it is told like any
 * other wrong one. @param form by the names of {@link orderFields}
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
