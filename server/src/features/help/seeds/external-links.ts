import { climateZoneTool } from '@title24/shared-domain';

const energyCommission = 'https://www.energy.ca.gov/programs-and-topics/programs';

const addresses = {
  climateZoneTool,
  energyCode2025: `${energyCommission}/building-energy-efficiency-standards/2025-building-energy-efficiency`,
  eccProgram: `${energyCommission}/energy-code-compliance-program`,
  eccProviders: `${energyCommission}/home-energy-rating-system-hers-program/home-energy-rating-system`,
  energyCodeAce: 'https://energycodeace.com/',
  windowRatings: 'https://search.nfrc.org/search/Searchdefault.aspx',
  coolRoofRatings: 'https://coolroofs.org/directory',
  equipmentRatings: 'https://www.ahridirectory.org/',
  certifiedAnalysts: 'https://cabec.org/cea/',
} as const;

/** Returns a link to an external page, marked as opening in a new tab. The link text is HTML. */
export function external(page: keyof typeof addresses, words: string): string {
  return `<a href="${addresses[page]}" target="_blank" rel="noopener noreferrer">${words} (opens in a new tab)</a>`;
}
