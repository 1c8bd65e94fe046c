import type { ProjectContent } from '../project-data.ts';
import { withTyped } from './typed-fields.ts';
import { withWindowHeight } from './window-height.ts';

const window = { id: 'g1', part: 'new', orientation: 'front', type: 'new', rated: true } as const;
const project = (line: object): ProjectContent => ({
  kind: 'new',
  glazing: { added: [{ ...window, ...line }] },
});

function heights(line: object, address: string, typed: string) {
  const before = project(line);
  const [after] =
    withWindowHeight(before, withTyped(before, address, typed, 2026), address).glazing?.added ?? [];
  return [after?.height, after?.windowHeight];
}

const height = 'glazing.added.g1.height';

test.each([
  ['is filled in if it was empty', {}, [5, 5]],
  ['changes too if it was equal to `height`', { height: 4, windowHeight: 4 }, [5, 5]],
  ['does not change if it differed from `height`', { height: 4, windowHeight: 3 }, [5, 3]],
])('D5: when the `height` of a window changes, its `windowHeight` %s', (_, line, expected) =>
  expect(heights(line, height, '5')).toEqual(expected),
);

test('D5: removing the `height` of a window removes an equal `windowHeight`, and a new width does not set `windowHeight`', () => {
  expect(heights({ height: 4, windowHeight: 4 }, height, '')).toEqual([undefined, undefined]);
  expect(heights({ height: 4 }, 'glazing.added.g1.width', '3')).toEqual([4, undefined]);
});
