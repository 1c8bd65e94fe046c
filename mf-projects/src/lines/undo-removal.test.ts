import { documentOfSteps, type ProjectData, withoutLine } from '@title24/shared-domain/projects';
import { withLineBack } from './undo-removal.ts';

const before: ProjectData = {
  ...documentOfSteps([]),
  kind: 'new',
  walls: { lines: [{ id: 'w1' }, { id: 'w2', story: 2 }, { id: 'w3' }] },
  raw: { 'walls.lines.w2.plateHeight': 'high', 'walls.lines.w3.story': 'x' },
};

test('D1a a line that was removed by mistake is restored in its place, with what was typed in it', () => {
  expect(withLineBack(withoutLine(before, 'w2'), before, 'walls.lines', 'w2')).toEqual(before);
});

test('later changes stay, and a line that still exists is not duplicated', () => {
  const now = { ...withoutLine(before, 'w2'), building: { stories: 2 } };
  expect(withLineBack(now, before, 'walls.lines', 'w2')).toEqual({ ...before, building: { stories: 2 } });
  expect(withLineBack(before, before, 'walls.lines', 'w2')).toBe(before);
});
