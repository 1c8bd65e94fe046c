import type { FieldError } from '@title24/remote-kit/contract';

/**
 * Converts the paths of server errors to the form's field names. The server uses a full path ('product.price'); the
 * form uses only the end of the path ('price'). Errors without a matching field have the name ''.
 */
export function byFieldName(findings: readonly FieldError[], names: readonly string[]): FieldError[] {
  return findings.map(({ path, message }) => ({
    path: names.find((name) => path === name || path.endsWith(`.${name}`)) ?? '',
    message,
  }));
}
