/** Half a surrogate pair. */
const halfPair = /\p{Surrogate}/u;

/**
 * Returns the path (`product.tags.0`) of the first text or member name in a JSON value that contains half a surrogate
 * pair; null if there is none. Such text can be neither stored nor sent, because it has no UTF-8 encoding.
 */
export function findIllFormedText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return halfPair.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = halfPair.test(name) ? path : findIllFormedText(inner, path ? `${path}.${name}` : name);
    if (found !== null) return found;
  }
  return null;
}
