import { maxTileSide } from '@title24/plan-reader/limits';
import { photoTile } from './photo-canvas.ts';

test('D7 a picture of 100 megapixels is read at a scale that fits one tile', () => {
  const tile = photoTile({ number: 1, width: 12_000, height: 8_400 }, maxTileSide);
  expect(tile).toMatchObject({ width: maxTileSide, height: 2867 });
  expect(tile.scale).toBeCloseTo(maxTileSide / 12_000);
});

test('D7 a small picture is read as it is, and a thin one keeps a pixel', () => {
  expect(photoTile({ number: 1, width: 800, height: 600 }, maxTileSide)).toMatchObject({
    scale: 1,
    width: 800,
    height: 600,
  });
  expect(photoTile({ number: 1, width: 9000, height: 1 }, 240)).toMatchObject({ width: 240, height: 1 });
});
