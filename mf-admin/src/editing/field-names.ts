import type { FieldError } from '@title24/remote-kit/contract';

/**
 * Shortens the paths of errors ('product.price') to the form's field names ('price'). Errors without a matching field
 * get the path ''.
 */
export function byFieldName(findings: readonly FieldError[], names: readonly string[]): FieldError[] {
  return findings.map(({ path, message }) => ({
    path: names.find((name) => path === name || path.endsWith(`.${name}`)) ?? '',
    message,
  }));
}
