import {
  type Boundary,
  bearingOf,
  bottomOfPage,
  degreesFromFront,
  type Edge,
  edgeLength,
  edgesOf,
  facesWest,
  fullCircle,
  nearestOrientation,
  type Opening,
  type Orientation,
  outlineProblem,
  type Point,
  signedArea,
  type TracedPolygon,
  type TracedStory,
  trueAzimuth,
} from '../../takeoff/index.ts';
import type { TakeoffEntry } from '../takeoff-entry.ts';
import type { OutlineSide, StoryOutline } from './outline-sides.ts';

/** How an outline is rotated in its drawing. */
export type OutlineView = 'front-down' | 'north-up';

export type SegmentKind = 'wall' | 'glass' | 'door' | 'open';

/** A straight piece of an outline in drawing units: x right, y down, 0 in the middle. */
export interface OutlineSegment {
  readonly kind: SegmentKind;
  readonly from: Point;
  readonly to: Point;
  readonly orientation: Orientation;
  /** 'exterior', or the space behind the wall. */
  readonly boundary: Boundary;
  /** Whether the piece faces west; false if north is unknown. */
  readonly facesWest: boolean;
  /** True for a side of the {@link wallRose} that has no entries. Such a side is drawn as a thin line. */
  readonly isEmpty?: true;
}

/** Text centered on a point. */
export interface OutlineLabel {
  readonly at: Point;
  readonly text: string;
  readonly role: 'front' | 'length' | 'glass' | 'open';
}

export interface OutlineShape {
  readonly segments: readonly OutlineSegment[];
  readonly labels: readonly OutlineLabel[];
}

/**
 * Half the width of the drawing's square. Labels and a rotated wall rose can be outside the square, within
 * `outlineExtent`.
 */
const half = 100;

/** Half the width and height of a drawing with labels. */
export const outlineExtent = { x: 192, y: 162 } as const;

const cut = 40;
/**
 * Returns the wall rose, a square with cut corners. Its eight sides show the directions of the walls, but are
 * not to scale. A side shows its openings as a share of the wall, and missing feet of the perimeter as a gap.
 * @param turn - degrees of clockwise rotation; at 0, the front is at the bottom
 * @param written - formats numbers
 */
export function wallRose(
  { sides, closure }: StoryOutline,
  turn: number,
  written: (value: number) => string,
): OutlineShape {
  const segments: OutlineSegment[] = [];
  const labels: OutlineLabel[] = [];
  for (const side of sides) {
    const edge = roseEdge(side.orientation, turn);
    const gap = closure.missing === side.orientation ? closure.gap : 0;
    segments.push(...sideSegments(side, edge, gap));
    const bearing = fullCircle(bottomOfPage + degreesFromFront(side.orientation) + turn);
    const at = (out: number, lines = 0) => outside(midpoint(edge), bearing, out, lines);
    const outer = [
      ...(side.orientation === 'front' ? [{ text: 'Front', role: 'front' as const }] : []),
      ...(side.length > 0 ? [{ text: `${written(side.length)} ft`, role: 'length' as const }] : []),
      ...(gap > 0 ? [`${written(gap)} ft`, 'open'].map((text) => ({ text, role: 'open' as const })) : []),
    ];
    labels.push(...outer.map((label, line) => ({ ...label, at: at(1, line - (outer.length - 1) / 2) })));
    if (side.glassArea > 0) {
      labels.push({ at: at(-1), text: `${written(side.glassArea)} sq ft`, role: 'glass' });
    }
  }
  return { segments, labels };
}

/** Returns a side of the rose, rotated clockwise by `turn` degrees. */
function roseEdge(orientation: Orientation, turn: number): Edge {
  const degrees = degreesFromFront(orientation);
  const isCorner = degrees % 90 !== 0;
  const flat: Edge = isCorner
    ? [
        [-half + cut, half],
        [-half, half - cut],
      ]
    : [
        [half - cut, half],
        [-half + cut, half],
      ];
  const angle = Math.floor(degrees / 90) * 90 + turn;
  return [rotated(flat[0], angle), rotated(flat[1], angle)];
}

/** Returns a side's wall, openings and gap. */
function sideSegments(side: OutlineSide, edge: Edge, gap: number): OutlineSegment[] {
  const { length, glassArea, doorArea, wallArea, orientation } = side;
  const common = { orientation, boundary: 'exterior', facesWest: side.facesWest } as const;
  const openings = glassArea + doorArea;
  if (length === 0 && gap === 0 && openings === 0) {
    return [{ ...common, kind: 'wall', from: edge[0], to: edge[1], isEmpty: true }];
  }
  const open = gap / Math.max(length + gap, 1);
  const built = 1 - open;
  const share = openings === 0 ? 0 : built * openingShare(openings, wallArea);
  const glass = openings === 0 ? 0 : (share * glassArea) / openings;
  const wall = (built - share) / 2;
  return pieces(edge, [
    { ...common, kind: 'wall', share: wall },
    { ...common, kind: 'glass', share: glass },
    { ...common, kind: 'door', share: share - glass },
    { ...common, kind: 'wall', share: wall },
    { ...common, kind: 'open', share: open },
  ]);
}

/** Returns the openings' share of a side, limited so that both the wall and the openings stay visible. */
function openingShare(openings: number, wallArea: number | undefined): number {
  const unknownShare = 0.3;
  if (wallArea === undefined || wallArea === 0) return unknownShare;
  return Math.min(0.85, Math.max(0.15, openings / wallArea));
}

/** Returns whether an outline is closed and valid, and is therefore drawn and measured. */
export function isFinishedOutline({ isUnfinished, points }: TracedPolygon): boolean {
  return isUnfinished !== true && outlineProblem(points) === null;
}

/**
 * Returns a traced story, scaled to the drawing's square. Null if the story has no outline, or if an outline is
 * unfinished or invalid. If neither the story nor the plan has a scale, lengths and openings are not shown.
 */
export function tracedShape(
  story: TracedStory,
  { scale, frontBearing = bottomOfPage }: Pick<TakeoffEntry, 'scale' | 'frontBearing'>,
  front: number | null,
  turn: number,
  written: (value: number) => string,
): OutlineShape | null {
  const { polygons } = story;
  if (polygons.length === 0) return null;
  if (!polygons.every(isFinishedOutline)) return null;
  const angle = bottomOfPage - frontBearing + turn;
  const fit = fitted(polygons.flatMap(({ points }) => points.map((point) => rotated(point, angle))));
  const known = story.scale ?? scale;
  const feetPerUnit = known ? known.lengthFeet / edgeLength([known.a, known.b]) : Number.NaN;
  const segments: OutlineSegment[] = [];
  const labels: OutlineLabel[] = [];
  for (const { points, kind, edges = {} } of polygons) {
    const area = signedArea(points);
    for (const [index, edge] of edgesOf(points).entries()) {
      const { boundary = 'exterior', orientation: chosen, openings = [] } = edges[index] ?? {};
      const bearing = bearingOf(edge, area);
      const orientation = chosen ?? nearestOrientation(bearing - frontBearing);
      const drawn: Edge = [fit(rotated(edge[0], angle)), fit(rotated(edge[1], angle))];
      const feet = edgeLength(edge) * feetPerUnit;
      const isVoid = kind === 'void';
      const tags = { boundary: isVoid ? ('conditioned' as const) : boundary, orientation };
      const west = front !== null && facesWest(trueAzimuth(front, orientation));
      segments.push(...pieces(drawn, edgePieces(tags, isVoid ? [] : openings, feet, west)));
      const onPage = fullCircle(bearing + angle);
      if (!isVoid && Number.isFinite(feet) && edgeLength(drawn) >= labeledLength) {
        labels.push({
          at: outside(midpoint(drawn), onPage, 1, 0),
          text: `${written(feet)} ft`,
          role: 'length',
        });
      }
    }
  }
  const frontAt = outside([0, 0], bottomOfPage + turn, 0, 0, frontDistance);
  return { segments, labels: apart([{ at: frontAt, text: 'Front', role: 'front' }, ...labels]) };
}

/** Removes labels that would cover an earlier label, as can happen in a corner of the outline. */
function apart(labels: readonly OutlineLabel[]): OutlineLabel[] {
  const kept: OutlineLabel[] = [];
  for (const label of labels) {
    const isFree = kept.every(
      ({ at: [x, y], text }) =>
        Math.abs(x - label.at[0]) > (text.length + label.text.length) * halfCharacter ||
        Math.abs(y - label.at[1]) > lineHeight,
    );
    if (isFree) kept.push(label);
  }
  return kept;
}

const halfCharacter = 4;

/** Shorter edges have no room for a label. */
const labeledLength = 44;
const frontDistance = half + 42;

function edgePieces(
  tags: Pick<OutlineSegment, 'boundary' | 'orientation'>,
  openings: readonly Opening[],
  feet: number,
  west: boolean,
): Piece[] {
  const widthOf = (isGlass: boolean) =>
    openings
      .filter(({ kind }) => (kind !== 'door') === isGlass)
      .reduce((width, opening) => width + opening.width * (opening.count ?? 1), 0);
  const [glass, door] = [widthOf(true), widthOf(false)];
  const scale = feet > 0 ? Math.min(1, (feet * 0.95) / Math.max(glass + door, 1e-9)) / feet : 0;
  const wall = (1 - (glass + door) * scale) / 2;
  const common = { ...tags, facesWest: west };
  return [
    { ...common, kind: 'wall', share: wall },
    { ...common, kind: 'glass', share: glass * scale },
    { ...common, kind: 'door', share: door * scale },
    { ...common, kind: 'wall', share: wall },
  ];
}

type Piece = Omit<OutlineSegment, 'from' | 'to'> & { readonly share: number };

/**
 * Cuts an edge into pieces by their shares. Pieces with almost no share are left out, and adjacent walls are joined.
 */
function pieces([from, to]: Edge, all: readonly Piece[]): OutlineSegment[] {
  const segments: OutlineSegment[] = [];
  let at = 0;
  for (const { share, ...piece } of all.filter(({ share }) => share > visibleShare)) {
    const start = along(from, to, at);
    at += share;
    const last = segments.at(-1);
    const isSameWall = last?.kind === 'wall' && piece.kind === 'wall';
    if (isSameWall) segments.pop();
    segments.push({ ...piece, from: isSameWall ? last.from : start, to: along(from, to, at) });
  }
  return segments;
}

const visibleShare = 0.001;

function along([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

function midpoint([from, to]: Edge): Point {
  return along(from, to, 0.5);
}

/** Rotates a point around 0, clockwise on the screen. */
function rotated([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** Returns a function that fits points into the drawing's square. */
export function fitted(points: readonly Point[]): (point: Point) => Point {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = (2 * half) / Math.max(right - left, bottom - top);
  return ([x, y]) => [(x - (left + right) / 2) * scale, (y - (top + bottom) / 2) * scale];
}

const lineHeight = 15;

/**
 * Returns a label's position beside a wall. Labels are wider than they are high, so they need more distance on the
 * left and right.
 * @param side - 1 for outside, -1 for inside
 * @param line - shift downward, in lines of text
 * @param distance - replaces the default distance
 */
function outside([x, y]: Point, bearing: number, side: number, line: number, distance?: number): Point {
  const angle = (bearing * Math.PI) / 180;
  const [normalX, normalY] = [Math.sin(angle), -Math.cos(angle)];
  const away = distance ?? side * (14 + 30 * Math.abs(normalX) + (side > 0 ? 8 : 2) * Math.abs(normalY));
  return [x + normalX * away, y + normalY * away + line * lineHeight];
}

/** Returns the corners of a segment drawn as a band; none if its length is 0. */
export function bandOf({ from, to }: Pick<OutlineSegment, 'from' | 'to'>, width: number): Point[] {
  const length = edgeLength([from, to]);
  if (length === 0) return [];
  const across: Point = [
    (-(to[1] - from[1]) / length) * (width / 2),
    ((to[0] - from[0]) / length) * (width / 2),
  ];
  return [
    [from[0] + across[0], from[1] + across[1]],
    [to[0] + across[0], to[1] + across[1]],
    [to[0] - across[0], to[1] - across[1]],
    [from[0] - across[0], from[1] - across[1]],
  ];
}
