import type { Point } from '@title24/shared-domain/takeoff';

/** The visible part of the plan. */
export interface Viewport {
  /** CSS pixels per page unit. */
  readonly scale: number;
  /** Converts a position in the browser window to a point of the plan's page. */
  toPlan(clientX: number, clientY: number): Point;
  /** Scrolls a point of the page into view. */
  reveal(point: Point): void;
  /**
   * Paints the area around a point into a square canvas.
   * @param units - side length of the area in page units
   */
  copyTo(canvas: HTMLCanvasElement, around: Point, units: number): void;
}
