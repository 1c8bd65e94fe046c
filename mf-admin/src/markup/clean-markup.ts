import { descriptionMarkup, helpMarkup, unreadElements } from '@title24/shared-domain';
import createPurifier from 'dompurify';

/** Elements, attributes and URL schemes that a text may contain. */
export interface MarkupRules {
  readonly elements: readonly string[];
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly schemes: readonly string[];
}

export const helpTextRules: MarkupRules = helpMarkup;

export const descriptionRules: MarkupRules = descriptionMarkup;

/** Returns sanitized HTML for a preview. Does not run scripts in the text. */
export function cleanMarkup(html: string, rules: MarkupRules): string {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', ({ localName }, attribute) => {
    attribute.keepAttr = rules.attributes[localName]?.includes(attribute.attrName) ?? false;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener noreferrer');
  });
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...rules.elements],
    ALLOWED_ATTR: Object.values(rules.attributes).flat(),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: targets(rules.schemes),
    ADD_FORBID_CONTENTS: [...unreadElements],
  });
}

/**
 * Returns a pattern for allowed link targets: paths, anchors, placeholders, and URLs with an allowed scheme.
 * Protocol-relative URLs are not allowed.
 */
function targets(schemes: readonly string[]): RegExp {
  return new RegExp(
    `^(?:(?:${schemes.join('|')}):|(?![/\\\\]{2})[^a-z]|[a-z][a-z0-9+.-]*(?:[^a-z0-9+.:-]|$))`,
    'i',
  );
}
