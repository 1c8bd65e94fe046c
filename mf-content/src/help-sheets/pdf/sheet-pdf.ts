import { energyCode } from '@title24/shared-domain';
import PDFDocument from 'pdfkit';
import type { HelpSheet } from '../help-sheet.ts';
import { face, ink, page, size } from './page-style.ts';
import { Typesetter } from './typesetter.ts';

/**
 * A help sheet to print or to keep: US Letter, tagged (title, language, headings, lists, tables), with a bookmark for each
 * section. The same sheet always makes the same bytes.
 * @param series what kind of sheet it is, above its title; null where the title says it all
 */
export async function sheetPdf(sheet: HelpSheet, series: string | null): Promise<Uint8Array> {
  const title = series ? `${series}: ${sheet.title}` : sheet.title;
  const doc = new PDFDocument({
    size: 'LETTER',
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    margins: {
      top: page.margin,
      left: page.margin,
      right: page.margin,
      bottom: page.margin + page.footerHeight,
    },
    info: {
      Title: title,
      Subject: `California Title 24, Energy Code ${energyCode.edition}`,
      CreationDate: new Date(energyCode.inForceFrom),
      ModDate: new Date(energyCode.inForceFrom),
    },
  });
  const finished = bytesOf(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  setTitle(doc, root, sheet, series);
  const typesetter = new Typesetter(doc);
  typesetter.paragraph(root, sheet.lead);
  for (const { heading, blocks } of sheet.sections) {
    const section = doc.struct('Sect');
    root.add(section);
    typesetter.heading(section, heading);
    doc.outline.addItem(heading);
    for (const block of blocks) typesetter.block(section, block);
    section.end();
  }
  root.end();
  setFooters(doc, title);
  doc.end();
  return finished;
}

function setTitle(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  sheet: HelpSheet,
  series: string | null,
) {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, doc.page.width, page.bandHeight).fill(ink.band);
  doc.endMarkedContent();
  const width = doc.page.width - 2 * page.margin;
  doc.y = series ? 22 : 30;
  if (series) {
    root.add(
      doc.struct('P', {}, () => {
        doc
          .font(face.text)
          .fontSize(size.text)
          .fillColor(ink.onBand)
          .text(series, page.margin, doc.y, { width });
        doc.y += 4;
      }),
    );
  }
  root.add(
    doc.struct('H1', {}, () => {
      doc
        .font(face.bold)
        .fontSize(size.title)
        .fillColor(ink.onBand)
        .text(sheet.title, page.margin, doc.y, { width });
    }),
  );
  doc.y = page.bandHeight + 18;
  root.add(
    doc.struct('P', {}, () => {
      const edition = `Energy Code ${energyCode.edition}`;
      doc
        .font(face.text)
        .fontSize(size.small)
        .fillColor(ink.muted)
        .text(edition, page.margin, doc.y, { width });
    }),
  );
  doc.y += 8;
}

/** Title and page number at the foot of each page, which readers that speak pass over. */
function setFooters(doc: PDFKit.PDFDocument, title: string) {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // Text below the bottom margin would begin a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - page.margin;
    const width = doc.page.width - 2 * page.margin;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font(face.text).fontSize(size.small).fillColor(ink.muted);
    doc.text(title, page.margin, y, { width, lineBreak: false });
    doc.text(`Page ${index - start + 1} of ${count}`, page.margin, y, { width, align: 'right' });
    doc.endMarkedContent();
  }
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('error', reject);
    doc.on('end', () => resolve(Buffer.concat(chunks)));
  });
}
