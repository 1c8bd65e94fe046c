import { descriptionMarkup, helpMarkup, unreadElements } from '@title24/shared-domain';
import createPurifier from 'dompurify';

/** What a kind of text may hold. */
export interface MarkupRules {
  readonly elements: readonly string[];
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly schemes: readonly string[];
}

export const helpTextRules: MarkupRules = helpMarkup;

export const descriptionRules: MarkupRules = descriptionMarkup;

/**
 * HTML with nothing in it but what the rules allow, for previews of what is not saved yet; the server cleans what is
 * saved by itself. Nothing of it runs meanwhile.
 */
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

/** A path, an anchor, a placeholder, or an address with an allowed scheme; no address of another host without its scheme. */
function targets(schemes: readonly string[]): RegExp {
  return new RegExp(
    `^(?:(?:${schemes.join('|')}):|(?![/\\\\]{2})[^a-z]|[a-z][a-z0-9+.-]*(?:[^a-z0-9+.:-]|$))`,
    'i',
  );
}
