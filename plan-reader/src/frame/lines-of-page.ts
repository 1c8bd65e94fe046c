import { maxLines } from '../plan-limits.ts';

/** An affine transform as defined by PDF (ISO 32000-2, 8.3.3): x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A page's operations, as listed by pdf.js. */
interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** Numeric codes of the operators that position and draw paths. */
export type PathOperators = Readonly<
  Record<
    | 'save'
    | 'restore'
    | 'transform'
    | 'constructPath'
    | 'paintFormXObjectBegin'
    | 'paintFormXObjectEnd'
    | 'clip'
    | 'eoClip'
    | 'endPath',
    number
  >
>;

/** Codes of path steps in the data of constructPath. `numbersOf` lists how many numbers follow each code. */
const [moveTo, lineTo, closePath] = [0, 1, 4];
const numbersOf: readonly number[] = [2, 2, 6, 4, 0];

/** Minimum length of a line in points. Shorter lines are usually lettering or hatching rather than walls. */
const shortest = 4;

/** Number of lines after which the remaining operations are ignored. */
const maxSeen = 10 * maxLines;

/**
 * Returns the straight lines that a page strokes or fills, as x1, y1, x2, y2 of each line in turn. Lines
 * below the minimum length ({@link shortest}) are left out. If there are too many lines ({@link maxLines}),
 * returns the longest ones. After a number of lines ({@link maxSeen}), ignores the remaining operations.
 * @param toPage transform from the page's own units to plan units
 * @param ops numeric codes of the operators
 */
export function linesOfPage(
  { fnArray, argsArray }: Operators,
  toPage: Matrix,
  ops: PathOperators,
): Float32Array {
  const lines: number[] = [];
  const saved: Matrix[] = [];
  let matrix = toPage;
  for (const [index, fn] of fnArray.entries()) {
    if (lines.length >= 4 * maxSeen) break;
    const args = argsArray[index] as readonly unknown[];
    if (fn === ops.save) saved.push(matrix);
    else if (fn === ops.restore || fn === ops.paintFormXObjectEnd) matrix = saved.pop() ?? toPage;
    else if (fn === ops.transform) matrix = times(matrix, args as unknown as Matrix);
    else if (fn === ops.paintFormXObjectBegin) {
      saved.push(matrix);
      if (args[0]) matrix = times(matrix, args[0] as Matrix);
    } else if (fn === ops.constructPath) {
      const [drawnBy, [data]] = args as [number, readonly unknown[]];
      // A path that is used only for clipping is not visible.
      const isSeen = drawnBy !== ops.clip && drawnBy !== ops.eoClip && drawnBy !== ops.endPath;
      if (isSeen && data instanceof Float32Array) addLines(lines, data, matrix);
    }
  }
  return longest(lines);
}

function addLines(lines: number[], data: Float32Array, [a, b, c, d, e, f]: Matrix): void {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineThrough = (toX: number, toY: number) => {
    if (Math.hypot(toX - x, toY - y) >= shortest) lines.push(x, y, toX, toY);
  };
  for (let at = 0; at < data.length; ) {
    const step = data[at] as number;
    const count = numbersOf[step];
    if (count === undefined) return;
    at += 1 + count;
    if (step === closePath) {
      lineThrough(startX, startY);
      [x, y] = [startX, startY];
      continue;
    }
    const [ownX, ownY] = [data[at - 2] as number, data[at - 1] as number];
    const [toX, toY] = [a * ownX + c * ownY + e, b * ownX + d * ownY + f];
    if (step === lineTo) lineThrough(toX, toY);
    if (step === moveTo) [startX, startY] = [toX, toY];
    [x, y] = [toX, toY];
  }
}

function longest(lines: readonly number[]): Float32Array {
  if (lines.length <= 4 * maxLines) return new Float32Array(lines);
  const lengthAt = (at: number) =>
    Math.hypot(
      (lines[at + 2] as number) - (lines[at] as number),
      (lines[at + 3] as number) - (lines[at + 1] as number),
    );
  const kept = Array.from({ length: lines.length / 4 }, (_, line) => 4 * line)
    .sort((one, other) => lengthAt(other) - lengthAt(one))
    .slice(0, maxLines);
  return new Float32Array(kept.flatMap((at) => lines.slice(at, at + 4)));
}

function times([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix {
  return [
    a * a2 + c * b2,
    b * a2 + d * b2,
    a * c2 + c * d2,
    b * c2 + d * d2,
    a * e2 + c * f2 + e,
    b * e2 + d * f2 + f,
  ];
}
