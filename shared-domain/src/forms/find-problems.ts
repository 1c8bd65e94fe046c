import { type Schema, ValidationError } from 'yup';

/** The rules of a form and of the call that it makes. */
export type FormSchema = Schema;

/** A problem with a value. `path` is the value's position within the input: 'company.phone.areaCode'. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/**
 * Returns the first problem of each value, in the order of the schema; empty if the input is valid. `context` is what
 * the rules may use in addition to the value.
 */
export function findProblems(schema: FormSchema, value: unknown, context: object = {}): readonly Problem[] {
  try {
    schema.validateSync(value, { abortEarly: false, context });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const found = error.inner.map(({ path = '', message }) => ({ path, message }));
    return found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
  }
}
