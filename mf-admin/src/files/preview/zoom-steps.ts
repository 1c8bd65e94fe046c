const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];

/** Returns the next larger zoom step, or `scale` if there is none. Values within 1 % count as equal. */
export function zoomIn(scale: number): number {
  return steps.find((step) => step > scale * 1.01) ?? Math.max(scale, 4);
}

/** Returns the next smaller zoom step, or `scale` if there is none. Values within 1 % count as equal. */
export function zoomOut(scale: number): number {
  return steps.findLast((step) => step < scale * 0.99) ?? Math.min(scale, 0.1);
}
