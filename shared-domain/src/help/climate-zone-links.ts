/** Path of the page that looks up a climate zone; a form sends the ZIP code to it by GET. */
export const climateZonesPath = '/climate-zones';

/** The page that explains technical terms (C15). */
export const glossaryPath = '/glossary';

/** The query parameter for the ZIP code at {@link climateZonesPath}. */
export const zipParameter = 'zip';

/** The Energy Commission's look-up of a climate zone by address. */
export const climateZoneTool =
  'https://www.energy.ca.gov/programs-and-topics/programs/building-energy-efficiency-standards/climate-zone-tool-maps-and';
