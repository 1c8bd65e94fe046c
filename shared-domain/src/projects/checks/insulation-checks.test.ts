import { found, words } from '../testing/found.ts';
import { newBuilding } from '../testing/projects.ts';

describe('D6: insulation', () => {
  const wall = (insulation: string, cavity: unknown) => ({
    'walls.lines.0.insulation': insulation,
    'walls.lines.0.cavity': cavity,
  });
  const floor = (insulation: string, cavity: unknown) => ({
    'floors.0': { id: 'f1', part: 'new', type: 'raised', area: 1200, insulation, cavity },
  });
  const special = (insulation: string, cavity: unknown) => ({
    'roofs.special': [{ id: 's1', part: 'new', area: 200, insulation, cavity }],
  });

  test.each([
    ['R-13', '2x4', []],
    ['R-15', 3.5, []],
    ['R-15', 3.49, ['error insulation-compressed w1']],
    ['R-21', '2x6', []],
    ['R-21', '2x4', ['error insulation-compressed w1']],
    ['R-19', '2x6', ['warning insulation-r19-in-2x6 w1']],
    ['R-19', 5.5, ['warning insulation-r19-in-2x6 w1']],
    ['R-19', 6, ['error insulation-compressed w1']],
    ['R-19', 6.25, []],
    ['R-19', '2x4', ['error insulation-compressed w1']],
    ['R-19', '2x8', []],
    ['R-0', '2x4', []],
    ['R-11', 1, []],
    ['unknown', '2x4', []],
    ['other', 1, []],
    ['R-38', '2x4', []],
    ['R-19', 'unknown', []],
    ['R-19', undefined, []],
  ])('a wall with %s in the cavity %p has the findings %j', (insulation, cavity, expected) => {
    expect(found(newBuilding, wall(insulation, cavity))).toEqual(expected);
  });

  test.each([
    ['R-13', '2x4', []],
    ['R-19', '2x6', ['error insulation-compressed f1']],
    ['R-19', '2x8', []],
    ['R-22', 6.5, []],
    ['R-22', 6.4, ['error insulation-compressed f1']],
    ['R-25', '2x8', ['error insulation-compressed f1']],
    ['R-25', '2x10', []],
    ['R-30', '2x8', ['error insulation-compressed f1']],
    ['R-30', 8.25, ['hint insulation-thin-batt f1']],
    ['R-30', '2x10', ['hint insulation-thin-batt f1']],
    ['R-30', 10, []],
    ['R-30', '2x12', []],
    ['R-38', '2x4', []],
  ])('a raised floor with %s in the cavity %p has the findings %j', (insulation, cavity, expected) => {
    expect(found(newBuilding, floor(insulation, cavity))).toEqual(expected);
  });

  test.each([
    ['R-21', '2x6', []],
    ['R-30', '2x10', ['hint insulation-thin-batt s1']],
    ['R-38', 10.25, ['hint insulation-thin-batt s1']],
    ['R-38', 10.2, ['error insulation-compressed s1']],
    ['R-38', 12, []],
    ['R-49', 13.7, ['error insulation-compressed s1']],
    ['R-49', 13.75, ['hint insulation-thin-batt s1']],
    ['R-49', 15.5, []],
    ['R-49', 'attic', []],
    ['replaced-R-30', '2x4', []],
  ])('a special roof with %s in the cavity %p has the findings %j', (insulation, cavity, expected) => {
    expect(found(newBuilding, special(insulation, cavity))).toEqual(expected);
  });

  test("the cavity of an 'other wall' is checked, but not that of a slab or an attic", () => {
    expect(found(newBuilding, { ...floor('R-30', '2x4'), 'floors.0.type': 'slab' })).toEqual([]);
    const other = [
      { id: 'o1', part: 'new', orientation: 'attic', area: 10, insulation: 'R-21', cavity: '2x4' },
    ];
    expect(found(newBuilding, { 'walls.otherWalls': other })).toEqual(['error insulation-compressed o1']);
    expect(found(newBuilding, { 'roofs.ceilings.0.insulation': 'R-49' })).toEqual([]);
  });

  test('each message about insulation names the batt', () => {
    expect(words(newBuilding, wall('R-21', '2x4'))).toBe(
      'R-21 needs 5.5 in and the cavity has 3.5 in. Insulation must not be compressed.',
    );
    expect(words(newBuilding, wall('R-19', '2x6'))).toBe('R-19 in a 2x6 wall counts as R-17.8. R-21 fits.');
    expect(words(newBuilding, special('R-38', '2x12'))).toBe(
      'Only the 10.25 in batt fits. Buy the high-density one.',
    );
  });
});
