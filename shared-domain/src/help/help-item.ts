/** The FAQ's sections in their order (C7). */
export const faqLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

export type FaqLetter = (typeof faqLetters)[number];

/**
 * Topic of a help text: a section of the FAQ, or the takeoff tools, which are in no index but are edited like the
 * others.
 */
export const helpCategories = [...faqLetters, 'T'] as const;

export type HelpCategory = (typeof helpCategories)[number];
