import type { Schema } from '@title24/remote-kit/rpc/server';
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Schema as YupSchema } from 'yup';
import { yupJsonSchema } from './yup-json-schema.ts';

/** A JSON Schema, draft 7. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas that stand for themselves, by name. */
export type NamedSchemas = Readonly<Record<string, v.GenericSchema>>;

/** A schema of a library that has no converter here. */
class UnknownSchemaError extends Error {
  override readonly name = 'UnknownSchemaError';
}

const config = {
  // What is sent and received, before anything is made of it.
  typeMode: 'input',
  // Rules that JSON Schema has no word for, such as those of passwords, stand in the code alone.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig;

/** What a schema takes, as JSON Schema; a schema that has a name is referred to by it. */
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

/** The schemas that have names, by name. */
export function namedJsonSchemas(named: NamedSchemas): Readonly<Record<string, JsonSchema>> {
  const schemas = Object.entries(toJsonSchemaDefs(named, config));
  return Object.fromEntries(schemas.map(([name, schema]) => [name, { title: name, ...schema }]));
}
