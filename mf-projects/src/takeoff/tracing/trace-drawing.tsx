import type { DrawnLines, Point } from '@title24/shared-domain/takeoff';
import { type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { DrawnOutlines } from './drawn-outlines.tsx';
import type { OnPlan } from './find-on-plan.ts';
import { LiveEdge } from './live-edge.tsx';
import { Loupe } from './loupe.tsx';
import styles from './tracing.module.css';
import type { Tracing } from './use-tracing.ts';
import type { Viewport } from './viewport.ts';

interface Props {
  readonly tracing: Tracing;
  readonly view: Viewport;
  /** Size of the page in page units. */
  readonly width: number;
  readonly height: number;
  /** The page's vector lines. */
  readonly lines: DrawnLines;
  /** Whether a loupe is needed to place points, which is the case if the zoom is small or the scale is unknown. */
  readonly isCoarse: boolean;
}

/** CSS pixels after which a pointer movement is a drag, not a click. */
const dragPixels = 4;

interface Drag {
  readonly corner: OnPlan;
  readonly from: Point;
  /** Pointer position at the start of the drag, in CSS pixels. */
  readonly at: Point;
  readonly isMoving: boolean;
}

/** Draws outlines, the cursor and the lines to the cursor over the plan, and handles clicks and drags. */
export function TraceDrawing({ tracing, view, width, height, lines, isCoarse }: Props) {
  const { cursor, tool, open, marks, shown, chosen, feet, typed } = tracing;
  const [drag, setDrag] = useState<Drag | null>(null);
  // The click at the end of a drag is ignored.
  const wasDragged = useRef(false);
  const id = useId();

  function pointOf(event: MouseEvent): Point {
    return view.toPlan(event.clientX, event.clientY);
  }

  function press(event: PointerEvent<SVGGElement>): void {
    wasDragged.current = false;
    // A finger cannot hover, so the point is shown while the finger is down.
    if (tool !== 'choose' && event.pointerType === 'touch') aim(event);
    const { corner, of } = event.target instanceof SVGElement ? event.target.dataset : {};
    if (tool !== 'choose' || event.button !== 0 || corner === undefined || of === undefined) return;
    const grabbed: OnPlan = { kind: 'corner', outline: Number(of), index: Number(corner) };
    const from = shown?.polygons[grabbed.outline]?.points[grabbed.index];
    if (!from) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setDrag({ corner: grabbed, from, at: [event.clientX, event.clientY], isMoving: false });
  }

  function move(event: PointerEvent<SVGGElement>): void {
    if (drag && !drag.isMoving) {
      const far = Math.hypot(event.clientX - drag.at[0], event.clientY - drag.at[1]) >= dragPixels;
      if (far) setDrag({ ...drag, isMoving: true });
    }
    if (tool === 'choose' && !drag) cursor.move(null);
    else aim(event);
  }

  function aim(event: PointerEvent): void {
    const point = tracing.snapped(pointOf(event), view, event.altKey);
    cursor.move(point, event.pointerType === 'touch' ? 'finger' : 'mouse');
  }

  function release(event: PointerEvent<SVGGElement>): void {
    if (!drag) return;
    setDrag(null);
    wasDragged.current = drag.isMoving;
    if (drag.isMoving) {
      tracing.drag(drag.corner, pointOf(event));
      cursor.move(null);
    }
  }

  function click(event: MouseEvent<SVGGElement>): void {
    if (wasDragged.current) {
      wasDragged.current = false;
      return;
    }
    tracing.act(pointOf(event), view, event.altKey);
  }

  const neighbors = drag?.isMoving
    ? neighborsOf(shown?.polygons[drag.corner.outline]?.points ?? [], drag.corner.index)
    : tool === 'move' && chosen?.kind === 'corner'
      ? neighborsOf(shown?.polygons[chosen.outline]?.points ?? [], chosen.index)
      : tool === 'outline'
        ? open.slice(-1)
        : marks.length === 1
          ? marks
          : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the surrounding plan view handles the equivalent keys
    <g
      className={styles.drawing}
      data-tool={tool}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => setDrag(null)}
      onPointerLeave={() => !drag && cursor.state().by !== 'keys' && cursor.move(null)}
      onClick={click}
    >
      <rect className={styles.paper} width={width} height={height} />
      <DrawnOutlines
        story={shown}
        chosen={chosen}
        pixels={view.scale}
        feetPerUnit={feet ?? 1}
        canDrag={tool === 'choose'}
      />
      {marks.map((mark, index) => (
        <g key={`${id}-mark-${mark.join(' ')}`} className={styles.mark}>
          <circle cx={mark[0]} cy={mark[1]} r={5 / view.scale} />
          {index === 1 && marks[0] && <line x1={marks[0][0]} y1={marks[0][1]} x2={mark[0]} y2={mark[1]} />}
        </g>
      ))}
      <LiveEdge
        cursor={cursor}
        from={neighbors}
        isRectangle={tool === 'rectangle'}
        typed={typed}
        pixels={view.scale}
        feetPerUnit={tool === 'scale' || tool === 'check' || tool === 'north' ? null : feet}
      />
      {isCoarse && lines.length > 0 && (
        <Loupe cursor={cursor} lines={lines} pixels={view.scale} width={width} />
      )}
    </g>
  );
}

function neighborsOf(points: readonly Point[], corner: number): readonly Point[] {
  const count = points.length;
  return [points[(corner - 1 + count) % count], points[(corner + 1) % count]].filter(
    (point) => point !== undefined,
  );
}
