import type { Point } from '@title24/shared-domain/takeoff';

/** A plan's position and scale on the screen. Points are in plan units. */
export interface PlanViewport {
  /** CSS pixels per plan unit, constant during a zoom gesture. */
  readonly scale: number;
  /** Converts a position in the window to a point, which can be outside of the plan. Also works during a gesture. */
  toPlan(clientX: number, clientY: number): Point;
  /** Zooms around a point, by default the visible area's center. */
  zoomTo(scale: number, around?: Point): void;
  /** Scrolls until a point is visible. */
  reveal(point: Point): void;
  /**
   * Paints the area around a point into a square canvas.
   * @param units - side length of the area, in plan units
   */
  copyTo(canvas: HTMLCanvasElement, around: Point, units: number): void;
}
