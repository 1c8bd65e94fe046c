/** The help texts that say what a product is, by SKU. */
export const explainedBy: Readonly<Record<string, string>> = { 1001: 'a-3', 2001: 'a-4', 2002: 'a-5' };
