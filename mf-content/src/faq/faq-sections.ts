import type { FaqLetter } from '@title24/shared-domain';

export interface FaqSection {
  readonly letter: FaqLetter;
  readonly title: string;
  readonly summary: string;
}

/** The nine sections of the FAQ in their order (spec 2, 'FAQ pages'). */
export const faqSections: readonly FaqSection[] = [
  { letter: 'A', title: 'Our services', summary: 'What we do, what it costs and what you get.' },
  {
    letter: 'B',
    title: 'Using this site',
    summary: 'Signatures, accounts, delivery, and what to do with your report.',
  },
  {
    letter: 'C',
    title: 'Title 24 regulations',
    summary: 'Which projects need a report, which edition applies, and which forms there are.',
  },
  {
    letter: 'D',
    title: 'Problems and how to solve them',
    summary: 'Plan check comments, field verification, design changes and difficult jurisdictions.',
  },
  {
    letter: 'E',
    title: 'About your project',
    summary: 'Climate zone, building type, orientation and conditioned floor area.',
  },
  {
    letter: 'F',
    title: 'Mechanical systems',
    summary: 'Ducts, cooling, heating, hot water and the size of equipment.',
  },
  { letter: 'G', title: 'Walls', summary: 'Plate height, perimeter, doors and wall insulation.' },
  {
    letter: 'H',
    title: 'Floors and roofs',
    summary: 'Roof types, insulation, radiant barriers and cool roofs.',
  },
  {
    letter: 'I',
    title: 'Windows and glazing',
    summary: 'Overhangs, header heights, and windows that you re-use or replace.',
  },
];

/** '/faq-c' for section C. */
export function faqPath(letter: FaqLetter): string {
  return `/faq-${letter.toLowerCase()}`;
}
