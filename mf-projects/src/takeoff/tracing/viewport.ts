import type { Point } from '@title24/shared-domain/takeoff';

/** The part of the plan that is on the screen. */
export interface Viewport {
  /** CSS pixels per unit of the page. */
  readonly scale: number;
  /** Returns the point of the page at a position in the window. */
  toPlan(clientX: number, clientY: number): Point;
  /** Scrolls a point of the page into view. */
  reveal(point: Point): void;
  /**
   * Paints the part of the page around a point into a square canvas. @param units side of the painted part, in units of
   * the page
   */
  copyTo(canvas: HTMLCanvasElement, around: Point, units: number): void;
}
