/** The HTML allowed in help texts: the sanitizer keeps it, and the seeds are tested against it. */
export const helpMarkup = {
  elements: [
    ...['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'h3', 'h4'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  /** Allowed attributes by element. `data-help-sheet` on a link to a PDF opens that help sheet as a dialog. */
  attributes: {
    a: ['href', 'target', 'rel', 'data-help-sheet'],
    th: ['scope'],
  },
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;

/** Elements whose content is not readable text: if one is removed, its content is removed too. */
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

/** The help sheets allowed in `data-help-sheet`. */
export const helpSheetNames = ['residential', 'addition', 'commercial'] as const;

export type HelpSheetName = (typeof helpSheetNames)[number];
