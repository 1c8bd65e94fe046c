import { type FaqLetter, faqLetters, faqTitles } from '@title24/shared-domain';

export interface FaqSection {
  readonly letter: FaqLetter;
  readonly title: string;
  readonly summary: string;
  /** Whether the section explains the Do-It-Yourself takeoff tools. */
  readonly isAboutTools: boolean;
}

const summaries: Readonly<Record<FaqLetter, string>> = {
  A: 'What we do, what it costs, how you pay and what you get.',
  B: 'Signatures, accounts, delivery, and what to do with your report.',
  C: 'Which projects need a report, which edition applies, and what the forms are.',
  D: 'Plan check comments, field verification, design changes and difficult jurisdictions.',
  E: 'Climate zone, building type, orientation and conditioned floor area.',
  F: 'Ducts, cooling, heating, hot water and equipment size.',
  G: 'Plate height, perimeter, doors and wall insulation.',
  H: 'Roof types, insulation, radiant barriers and cool roofs.',
  I: 'Overhangs, header heights, and windows you re-use or replace.',
};

const toolSections: readonly FaqLetter[] = ['E', 'F', 'G', 'H', 'I'];

/** The nine sections of the FAQ, in order (C7). */
export const faqSections: readonly FaqSection[] = faqLetters.map((letter) => ({
  letter,
  title: faqTitles[letter],
  summary: summaries[letter],
  isAboutTools: toolSections.includes(letter),
}));

/** Returns the path of a section's page, such as '/faq-c'. */
export function faqPath(letter: FaqLetter): string {
  return `/faq-${letter.toLowerCase()}`;
}
