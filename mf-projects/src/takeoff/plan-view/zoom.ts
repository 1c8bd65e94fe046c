/** Factor of one zoom step; four of them double the scale. */
const step = 2 ** (1 / 4);

export interface ZoomLimits {
  /** CSS pixels per plan unit. */
  readonly min: number;
  readonly max: number;
}

/** Returns the scale at which a whole page fits: CSS pixels of the viewport per plan unit of the page. */
export function fittingScale(
  room: { readonly width: number; readonly height: number },
  page: { readonly width: number; readonly height: number },
): number {
  return Math.min(Math.max(1, room.width) / page.width, Math.max(1, room.height) / page.height);
}

/**
 * Returns limits from half of the fitting scale to a scale at which a sixteenth of a point (PDF) or of a picture's
 * pixel can be hit.
 */
export function zoomLimits(kind: 'pdf' | 'picture', fitting: number): ZoomLimits {
  return { min: fitting / 2, max: Math.max(kind === 'pdf' ? 16 : 8, fitting * 4) };
}

/** Returns the scale after a number of zoom steps, limited to the range. @param steps zooms in if positive */
export function zoomedBy(scale: number, steps: number, limits: ZoomLimits): number {
  return within(scale * step ** steps, limits);
}

/** Returns a scale, limited to the range. */
export function within(scale: number, { min, max }: ZoomLimits): number {
  return Math.min(max, Math.max(min, scale));
}

/**
 * Returns the zoom steps of a wheel event. A notch of a mouse is 100 pixels or 3 lines and makes two steps; a pinch on
 * a touchpad is reported as many small wheel events with Ctrl, which weigh more.
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
 * Returns where a sheet starts in its viewport along one axis, as far as scrolling allows: centered if it is smaller
 * than the viewport, otherwise with at most a margin on either side.
 * @param wanted CSS pixels from the viewport's start
 */
export function placedAt(wanted: number, sheet: number, room: number, margin: number): number {
  if (sheet + 2 * margin <= room) return (room - sheet) / 2;
  return Math.min(margin, Math.max(room - margin - sheet, wanted));
}
