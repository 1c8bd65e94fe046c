/** A node of schema.org's vocabulary. */
export type JsonLd = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** A data block for the document's head. Nothing in it can end the element or begin a comment. */
export function jsonLdScript(node: JsonLd): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
