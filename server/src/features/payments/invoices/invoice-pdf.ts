import { formatCalendarDate, paymentParagraphs } from '@title24/shared-domain';
import { formatCents } from '@title24/shared-domain/orders';
import PDFDocument from 'pdfkit';
import { bytesOf } from '../../help-sheets/pdf/document-bytes.ts';
import { face, ink, page, size } from '../../help-sheets/pdf/page-style.ts';
import { Typesetter } from '../../help-sheets/pdf/typesetter.ts';
import type { PrintedInvoice } from './invoice.ts';

const signed = (cents: number) => `${cents < 0 ? '−' : ''}${formatCents(Math.abs(cents))}`;

/**
 * Typesets an invoice as a PDF in US Letter, tagged and with embedded fonts. The same invoice always produces the same
 * bytes. This function is a default export so that a worker can run it. Typesetting in the server's own thread would
 * delay every visitor.
 */
export default async function invoicePdf({
  invoice,
  company,
  instructions,
}: PrintedInvoice): Promise<Uint8Array> {
  const { number, issuedOn, dueOn, isOwed, to, subject, lines, cents, stamp } = invoice;
  const title = `${stamp?.startsWith('Paid') ? 'Receipt' : 'Invoice'} ${number}`;
  const doc = new PDFDocument({
    size: 'LETTER',
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    font: face.text,
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: page.margin },
    info: { Title: title, Author: company.name, CreationDate: new Date(issuedOn) },
  });
  const finished = bytesOf(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, doc.page.width, page.bandHeight).fill(ink.band);
  doc.endMarkedContent();
  const width = doc.page.width - 2 * page.margin;
  const onBand = (tag: string, text: string, font: string, fontSize: number) =>
    root.add(
      doc.struct(tag, {}, () => {
        doc.font(font).fontSize(fontSize).fillColor(ink.onBand).text(text, page.margin, doc.y, { width });
      }),
    );
  doc.y = 20;
  onBand('P', company.name, face.text, size.text);
  onBand('H1', title, face.bold, size.title);
  doc.y = page.bandHeight + 18;
  const set = new Typesetter(doc);
  if (stamp !== null) set.heading(root, stamp);
  const contact = [company.address, company.phone, company.email].filter(Boolean).join(' · ');
  set.paragraph(root, `From: ${company.name}, ${contact}`);
  set.paragraph(root, `To: ${to.join(', ')}`);
  set.paragraph(root, `Date: ${formatCalendarDate(issuedOn)}`);
  if (dueOn !== null && stamp === null) set.paragraph(root, `Please pay by: ${formatCalendarDate(dueOn)}`);
  set.paragraph(root, `For: ${subject}`);
  doc.y += 10;
  set.block(root, {
    kind: 'table',
    caption: `What ${number} is for`,
    columns: ['For', 'Amount'],
    rows: [
      ...lines.map((line) => [line.words, signed(line.cents)]),
      [isOwed ? 'Amount due' : 'Total', signed(cents)],
    ],
  });
  if (isOwed) {
    set.heading(root, 'How to pay');
    for (const text of paymentParagraphs(instructions, number)) {
      set.block(root, { kind: 'paragraph', text });
    }
  }
  root.end();
  doc.end();
  return finished;
}
