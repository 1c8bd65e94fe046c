import type { SheetBlock } from '@title24/shared-domain/help-sheets';
import { face, ink, page, size } from './page-style.ts';

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

const lineGap = 2.5;
const bulletIndent = 14;
const cellPadding = 4;
const captionHeight = 20;
/** Height, in points, of a heading and the decorative line above it. */
const headingHeight = 35;
/** Minimum height, in points, of the content that must follow a heading on the same page. */
const minRoom = 35;

type TableBlock = SheetBlock & { kind: 'table' };

/** Part of a line. A segment with an `href` is a link. */
export interface Segment {
  readonly text: string;
  readonly href?: string;
}

/** Typesets a sheet's blocks in a tagged document. Avoids page breaks within content that belongs together. */
export class Typesetter {
  readonly #doc: Document;

  constructor(doc: Document) {
    this.#doc = doc;
  }

  /** Adds a heading. @param room height in points of the content that must stay with the heading */
  heading(into: Element, text: string, room = 0): void {
    const doc = this.#doc;
    doc.y += 10;
    this.#keepTogether(headingHeight + Math.max(room, minRoom));
    this.#dimensionMark();
    this.#text(into, 'H2', text, { font: face.bold, size: size.heading, color: ink.brand });
    doc.y += 3;
  }

  /** Returns the height in points of the part of a block that must stay with its heading. */
  roomOf(block: SheetBlock | undefined): number {
    if (block?.kind === 'table') return this.#tableSizes(block).kept;
    const first = block?.kind === 'list' ? block.items[0] : block?.text;
    return first ? this.#height(first, this.#width - bulletIndent) : 0;
  }

  block(into: Element, block: SheetBlock): void {
    switch (block.kind) {
      case 'paragraph':
        this.paragraph(into, block.text);
        break;
      case 'list':
        this.#list(into, block.items);
        break;
      case 'table':
        this.#table(into, block);
        break;
    }
    this.#doc.y += 5;
  }

  paragraph(into: Element, text: string): void {
    this.#keepTogether(this.#height(text, this.#width));
    this.#text(into, 'P', text, { font: face.text, size: size.text, color: ink.text });
  }

  line(into: Element, segments: readonly Segment[]): void {
    const doc = this.#doc;
    this.#keepTogether(this.#height(segments.map(({ text }) => text).join(''), this.#width));
    const element = doc.struct('P');
    into.add(element);
    doc.font(face.text).fontSize(size.text);
    doc.x = page.margin;
    segments.forEach(({ text, href }, index) => {
      const place = { width: this.#width, lineGap, continued: index < segments.length - 1 };
      const set = () =>
        doc
          .fillColor(href ? ink.brand : ink.text)
          .text(text, { ...place, link: href ?? null, underline: !!href });
      element.add(href ? doc.struct('Link', {}, set) : doc.struct('Span', {}, set));
    });
    element.end();
    doc.y += 2;
  }

  get #width(): number {
    return this.#doc.page.width - 2 * page.margin;
  }

  #text(into: Element, tag: string, text: string, look: { font: string; size: number; color: string }): void {
    const doc = this.#doc;
    const element = doc.struct(tag, {}, () => {
      doc.font(look.font).fontSize(look.size).fillColor(look.color);
      doc.text(text, page.margin, doc.y, { width: this.#width, lineGap });
    });
    into.add(element);
    element.end();
  }

  #list(into: Element, items: readonly string[]): void {
    const doc = this.#doc;
    const list = doc.struct('L');
    into.add(list);
    const width = this.#width - bulletIndent;
    for (const text of items) {
      this.#keepTogether(this.#height(text, width));
      const item = doc.struct('LI');
      list.add(item);
      const top = doc.y;
      item.add(
        doc.struct('Lbl', {}, () => {
          doc.font(face.bold).fontSize(size.text).fillColor(ink.accent);
          doc.text('•', page.margin + 3, top, { width: bulletIndent, lineGap });
        }),
      );
      item.add(
        doc.struct('LBody', {}, () => {
          doc.font(face.text).fontSize(size.text).fillColor(ink.text);
          doc.text(text, page.margin + bulletIndent, top, { width, lineGap });
        }),
      );
      item.end();
      doc.y += 2;
    }
    list.end();
  }

  #tableSizes({ columns, rows }: TableBlock) {
    const widths = columnWidths(columns.length, this.#width);
    const heights = rows.map((row) => this.#rowHeight(row, widths, false));
    const headHeight = this.#rowHeight(columns, widths, true);
    const sum = (parts: readonly number[]) => parts.reduce((total, height) => total + height, 0);
    const above = captionHeight + headHeight;
    const { height, margins } = this.#doc.page;
    // A short table is not split. The first two rows of a long table stay with its header row.
    const isShort = above + sum(heights) <= (height - margins.top - margins.bottom) / 2;
    return { widths, heights, headHeight, kept: above + sum(isShort ? heights : heights.slice(0, 2)) };
  }

  #table(into: Element, block: TableBlock): void {
    const doc = this.#doc;
    const { caption, columns, rows } = block;
    const { widths, heights, headHeight, kept } = this.#tableSizes(block);
    this.#keepTogether(kept);
    const table = doc.struct('Table');
    into.add(table);
    this.#text(table, 'Caption', caption, { font: face.bold, size: size.text, color: ink.text });
    doc.y += 2;
    this.#row(table, columns, { widths, height: headHeight, heading: true });
    rows.forEach((row, index) => {
      const height = heights[index] ?? 0;
      this.#keepTogether(height);
      this.#row(table, row, { widths, height, heading: false });
    });
    table.end();
    doc.y += 6;
  }

  #row(
    table: Element,
    cells: readonly string[],
    { widths, height, heading }: { widths: readonly number[]; height: number; heading: boolean },
  ): void {
    const doc = this.#doc;
    const top = doc.y;
    this.#decorate(() => {
      if (heading) doc.rect(page.margin, top, this.#width, height).fill(ink.tableHead);
      doc
        .moveTo(page.margin, top + height)
        .lineTo(page.margin + this.#width, top + height)
        .lineWidth(0.75)
        .stroke(ink.border);
    });
    const row = doc.struct('TR');
    table.add(row);
    let left: number = page.margin;
    cells.forEach((text, index) => {
      const width = widths[index] ?? 0;
      const x = left + cellPadding;
      row.add(
        doc.struct(heading || index === 0 ? 'TH' : 'TD', scopeOf(heading, index), () => {
          doc.font(cellFace(heading, index)).fontSize(size.text).fillColor(ink.text);
          doc.text(text, x, top + cellPadding, { width: width - 2 * cellPadding, lineGap });
        }),
      );
      left += width;
    });
    row.end();
    doc.y = top + height;
  }

  #rowHeight(cells: readonly string[], widths: readonly number[], heading: boolean): number {
    const heights = cells.map((text, index) =>
      this.#height(text, (widths[index] ?? 0) - 2 * cellPadding, cellFace(heading, index)),
    );
    // Each height includes a gap below the last line. The gap is subtracted, because the padding is enough space.
    return Math.max(...heights) - lineGap + 2 * cellPadding;
  }

  #height(text: string, width: number, font: string = face.text): number {
    return this.#doc.font(font).fontSize(size.text).heightOfString(text, { width, lineGap });
  }

  #keepTogether(height: number): void {
    const doc = this.#doc;
    const bottom = doc.page.height - doc.page.margins.bottom;
    if (doc.y + height > bottom) doc.addPage();
  }

  /** Draws the site's mark above a heading: a line between two ticks, like a dimension line on a drawing. */
  #dimensionMark(): void {
    const doc = this.#doc;
    const [x, y, length] = [page.margin, doc.y, 30];
    this.#decorate(() => {
      doc.moveTo(x, y + 3).lineTo(x + length, y + 3);
      doc.moveTo(x, y).lineTo(x, y + 6);
      doc.moveTo(x + length, y).lineTo(x + length, y + 6);
      doc.lineWidth(1).stroke(ink.accent);
    });
    doc.y = y + 11;
  }

  /** Draws decoration, which screen readers skip. */
  #decorate(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }
}

function scopeOf(heading: boolean, column: number): object {
  if (heading) return { scope: 'Column' };
  return column === 0 ? { scope: 'Row' } : {};
}

function cellFace(heading: boolean, column: number): string {
  return heading || column === 0 ? face.bold : face.text;
}

/** Returns the width of each column. The first column gets 30% of the total width, or all of it if it is alone. */
function columnWidths(columns: number, width: number): number[] {
  const first = columns === 1 ? width : width * 0.3;
  return Array.from({ length: columns }, (_, index) =>
    index === 0 ? first : (width - first) / (columns - 1),
  );
}
