import { buffer } from 'node:stream/consumers';
import { addressLines, type Company, energyCode, phoneHref, phoneText } from '@title24/shared-domain';
import type { HelpSheet } from '@title24/shared-domain/help-sheets';
import PDFDocument from 'pdfkit';
import { face, ink, page, size } from './page-style.ts';
import { type Segment, Typesetter } from './typesetter.ts';

/** A help sheet with the details of its publisher. Plain data, so that it can be passed to a worker. */
export interface PrintedSheet {
  readonly sheet: HelpSheet;
  /** Kind of sheet, printed above the title, or null if the title is enough. */
  readonly series: string | null;
  readonly company: Company;
  readonly prices: readonly string[];
  /** Such as 'https://www.example.com'. */
  readonly origin: string;
  /** Date of the site's last check against the Energy Code, as text, or null if unknown. */
  readonly reviewed: string | null;
  /** Whether to omit the line about the Energy Code and the links to the estimator, prices and upload page. */
  readonly isForCustomer?: boolean;
}

/**
 * Typesets a help sheet as a PDF in US Letter, with prices and contact details. The document is tagged (title,
 * language, headings, lists, tables, links) and has a bookmark for each section. The same input always gives the same
 * bytes.
 */
export async function sheetPdf(printed: PrintedSheet): Promise<Uint8Array> {
  const { sheet, series, company } = printed;
  const title = series ? `${series}: ${sheet.title}` : sheet.title;
  const doc = new PDFDocument({
    size: 'LETTER',
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    font: face.text,
    margins: {
      top: page.margin,
      left: page.margin,
      right: page.margin,
      bottom: page.margin + page.footerHeight,
    },
    info: {
      Title: title,
      Author: company.name,
      Subject: `California Title 24, ${energyCode.edition} Energy Code`,
      // A constant date, so that the file changes only with its content.
      CreationDate: new Date(energyCode.inForceFrom),
    },
  });
  const finished = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  setTitle(doc, root, printed);
  const typesetter = new Typesetter(doc);
  typesetter.paragraph(root, sheet.lead);
  for (const { heading, blocks } of sheet.sections) {
    const section = doc.struct('Sect');
    root.add(section);
    typesetter.heading(section, heading, typesetter.roomOf(blocks[0]));
    doc.outline.addItem(heading);
    for (const block of blocks) typesetter.block(section, block);
    section.end();
  }
  setClosing(doc, root, typesetter, printed);
  root.end();
  setFooters(doc, title, printed);
  doc.end();
  return finished;
}

/** In points, including the space below the line. */
const closingLineHeight = 20;

function setClosing(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  typesetter: Typesetter,
  { company, prices, origin, isForCustomer = false }: PrintedSheet,
) {
  const section = doc.struct('Sect');
  root.add(section);
  const { name, email } = company;
  const link = (path: string): Segment => ({ text: hostOf(origin) + path, href: origin + path });
  const phone = phoneText(company.phone);
  const lines: readonly (readonly Segment[])[] = [
    ...(isForCustomer
      ? []
      : [
          [{ text: 'Full Service price range for your project: ' }, link('/cost-estimator')],
          [{ text: 'All prices: ' }, link('/prices')],
          [{ text: 'Upload your files: ' }, link('/full-service/upload')],
        ]),
    [{ text: name }],
    [{ text: addressLines(company.address).join(', ') }],
    [{ text: 'Phone: ' }, { text: phone, href: phoneHref(phone) }],
    [{ text: 'Email: ' }, { text: email.address, href: `mailto:${email.address}` }],
    [{ text: 'Web: ' }, link('')],
  ];
  const heading = isForCustomer ? 'Contact' : 'Prices and contact';
  typesetter.heading(section, heading, (prices.length + lines.length) * closingLineHeight);
  doc.outline.addItem(heading);
  if (prices.length > 0) typesetter.block(section, { kind: 'list', items: prices });
  for (const line of lines) typesetter.line(section, line);
  section.end();
}

function setTitle(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, printed: PrintedSheet) {
  const { sheet, series, company, reviewed, isForCustomer = false } = printed;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, doc.page.width, page.bandHeight).fill(ink.band);
  doc.endMarkedContent();
  const width = doc.page.width - 2 * page.margin;
  doc.y = 20;
  const above = [company.name, series].filter(Boolean).join(' · ');
  root.add(
    doc.struct('P', {}, () => {
      doc
        .font(face.text)
        .fontSize(size.text)
        .fillColor(ink.onBand)
        .text(above, page.margin, doc.y, { width });
      doc.y += 4;
    }),
  );
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
  if (isForCustomer) return;
  root.add(
    doc.struct('P', {}, () => {
      const edition = [`${energyCode.edition} Energy Code`, reviewed && `reviewed ${reviewed}`];
      doc
        .font(face.text)
        .fontSize(size.small)
        .fillColor(ink.muted)
        .text(edition.filter(Boolean).join(' · '), page.margin, doc.y, { width });
    }),
  );
  doc.y += 8;
}

/** Screen readers skip the footers. */
function setFooters(doc: PDFKit.PDFDocument, title: string, { company, origin }: PrintedSheet) {
  const whose = [company.name, phoneText(company.phone), company.email.address, hostOf(origin)].join(' · ');
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // With a bottom margin, text in the footer would start a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - page.margin;
    const width = doc.page.width - 2 * page.margin;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font(face.text).fontSize(size.small).fillColor(ink.muted);
    doc.text(whose, page.margin, y - 13, { width, height: 12, ellipsis: true, lineBreak: false });
    doc.text(title, page.margin, y, { width, lineBreak: false });
    doc.text(`Page ${index - start + 1} of ${count}`, page.margin, y, { width, align: 'right' });
    doc.endMarkedContent();
  }
}

/** Returns an origin without its scheme, such as 'www.example.com'. */
function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}
