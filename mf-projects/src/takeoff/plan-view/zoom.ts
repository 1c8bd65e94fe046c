/** Four steps double the scale. */
const step = 2 ** (1 / 4);

export interface ZoomLimits {
  /** Limits in CSS pixels per plan unit. */
  readonly min: number;
  readonly max: number;
}

/** Returns the scale that fits the whole page, in CSS pixels per plan unit. */
export function fittingScale(
  viewport: { readonly width: number; readonly height: number },
  page: { readonly width: number; readonly height: number },
): number {
  return Math.min(Math.max(1, viewport.width) / page.width, Math.max(1, viewport.height) / page.height);
}

/**
 * Returns the zoom limits. The minimum is half of the fitting scale. The maximum is 4 times the fitting scale, but at
 * least 16 CSS pixels per PDF point or 8 per picture pixel.
 */
export function zoomLimits(kind: 'pdf' | 'picture', fitting: number): ZoomLimits {
  return { min: fitting / 2, max: Math.max(kind === 'pdf' ? 16 : 8, fitting * 4) };
}

/**
 * Returns the scale after zoom steps, within the limits.
 * @param steps - positive to zoom in
 */
export function zoomedBy(scale: number, steps: number, limits: ZoomLimits): number {
  return within(scale * step ** steps, limits);
}

/** Clamps a scale to the limits. */
export function within(scale: number, { min, max }: ZoomLimits): number {
  return Math.min(max, Math.max(min, scale));
}

/**
 * Converts a wheel event to zoom steps, at most four. A mouse wheel notch is 100 pixels or 3 lines, and makes
 * about two steps. A touchpad pinch is many small wheel events with Ctrl, so each counts more.
 */
export function stepsOfWheel({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const pixels = deltaMode === 1 ? deltaY * 33 : deltaMode === 2 ? deltaY * 400 : deltaY;
  const weight = ctrlKey && Math.abs(pixels) < 50 ? 0.1 : 0.02;
  return Math.max(-4, Math.min(4, -pixels * weight));
}

/**
 * Returns where a sheet starts along one axis, in CSS pixels from the viewport's start. A sheet that fits with its
 * margins is centered. The space beside a larger sheet is at most `margin`.
 * @param wanted - preferred position, in CSS pixels from the viewport's start
 */
export function placedAt(wanted: number, sheet: number, viewport: number, margin: number): number {
  if (sheet + 2 * margin <= viewport) return (viewport - sheet) / 2;
  return Math.min(margin, Math.max(viewport - margin - sheet, wanted));
}
