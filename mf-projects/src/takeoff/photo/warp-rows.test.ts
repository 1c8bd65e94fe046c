import { perspective } from '@title24/shared-domain/takeoff';
import { type Pixels, warpRows } from './warp-rows.ts';

/** Red increases to the right and green downward, by 10 per pixel. */
const photo: Pixels = {
  width: 8,
  height: 6,
  data: Uint8ClampedArray.from({ length: 48 }, (_, index) => index).reduce((data, pixel) => {
    data.set([10 * (pixel % 8), 10 * Math.floor(pixel / 8), 0, 255], 4 * pixel);
    return data;
  }, new Uint8ClampedArray(192)),
};

test('D7: warping without distortion copies a part of the photo unchanged', () => {
  const part = perspective(
    [
      [2, 1],
      [6, 1],
      [6, 5],
      [2, 5],
    ],
    { width: 4, height: 4 },
  );
  const rows = warpRows(photo, { first: 1, count: 1, width: 4 }, part);
  expect([...rows]).toEqual([20, 20, 0, 255, 30, 20, 0, 255, 40, 20, 0, 255, 50, 20, 0, 255]);
});

test('D7: values between pixels are interpolated, and edge pixels repeat outside of the photo', () => {
  const between = warpRows(photo, { first: 0, count: 1, width: 1 }, () => [3, 2.25]);
  expect([...between]).toEqual([25, 18, 0, 255]);
  const outside = warpRows(photo, { first: 0, count: 1, width: 1 }, () => [-5, 90]);
  expect([...outside]).toEqual([0, 50, 0, 255]);
});
