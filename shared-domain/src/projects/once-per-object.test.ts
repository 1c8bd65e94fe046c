import { oncePerObject } from './once-per-object.ts';

test('a result is computed once per object, even if the result is undefined', () => {
  const asked: object[] = [];
  const areaOf = oncePerObject((line: { readonly area?: number }) => {
    asked.push(line);
    return line.area;
  });
  const [filled, empty] = [{ area: 12 }, {}];
  expect([areaOf(filled), areaOf(empty), areaOf(filled), areaOf(empty)]).toEqual([
    12,
    undefined,
    12,
    undefined,
  ]);
  expect(areaOf({ ...filled, area: 13 })).toBe(13);
  expect(asked).toEqual([filled, empty, { area: 13 }]);
});
