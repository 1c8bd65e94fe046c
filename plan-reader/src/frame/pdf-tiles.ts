import {
  AnnotationMode,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import { maxPageInches } from '../plan-limits.ts';
import { type PageSource, RefusedPage } from './answer-reader.ts';
import { linesOfPage, type Matrix } from './lines-of-page.ts';
import { tileCanvas } from './tile-canvas.ts';

const pointsPerInch = 72;

/** Returns a source that measures and paints a PDF's pages and finds their lines. */
export function pdfTiles(pdf: PDFDocumentProxy): PageSource {
  paintWhileHidden();
  let current: PDFPageProxy | undefined;

  /** Returns a page after freeing the data of the previous one. */
  async function pageOf(number: number): Promise<PDFPageProxy> {
    const page = await pdf.getPage(number);
    if (current && current !== page) current.cleanup();
    current = page;
    return page;
  }

  return {
    async measure(number) {
      const { width, height } = (await pageOf(number)).getViewport({ scale: 1 });
      if (Math.max(width, height) > maxPageInches * pointsPerInch) throw new RefusedPage('too-large');
      return { number, width, height };
    },
    async lines(number) {
      const page = await pageOf(number);
      const list = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
      return linesOfPage(list, page.getViewport({ scale: 1 }).transform as unknown as Matrix, OPS);
    },
    async paint({ page: number, scale, x, y, width, height }, signal) {
      const page = await pageOf(number);
      signal.throwIfAborted();
      const { canvas, context } = tileCanvas(width, height);
      const task = page.render({
        // pdf.js can paint on any 2D context, but its types allow only the context of a canvas element.
        canvas: null,
        canvasContext: context as unknown as CanvasRenderingContext2D,
        viewport: page.getViewport({ scale }),
        transform: [1, 0, 0, 1, -x, -y],
      });
      signal.addEventListener('abort', () => task.cancel(), { once: true });
      await task.promise;
      return canvas.transferToImageBitmap();
    },
  };
}

/**
 * Replaces requestAnimationFrame with tasks. pdf.js paints in steps that it schedules with requestAnimationFrame,
 * which does nothing in a hidden iframe. Painting can still be canceled.
 */
function paintWhileHidden(): void {
  const waiting: FrameRequestCallback[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.(performance.now());
  window.requestAnimationFrame = (callback) => {
    port2.postMessage(null);
    return waiting.push(callback);
  };
}
