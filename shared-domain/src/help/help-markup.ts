/** The HTML that help texts may hold: what the sanitizer keeps and what the seeds are tested against. */
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

/** Elements whose content is no text for a reader: where one is taken out, all within it goes too. */
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

/** The help sheets that `data-help-sheet` may name. */
export const helpSheetNames = ['residential', 'addition', 'commercial'] as const;

export type HelpSheetName = (typeof helpSheetNames)[number];
