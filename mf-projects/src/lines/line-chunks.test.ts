import fc from 'fast-check';
import { chunkLines, linesPerChunk } from './line-chunks.ts';

const idsOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `g${from + index}`);
const sizesOf = (chunks: ReturnType<typeof chunkLines>) => chunks.map(({ ids }) => ids.length);
const flat = (chunks: ReturnType<typeof chunkLines>) => chunks.flatMap(({ ids }) => ids);
const homes = (chunks: ReturnType<typeof chunkLines>) =>
  new Map(chunks.flatMap(({ key, ids }) => ids.map((id) => [id, key] as const)));

const full = chunkLines([], idsOf(1, 45));

test('for the same lines, the previous array of chunks is returned, and for no lines, an empty array', () => {
  expect(sizesOf(full)).toEqual([20, 20, 5]);
  expect(chunkLines(full, idsOf(1, 45))).toBe(full);
  expect(chunkLines(full, [])).toEqual([]);
});

test('removing a line leaves other lines in their chunks', () => {
  const left = chunkLines(
    full,
    idsOf(1, 45).filter((id) => id !== 'g3'),
  );
  expect(sizesOf(left)).toEqual([19, 20, 5]);
  expect(chunkLines(left, idsOf(21, 45)).map(({ key }) => key)).toEqual([1, 2]);
});

test('a new line joins the chunk around it, else a neighboring chunk with room, else a new chunk', () => {
  const [, second = [], third = []] = [[], idsOf(1, 40), idsOf(41, 45)];
  expect(sizesOf(chunkLines(full, ['g1', 'g46', ...second.slice(1), ...third]))).toEqual([21, 20, 5]);
  expect(sizesOf(chunkLines(full, [...second, 'g46', ...third]))).toEqual([20, 20, 6]);
  expect(sizesOf(chunkLines(full, [...idsOf(1, 20), 'g46', ...idsOf(21, 45)]))).toEqual([20, 1, 20, 5]);
  expect(sizesOf(chunkLines(full, [...idsOf(1, 45), ...idsOf(46, 65)]))).toEqual([20, 20, 20, 5]);
});

test('lines keep their chunk and order when others are added or removed', () => {
  const edit = fc.record({ at: fc.nat(80), adds: fc.boolean() });
  fc.assert(
    fc.property(fc.nat(3 * linesPerChunk), fc.array(edit, { maxLength: 60 }), (count, edits) => {
      let ids = idsOf(1, count);
      let chunks = chunkLines([], ids);
      let last = count;
      for (const { at, adds } of edits) {
        const before = homes(chunks);
        ids = adds ? ids.toSpliced(at, 0, `g${++last}`) : ids.toSpliced(at, 1);
        chunks = chunkLines(chunks, ids);
        expect(flat(chunks)).toEqual(ids);
        expect(new Set(chunks.map(({ key }) => key)).size).toBe(chunks.length);
        for (const [id, key] of homes(chunks)) if (before.has(id)) expect(key).toBe(before.get(id));
      }
    }),
  );
});

test('a reordered list contains each line once', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(idsOf(1, 60)), (ids) => {
      const chunks = chunkLines(full, ids);
      expect(flat(chunks)).toEqual(ids);
      expect(new Set(chunks.map(({ key }) => key)).size).toBe(chunks.length);
    }),
  );
});
