/**
 * Attribute of each element that a remote renders into, on its own page or as a parcel on another's. Its value is the
 * remote's name.
 */
export const partAttribute = 'data-part';

/**
 * Returns the start of the rule around each stylesheet of a remote. It applies to the remote's own elements, and ends
 * where another remote's parcel begins.
 */
export function styleScope(name: string): string {
  return `@scope ([${partAttribute}="${name}"]) to ([${partAttribute}])`;
}
