import type { Schema } from '@title24/shared-domain/rpc/server';
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Schema as YupSchema } from 'yup';
import { yupJsonSchema } from './yup-json-schema.ts';

/** A JSON Schema, draft 7. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas that are referenced by name. */
export type NamedSchemas = Readonly<Record<string, v.GenericSchema>>;

class UnknownSchemaError extends Error {
  override readonly name = 'UnknownSchemaError';
}

const config = {
  // Describes the input, before any transformation.
  typeMode: 'input',
  // Omits rules that JSON Schema cannot express, such as password rules.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig;

/**
 * Converts a schema to JSON Schema. A named schema becomes a reference.
 * @throws UnknownSchemaError if the schema is neither from Valibot nor from Yup
 */
export function jsonSchemaOf(schema: Schema, named: NamedSchemas): JsonSchema {
  const { vendor } = schema['~standard'];
  if (vendor === 'yup') return yupJsonSchema((schema as unknown as YupSchema).describe());
  if (vendor !== 'valibot') throw new UnknownSchemaError(`Write a converter for schemas of ${vendor}.`);
  const {
    $schema: _,
    $defs: __,
    ...converted
  } = toJsonSchema(schema as unknown as v.GenericSchema, {
    ...config,
    definitions: named,
  });
  return converted;
}

/** Converts the named schemas to JSON Schema. */
export function namedJsonSchemas(named: NamedSchemas): Readonly<Record<string, JsonSchema>> {
  const schemas = Object.entries(toJsonSchemaDefs(named, config));
  return Object.fromEntries(schemas.map(([name, schema]) => [name, { title: name, ...schema }]));
}
