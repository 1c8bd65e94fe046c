/** Path of the page that looks up a climate zone. A form sends the ZIP code to this page by GET. */
export const climateZonesPath = '/climate-zones';

/** Path of the page that explains technical terms (C15). */
export const glossaryPath = '/glossary';

/** Query parameter for the ZIP code at {@link climateZonesPath}. */
export const zipParameter = 'zip';

/** The Energy Commission's tool that finds a climate zone by address. */
export const climateZoneTool =
  'https://www.energy.ca.gov/programs-and-topics/programs/building-energy-efficiency-standards/climate-zone-tool-maps-and';
