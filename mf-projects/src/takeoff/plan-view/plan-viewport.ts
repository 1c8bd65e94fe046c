import type { Point } from '@title24/shared-domain/takeoff';

/** How a plan is placed on the screen, for the drawing over it. Points are in plan units. */
export interface PlanViewport {
  /** CSS pixels per plan unit. During a zoom gesture, the value before it. */
  readonly scale: number;
  /** Returns the point of the page under a point of the window, even during a gesture; it may be off the page. */
  toPlan(clientX: number, clientY: number): Point;
  /** @param around the point that stays in place; by default the middle of the visible area */
  zoomTo(scale: number, around?: Point): void;
  /** Scrolls as far as needed to make a point visible. */
  reveal(point: Point): void;
  /**
   * Paints the part of the page around a point into a square canvas. @param units side of the painted part, in units of
   * the page
   */
  copyTo(canvas: HTMLCanvasElement, around: Point, units: number): void;
}
