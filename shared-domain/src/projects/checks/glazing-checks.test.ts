import { found, words } from '../testing/found.ts';
import { additionAlone, additionToHouse, alteredHouse, newBuilding } from '../testing/projects.ts';

test('D6: only a new building can be analyzed in all orientations', () => {
  const all = { 'building.front': 'all', 'glazing.added': [] };
  expect(found(newBuilding, all)).toEqual([]);
  for (const project of [additionAlone, additionToHouse, alteredHouse]) {
    expect(found(project, all)).toEqual(['error all-orientations-existing']);
  }
});

describe('D6: windows', () => {
  const line = (rest: object) => ({ 'glazing.added.0': { ...newBuilding.glazing.added[0], ...rest } });
  const house = (rest: object) => ({ 'glazing.added.0': { ...additionToHouse.glazing.added[0], ...rest } });
  const old = (rest: object) => ({
    'glazing.existing': [
      { id: 'e1', part: 'existing', orientation: 'front', area: 10, windowHeight: 4, ...rest },
    ],
  });

  test('a custom overhang whose height above the window is more than twice its length causes a hint', () => {
    const custom = (overhangHeight: unknown, overhangLength: unknown) =>
      found(newBuilding, line({ overhang: 'custom', overhangHeight, overhangLength }));
    expect(custom(4, 2)).toEqual([]);
    expect(custom(4.01, 2)).toEqual(['hint overhang-too-high g1']);
    expect(custom(0.6, 0.3)).toEqual([]);
    expect(custom(1, 0)).toEqual(['hint overhang-too-high g1']);
    expect(custom(0, 0)).toEqual([]);
    expect(custom(4, undefined)).toEqual([]);
    expect(found(newBuilding, line({ overhang: 'typical', overhangHeight: 9, overhangLength: 1 }))).toEqual(
      [],
    );
    expect(found(additionToHouse, old({ overhang: 'custom', overhangHeight: 9, overhangLength: 1 }))).toEqual(
      ['hint overhang-too-high e1'],
    );
  });

  test('a window taller than 12 ft causes a warning', () => {
    expect(found(newBuilding, line({ windowHeight: 12 }))).toEqual([]);
    expect(found(newBuilding, line({ windowHeight: 12.1 }))).toEqual(['warning window-height-unusual g1']);
    expect(words(newBuilding, line({ windowHeight: 48 }))).toBe(
      '48 ft is an unusual window height. Enter feet, not inches.',
    );
    expect(found(additionToHouse, old({ windowHeight: 48 }))).toEqual(['warning window-height-unusual e1']);
    expect(found(newBuilding, old({ windowHeight: 48 }))).toEqual([]);
  });

  test('reused glazing, and glazing added to an existing wall, cause a finding unless old glazing is removed', () => {
    expect(found(additionToHouse, house({ type: 'pre-existing' }))).toEqual([
      'warning reused-without-removed g1',
    ]);
    expect(found(additionToHouse, house({ addedToExistingWall: true }))).toEqual([
      'hint replacement-without-removed g1',
    ]);
    const both = house({ type: 'pre-existing', addedToExistingWall: true });
    expect(found(additionToHouse, { ...both, ...old({}) })).toHaveLength(2);
    expect(found(additionToHouse, { ...both, ...old({ toBeRemoved: true }) })).toEqual([]);
  });

  test('west-facing glass above 5 percent of the floor area causes a warning', () => {
    const west = (area: number) => found(newBuilding, line({ orientation: 'right', area }));
    expect(west(60)).toEqual([]);
    expect(west(60.1)).toEqual(['warning west-glazing']);
    expect(words(newBuilding, line({ orientation: 'right', area: 72 }))).toBe(
      '6 percent of the floor area is glass facing west. More than 5 percent is a large penalty in hot climates.',
    );
    expect(found(newBuilding, { ...line({ area: 60.1 }), 'building.front': 'all' })).toEqual([
      'warning west-glazing',
    ]);
    expect(
      found(newBuilding, { ...line({ orientation: 'right', area: 100 }), 'building.front': undefined }),
    ).toEqual([]);
  });

  test('west-facing glass includes existing windows that remain, and is compared with the whole house’s floor area', () => {
    const wall = { 'walls.lines': [], 'building.front': 270 };
    // 5 percent of 2,100 sq ft is 105 sq ft.
    expect(found(additionToHouse, { ...wall, ...house({ area: 105 }) })).toEqual([]);
    expect(found(additionToHouse, { ...wall, ...house({ area: 100 }), ...old({}) })).toEqual([
      'warning west-glazing',
    ]);
    expect(
      found(additionToHouse, { ...wall, ...house({ area: 100 }), ...old({ toBeRemoved: true }) }),
    ).toEqual([]);
  });

  test('more than 200 sq ft of added unrated glass causes a warning', () => {
    expect(found(newBuilding, line({ area: 200, rated: false }))).toEqual([]);
    expect(found(newBuilding, line({ area: 200.1, rated: false }))).toEqual(['warning non-rated-over-200']);
    expect(found(newBuilding, line({ area: 200.1, rated: undefined }))).toEqual([]);
    expect(words(newBuilding, line({ area: 300, rated: false }))).toBe(
      'More than 200 sq ft of glass without a rating: ask for labeled products.',
    );
  });
});
