import type { Point } from '@title24/shared-domain/takeoff';

/** Position and scale of a plan on the screen. Points are in plan units. */
export interface PlanViewport {
  /** CSS pixels per plan unit. Unchanged during a zoom gesture. */
  readonly scale: number;
  /** Converts a window position to a page position, even during a gesture. The result can be outside of the page. */
  toPlan(clientX: number, clientY: number): Point;
  /** Zooms to a scale. The point `around`, by default the center of the visible area, keeps its position. */
  zoomTo(scale: number, around?: Point): void;
  /** Scrolls until a point is visible. */
  reveal(point: Point): void;
  /**
   * Paints the area around a point of the page into a square canvas.
   * @param units side length of the area in page units
   */
  copyTo(canvas: HTMLCanvasElement, around: Point, units: number): void;
}
