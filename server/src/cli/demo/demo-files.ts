import PDFDocument from 'pdfkit';
import { face, ink } from '../../features/help-sheets/pdf/page-style.ts';
import { drawnStories, scaleName, sheet } from './demo-house.ts';

/**
 * Returns a PDF with the floor plan of the demo house and its 40 windows: one sheet per story, at {@link scaleName}.
 */
export async function planPdf(): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    font: face.text,
    info: { Title: 'Demo floor plan' },
  });
  const done = bytesOf(doc);
  for (const { name, corners, windows } of drawnStories) {
    doc.addPage();
    doc
      .rect(60, 60, sheet.width - 120, sheet.height - 120)
      .lineWidth(2)
      .stroke(ink.muted);
    doc
      .polygon(...corners.map(([x, y]) => [x, y]))
      .lineWidth(8)
      .stroke(ink.text);
    for (const [[x, y], [toX, toY]] of windows)
      doc.moveTo(x, y).lineTo(toX, toY).lineWidth(5).stroke('#ffffff');
    for (const [[x, y], [toX, toY]] of windows)
      doc.moveTo(x, y).lineTo(toX, toY).lineWidth(2).stroke(ink.brand);
    doc.fill(ink.text).fontSize(48).text(`Demo house with 40 windows, ${name}`, 120, 120);
    doc.fontSize(32).text(`Scale ${scaleName}`, 120, 190);
    doc.moveTo(2300, 330).lineTo(2300, 180).lineTo(2275, 230).moveTo(2300, 180).lineTo(2325, 230);
    doc.lineWidth(4).stroke(ink.text).fill(ink.text).fontSize(40).text('N', 2286, 120);
    doc.fontSize(32).text('Front', 780, 1440);
  }
  doc.end();
  return done;
}

/** Returns a PDF with only a title and a note, in place of a report, an elevation or another file. */
export async function titledPdf(title: string): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'LETTER', font: face.text, info: { Title: title } });
  const done = bytesOf(doc);
  doc.fontSize(22).text(title).moveDown().fontSize(11);
  doc.text('Made by npm run demo as an example of a document. It states nothing about a building.');
  doc.end();
  return done;
}

async function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
