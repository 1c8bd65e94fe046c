import { object } from 'yup';
import { skuPattern } from '../catalogue/product.ts';
import {
  figureField,
  filledField,
  flagField,
  params,
  plainText,
  textField,
  versionField,
} from '../forms/fields.ts';
import { formatNumber } from '../numbers/format-number.ts';

export const productLabels = {
  sku: 'SKU',
  name: 'Name',
  price: 'Price',
  description: 'Description',
  isActive: 'For sale',
} as const;

const skuWanted = 'Type a SKU of 1 to 20 digits';
const maxPrice = 99_999_999;

const fields = {
  sku: plainText(skuWanted).matches(skuPattern, skuWanted),
  name: filledField(200, 'Type a name'),
  price: figureField(
    'Type a price in dollars, such as 149 or 149.50',
    { figure: maxPrice, message: `Type a price of at most $${formatNumber(maxPrice)}` },
    2,
  ),
  description: textField(10_000),
  isActive: flagField(),
};

/** Rules for a product. Unknown members are removed. */
export const productSchema = object(fields).stripUnknown();

const storedProductSchema = object({
  ...fields,
  _id: plainText().uuid('Send the _id that you were given'),
  lastUpdate: versionField().optional(),
}).stripUnknown();

const productWanted = 'Send the product';

export const insertProductParams = params({
  product: productSchema.default(undefined).required(productWanted),
});

export const updateProductParams = params({
  product: storedProductSchema.default(undefined).required(productWanted),
});
