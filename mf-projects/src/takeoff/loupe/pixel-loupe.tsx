import type { Point, SheetSize } from '@title24/shared-domain/takeoff';
import { useLayoutEffect, useRef } from 'react';
import type { Mover } from './cursor.ts';
import styles from './loupe.module.css';
import { loupe, loupeOffset } from './loupe-place.ts';

/** Magnification of the loupe. */
const zoom = 4;

interface Props {
  /** The point that the loupe shows, in units of the sheet. */
  readonly at: Point;
  readonly by: Mover;
  readonly sheet: SheetSize;
  /** CSS pixels per unit of the sheet. */
  readonly pixels: number;
  /**
   * Paints the part of the sheet around a point into a square canvas. @param units side of the painted part, in units
   * of the sheet
   */
  readonly copyTo: (canvas: HTMLCanvasElement, around: Point, units: number) => void;
}

/** An enlarged part of a picture, with a cross at the target point. Its parent is as large as the sheet. */
export function PixelLoupe({ at, by, sheet, pixels, copyTo }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (!place.current || !canvas.current) return;
    const [x, y] = [at[0] * pixels, at[1] * pixels];
    const [right, down] = loupeOffset([x, y], by, sheet.width * pixels);
    // Kept within the sheet, since the viewport would scroll otherwise.
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
