/** A schema.org node. */
export type JsonLd = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** Returns a JSON-LD script element. The content is escaped, so it cannot close the element. */
export function jsonLdScript(node: JsonLd): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
