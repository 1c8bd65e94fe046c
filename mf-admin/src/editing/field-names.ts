import type { FieldError } from '@title24/remote-kit/contract';

/**
 * Maps the server's errors to the form's field names. The server identifies a parameter by its path within the call
 * ('product.price'), the form by the end of the path. An error that belongs to no field gets the name ''.
 */
export function byFieldName(findings: readonly FieldError[], names: readonly string[]): FieldError[] {
  return findings.map(({ path, message }) => ({
    path: names.find((name) => path === name || path.endsWith(`.${name}`)) ?? '',
    message,
  }));
}
