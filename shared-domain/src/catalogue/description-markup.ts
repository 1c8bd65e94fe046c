/** HTML allowed in product descriptions: line breaks, emphasis, subscripts and superscripts. */
export const descriptionMarkup = {
  elements: ['br', 'em', 'strong', 'b', 'i', 'sub', 'sup'],
  attributes: {},
  schemes: [],
} as const;
