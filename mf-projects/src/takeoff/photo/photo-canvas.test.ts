import { maxTileSide } from '@title24/plan-reader/limits';
import { photoTile } from './photo-canvas.ts';

test('D7: a 100-megapixel picture is read at a scale that fits one tile', () => {
  const tile = photoTile({ number: 1, width: 12_000, height: 8_400 }, maxTileSide);
  expect(tile).toMatchObject({ width: maxTileSide, height: 2867 });
  expect(tile.scale).toBeCloseTo(maxTileSide / 12_000);
});

test('D7: a small picture is read at full size, and a thin one stays at least one pixel high', () => {
  expect(photoTile({ number: 1, width: 800, height: 600 }, maxTileSide)).toMatchObject({
    scale: 1,
    width: 800,
    height: 600,
  });
  expect(photoTile({ number: 1, width: 9000, height: 1 }, 240)).toMatchObject({ width: 240, height: 1 });
});
