import type { FieldError } from '@title24/remote-kit/contract';

/**
 * The server's findings under the form's own names. It names a parameter by its path within the call ('product.price'),
 * the form by the path's end. What belongs to no field gets the name ''.
 */
export function byFieldName(findings: readonly FieldError[], names: readonly string[]): FieldError[] {
  return findings.map(({ path, message }) => ({
    path: names.find((name) => path === name || path.endsWith(`.${name}`)) ?? '',
    message,
  }));
}
