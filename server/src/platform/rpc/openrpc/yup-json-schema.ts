import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';
import type { JsonSchema } from './json-schema.ts';

/** Converters from the parameters of a Yup test to JSON Schema, by field type and test name. */
const rules: Readonly<
  Record<'string' | 'number' | 'array', Readonly<Record<string, (params: Params) => JsonSchema>>>
> = {
  string: {
    required: () => ({ minLength: 1 }),
    length: ({ length }) => ({ minLength: length, maxLength: length }),
    min: ({ min }) => ({ minLength: min }),
    max: ({ max }) => ({ maxLength: max }),
    matches: ({ regex }) => (regex instanceof RegExp ? { pattern: regex.source } : {}),
    email: () => ({ format: 'email' }),
    url: () => ({ format: 'uri' }),
    uuid: () => ({ format: 'uuid' }),
    datetime: () => ({ format: 'date-time' }),
  },
  number: {
    min: ({ min, more }) => (more === undefined ? { minimum: min } : { exclusiveMinimum: more }),
    max: ({ max, less }) => (less === undefined ? { maximum: max } : { exclusiveMaximum: less }),
    integer: () => ({ type: 'integer' }),
  },
  array: {
    length: ({ length }) => ({ minItems: length, maxItems: length }),
    min: ({ min }) => ({ minItems: min }),
    max: ({ max }) => ({ maxItems: max }),
  },
};

type Params = Readonly<Record<string, unknown>>;

/**
 * Converts the `describe()` output of a Yup schema to JSON Schema (draft 7). Yup tests without an equivalent are
 * omitted.
 */
export function yupJsonSchema(field: SchemaFieldDescription): JsonSchema {
  if (!isDescription(field)) return {};
  const schema = { ...(field.label && { title: field.label }), ...shapeOf(field) };
  const choices = field.oneOf.filter((choice) => !isReference(choice));
  const { type } = schema as { type?: string };
  return {
    ...schema,
    ...(field.nullable && type && { type: [type, 'null'] }),
    ...(choices.length > 0 && { enum: field.nullable ? [...new Set([...choices, null])] : choices }),
  };
}

function shapeOf(field: SchemaDescription): JsonSchema {
  switch (field.type) {
    case 'string':
    case 'number':
      return { type: field.type, ...rulesOf(field, rules[field.type]) };
    case 'boolean':
      return { type: 'boolean' };
    case 'array': {
      const { innerType } = field as SchemaInnerTypeDescription;
      const items = innerType && !Array.isArray(innerType) ? { items: yupJsonSchema(innerType) } : {};
      return { type: 'array', ...items, ...rulesOf(field, rules.array) };
    }
    case 'object': {
      const fields = Object.entries((field as SchemaObjectDescription).fields);
      const required = fields
        .filter(([, each]) => isDescription(each) && !each.optional)
        .map(([name]) => name);
      const isClosed = field.tests.some(({ name }) => name === 'noUnknown' || name === 'exact');
      return {
        type: 'object',
        properties: Object.fromEntries(fields.map(([name, each]) => [name, yupJsonSchema(each)])),
        required,
        ...(isClosed && { additionalProperties: false }),
      };
    }
    default:
      return {};
  }
}

function rulesOf(
  { tests }: SchemaDescription,
  known: Readonly<Record<string, (params: Params) => JsonSchema>>,
): JsonSchema {
  const found = tests.map(({ name = '', params = {} }) =>
    Object.hasOwn(known, name) ? known[name]?.(params) : {},
  );
  return Object.assign({}, ...found);
}

function isDescription(field: SchemaFieldDescription): field is SchemaDescription {
  return 'tests' in field;
}

function isReference(choice: unknown): boolean {
  return typeof choice === 'object' && choice !== null;
}
