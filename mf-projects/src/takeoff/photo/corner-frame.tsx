import type { Point, SheetCorners } from '@title24/shared-domain/takeoff';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { arrowDirections, nearestOnSheet } from '../plan-view/on-sheet.ts';
import styles from './photo.module.css';

interface Props {
  readonly photo: HTMLCanvasElement;
  readonly corners: SheetCorners;
  readonly onMove: (corner: number, to: Point) => void;
  /** Id of the text with instructions. */
  readonly describedBy: string;
}

const names = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const;

/** Radius in CSS pixels; a mark can be pressed within 22 pixels of its center (WCAG 2.5.5). */
const mark = { touch: 22, shown: 9 } as const;

/** A photograph with the four corners of the sheet on it, moved by mouse, finger or arrow keys. */
export function CornerFrame({ photo, corners, onMove, describedBy }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const [pixels, setPixels] = useState(1);
  useEffect(() => {
    place.current?.replaceChildren(photo);
    const measure = () => setPixels((svg.current?.clientWidth ?? 0) / photo.width || 1);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [photo]);

  function drag({ clientX, clientY }: PointerEvent): void {
    const box = svg.current?.getBoundingClientRect();
    if (held === null || !box) return;
    onMove(held, nearestOnSheet([(clientX - box.left) / pixels, (clientY - box.top) / pixels], photo));
  }

  function press(event: KeyboardEvent, corner: number): void {
    const arrow = arrowDirections[event.key];
    const from = corners[corner];
    if (!arrow || !from) return;
    event.preventDefault();
    const step = event.shiftKey ? 20 : 2;
    onMove(corner, nearestOnSheet([from[0] + arrow[0] * step, from[1] + arrow[1] * step], photo));
  }

  return (
    <div className={styles.frame}>
      <div ref={place} />
      <svg
        ref={svg}
        viewBox={`0 0 ${photo.width} ${photo.height}`}
        onPointerMove={drag}
        onPointerUp={() => setHeld(null)}
        onPointerCancel={() => setHeld(null)}
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
            onPointerDown={(event) => {
              svg.current?.setPointerCapture?.(event.pointerId);
              setHeld(index);
            }}
          >
            <circle className={styles.touch} cx={x} cy={y} r={mark.touch / pixels} />
            <circle className={styles.mark} cx={x} cy={y} r={mark.shown / pixels} />
          </g>
        ))}
      </svg>
    </div>
  );
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} percent`;
