import type { Point, SheetCorners } from '@title24/shared-domain/takeoff';
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { copyPart } from '../loupe/copy-part.ts';
import type { InputDevice } from '../loupe/cursor.ts';
import { PixelLoupe } from '../loupe/pixel-loupe.tsx';
import { arrowDirections, nearestOnSheet } from '../plan-view/on-sheet.ts';
import styles from './photo.module.css';
import { snapToSheet } from './snap-to-sheet.ts';

interface Props {
  readonly photo: HTMLCanvasElement;
  readonly corners: SheetCorners;
  readonly onMove: (corner: number, to: Point) => void;
  /** Id of the element with the instructions. */
  readonly describedBy: string;
}

/** The corner mark being moved. */
interface Moving {
  readonly corner: number;
  readonly by: InputDevice;
}

const names = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const;

/** Radii in CSS pixels. Marks look smaller than the area that responds to presses (WCAG 2.5.5). */
const mark = { touch: 22, shown: 9 } as const;

/** A dragged mark snaps to a corner of the sheet within this many CSS pixels. */
const snapReach = 8;

/**
 * A photo with a mark for each corner of the sheet. Marks are moved by mouse, finger or arrow keys, while a loupe
 * magnifies the area around the moved mark.
 */
export function CornerFrame({ photo, corners, onMove, describedBy }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [pixels, setPixels] = useState(1);
  useEffect(() => {
    place.current?.replaceChildren(photo);
    const measure = () => setPixels((svg.current?.clientWidth ?? 0) / photo.width || 1);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [photo]);
  const copyTo = useCallback(
    (canvas: HTMLCanvasElement, around: Point, units: number) => {
      const { width, height } = photo;
      copyPart([{ canvas: photo, x: 0, y: 0, width, height }], canvas, around, units);
    },
    [photo],
  );

  function drag({ clientX, clientY }: PointerEvent): void {
    const box = svg.current?.getBoundingClientRect();
    if (moving === null || moving.by === 'keys' || !box) return;
    const at = nearestOnSheet([(clientX - box.left) / pixels, (clientY - box.top) / pixels], photo);
    onMove(moving.corner, snapToSheet(photo, at, snapReach / pixels));
  }

  function press(event: KeyboardEvent, corner: number): void {
    const arrow = arrowDirections[event.key];
    const from = corners[corner];
    if (!arrow || !from) return;
    event.preventDefault();
    setMoving({ corner, by: 'keys' });
    const step = event.shiftKey ? 20 : 2;
    onMove(corner, nearestOnSheet([from[0] + arrow[0] * step, from[1] + arrow[1] * step], photo));
  }

  const at = moving && corners[moving.corner];
  return (
    <div className={styles.frame}>
      <div ref={place} className={styles.photo} />
      <svg
        ref={svg}
        viewBox={`0 0 ${photo.width} ${photo.height}`}
        onPointerMove={drag}
        onPointerUp={() => setMoving(null)}
        onPointerCancel={() => setMoving(null)}
      >
        <title>Corners of the sheet</title>
        <polygon points={corners.map((corner) => corner.join()).join(' ')} />
        {corners.map(([x, y], index) => (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot be inside a drawing
          <g
            key={names[index]}
            role="button"
            tabIndex={0}
            aria-label={`${names[index]} corner, ${percent(x, photo.width)} from the left, ${percent(y, photo.height)} from the top`}
            aria-describedby={describedBy}
            onKeyDown={(event) => press(event, index)}
            onBlur={() => setMoving((before) => (before?.by === 'keys' ? null : before))}
            onPointerDown={(event) => {
              svg.current?.setPointerCapture?.(event.pointerId);
              setMoving({ corner: index, by: event.pointerType === 'touch' ? 'finger' : 'mouse' });
            }}
          >
            <circle className={styles.touch} cx={x} cy={y} r={mark.touch / pixels} />
            <circle className={styles.mark} cx={x} cy={y} r={mark.shown / pixels} />
          </g>
        ))}
      </svg>
      {moving && at && <PixelLoupe at={at} by={moving.by} sheet={photo} pixels={pixels} copyTo={copyTo} />}
    </div>
  );
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} percent`;
