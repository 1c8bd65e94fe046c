/** Attribute with the remote's name on each element in which a remote renders. */
export const partAttribute = 'data-part';

/**
 * Returns the start of the @scope rule around a remote's styles. The rule excludes other remotes' parcels inside
 * this remote's elements.
 */
export function styleScope(name: string): string {
  return `@scope ([${partAttribute}="${name}"]) to ([${partAttribute}])`;
}
