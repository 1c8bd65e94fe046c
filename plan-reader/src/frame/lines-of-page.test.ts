import { maxLines } from '../plan-limits.ts';
import { linesOfPage, type PathOperators } from './lines-of-page.ts';

const ops: PathOperators = {
  save: 10,
  restore: 11,
  transform: 12,
  endPath: 28,
  clip: 29,
  eoClip: 30,
  paintFormXObjectBegin: 74,
  paintFormXObjectEnd: 75,
  constructPath: 91,
};
const stroke = 20;

/** Transform of a 100 × 100 point page. y increases upward in the PDF and downward on the screen. */
const toPage = [1, 0, 0, -1, 0, 100] as const;

const linesOf = (...steps: readonly (readonly [fn: number, args: unknown])[]) => {
  const list = { fnArray: steps.map(([fn]) => fn), argsArray: steps.map(([, args]) => args) };
  return [...linesOfPage(list, toPage, ops)];
};
const path = (...data: number[]) => [ops.constructPath, [stroke, [new Float32Array(data)], null]] as const;

test('D7: linesOfPage returns stroked lines and closed outlines, measured from the top of the page, without curves and short lines', () => {
  expect(linesOf(path(0, 10, 10, 1, 50, 10, 1, 50, 30, 4))).toEqual([
    ...[10, 90, 50, 90],
    ...[50, 90, 50, 70],
    ...[50, 70, 10, 90],
  ]);
  expect(linesOf(path(0, 10, 10, 1, 12, 10, 2, 0, 0, 0, 0, 50, 50, 1, 90, 50))).toEqual([50, 50, 90, 50]);
  expect(linesOf(path(0, 10, 10, 9, 50, 10))).toEqual([]);
});

test('D7: clipping paths are ignored, and transforms, including those of form XObjects, apply to lines', () => {
  const line = path(0, 0, 0, 1, 10, 0);
  expect(
    linesOf(
      [ops.save, null],
      [ops.transform, [2, 0, 0, 2, 5, 5]],
      line,
      [ops.paintFormXObjectBegin, [[1, 0, 0, 1, 0, 10], null]],
      line,
      [ops.paintFormXObjectEnd, null],
      line,
      [ops.restore, null],
      line,
      [ops.constructPath, [ops.endPath, [new Float32Array([0, 0, 0, 1, 50, 0])], null]],
      [ops.constructPath, [stroke, [null], null]],
    ),
  ).toEqual([...[5, 95, 25, 95], ...[5, 75, 25, 75], ...[5, 95, 25, 95], ...[0, 100, 10, 100]]);
});

test('D7: linesOfPage returns only the longest lines of a page with too many lines', () => {
  const short = Array.from({ length: maxLines }, (_, at) => [0, 0, at / 1000, 1, 5, at / 1000]).flat();
  const lines = linesOf(path(...short, 0, 0, 0, 1, 99, 0));
  expect(lines).toHaveLength(4 * maxLines);
  expect(lines.slice(0, 4)).toEqual([0, 100, 99, 100]);
});
