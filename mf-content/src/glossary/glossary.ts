export interface GlossaryEntry {
  /** Full name of a shortened term; null for other terms. */
  readonly expansion: string | null;
  readonly meaning: string;
}

/** Technical terms that pages explain at their first use. */
export const glossary = {
  'title-24': {
    expansion: 'California Code of Regulations, Title 24',
    meaning:
      'The state’s building standards. Part 6 is the Energy Code, which city and county building departments enforce.',
  },
  ADU: {
    expansion: 'Accessory dwelling unit',
    meaning:
      'A second, smaller home on the lot of a house: built new, or made from a garage or another part of it.',
  },
  CF1R: {
    expansion: 'Certificate of Compliance, residential',
    meaning:
      'The energy report that goes in with your permit application. It shows that the design meets the Energy Code.',
  },
  CF2R: {
    expansion: 'Certificate of Installation',
    meaning: 'Filled in by the contractor who installs the windows, insulation or equipment.',
  },
  CF3R: {
    expansion: 'Certificate of Verification',
    meaning: 'Filled in by an independent rater after testing the finished work.',
  },
  NRCC: {
    expansion: 'Nonresidential Certificate of Compliance',
    meaning:
      'The commercial counterpart of the CF1R. There is one for each scope: envelope, mechanical, lighting and so on.',
  },
  ECC: {
    expansion: 'Energy Code Compliance (HERS before 2026)',
    meaning:
      'The state program for field tests of new work. Since January 1, 2026 its raters and providers are called ECC raters and ECC providers; before that they were called HERS raters and HERS providers.',
  },
  'climate-zone': {
    expansion: null,
    meaning:
      'One of the 16 areas into which the Energy Code divides California. Each zone has its own requirements. The address decides the zone.',
  },
  prescriptive: {
    expansion: null,
    meaning:
      'The way to comply in which every part of the building meets its own listed value. No part may make up for another.',
  },
  mandatory: {
    expansion: null,
    meaning: 'Requirements that always apply, whichever way you choose to comply.',
  },
  'u-factor': {
    expansion: null,
    meaning: 'How fast heat passes through a window, door or wall. Lower is better.',
  },
  SHGC: {
    expansion: 'Solar Heat Gain Coefficient',
    meaning: 'The share of the sun’s heat that a window lets in. Lower keeps a house cooler in summer.',
  },
  NFRC: {
    expansion: 'National Fenestration Rating Council',
    meaning: 'The body whose label on a window states its tested U-factor and SHGC.',
  },
  registry: {
    expansion: null,
    meaning:
      'A website approved by the state that stores and numbers energy forms. A report that calls for field verification must be registered there before the permit.',
  },
  'plan-checker': {
    expansion: null,
    meaning: 'The person at the building department who checks plans and reports before a permit is issued.',
  },
} as const satisfies Readonly<Record<string, GlossaryEntry>>;

export type GlossaryTerm = keyof typeof glossary;
