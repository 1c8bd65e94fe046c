import { helpMarkup, unreadElements } from '@title24/shared-domain';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...helpMarkup.elements],
  allowedAttributes: Object.fromEntries(
    Object.entries(helpMarkup.attributes).map(([element, names]) => [element, [...names]]),
  ),
  allowedSchemes: [...helpMarkup.schemes],
  allowProtocolRelative: false,
  // The content of removed scripts and styles must not appear as text.
  nonTextTags: [...unreadElements],
  transformTags: { a: withSafeTarget },
};

/** Sanitizes help HTML to {@link helpMarkup}. A page that a link opens in a new tab cannot access its opener. */
export function sanitizeHelpText(html: string): string {
  return sanitizeHtml(html, options);
}

function withSafeTarget(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { target, rel: _, ...others } = attribs;
  return {
    tagName,
    attribs: target === '_blank' ? { ...others, target, rel: 'noopener noreferrer' } : others,
  };
}
