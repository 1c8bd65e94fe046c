const page = '/compliance-wizard';

/** Address of a step: '/compliance-wizard?path=residential/addition'. Slashes stay readable; slugs need no escaping. */
export function stepAddress(path: string): string {
  return `${page}?path=${path}`;
}

/** The path that an address's query names, '' where it names none. */
export function pathOf(search: string): string {
  return new URLSearchParams(search).get('path') ?? '';
}
