import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Dimensions on a US Letter page, in PDF points. */
export const page = { margin: 54, footerHeight: 34, bandHeight: 84 } as const;

/** Colors of the site's light scheme, and a gray for table headers. */
export const ink = {
  text: '#12222d',
  muted: '#455764',
  brand: '#0b5a78',
  accent: '#cc6c00',
  band: '#0d3146',
  onBand: '#ffffff',
  border: '#cfd9de',
  tableHead: '#e9eff1',
} as const;

/** Font files (SIL Open Font License), embedded so that the PDF does not depend on installed fonts. */
export const face = {
  text: require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf'),
} as const;

/** Font sizes in PDF points. */
export const size = { title: 22, heading: 13.5, text: 10.5, small: 9 } as const;
