import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import type { FromFrame, Zoom } from '../pdf-messages.ts';

/** CSS pixels per PDF point at actual size. */
const pixelsPerPoint = 96 / 72;

/**
 * Maximum number of canvas pixels. With a larger canvas, some browsers fail or run out of memory, so a larger page is
 * rendered at a lower resolution.
 */
const maxPixels = 2 ** 26;

/** Renders one page at a time into the frame's document. A new request replaces the previous one. */
export class PagePainter {
  readonly #pdf: PDFDocumentProxy;
  readonly #tell: (message: FromFrame) => void;
  #wanted: { readonly page: number; readonly zoom: Zoom } | undefined;
  #task: RenderTask | undefined;

  constructor(pdf: PDFDocumentProxy, tell: (message: FromFrame) => void) {
    this.#pdf = pdf;
    this.#tell = tell;
    Object.assign(document.body.style, { margin: '0', background: '#5a6b76' });
    addEventListener('resize', () => {
      if (this.#wanted?.zoom === 'fit') void this.show(this.#wanted.page, 'fit');
    });
  }

  async show(number: number, zoom: Zoom): Promise<void> {
    const wanted = { page: number, zoom };
    this.#wanted = wanted;
    this.#task?.cancel();
    try {
      const page = await this.#pdf.getPage(number);
      if (this.#wanted !== wanted) return;
      const scale = zoom === 'fit' ? fittingScale(page) : zoom;
      const canvas = await this.#paint(page, scale);
      if (this.#wanted !== wanted) return;
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', `Page ${number}`);
      document.body.replaceChildren(canvas);
      this.#tell({ kind: 'shown', page: number, scale, isWhole: isWhole(page) });
      page.cleanup();
    } catch {
      // A canceled rendering also throws, but is not a failure.
      if (this.#wanted === wanted) this.#tell({ kind: 'failed', problem: 'page' });
    }
  }

  async #paint(page: PDFPageProxy, scale: number): Promise<HTMLCanvasElement> {
    const viewport = page.getViewport({ scale: scale * pixelsPerPoint });
    const { width, height } = viewport;
    const density = Math.min(devicePixelRatio, Math.sqrt(maxPixels / (width * height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(width * density));
    canvas.height = Math.max(1, Math.floor(height * density));
    Object.assign(canvas.style, {
      display: 'block',
      width: `${width}px`,
      height: `${height}px`,
      margin: '0 auto',
    });
    this.#task = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
    await this.#task.promise;
    return canvas;
  }
}

/** Returns the scale at which the whole page fits the window. */
function fittingScale(page: PDFPageProxy): number {
  const { width, height } = page.getViewport({ scale: pixelsPerPoint });
  return Math.min(innerWidth / width, innerHeight / height);
}

/** Returns whether all images on the page could be decoded. pdf.js stores null for an image that failed. */
function isWhole({ objs, commonObjs }: PDFPageProxy): boolean {
  return [...objs, ...commonObjs].every(([, picture]) => picture !== null);
}
