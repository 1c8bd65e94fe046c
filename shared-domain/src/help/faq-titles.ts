import type { FaqLetter, HelpCategory } from './help-item.ts';

/** Titles of the FAQ sections (C7). */
export const faqTitles: Readonly<Record<FaqLetter, string>> = {
  A: 'Our services',
  B: 'Using this site',
  C: 'Title 24 regulations',
  D: 'Problems and how to solve them',
  E: 'About your project',
  F: 'Mechanical systems',
  G: 'Walls',
  H: 'Floors and roofs',
  I: 'Windows and glazing',
};

export const helpTitles: Readonly<Record<HelpCategory, string>> = { ...faqTitles, T: 'Takeoff tools' };
