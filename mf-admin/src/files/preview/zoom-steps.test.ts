import { zoomIn, zoomOut } from './zoom-steps.ts';

test('zooming moves to the next step, even from a value between steps, and stops at the limits', () => {
  expect([0.43, 0.5, 1, 3, 4, 9].map(zoomIn)).toEqual([0.5, 0.75, 1.5, 4, 4, 9]);
  expect([0.43, 0.5, 1, 9, 0.1, 0.05].map(zoomOut)).toEqual([0.25, 0.25, 0.75, 4, 0.1, 0.05]);
});
