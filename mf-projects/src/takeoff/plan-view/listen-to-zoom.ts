import type { SheetZoom } from './sheet-zoom.ts';
import { stepsOfWheel, zoomedBy } from './zoom.ts';

interface Callbacks {
  readonly onZoom: () => void;
  /** Called after a two-finger gesture. Wheel zoom has no end event. */
  readonly onEnd: () => void;
}

/**
 * Zooms with two fingers, and with the wheel if the focus is in the viewport or Ctrl is pressed. Touchpads report a
 * pinch as a wheel event with Ctrl.
 * @returns a function that removes the listeners
 */
export function listenToZoom(
  viewport: HTMLElement,
  zoom: SheetZoom,
  { onZoom, onEnd }: Callbacks,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let fingers: { readonly distance: number; readonly scale: number } | null = null;

  viewport.addEventListener(
    'wheel',
    (event) => {
      const isChosen = viewport.contains(document.activeElement);
      if (event.deltaY === 0 || event.shiftKey || !(event.ctrlKey || isChosen)) return;
      event.preventDefault();
      const scale = zoomedBy(zoom.scale, stepsOfWheel(event), zoom.limits);
      zoom.zoomAround(event.clientX, event.clientY, scale);
      onZoom();
    },
    { signal, passive: false },
  );
  viewport.addEventListener(
    'touchstart',
    ({ touches }) => {
      const distance = distanceOf(touches);
      fingers = distance === null ? null : { distance, scale: zoom.scale };
    },
    { signal, passive: true },
  );
  viewport.addEventListener(
    'touchmove',
    (event) => {
      const distance = distanceOf(event.touches);
      if (!fingers || distance === null) return;
      event.preventDefault();
      const [one, other] = event.touches;
      if (!one || !other) return;
      zoom.zoomAround(
        (one.clientX + other.clientX) / 2,
        (one.clientY + other.clientY) / 2,
        (fingers.scale * distance) / fingers.distance,
      );
      onZoom();
    },
    { signal, passive: false },
  );
  for (const kind of ['touchend', 'touchcancel'] as const)
    viewport.addEventListener(
      kind,
      () => {
        if (fingers) onEnd();
        fingers = null;
      },
      { signal, passive: true },
    );
  return () => stop.abort();
}

function distanceOf(touches: TouchList): number | null {
  const [one, other, third] = touches;
  if (!one || !other || third) return null;
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}
