/** How far one zoom step goes; four of them double the scale. */
const step = 2 ** (1 / 4);

export interface ZoomLimits {
  /** CSS pixels per plan unit. */
  readonly min: number;
  readonly max: number;
}

/** The scale at which a whole page fits. All sizes in one unit each: CSS pixels of the room, plan units of the page. */
export function fittingScale(
  room: { readonly width: number; readonly height: number },
  page: { readonly width: number; readonly height: number },
): number {
  return Math.min(Math.max(1, room.width) / page.width, Math.max(1, room.height) / page.height);
}

/** From half of the whole page to where a sixteenth of a unit of paper (PDF) or of a picture's pixel can be hit. */
export function zoomLimits(kind: 'pdf' | 'picture', fitting: number): ZoomLimits {
  return { min: fitting / 2, max: Math.max(kind === 'pdf' ? 16 : 8, fitting * 4) };
}

/** @param steps how many, larger if positive */
export function zoomedBy(scale: number, steps: number, limits: ZoomLimits): number {
  return within(scale * step ** steps, limits);
}

export function within(scale: number, { min, max }: ZoomLimits): number {
  return Math.min(max, Math.max(min, scale));
}

/**
 * Zoom steps of a wheel's turn. A notch of a mouse is 100 pixels or 3 lines and makes two steps; a pinch on a touchpad comes
 * as a wheel with Ctrl and many small turns, which weigh more.
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
 * Where a sheet begins in its room, along one direction, as scrolling can have it: in the middle if it is smaller than
 * the room, else without more than a margin of emptiness on either side.
 * @param wanted CSS pixels from the room's start
 */
export function placedAt(wanted: number, sheet: number, room: number, margin: number): number {
  if (sheet + 2 * margin <= room) return (room - sheet) / 2;
  return Math.min(margin, Math.max(room - margin - sheet, wanted));
}
