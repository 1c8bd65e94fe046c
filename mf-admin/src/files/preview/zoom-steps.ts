const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];

/** Returns the next zoom step more than 1 % larger than `scale`, or else the greater of `scale` and 4. */
export function zoomIn(scale: number): number {
  return steps.find((step) => step > scale * 1.01) ?? Math.max(scale, 4);
}

/** Returns the next zoom step more than 1 % smaller than `scale`, or else the lesser of `scale` and 0.1. */
export function zoomOut(scale: number): number {
  return steps.findLast((step) => step < scale * 0.99) ?? Math.min(scale, 0.1);
}
