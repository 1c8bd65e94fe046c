import { policy } from './policy.ts';

/** The limit for glazing without ratings (P4), as a whole sentence for FAQ answers and sheets. */
export const siteBuiltGlazing = `In nonresidential buildings, site-built glazing without a rating label is limited to ${policy.triggers.nonRatedFenestrationSquareFeet} square feet; beyond that, it takes rated values or the state’s default tables.`;
