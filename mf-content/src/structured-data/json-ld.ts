/** A schema.org node. */
export type JsonLd = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** Returns a data block for the document's head. Its content cannot close the element or start a comment. */
export function jsonLdScript(node: JsonLd): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
