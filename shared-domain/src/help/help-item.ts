/** FAQ sections in order (C7). */
export const faqLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

export type FaqLetter = (typeof faqLetters)[number];

/** The FAQ sections, and the texts of the takeoff tools (T), which are not in the FAQ. */
export const helpCategories = [...faqLetters, 'T'] as const;

export type HelpCategory = (typeof helpCategories)[number];
