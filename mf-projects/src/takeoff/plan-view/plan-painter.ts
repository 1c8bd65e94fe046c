import type { OpenPlan, PlanPage, TileRequest } from '@title24/plan-reader';
import type { Point } from '@title24/shared-domain/takeoff';
import { copyPart, type PlacedPicture } from '../loupe/copy-part.ts';
import { overviewOf, type PlanArea, tilesOf } from './tile-grid.ts';

/** Maximum pixels of invisible tiles in memory, at four bytes each. */
const keptPixels = 24e6;

interface Tile extends PlacedPicture {
  readonly pixels: number;
}

interface Callbacks {
  /** Receives whether the visible area is sharp. */
  readonly onSharp: (isSharp: boolean) => void;
  /** Receives why a tile could not be painted. If the reason is a `PlanProblem`, its message is for the visitor. */
  readonly onProblem: (reason: unknown) => void;
}

/**
 * Paints a page: first a small version of the whole page, then sharp tiles over the visible area. Tiles are placed in
 * percentages of the sheet, so that they scale with it.
 */
export class PlanPainter {
  readonly #plan: OpenPlan;
  readonly #page: PlanPage;
  readonly #sheet: HTMLElement;
  readonly #callbacks: Callbacks;
  readonly #overview: TileRequest;
  /** By key, most recently used last. */
  readonly #tiles = new Map<string, Tile>();
  #wanted: readonly TileRequest[] = [];
  #running: { readonly key: string; readonly abort: AbortController } | undefined;
  #isPaused = false;
  #isClosed = false;

  constructor(plan: OpenPlan, page: PlanPage, sheet: HTMLElement, callbacks: Callbacks) {
    this.#plan = plan;
    this.#page = page;
    this.#sheet = sheet;
    this.#callbacks = callbacks;
    this.#overview = overviewOf(page);
  }

  /**
   * Paints an area and cancels the pending tile unless the area needs it.
   * @param scale - device pixels per plan unit
   */
  show(area: PlanArea, scale: number): void {
    this.#isPaused = false;
    const isEnough = scale <= this.#overview.scale;
    this.#wanted = [this.#overview, ...(isEnough ? [] : tilesOf(this.#page, scale, area))];
    const keys = new Set(this.#wanted.map(keyOf));
    if (this.#running && !keys.has(this.#running.key)) this.#running.abort.abort();
    for (const key of keys) {
      const tile = this.#tiles.get(key);
      if (!tile) continue;
      this.#tiles.delete(key);
      this.#tiles.set(key, tile);
      tile.canvas.hidden = false;
    }
    this.#callbacks.onSharp(this.#next() === undefined);
    void this.#paint();
  }

  /**
   * Pauses painting until the next {@link show}, because painting tiles delays frames. Only the small version of the
   * whole page is still painted.
   */
  pause(): void {
    this.#isPaused = true;
    if (this.#running && this.#running.key !== keyOf(this.#overview)) this.#running.abort.abort();
  }

  /**
   * Copies the area around a point into a square canvas.
   * @param units - side length of the area, in plan units
   */
  copyTo(canvas: HTMLCanvasElement, around: Point, units: number): void {
    const overview = this.#tiles.get(keyOf(this.#overview));
    const sharp = [...this.#tiles.values()].filter((tile) => tile !== overview && !tile.canvas.hidden);
    copyPart(overview ? [overview, ...sharp] : sharp, canvas, around, units);
  }

  /** Stops painting and removes all tiles. */
  close(): void {
    this.#isClosed = true;
    this.#running?.abort.abort();
    for (const key of [...this.#tiles.keys()]) this.#remove(key);
  }

  #next(): TileRequest | undefined {
    const wanted = this.#isPaused ? this.#wanted.slice(0, 1) : this.#wanted;
    return wanted.find((tile) => !this.#tiles.has(keyOf(tile)));
  }

  async #paint(): Promise<void> {
    if (this.#running) return;
    for (let request = this.#next(); request && !this.#isClosed; request = this.#next()) {
      const key = keyOf(request);
      const abort = new AbortController();
      this.#running = { key, abort };
      try {
        const bitmap = await this.#plan.tile(request, { signal: abort.signal });
        if (this.#isClosed) bitmap.close();
        else this.#put(key, request, bitmap);
      } catch (reason) {
        // An aborted tile is not an error. The loop continues with the next tile, if any.
        if (!abort.signal.aborted && !this.#isClosed) {
          this.#wanted = [];
          this.#callbacks.onProblem(reason);
        }
      } finally {
        this.#running = undefined;
      }
    }
    if (this.#isClosed || this.#isPaused || this.#wanted.length === 0) return;
    this.#forgetUnseen();
    this.#callbacks.onSharp(true);
  }

  #put(key: string, { x, y, width, height, scale }: TileRequest, bitmap: ImageBitmap): void {
    const canvas = document.createElement('canvas');
    const share = (pixels: number, units: number) => `${(pixels / scale / units) * 100}%`;
    Object.assign(canvas.style, {
      left: share(x, this.#page.width),
      top: share(y, this.#page.height),
      width: share(width, this.#page.width),
      height: share(height, this.#page.height),
    });
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    // Transfers the bitmap without a copy. The canvas is opaque, so that the browser paints nothing below it.
    canvas.getContext('bitmaprenderer', { alpha: false })?.transferFromImageBitmap(bitmap);
    const [left, top] = [x / scale, y / scale];
    const size = { width: width / scale, height: height / scale };
    this.#tiles.set(key, { canvas, pixels: width * height, x: left, y: top, ...size });
    this.#sheet.append(canvas);
  }

  /**
   * Hides tiles that are not wanted. If they have more pixels than allowed (see {@link keptPixels}), frees the least
   * recently used ones.
   */
  #forgetUnseen(): void {
    const seen = new Set(this.#wanted.map(keyOf));
    let pixels = 0;
    for (const [key, tile] of [...this.#tiles].reverse()) {
      if (seen.has(key)) continue;
      tile.canvas.hidden = true;
      pixels += tile.pixels;
      if (pixels > keptPixels) this.#remove(key);
    }
  }

  #remove(key: string): void {
    const canvas = this.#tiles.get(key)?.canvas;
    if (!canvas) return;
    this.#tiles.delete(key);
    canvas.remove();
    // Frees the pixels before garbage collection.
    canvas.width = 0;
    canvas.height = 0;
  }
}

function keyOf({ page, scale, x, y }: TileRequest): string {
  return `${page} ${scale} ${x} ${y}`;
}
