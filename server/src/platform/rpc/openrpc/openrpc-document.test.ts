import * as jsonSchemaModule from '@json-schema-tools/meta-schema';
import * as openRpcModule from '@open-rpc/meta-schema';
import * as contract from '@title24/shared-domain/rpc';
import { describedServices } from '@title24/shared-domain/rpc/server';
import { Ajv, type SchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import { openRpcDocument, openRpcName } from './openrpc-document.ts';

// The type declarations of these packages lack the exported schemas.
const { openrpcDocument: openRpcMetaSchema } = openRpcModule as unknown as { openrpcDocument: SchemaObject };
const { jsonSchema: jsonSchemaMetaSchema } = jsonSchemaModule as unknown as { jsonSchema: SchemaObject };

const document = openRpcDocument('https://www.example.com');
const methods = new Map(document.methods.map((method) => [method.name, method]));

function validator(options = {}) {
  const ajv = new Ajv({ strict: false, ...options });
  // The default import is the function itself, although its type declaration says otherwise.
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  return ajv;
}

test('the document is valid OpenRPC', () => {
  const ajv = validator({ validateSchema: false });
  ajv.addSchema(jsonSchemaMetaSchema);
  // The OpenRPC schema refers to the JSON Schema meta-schema by its URL without the final slash.
  ajv.addSchema({ $id: 'https://meta.json-schema.tools', $ref: jsonSchemaMetaSchema.$id });
  const isValid = ajv.validate(openRpcMetaSchema, document);
  expect([isValid, ajv.errors]).toEqual([true, null]);
});

test('the document contains only values that JSON can represent', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test('the document describes every method of the contract once', () => {
  const declared = Object.values(contract)
    .flatMap((exported): unknown[] => (typeof exported === 'object' ? Object.values(exported) : []))
    .filter(
      (value): value is contract.RpcMethod =>
        typeof value === 'object' && value !== null && 'access' in value,
    )
    .map(openRpcName);
  expect(document.methods.map(({ name }) => name).sort()).toEqual(declared.sort());
  expect(methods.size).toBe(document.methods.length);
});

test('every method has a summary and an example', () => {
  for (const method of describedServices.flatMap((service) => Object.values(service))) {
    expect(method.summary).toMatch(/^[A-Z].*\.$/);
    expect([openRpcName(method), method.examples.length]).not.toEqual([openRpcName(method), 0]);
  }
});

test('the document describes how to call a public method and a staff method', () => {
  expect(methods.get('public.products.findAll')).toMatchObject({
    servers: [{ url: 'https://www.example.com/rpc/public/products' }],
    'x-call': { path: '/rpc/public/products', method: 'findAll' },
    'x-access': 'public',
  });
  expect(methods.get('products.update')).toMatchObject({
    servers: [{ url: 'https://www.example.com/rpc/2.0/products' }],
    tags: [{ name: 'products' }, { name: 'for UPDATE of PRODUCT' }],
    paramStructure: 'by-name',
    params: [{ name: 'product', required: true, schema: { type: 'object' } }],
    result: { schema: { $ref: '#/components/schemas/Product' } },
    errors: expect.arrayContaining([{ $ref: '#/components/errors/conflict' }]),
  });
});

test('every reference has a target', () => {
  const referred = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(referred.length).toBeGreaterThan(20);
  for (const [, kind = '', name = ''] of referred) {
    expect(Object.keys(document.components[kind as 'schemas' | 'errors'])).toContain(name);
  }
});

const examples = validator();
examples.addSchema({ ...document, $id: 'https://www.example.com/rpc/openrpc.json' });

test.each(document.methods.map(({ name }) => name))('the examples of %s match its schemas', (name) => {
  const method = methods.get(name);
  if (!method) throw new Error(`${name} is missing.`);
  const at = `https://www.example.com/rpc/openrpc.json#/methods/${document.methods.indexOf(method)}`;
  const check = (path: string, value: unknown) => {
    const isValid = examples.validate({ $ref: `${at}/${path}/schema` }, value);
    expect([value, isValid, examples.errors]).toEqual([value, true, null]);
  };
  for (const { params, ...answer } of method.examples) {
    const isRefused = !('result' in answer);
    for (const { name: param, value } of isRefused ? [] : params) {
      const index = method.params.findIndex((each) => each.name === param);
      expect([param, index]).not.toEqual([param, -1]);
      check(`params/${index}`, value);
    }
    const given = params.map((each) => each.name);
    for (const each of method.params) if (each.required) expect(given).toContain(each.name);
    if (!isRefused) check('result', answer.result.value);
  }
});

test('the schema of a product has a title, and permits no additional members', () => {
  expect(document.components.schemas.Product).toMatchObject({
    title: 'Product',
    type: 'object',
    additionalProperties: false,
    properties: { price: { type: 'number', description: 'US dollars' }, _id: { format: 'uuid' } },
  });
});
