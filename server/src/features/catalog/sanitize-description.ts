import { descriptionMarkup, unreadElements } from '@title24/shared-domain';
import sanitizeHtml from 'sanitize-html';

/** Reduces a product's description to text, character entities and {@link descriptionMarkup}. */
export function sanitizeDescription(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...descriptionMarkup.elements],
    allowedAttributes: descriptionMarkup.attributes,
    nonTextTags: [...unreadElements],
    // Leaves entities as typed. They can hide a harmful URL only in an attribute, and attributes are removed.
    parser: { decodeEntities: false },
  });
}
