import type { OutcomeLink } from './node.ts';

/** Texts that several outcomes share. They follow the energy code in force. */
export const outcomeTexts = {
  permitDate:
    'Your project follows the code in effect when you apply for the permit. Since January 1, 2026 that is the 2025 code.',
  certificate: 'A certificate of compliance (form CF1R). You submit it with the permit application.',
  registration:
    'If the certificate lists tests by an ECC rater (called HERS rater before 2026), it must be registered before you apply.',
  multifamilyForms:
    'Apartments, condominiums and hotels use multifamily or nonresidential forms. Full Service picks the right set.',
} as const;

export const energyCodeAce: OutcomeLink = {
  label: 'Fill in the forms yourself at Energy Code Ace',
  href: 'https://energycodeace.com/',
  external: true,
};
