import fc from 'fast-check';
import { overviewOf, tilesOf } from './tile-grid.ts';

const sheet = { number: 1, width: 2592, height: 1728 };

test('D1e: each corner of the visible area is in exactly one tile, and tiles stay in the page', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 16, noNaN: true }),
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 1500 }),
      (scale, left, top) => {
        const area = { left, top, right: left + 1200 / scale, bottom: top + 800 / scale };
        const tiles = tilesOf(sheet, scale, area);
        for (const { x, y, width, height } of tiles) {
          expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
          expect(Math.min(width, height)).toBeGreaterThan(0);
          expect(x + width).toBeLessThanOrEqual(Math.ceil(sheet.width * scale));
          expect(y + height).toBeLessThanOrEqual(Math.ceil(sheet.height * scale));
        }
        const isCovered = (x: number, y: number) =>
          tiles.filter(
            (tile) => x >= tile.x && x < tile.x + tile.width && y >= tile.y && y < tile.y + tile.height,
          ).length === 1;
        const right = Math.min(area.right, sheet.width) * scale - 0.01;
        const bottom = Math.min(area.bottom, sheet.height) * scale - 0.01;
        if (right <= left * scale || bottom <= top * scale) return;
        for (const x of [left * scale, right])
          for (const y of [top * scale, bottom]) expect(isCovered(x, y)).toBe(true);
      },
    ),
  );
});

test('D1e: the tile nearest to the area’s center is first', () => {
  const [first] = tilesOf(sheet, 4, { left: 800, top: 800, right: 1200, bottom: 1000 });
  expect(first).toMatchObject({ x: 3072, y: 3072 });
});

test('D1e: the overview is one tile of the whole page, even if the page is a long strip', () => {
  expect(overviewOf(sheet)).toEqual({ page: 1, scale: 1536 / 2592, x: 0, y: 0, width: 1536, height: 1024 });
  expect(overviewOf({ number: 2, width: 10_000, height: 1 })).toMatchObject({ width: 1536, height: 1 });
});
