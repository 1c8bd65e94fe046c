/**
 * Attribute of each element in which a remote renders, on its own page or as a parcel on another page. Its value is
 * the remote's name.
 */
export const partAttribute = 'data-part';

/**
 * Returns the start of the rule that surrounds each stylesheet of a remote. The rule applies to the remote's own
 * elements, but not to another remote's parcel inside them.
 */
export function styleScope(name: string): string {
  return `@scope ([${partAttribute}="${name}"]) to ([${partAttribute}])`;
}
