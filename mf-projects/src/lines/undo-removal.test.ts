import { documentOfSteps, type ProjectData, withoutLine } from '@title24/shared-domain/projects';
import { withLineBack } from './undo-removal.ts';

const before: ProjectData = {
  ...documentOfSteps([]),
  kind: 'new',
  walls: { lines: [{ id: 'w1' }, { id: 'w2', story: 2 }, { id: 'w3' }] },
  raw: { 'walls.lines.w2.plateHeight': 'high', 'walls.lines.w3.story': 'x' },
};

test('D1a: undoing a removal restores the line in its old position, including its entered text', () => {
  expect(withLineBack(withoutLine(before, 'w2'), before, 'walls.lines', 'w2')).toEqual(before);
});

test('undoing a removal keeps later changes and does not duplicate a line that still exists', () => {
  const now = { ...withoutLine(before, 'w2'), building: { stories: 2 } };
  expect(withLineBack(now, before, 'walls.lines', 'w2')).toEqual({ ...before, building: { stories: 2 } });
  expect(withLineBack(before, before, 'walls.lines', 'w2')).toBe(before);
});
