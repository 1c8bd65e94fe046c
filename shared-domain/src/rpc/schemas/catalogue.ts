import * as v from 'valibot';
import { insertProductParams, updateProductParams } from '../../editing/index.ts';
import type { Product } from '../../index.ts';
import { product, sku } from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';
import { conflict, exampleIds, exampleMoment, longAgo } from './example-values.ts';

const edited = {
  sku: '9001',
  name: 'Plan Review',
  description: 'An analyst reads the plans before starting the report.<br>By phone.',
  price: 75.5,
  isActive: true,
};
const stored: Product = {
  _id: exampleIds.product,
  ...edited,
  dateCreated: exampleMoment,
  lastUpdate: exampleMoment,
};

export const productsSchemas = {
  findAll: describeMethod({
    summary: 'All products, including those that are not for sale.',
    result: v.array(product),
    examples: [{ name: 'The whole catalogue', params: {}, result: [stored] }],
  }),
  findBySKU: describeMethod({
    summary: 'One product.',
    params: v.strictObject({ sku }),
    result: product,
    errors: ['notFound'],
    examples: [
      { name: 'A product', params: { sku: '9001' }, result: stored },
      {
        name: 'No product',
        params: { sku: '404' },
        error: 'notFound',
        message: 'Product 404 not found.',
      },
    ],
  }),
  insert: describeMethod({
    summary: 'Adds a product.',
    params: insertProductParams,
    result: product,
    examples: [
      {
        name: 'A new product',
        params: { product: { ...edited, sku: '9002' } },
        result: { ...stored, sku: '9002' },
      },
    ],
  }),
  update: describeMethod({
    summary: 'Changes a product. With `lastUpdate`, a change made since then is not overwritten.',
    params: updateProductParams,
    result: product,
    errors: ['notFound', 'conflict'],
    examples: [
      {
        name: 'Another price',
        params: { product: { ...edited, _id: exampleIds.product, price: 80 } },
        result: { ...stored, price: 80 },
      },
      {
        ...conflict,
        params: {
          product: { ...edited, _id: exampleIds.product, lastUpdate: longAgo },
        },
      },
    ],
  }),
};

export const publicProductsSchemas = {
  findAll: describeMethod({
    summary: 'The products for sale.',
    result: v.array(product),
    examples: [{ name: 'The catalogue', params: {}, result: [stored] }],
  }),
};
