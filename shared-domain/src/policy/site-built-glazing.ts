import { policy } from './policy.ts';

/** The limit for unrated glazing (P4), as a sentence. */
export const siteBuiltGlazing = `In nonresidential buildings, site-built glazing without a rating label is limited to ${policy.triggers.nonRatedFenestrationSquareFeet} square feet; beyond that, it takes rated values or the state’s default tables.`;
