/** Half a surrogate pair: the other half would make it one character, of another kind. */
const halfPair = /\p{Surrogate}/u;

/**
 * The path (`product.tags.0`) of the first text in a JSON value, or of the first name of a member, that holds half a
 * surrogate pair; null if there is none. No such text can be stored or sent: it has no form in UTF-8.
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
