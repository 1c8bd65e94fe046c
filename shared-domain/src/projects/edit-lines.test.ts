import { documentProblems } from './check-document.ts';
import { nextLineId, withoutLine } from './edit-lines.ts';
import type { ProjectData } from './project-data.ts';
import { wholeProject } from './testing/projects.ts';

test('D5: the id of a new line has a higher number than the ids of all other lines in its list', () => {
  expect(nextLineId(wholeProject, 'w')).toBe('w2');
  expect(nextLineId(wholeProject, 'e')).toBe('e1');
  const gap = { ...wholeProject, floors: [{ id: 'f9' }, { id: 'f10' }, { id: 'f2' }] };
  expect(nextLineId(gap, 'f')).toBe('f11');
});

test('D5: removing a line also removes its typed text', () => {
  const second = { ...wholeProject.walls.lines[0], id: 'w10' };
  const typed: ProjectData = {
    ...wholeProject,
    walls: { lines: [...wholeProject.walls.lines, second] },
    raw: { 'walls.lines.w1.plateHeight': '8 m', 'walls.lines.w10.plateHeight': '9 m' },
  };
  const left = withoutLine(typed, 'w1');
  expect(left.walls?.lines).toEqual([second]);
  expect(left.raw).toEqual({ 'walls.lines.w10.plateHeight': '9 m' });
  expect(documentProblems(left, 2026)).toEqual([]);
  expect(withoutLine(typed, 'w7')).toBe(typed);
});
