import { type DrawnLines, meetingOfEdges, nearestOn } from './drawn-lines.ts';
import { type Edge, edgeLength, type Point } from './outline.ts';

/** A page's pixels, from a photograph or scan. */
export interface PagePicture {
  /** Row by row from the top left: 0 is black, 255 white. */
  readonly brightness: Uint8Array;
  /** Width and height are in pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per page unit. */
  readonly scale: number;
}

/** Limits for recognizing lines, in pixels. */
const limits = {
  /** Distance scanned beyond `within` ({@link linesInPicture}), because short pieces of lines are not recognized. */
  surround: 24,
  /** Minimum length. Shorter lines are lettering or noise. */
  length: 16,
  /** Maximum stroke width. Wider lines are filled walls. */
  stroke: 7,
  /** Maximum gap in a line, such as where another line crosses. */
  gap: 8,
  /** Maximum sideways step from one crossing of a line to the next. */
  step: 1.4,
  /** Maximum deviation from a straight line, as root mean square. */
  wobble: 0.7,
} as const;

/** Minimum contrast between paper and darkest pixels. Less contrast than that is paper texture. */
const minContrast = 40;

/** A line's pixels are darker than the paper by at least this share of the contrast. */
const darkShare = 0.4;

/** A part of a picture, scanned by rows or by columns. */
interface Scan {
  /** How much darker than the paper each pixel is, row by row or column by column. */
  readonly darkness: Uint8ClampedArray;
  /** Pixels per row or column. */
  readonly across: number;
  /** Number of rows or columns. */
  readonly along: number;
  /** Minimum darkness of a line. */
  readonly dark: number;
}

/** Where a row crosses the middle of a stroke, or a face of a filled wall. */
interface Crossing {
  readonly kind: 'stroke' | 'face' | 'back';
  readonly at: number;
}

/** Crossings in successive rows that can form one line. */
interface Chain {
  readonly kind: Crossing['kind'];
  readonly points: Point[];
}

/**
 * Returns the straight dark lines near a point, in page units. A thin line is returned as its middle, and a filled wall
 * as its two faces. The lines are exact to a fraction of a pixel.
 * @param within - distance in page units. Lines slightly farther away can be included.
 */
export function linesInPicture(picture: PagePicture, [x, y]: Point, within: number): DrawnLines {
  const { scale, width, height, brightness } = picture;
  const reach = Math.ceil(within * scale) + limits.surround;
  const inside = (pixel: number, size: number) => Math.min(size, Math.max(0, Math.round(pixel)));
  const [left, right] = [inside(x * scale - reach, width), inside(x * scale + reach, width)];
  const [top, bottom] = [inside(y * scale - reach, height), inside(y * scale + reach, height)];
  const levels = levelsOf(picture, { left, top, right, bottom });
  if (!levels) return new Float32Array();
  const { paper, dark } = levels;
  const [columns, rows] = [right - left, bottom - top];
  // In a clamped array, pixels brighter than the paper get darkness 0.
  const [byRow, byColumn] = [new Uint8ClampedArray(columns * rows), new Uint8ClampedArray(columns * rows)];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const darkness = paper - (brightness[(top + row) * width + left + column] as number);
      byRow[row * columns + column] = darkness;
      byColumn[column * rows + row] = darkness;
    }
  const steep = edgesIn({ darkness: byRow, across: columns, along: rows, dark });
  const flat = edgesIn({ darkness: byColumn, across: rows, along: columns, dark });
  const turned = flat.map(([from, to]): Edge => [swapped(from), swapped(to)]);
  const onPage = (edge: Edge) => edge.flatMap(([px, py]) => [(left + px) / scale, (top + py) / scale]);
  return new Float32Array(joined([...steep, ...turned]).flatMap(onPage));
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the paper's brightness and a line's minimum darkness, or null if the contrast is too small. */
function levelsOf({ brightness, width }: PagePicture, { left, top, right, bottom }: Part) {
  const counts = new Uint32Array(256);
  for (let row = top; row < bottom; row += 1)
    for (let at = row * width + left; at < row * width + right; at += 1)
      (counts[brightness[at] as number] as number)++;
  const total = (right - left) * (bottom - top);
  const levelAbove = (share: number) => {
    let level = 0;
    for (let sum = counts[0] as number; level < 255 && sum <= share * total; level += 1)
      sum += counts[level + 1] as number;
    return level;
  };
  const paper = levelAbove(0.9);
  const contrast = paper - levelAbove(0.002);
  return contrast < minContrast ? null : { paper, dark: darkShare * contrast };
}

/** Returns the lines that cross the scan's rows or columns steeply. A scan in the other direction finds the others. */
function edgesIn(scan: Scan): readonly Edge[] {
  const { darkness, across, along: count, dark } = scan;
  const done: Chain[] = [];
  let open: Chain[] = [];
  for (let along = 0; along < count; along += 1) {
    // A gap must not be longer than the chain before it. Otherwise, a single point, such as another shape's
    // corner, could join a line.
    const stillOpen: Chain[] = [];
    for (const chain of open) {
      const { points } = chain;
      const gap = along + 0.5 - (points[points.length - 1] as Point)[1];
      (gap <= Math.min(points.length, limits.gap) ? stillOpen : done).push(chain);
    }
    open = stillOpen;
    const row = darkness.subarray(along * across, (along + 1) * across);
    for (const { kind, at } of crossingsOf(row, dark)) {
      const chain = open.find(
        ({ kind: its, points }) =>
          its === kind && Math.abs((points[points.length - 1] as Point)[0] - at) <= limits.step,
      );
      const point: Point = [at, along + 0.5];
      if (chain) chain.points.push(point);
      else open.push({ kind, points: [point] });
    }
  }
  return [...done, ...open].flatMap((chain) => straightEdge(chain, scan));
}

function crossingsOf(row: Uint8ClampedArray, dark: number): readonly Crossing[] {
  const crossings: Crossing[] = [];
  let from = -1;
  for (let at = 0; at <= row.length; at += 1) {
    const isDark = at < row.length && (row[at] as number) >= dark;
    if (isDark && from < 0) from = at;
    if (isDark || from < 0) continue;
    // Beyond the scanned part, a line's width is unknown.
    const [isCutBefore, isCutAfter] = [from === 0, at === row.length];
    if (at - from > limits.stroke) {
      if (!isCutBefore) crossings.push({ kind: 'face', at: crossingAt(from - 1) });
      if (!isCutAfter) crossings.push({ kind: 'back', at: crossingAt(at - 1) });
    } else if (!isCutBefore && !isCutAfter)
      crossings.push({ kind: 'stroke', at: middleOf(from - 1, at + 1) });
    from = -1;
  }
  return crossings;

  /** Returns the position between a pixel's center and the next pixel's center where the darkness crosses `dark`. */
  function crossingAt(pixel: number): number {
    const [one, other] = [row[pixel] as number, row[pixel + 1] as number];
    return pixel + 0.5 + (dark - one) / (other - one);
  }

  function middleOf(begin: number, end: number): number {
    let [sum, moment] = [0, 0];
    for (let at = begin; at < end; at += 1) {
      const weight = row[at] as number;
      sum += weight;
      moment += weight * (at + 0.5);
    }
    return moment / sum;
  }
}

/**
 * Returns the straight line that best fits a chain, unless the chain is too short or not straight. End points that do
 * not fit, such as those of a slanted tick, are left out.
 */
function straightEdge({ kind, points }: Chain, scan: Scan): readonly Edge[] {
  if (points.length < limits.length) return [];
  let [from, to] = [0, points.length];
  let fit = fitted(points);
  while (
    fit.wobble > limits.wobble / 2 &&
    to - from > limits.length &&
    points.length - to + from < limits.length
  ) {
    if (fit.awayFrom(points[from] as Point) > fit.awayFrom(points[to - 1] as Point)) from += 1;
    else to -= 1;
    fit = fitted(points.slice(from, to));
  }
  if (fit.wobble > limits.wobble) return [];
  const { lineAt } = fit;
  const [first, last] = [(points[from] as Point)[1] - 0.5, (points[to - 1] as Point)[1] + 0.5];
  return [[end(first, -1), end(last, 1)]];

  /**
   * Returns a line's end. A dimension line is extended to the middle of its tick or the tip of its arrowhead. `joined`
   * cannot extend it, because ticks and arrowheads are too short to be found as lines.
   */
  function end(from: number, step: 1 | -1): Point {
    let dark = 0;
    while (kind === 'stroke' && isDark(from + (dark + 0.5) * step)) dark += 1;
    const along = from + step * (dark > limits.stroke ? dark : dark / 2);
    return [lineAt(along), along];
  }

  function isDark(along: number): boolean {
    const at = Math.floor(lineAt(along));
    if (at < 0 || at >= scan.across || along < 0 || along >= scan.along) return false;
    return (scan.darkness[Math.floor(along) * scan.across + at] as number) >= scan.dark;
  }
}

/** Fits a straight line to the points by least squares. */
function fitted(points: readonly Point[]) {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [middle, center] = [mean(([at]) => at), mean(([, along]) => along)];
  const slope =
    mean(([at, along]) => (at - middle) * (along - center)) / mean(([, along]) => (along - center) ** 2);
  const lineAt = (along: number) => middle + slope * (along - center);
  const awayFrom = ([at, along]: Point) => Math.abs(at - lineAt(along));
  return { lineAt, awayFrom, wobble: Math.sqrt(mean((point) => awayFrom(point) ** 2)) };
}

/** Moves the ends of lines to nearby points where lines meet, because a scanned line stops beside the other line. */
function joined(edges: readonly Edge[]): readonly Edge[] {
  const reach = limits.stroke + 2;
  const apart = (one: Point, other: Point) => edgeLength([one, other]);
  return edges.map((edge): Edge => {
    const meetings = edges.flatMap((other) => {
      const point = meetingOfEdges(edge, other);
      return point && apart(nearestOn(other, point), point) <= reach ? [point] : [];
    });
    const endAt = (end: Point) =>
      meetings
        .filter((point) => apart(point, end) <= reach)
        .sort((one, other) => apart(one, end) - apart(other, end))[0] ?? end;
    return [endAt(edge[0]), endAt(edge[1])];
  });
}

const swapped = ([x, y]: Point): Point => [y, x];
