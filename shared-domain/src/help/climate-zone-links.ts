/** Path of the climate zone page. Its form sends the ZIP code by GET. */
export const climateZonesPath = '/climate-zones';

/** Path of the page that explains technical terms (C15). */
export const glossaryPath = '/glossary';

/** Query parameter of {@link climateZonesPath}. */
export const zipParameter = 'zip';

/** The Energy Commission's tool, which finds a climate zone by address. */
export const climateZoneTool =
  'https://www.energy.ca.gov/programs-and-topics/programs/building-energy-efficiency-standards/climate-zone-tool-maps-and';
