import type { Point } from '@title24/shared-domain/takeoff';
import { placedAt, within, type ZoomLimits } from './zoom.ts';

/** Margin around a sheet that is larger than its viewport, in CSS pixels. Must equal the padding in the CSS file. */
export const sheetMargin = 24;

interface Place {
  /** Left and top are CSS pixels from the window's edges. */
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** The viewport without scroll bars, in CSS pixels. Left and top are from the window's edges. */
interface ViewportPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Elements {
  readonly viewport: HTMLElement;
  readonly sheet: HTMLElement;
}

/**
 * Scales a sheet in a scrolling viewport. A gesture only changes a CSS transform, without layout or painting. Size
 * and scroll position are set at its end.
 */
export class SheetZoom {
  readonly #viewport: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #page: { readonly width: number; readonly height: number };
  /** In CSS pixels per plan unit. */
  readonly limits: ZoomLimits;
  #scale: number;
  /** The sheet's place at the start of the gesture, and its current place. */
  #gesture: { readonly from: Place; readonly viewport: ViewportPlace; now: Place } | undefined;
  #frame = 0;

  /**
   * Sets the sheet's initial size.
   * @param scale - CSS pixels per plan unit
   */
  constructor(
    { viewport, sheet }: Elements,
    page: { readonly width: number; readonly height: number },
    scale: number,
    limits: ZoomLimits,
  ) {
    this.#viewport = viewport;
    this.#sheet = sheet;
    this.#page = page;
    this.limits = limits;
    this.#scale = within(scale, limits);
    this.#resize();
  }

  /** CSS pixels per plan unit, updated during a gesture. */
  get scale(): number {
    return this.#gesture?.now.scale ?? this.#scale;
  }

  toPlan(clientX: number, clientY: number): Point {
    const { left, top, scale } = this.#gesture?.now ?? this.#place();
    return [(clientX - left) / scale, (clientY - top) / scale];
  }

  /** Zooms around a point of the window. Starts or continues a gesture, which lasts until {@link settle}. */
  zoomAround(clientX: number, clientY: number, scale: number): void {
    if (!this.#gesture) {
      const from = this.#place();
      const { left, top } = this.#viewport.getBoundingClientRect();
      const { clientWidth: width, clientHeight: height } = this.#viewport;
      this.#gesture = { from, viewport: { left, top, width, height }, now: from };
      this.#sheet.style.willChange = 'transform';
      this.#viewport.dataset.zooming = '';
    }
    const { viewport, now } = this.#gesture;
    const next = within(scale, this.limits);
    const along = (
      client: number,
      start: number,
      viewportStart: number,
      viewportSize: number,
      units: number,
    ) =>
      viewportStart +
      placedAt(
        client - ((client - start) / now.scale) * next - viewportStart,
        units * next,
        viewportSize,
        sheetMargin,
      );
    this.#gesture.now = {
      left: along(clientX, now.left, viewport.left, viewport.width, this.#page.width),
      top: along(clientY, now.top, viewport.top, viewport.height, this.#page.height),
      scale: next,
    };
    this.#frame ||= requestAnimationFrame(() => this.#transform());
  }

  /** Zooms around a point in plan units. The point stays in place as far as scrolling allows. */
  zoomAt([x, y]: Point, scale: number): void {
    const { left, top, scale: now } = this.#gesture?.now ?? this.#place();
    this.zoomAround(left + x * now, top + y * now, scale);
  }

  /** Scrolls until a point in plan units is visible with a margin. */
  reveal([x, y]: Point): void {
    this.settle();
    const { left, top, scale } = this.#place();
    const viewport = this.#viewport.getBoundingClientRect();
    const by = (at: number, start: number, size: number) =>
      Math.min(0, at - start - sheetMargin) + Math.max(0, at - start - size + sheetMargin);
    this.#viewport.scrollBy({
      left: by(left + x * scale, viewport.left, this.#viewport.clientWidth),
      top: by(top + y * scale, viewport.top, this.#viewport.clientHeight),
      behavior: 'instant',
    });
  }

  /** Ends a gesture. The sheet keeps the gesture's scale and position. */
  settle(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const gesture = this.#gesture;
    if (!gesture) return;
    this.#gesture = undefined;
    this.#scale = gesture.now.scale;
    Object.assign(this.#sheet.style, { willChange: '', transform: '' });
    delete this.#viewport.dataset.zooming;
    this.#resize();
    const { left, top } = this.#place();
    this.#viewport.scrollBy({
      left: left - gesture.now.left,
      top: top - gesture.now.top,
      behavior: 'instant',
    });
  }

  #transform(): void {
    this.#frame = 0;
    if (!this.#gesture) return;
    const { from, now } = this.#gesture;
    this.#sheet.style.transform = `translate(${now.left - from.left}px, ${now.top - from.top}px) scale(${now.scale / from.scale})`;
  }

  #resize(): void {
    this.#sheet.style.width = `${this.#page.width * this.#scale}px`;
    this.#sheet.style.height = `${this.#page.height * this.#scale}px`;
  }

  #place(): Place {
    const { left, top } = this.#sheet.getBoundingClientRect();
    return { left, top, scale: this.#scale };
  }
}
