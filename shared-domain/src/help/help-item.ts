/** FAQ sections in order (C7). */
export const faqLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

export type FaqLetter = (typeof faqLetters)[number];

/**
 * Categories of help texts: the FAQ sections, and the takeoff tools (T). Takeoff texts are not in the FAQ but are
 * edited in the same way.
 */
export const helpCategories = [...faqLetters, 'T'] as const;

export type HelpCategory = (typeof helpCategories)[number];
