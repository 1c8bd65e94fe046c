export interface Node {
  readonly '@context': string;
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Returns the structured data that a crawler can read in a document. */
export function structuredData(html: string): Node[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}

export const contentOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];
