/** A straightened photo of a sheet. */
export interface SheetPicture {
  readonly jpeg: Blob;
  /** Width and height are in pixels. */
  readonly width: number;
  readonly height: number;
  /** In inches. */
  readonly paper: readonly [width: number, height: number];
}

const pointsPerInch = 72;

/**
 * Returns a PDF with a page per sheet, at paper size (ISO 32000-2, 7.5 and 8.9.5). A takeoff identifies its plan by a
 * hash, so equal sheets must give equal bytes.
 */
export function pdfOfSheets(sheets: readonly SheetPicture[]): Blob {
  const parts: BlobPart[] = [];
  const offsets: number[] = [];
  let length = 0;
  const push = (...more: readonly (string | Blob)[]) => {
    for (const part of more) {
      parts.push(part);
      length += typeof part === 'string' ? part.length : part.size;
    }
  };
  const object = (...body: readonly (string | Blob)[]) => {
    offsets.push(length);
    push(`${offsets.length} 0 obj\n`, ...body, '\nendobj\n');
  };

  push('%PDF-1.7\n');
  const kids = sheets.map((_, index) => `${3 + 3 * index} 0 R`).join(' ');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(`<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`);
  for (const { jpeg, width, height, paper } of sheets) {
    const [across, up] = paper.map((inches) => (inches * pointsPerInch).toFixed(2));
    const content = `${across} 0 0 ${up} 0 0 cm /Sheet Do`;
    const own = offsets.length + 1;
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${up}] /Contents ${own + 1} 0 R /Resources << /XObject << /Sheet ${own + 2} 0 R >> >> >>`,
    );
    object(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.size} >>\nstream\n`,
      jpeg,
      '\nendstream',
    );
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  push(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`);
  push(`trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
