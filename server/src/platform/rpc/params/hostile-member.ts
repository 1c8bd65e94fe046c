const halfPair = /\p{Surrogate}/u;

interface HostileMember {
  /**
   * Path of the member, such as `product.tags.0`. For a name with half a surrogate pair, this is the path of
   * the object that contains the name.
   */
  readonly path: string;
  readonly message: string;
}

/**
 * Searches a JSON value for members that no method accepts. Returns the first such member, or null. Text with half a
 * surrogate pair is not accepted, because it can be neither stored nor sent. Names that every object inherits, such as
 * `toString`, are not accepted, because schema libraries find them even in an empty object.
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
