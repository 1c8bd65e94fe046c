import {
  bandOf,
  type OutlineDrawing,
  type OutlineLabel,
  type OutlineSegment,
  type OutlineViewShape,
  outlineExtent,
} from '@title24/shared-domain/projects';
import { classNames } from '@title24/ui';
import { NorthArrow } from './north-arrow.tsx';
import styles from './outline.module.css';
import { sidePattern } from './outline-patterns.tsx';

interface Props {
  readonly drawing: OutlineDrawing;
  /** Id prefix of the fill patterns (outline-patterns.tsx). */
  readonly patternId: string;
}

const { x, y } = outlineExtent;
const viewBox = `${-x} ${-y} ${2 * x} ${2 * y}`;

/** All views of a story. CSS shows one of them. */
export function StoryFigure({ drawing: { title, views }, patternId }: Props) {
  return (
    <figure className={styles.story}>
      <figcaption>{title}</figcaption>
      {views.map((shape) => (
        <svg
          key={shape.view}
          className={classNames(
            styles.drawing,
            shape.view === 'north-up' ? styles.northUp : styles.frontDown,
          )}
          viewBox={viewBox}
          role="img"
          aria-label={nameOf(title, shape)}
        >
          {/* Keyed by position, so that a changed length moves elements instead of replacing them. */}
          {shape.segments.map((segment, index) => (
            <Segment key={index} segment={segment} patternId={patternId} />
          ))}
          {shape.labels.map((label, index) => (
            <Label key={index} label={label} />
          ))}
          {shape.north !== null && <NorthArrow bearing={shape.north} at={[x - 26, 28 - y]} />}
        </svg>
      ))}
    </figure>
  );
}

function nameOf(title: string, { view, north }: OutlineViewShape): string {
  if (north === null)
    return `Outline of ${title} with the front at the bottom. The text below says the same.`;
  const rotation = view === 'north-up' ? 'north at the top' : 'the front at the bottom';
  return `Outline of ${title} with ${rotation}. The text below says the same.`;
}

/** Returns a segment's React key. */
export const keyOf = ({ kind, from, to }: OutlineSegment) => `${kind} ${from.join(' ')} ${to.join(' ')}`;

/** In drawing units. */
const wallWidth = 12;
const openingWidth = 8;

export function Segment({ segment, patternId }: { segment: OutlineSegment; patternId: string }) {
  const { kind, from, to, orientation, boundary, facesWest, isEmpty } = segment;
  if (isEmpty || boundary !== 'exterior') {
    return (
      <line
        className={isEmpty ? styles.empty : styles.inner}
        x1={from[0]}
        y1={from[1]}
        x2={to[0]}
        y2={to[1]}
      />
    );
  }
  if (kind === 'open') {
    return <line className={styles.open} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />;
  }
  if (kind === 'wall') {
    const { id, className } = sidePattern(patternId, orientation);
    return (
      <polygon
        className={classNames(styles.wall, className)}
        points={pointsOf(segment, wallWidth)}
        fill={id}
      />
    );
  }
  const isWestGlass = kind === 'glass' && facesWest;
  const look = kind === 'door' ? styles.door : styles.glass;
  return (
    <g>
      <polygon
        className={classNames(look, isWestGlass && styles.west)}
        points={pointsOf(segment, openingWidth)}
      />
      {isWestGlass && <Sun at={[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]} />}
    </g>
  );
}

function pointsOf(segment: OutlineSegment, width: number): string {
  return bandOf(segment, width)
    .map(([left, top]) => `${round(left)},${round(top)}`)
    .join(' ');
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Marks west-facing glass with a sun, because color must not be the only cue. */
export function Sun({ at: [left, top] }: { at: readonly [number, number] }) {
  const rays = [0, 45, 90, 135].map((angle) => (
    <line key={angle} x1={-11} x2={11} y1={0} y2={0} transform={`rotate(${angle})`} />
  ));
  return (
    <g className={styles.sun} transform={`translate(${round(left)} ${round(top)})`}>
      {rays}
      <circle r={6} />
    </g>
  );
}

/** A label at its position in drawing units. */
export function Label({ label: { at, text, role } }: { label: OutlineLabel }) {
  return (
    <text className={classNames(styles.label, styles[`label-${role}`])} x={round(at[0])} y={round(at[1])}>
      {text}
    </text>
  );
}
