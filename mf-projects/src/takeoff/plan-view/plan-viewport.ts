import type { Point } from '@title24/shared-domain/takeoff';

/** How a plan lies on the screen, for what is drawn over it. Points are in plan units. */
export interface PlanViewport {
  /** CSS pixels per plan unit. While a wheel or two fingers zoom, that of before. */
  readonly scale: number;
  /** The point of the page under a point of the window, while it zooms and pans too; it may lie off the page. */
  toPlan(clientX: number, clientY: number): Point;
  /** @param around the point that stays where it is; the middle of what is seen if it is not given */
  zoomTo(scale: number, around?: Point): void;
  /** Scrolls as far as is needed for a point to be seen. */
  reveal(point: Point): void;
}
