import { framedShot, movedShot, newShot, shotProblem, turnedShot, wholeShot } from './shots.ts';

const shot = (id = 1) => newShot(id, new File([], `${id}.jpg`), { width: 400, height: 300 });

test('D7: a photo can be straightened only after a mark is moved or the whole photo is used', () => {
  expect(shotProblem(shot())).toBe('Put the four marks on the corners of the sheet, or use the whole photo.');
  expect(shotProblem(wholeShot(shot()))).toBeNull();
  const framed = framedShot(shot(), 0, [20, 10]);
  expect(framed.corners).toEqual([
    [20, 10],
    [360, 30],
    [360, 270],
    [40, 270],
  ]);
  expect(shotProblem(framed)).toBeNull();
});

test('D7: crossed marks stay where they were put, and a message says why they do not frame a sheet', () => {
  const crossed = framedShot(shot(), 0, [390, 290]);
  expect(shotProblem(crossed)).toMatch(/^These corners do not frame a sheet\. .+\.$/);
  expect(crossed.corners[0]).toEqual([390, 290]);
});

test('D7: turning a photo turns its marks, and four turns change nothing', () => {
  const framed = framedShot(shot(), 0, [20, 10]);
  const turned = turnedShot(framed);
  expect(turned).toMatchObject({ turns: 1, size: { width: 300, height: 400 }, isFramed: true });
  expect(turned.corners[1]).toEqual([290, 20]);
  expect(turnedShot(turnedShot(turnedShot(turned)))).toEqual(framed);
});

test('D7: sheets can be reordered, but not beyond the first or last position', () => {
  const shots = [shot(1), shot(2), shot(3)];
  const ids = (id: number, by: number) => movedShot(shots, id, by).map((each) => each.id);
  expect(ids(3, -1)).toEqual([1, 3, 2]);
  expect(ids(1, 1)).toEqual([2, 1, 3]);
  expect(ids(1, -1)).toEqual([1, 2, 3]);
  expect(ids(3, 1)).toEqual([1, 2, 3]);
});
