import type { ProjectContent } from '../project-data.ts';
import { additionAlone, additionToHouse, newBuilding } from '../testing/projects.ts';
import { withChanges } from '../testing/with-changes.ts';
import { applyFix } from './apply-fix.ts';
import { checkProject } from './check-project.ts';

/** Applies the first fix. Returns the changed project and the ids of its findings. */
function fixed<Content extends ProjectContent>(project: Content) {
  const fix = checkProject(project).find((finding) => finding.fix)?.fix;
  if (!fix) throw new Error('No fix is offered');
  const content = applyFix(project, fix);
  return { content, ids: checkProject(content).map(({ id }) => id) };
}

test('D6: the fix for a large addition changes the kind to existing plus addition without losing data', () => {
  const large = withChanges(additionAlone, { 'building.additionFloorArea': 800, 'floors.0.area': 800 });
  const { content, ids } = fixed(large);
  expect(ids).toEqual(['addition-over-700']);
  expect(content).toEqual({ ...large, kind: 'existing-plus-addition' });
});

test('D6: the fix for an addition of 1 sq ft changes the kind to alteration', () => {
  const { content, ids } = fixed(
    withChanges(additionToHouse, { 'building.additionFloorArea': 1, 'floors.0.area': 1 }),
  );
  expect([content.kind, ids]).toEqual(['alteration', []]);
});

describe('D6: moving a door to the glazing', () => {
  const door = { id: 'd4', orientation: 'back', width: 3, height: 6.8, ratedLabel: true };

  test('a new door moves to the added glazing and gets the next id', () => {
    const { content, ids } = fixed(withChanges(newBuilding, { 'walls.doors': [{ ...door, part: 'new' }] }));
    expect(ids).toEqual([]);
    expect(content.walls.doors).toEqual([]);
    expect(content.glazing.added[1 as 0]).toEqual({
      id: 'g2',
      part: 'new',
      orientation: 'back',
      width: 3,
      height: 6.8,
      area: 20.4,
      windowHeight: 6.8,
      sash: 'hinged-door',
      rated: true,
      type: 'new',
    });
  });

  test('a door of the existing house moves to the existing glazing', () => {
    const old = { ...door, part: 'existing', ratedLabel: undefined, glassPercent: 90 };
    const { content } = fixed(withChanges(additionToHouse, { 'walls.doors': [old] }));
    expect(content.glazing.existing).toEqual([
      expect.objectContaining({ id: 'e1', part: 'existing', rated: false, area: 20.4 }),
    ]);
    expect(content.glazing.existing[0 as number]).not.toHaveProperty('type');
  });

  test('a door to the garage becomes glazing without an orientation', () => {
    const garage = { ...door, part: 'new', orientation: 'garage' };
    const { content } = fixed(withChanges(newBuilding, { 'walls.doors': [garage] }));
    expect(content.glazing.added[1 as 0]).not.toHaveProperty('orientation');
  });

  test('the fix for a removed door does not change the project', () => {
    const fix = { label: 'Move to glazing', change: 'door-to-glazing', door: 'd9' } as const;
    expect(applyFix(newBuilding, fix)).toBe(newBuilding);
  });
});
