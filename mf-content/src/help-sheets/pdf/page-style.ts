/** Measures in PDF points, colours of the site's light scheme. US Letter. */
export const page = { margin: 54, footerHeight: 24, bandHeight: 84 } as const;

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

/** The standard faces, which every reader has. */
export const face = { text: 'Helvetica', bold: 'Helvetica-Bold' } as const;

export const size = { title: 22, heading: 13, text: 10, small: 8.5 } as const;
