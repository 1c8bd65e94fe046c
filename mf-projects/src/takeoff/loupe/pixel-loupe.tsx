import type { Point, SheetSize } from '@title24/shared-domain/takeoff';
import { useLayoutEffect, useRef } from 'react';
import type { InputDevice } from './cursor.ts';
import styles from './loupe.module.css';
import { loupe, loupeOffset } from './loupe-place.ts';

/** Magnification, relative to the displayed sheet. */
const zoom = 4;

interface Props {
  /** Magnified point in sheet units. */
  readonly at: Point;
  readonly by: InputDevice;
  readonly sheet: SheetSize;
  /** CSS pixels per sheet unit. */
  readonly pixels: number;
  /**
   * Paints the area around a point into a square canvas.
   * @param units - side length of the area in sheet units
   */
  readonly copyTo: (canvas: HTMLCanvasElement, around: Point, units: number) => void;
}

/** A loupe with a cross on the magnified point. Its parent element must be as large as the displayed sheet. */
export function PixelLoupe({ at, by, sheet, pixels, copyTo }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (!place.current || !canvas.current) return;
    const [x, y] = [at[0] * pixels, at[1] * pixels];
    const [right, down] = loupeOffset([x, y], by, sheet.width * pixels);
    // Outside of the sheet, the loupe would make the viewport scroll.
    const inside = (center: number, units: number) =>
      Math.max(loupe.radius, Math.min(center, units * pixels - loupe.radius)) - loupe.radius;
    Object.assign(place.current.style, {
      left: `${inside(x + right, sheet.width)}px`,
      top: `${inside(y + down, sheet.height)}px`,
    });
    const side = 2 * loupe.radius * devicePixelRatio;
    Object.assign(canvas.current, { width: side, height: side });
    copyTo(canvas.current, at, (2 * loupe.radius) / zoom / pixels);
  }, [at, by, sheet, pixels, copyTo]);
  return (
    <div ref={place} className={styles.loupe} data-loupe aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
