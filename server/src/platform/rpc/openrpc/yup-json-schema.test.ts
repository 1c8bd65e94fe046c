import { Ajv } from 'ajv';
import * as yup from 'yup';
import { yupJsonSchema } from './yup-json-schema.ts';

const product = yup
  .object({
    sku: yup
      .string()
      .matches(/^\d{1,20}$/)
      .required(),
    name: yup.string().label('Name').max(200).defined(),
    note: yup.string().min(2).nullable(),
    price: yup.number().min(0).max(99).required(),
    discount: yup.number().moreThan(0).lessThan(1).optional(),
    count: yup.number().integer().defined(),
    isActive: yup.boolean().defined(),
    kind: yup.string().oneOf(['a', 'b']).nullable(),
    tags: yup.array(yup.string().email().defined()).min(1).max(3).required(),
    size: yup.object({ width: yup.number().required() }).exact().required(),
    anything: yup.mixed(),
  })
  .noUnknown();

test('a Yup schema with fields of each supported type is converted to JSON Schema', () => {
  expect(yupJsonSchema(product.describe())).toEqual({
    type: 'object',
    properties: {
      sku: { type: 'string', pattern: '^\\d{1,20}$', minLength: 1 },
      name: { title: 'Name', type: 'string', maxLength: 200 },
      note: { type: ['string', 'null'], minLength: 2 },
      price: { type: 'number', minimum: 0, maximum: 99 },
      discount: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
      count: { type: 'integer' },
      isActive: { type: 'boolean' },
      kind: { type: ['string', 'null'], enum: ['a', 'b', null] },
      tags: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string', format: 'email' } },
      size: {
        type: 'object',
        properties: { width: { type: 'number' } },
        required: ['width'],
        additionalProperties: false,
      },
      anything: {},
    },
    required: ['sku', 'name', 'price', 'count', 'isActive', 'tags', 'size'],
    additionalProperties: false,
  });
});

const right = {
  sku: '1001',
  name: '',
  note: null,
  price: 5,
  count: 1,
  isActive: false,
  kind: 'a',
  tags: ['ana@example.com'],
  size: { width: 1 },
};

test.each([
  [{}, true],
  [{ sku: 'x' }, false],
  [{ note: 'x' }, false],
  [{ price: 100 }, false],
  [{ discount: 0 }, false],
  [{ count: 1.5 }, false],
  [{ kind: 'c' }, false],
  [{ kind: null }, true],
  [{ tags: [] }, false],
  [{ size: { width: 1, height: 1 } }, false],
  [{ more: 1 }, false],
])('the JSON Schema and Yup agree on whether a product with the members %j is valid', (change, passes) => {
  const value = { ...right, ...change };
  expect(product.strict().isValidSync(value)).toBe(passes);
  const ajv = new Ajv({ validateFormats: false, strict: false });
  expect(ajv.validate(yupJsonSchema(product.describe()), value)).toBe(passes);
});
