import sanitizeHtml from 'sanitize-html';

/** A product's description with nothing in it but line breaks, emphasis and character entities (H3). */
export function sanitizeDescription(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['br', 'em', 'strong', 'b', 'i', 'sub', 'sup'],
    allowedAttributes: {},
    // Entities stay as they were typed; with no attributes allowed, there is nothing that they could hide.
    parser: { decodeEntities: false },
  });
}
