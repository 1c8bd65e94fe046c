import type { Point } from '@title24/shared-domain/takeoff';

/** The visible part of the plan. */
export interface Viewport {
  /** CSS pixels per page unit. */
  readonly scale: number;
  /** Returns the page point at a position in the window. */
  toPlan(clientX: number, clientY: number): Point;
  /** Scrolls a point of the page into view. */
  reveal(point: Point): void;
  /**
   * Paints the part of the page around a point into a square canvas.
   * @param units side length of the painted part in page units
   */
  copyTo(canvas: HTMLCanvasElement, around: Point, units: number): void;
}
