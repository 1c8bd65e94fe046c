import * as v from 'valibot';
import { filledText, optionalLastUpdate, text, uuid } from '../values.ts';

export const sku = v.pipe(v.string(), v.regex(/^\d{1,20}$/, 'A SKU is made of digits'));

const edited = {
  sku,
  name: filledText(200, 'Give the product a name'),
  description: text(10_000),
  price: v.pipe(
    v.number('The price is a number of dollars'),
    v.minValue(0, 'The price cannot be below 0'),
    v.maxValue(99_999_999, 'The price is too high'),
    v.check((price) => Number(price.toFixed(2)) === price, 'The price has at most two decimals'),
  ),
  isActive: v.boolean(),
};

/* Whole products are taken; what the site itself sets of them is not read. */

export const productInsertParams = v.strictObject({ product: v.object(edited) });

export const productUpdateParams = v.strictObject({
  product: v.object({ ...edited, _id: uuid, lastUpdate: optionalLastUpdate }),
});
