/** HTML that the sanitizer allows in help texts. */
export const helpMarkup = {
  elements: [
    ...['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'h3', 'h4'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  /** Attributes by element. A link with `data-help-sheet` opens a dialog with that help sheet instead of the PDF. */
  attributes: {
    a: ['href', 'target', 'rel', 'data-help-sheet'],
    th: ['scope'],
  },
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;

/** Elements that the sanitizer removes with their content. */
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

/** Help sheets allowed in `data-help-sheet`. */
export const helpSheetNames = ['residential', 'addition', 'commercial'] as const;

export type HelpSheetName = (typeof helpSheetNames)[number];
