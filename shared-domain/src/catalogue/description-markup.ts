/** HTML allowed in product descriptions: line breaks and emphasis. */
export const descriptionMarkup = {
  elements: ['br', 'em', 'strong', 'b', 'i', 'sub', 'sup'],
  attributes: {},
  schemes: [],
} as const;
