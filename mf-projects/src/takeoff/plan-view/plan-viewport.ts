import type { Point } from '@title24/shared-domain/takeoff';

/** Position and scale of a plan on the screen. Points are in plan units. */
export interface PlanViewport {
  /** CSS pixels per plan unit; unchanged during a zoom gesture. */
  readonly scale: number;
  /** Converts a window position to a page position, even during a gesture. The result may be off the page. */
  toPlan(clientX: number, clientY: number): Point;
  /** Zooms to a scale. The point `around` keeps its position; the default is the center of the visible area. */
  zoomTo(scale: number, around?: Point): void;
  /** Scrolls until a point is visible. */
  reveal(point: Point): void;
  /**
   * Paints the part of the page around a point into a square canvas.
   * @param units side length of the painted part in page units
   */
  copyTo(canvas: HTMLCanvasElement, around: Point, units: number): void;
}
