import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { moment, uuid } from '../schemas/values.ts';
import { skuPattern } from './product.ts';

/** A SKU: digits, the first of which determines the product group. */
export const sku = v.pipe(v.string(), v.regex(skuPattern, 'A SKU is made of digits'));

const productShape = object({
  _id: uuid,
  name: v.string(),
  /** Can contain character entities and the elements in `descriptionMarkup`. The server sanitizes it. */
  description: v.pipe(v.string(), v.description('HTML')),
  price: v.pipe(v.number(), v.description('US dollars')),
  sku,
  dateCreated: moment,
  lastUpdate: moment,
  isActive: v.boolean(),
});

/** A catalog product (H3). */
export interface Product extends v.InferOutput<typeof productShape> {}
export const product: Schema<Product> = productShape;
