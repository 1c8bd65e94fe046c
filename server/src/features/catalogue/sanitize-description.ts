import { descriptionMarkup, unreadElements } from '@title24/shared-domain';
import sanitizeHtml from 'sanitize-html';

/** A product's description with nothing in it but what {@link descriptionMarkup} allows, and character entities (H3). */
export function sanitizeDescription(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...descriptionMarkup.elements],
    allowedAttributes: descriptionMarkup.attributes,
    nonTextTags: [...unreadElements],
    // Entities stay as they were typed; with no attributes allowed, there is nothing that they could hide.
    parser: { decodeEntities: false },
  });
}
