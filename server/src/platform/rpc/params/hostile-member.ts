const halfPair = /\p{Surrogate}/u;

interface HostileMember {
  /** Path of the member: `product.tags.0`. */
  readonly path: string;
  readonly message: string;
}

/**
 * Returns the first member of a JSON value that no method accepts, or null. No method accepts half a surrogate pair,
 * which can be neither stored nor sent, or a name that every object inherits (`toString`), for which schema libraries
 * find members that do not exist.
 */
export function findHostileMember(value: unknown, path = ''): HostileMember | null {
  if (typeof value === 'string') return halfPair.test(value) ? incomplete(path) : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (halfPair.test(name)) return incomplete(path);
    const innerPath = path ? `${path}.${name}` : name;
    if (name in Object.prototype) return { path: innerPath, message: 'Remove this member' };
    const found = findHostileMember(inner, innerPath);
    if (found !== null) return found;
  }
  return null;
}

const incomplete = (path: string): HostileMember => ({ path, message: 'Remove the incomplete character' });
