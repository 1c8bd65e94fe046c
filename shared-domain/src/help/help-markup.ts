/** HTML allowed in help texts. The sanitizer keeps this markup, and tests check the seed texts against it. */
export const helpMarkup = {
  elements: [
    ...['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'h3', 'h4'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  /** Allowed attributes by element. On a link to a PDF, `data-help-sheet` opens the help sheet as a dialog. */
  attributes: {
    a: ['href', 'target', 'rel', 'data-help-sheet'],
    th: ['scope'],
  },
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;

/** Elements whose content is not readable text. Removing such an element also removes its content. */
export const unreadElements = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'title',
  'template',
  'iframe',
] as const;

/** Names of the help sheets allowed in `data-help-sheet`. */
export const helpSheetNames = ['residential', 'addition', 'commercial'] as const;

export type HelpSheetName = (typeof helpSheetNames)[number];
