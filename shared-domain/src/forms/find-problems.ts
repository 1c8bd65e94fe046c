import { type Schema, ValidationError } from 'yup';

/** Rules for a form and for the RPC call that sends it. */
export type FormSchema = Schema;

/** A problem with a value. `path` is its position in the input, such as 'company.phone.areaCode'. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/**
 * Returns the first problem of each value, in schema order.
 * @param context - additional data for the rules
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
