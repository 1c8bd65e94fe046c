import type { ProjectContent } from '../project-data.ts';
import {
  additionAlone,
  additionToHouse,
  alteredHouse,
  newBuilding,
  soundProjects,
} from '../testing/projects.ts';
import { withChanges } from '../testing/with-changes.ts';
import { checkProject } from './check-project.ts';

/** 'error id where' of each finding. */
function found(project: ProjectContent, changes: Record<string, unknown> = {}): string[] {
  const findings = checkProject(withChanges(project, changes));
  return findings.map(({ id, severity, where }) => [severity, id, where].filter(Boolean).join(' '));
}

/** The words of the one finding. */
function words(project: ProjectContent, changes: Record<string, unknown> = {}): string {
  const findings = checkProject(withChanges(project, changes));
  expect(findings).toHaveLength(1);
  return findings[0]?.message ?? '';
}

test.each(Object.entries(soundProjects))(
  'D6: of a sound project (%s) there is nothing to say',
  (_, project) => {
    expect(found(project)).toEqual([]);
  },
);

test.each(Object.keys(soundProjects))(
  'D6: of a project (%s) without entries there is nothing to say',
  (kind) => {
    expect(checkProject({ kind } as ProjectContent)).toEqual([]);
  },
);

describe('D6: floors', () => {
  const two = {
    'building.stories': 2,
    'walls.lines.1': { ...newBuilding.walls.lines[0], id: 'w2', story: 2 },
  };

  test('exposed floors of a part are no larger than it', () => {
    expect(found(newBuilding, { ...two, 'floors.0.area': 1200 })).toEqual([]);
    expect(found(newBuilding, { ...two, 'floors.0.area': 1201 })).toEqual([
      'error exposed-floor-over-area new',
    ]);
    const raised = { id: 'f3', part: 'addition', type: 'raised', area: 1 };
    expect(found(additionToHouse, { 'floors.2': raised })).toEqual([
      'error exposed-floor-over-area addition',
    ]);
    expect(words(newBuilding, { 'floors.0.area': 1300 })).toBe(
      'The exposed floors add up to 1,300 sq ft, more than the conditioned floor area of 1,200 sq ft. Check both, and leave out the garage.',
    );
  });

  test.each(['detached', 'row-house'])('in a single story (%s) they are equal to it', (type) => {
    const changes = { 'building.type': type, 'floors.0.area': 1199 };
    expect(found(newBuilding, changes)).toEqual(['error single-story-floor-not-equal new']);
    expect(words(newBuilding, changes)).toBe(
      'In a single-story house the exterior floor areas equal the conditioned floor area. They are 1,199 and 1,200 sq ft.',
    );
    expect(found(newBuilding, { ...changes, ...two })).toEqual([]);
  });

  test('in an apartment, without a type, without floors or without the area, nothing is compared', () => {
    expect(found(newBuilding, { 'building.type': 'apartment', 'floors.0.area': 100 })).toEqual([]);
    expect(found(newBuilding, { 'building.type': undefined, 'floors.0.area': 100 })).toEqual([]);
    expect(found(newBuilding, { floors: [] })).toEqual([]);
    expect(found(newBuilding, { 'floors.0.area': undefined })).toEqual([]);
    expect(found(newBuilding, { 'building.conditionedFloorArea': undefined, 'floors.0.area': 9999 })).toEqual(
      [],
    );
  });

  test('each part is compared for itself', () => {
    expect(found(additionToHouse, { 'floors.0.area': 599, 'floors.1.area': 1501 })).toEqual([
      'error exposed-floor-over-area existing',
      'error single-story-floor-not-equal addition',
    ]);
  });
});

describe('D6: additions', () => {
  const of = (area: number) => ({ 'building.additionFloorArea': area, 'floors.0.area': area });

  test('alone they have at most 700 sq ft', () => {
    expect(found(additionAlone, of(700))).toEqual([]);
    expect(found(additionAlone, of(701))).toEqual(['error addition-over-700-alone']);
    expect(checkProject(withChanges(additionAlone, of(701)))[0]).toMatchObject({
      message: 'An addition of more than 700 sq ft is analyzed with the existing house.',
      fix: { label: 'Change to existing plus addition', change: 'kind', kind: 'existing-plus-addition' },
    });
  });

  test('with the house, more meets extra requirements, and 1 stands for none', () => {
    expect(found(additionToHouse, of(700))).toEqual([]);
    expect(found(additionToHouse, of(701))).toEqual(['hint addition-over-700']);
    expect(found(additionToHouse, of(2))).toEqual([]);
    expect(found(additionToHouse, of(1))).toEqual(['warning addition-of-one']);
    expect(checkProject(withChanges(additionToHouse, of(1)))[0]).toMatchObject({
      message: '1 stands for no addition. Change to alteration if no floor area is added.',
      fix: { change: 'kind', kind: 'alteration' },
    });
  });

  test('other kinds have none', () => {
    expect(found(alteredHouse, { 'building.additionFloorArea': 1 })).toEqual([]);
    expect(found(newBuilding, { 'building.additionFloorArea': 5000 })).toEqual([]);
  });
});

test('D6: only a new building faces all ways', () => {
  const all = { 'building.front': 'all', 'glazing.added': [] };
  expect(found(newBuilding, all)).toEqual([]);
  for (const project of [additionAlone, additionToHouse, alteredHouse]) {
    expect(found(project, all)).toEqual(['error all-orientations-existing']);
  }
});

describe('D6: walls', () => {
  test('a line goes round, to a foot or 2 percent', () => {
    expect(found(newBuilding, { 'walls.lines.0.lengths.back': 37.3 })).toEqual([]);
    expect(found(newBuilding, { 'walls.lines.0.lengths.back': 37.2 })).toEqual([
      'warning perimeter-not-closed w1',
    ]);
    expect(words(newBuilding, { 'walls.lines.0.lengths.back': 30 })).toBe(
      'The walls of story 1 do not go round: 10 ft are missing on the back. Check the lengths, or enter the wall to the garage.',
    );
    expect(
      words(newBuilding, {
        'walls.lines.0.lengths.back': 30,
        'walls.lines.0.story': undefined,
        'building.stories': undefined,
      }),
    ).toMatch(/^The walls of this line do not go round/);
  });

  test.each(['garageLength', 'crawlspaceLength', 'atticLength', 'belowGradeLength', 'conditionedLength'])(
    '%s fills a gap',
    (name) => {
      expect(found(newBuilding, { 'walls.lines.0.lengths.back': 20, [`walls.lines.0.${name}`]: 20 })).toEqual(
        [],
      );
    },
  );

  test('walls of the existing house without lengths say nothing', () => {
    const line = { id: 'w9', part: 'existing', plateHeight: 8, insulation: 'R-11' };
    expect(found(alteredHouse, { 'walls.lines': [line] })).toEqual([]);
    expect(found(alteredHouse, { 'walls.lines': [{ ...line, lengths: { front: 30 } }] })).toEqual([
      'warning perimeter-not-closed w9',
    ]);
  });

  test('walls are long enough for their floor', () => {
    // 140 ft enclose at most 140² ÷ 4π ÷ 0.98 = 1591.6 sq ft.
    expect(found(newBuilding, { 'walls.lines.0.floorArea': 1591 })).toEqual([]);
    expect(found(newBuilding, { 'walls.lines.0.floorArea': 1592 })).toEqual([
      'warning perimeter-too-short w1',
    ]);
    expect(words(newBuilding, { 'walls.lines.0.floorArea': 2000 })).toBe(
      '140 ft of wall cannot enclose 2,000 sq ft.',
    );
    expect(found(newBuilding, { 'walls.lines.0.floorArea': 1592, 'walls.lines.0.garageLength': 1 })).toEqual(
      [],
    );
    expect(found(newBuilding, { 'walls.lines.0.floorArea': 100, 'walls.lines.0.lengths': {} })).toEqual([
      'error openings-over-wall new front',
    ]);
  });

  test('a new building has walls in each story', () => {
    expect(found(newBuilding, { 'building.stories': 2 })).toEqual(['warning stories-without-walls']);
    expect(words(newBuilding, { 'building.stories': 3 })).toBe('You entered walls for 1 of 3 stories.');
    const again = { ...newBuilding.walls.lines[0], id: 'w2' };
    expect(found(newBuilding, { 'walls.lines.1': again })).toEqual([]);
    expect(found(newBuilding, { 'building.stories': 2, 'walls.lines.1': { ...again, story: 2 } })).toEqual(
      [],
    );
    expect(found(newBuilding, { 'building.stories': 2, 'walls.lines': [] })).toEqual([]);
    expect(found(additionAlone, { 'building.stories': 3 })).toEqual([]);
  });

  test('an addition covers no more wall than the house has', () => {
    expect(found(additionToHouse, { 'walls.coveredLength': 160 })).toEqual([]);
    expect(found(additionToHouse, { 'walls.coveredLength': 160.1 })).toEqual([
      'error covered-over-perimeter',
    ]);
    expect(words(additionToHouse, { 'walls.coveredLength': 200 })).toBe(
      'The addition cannot cover more wall (200 ft) than the house has (160 ft).',
    );
    expect(
      found(additionToHouse, { 'walls.existingPerimeter': undefined, 'walls.coveredLength': 200 }),
    ).toEqual([]);
    expect(found(alteredHouse, { 'walls.existingPerimeter': 100, 'walls.coveredLength': 200 })).toEqual([]);
  });
});

describe('D6: openings', () => {
  const glass = (area: number) => ({ 'glazing.added.0.area': area });
  const door = (rest: object) => ({
    'walls.doors': [{ id: 'd1', part: 'new', orientation: 'front', area: 20, ...rest }],
  });

  test('are no larger than their wall and half a square foot', () => {
    expect(found(newBuilding, glass(320.5))).toEqual([]);
    expect(found(newBuilding, glass(320.6))).toEqual(['error openings-over-wall new front']);
    expect(words(newBuilding, glass(400))).toBe(
      'The windows and doors facing front (400 sq ft) are larger than the wall (320 sq ft).',
    );
    expect(found(additionAlone, glass(240.6))).toEqual(['error openings-over-wall addition front']);
  });

  test('are doors and windows, typed or by width and height', () => {
    expect(found(newBuilding, { ...glass(300.5), ...door({}) })).toEqual([]);
    expect(found(newBuilding, { ...glass(300.6), ...door({}) })).toEqual([
      'error openings-over-wall new front',
    ]);
    expect(
      found(newBuilding, { ...glass(300.6), ...door({ area: undefined, width: 3, height: 6.7 }) }),
    ).toEqual(['error openings-over-wall new front']);
    expect(found(newBuilding, { ...glass(300.6), ...door({ orientation: 'garage' }) })).toEqual([]);
    const many = {
      'glazing.added.0.area': undefined,
      'glazing.added.0.width': 10,
      'glazing.added.0.height': 4,
    };
    expect(found(newBuilding, { ...many, 'glazing.added.0.count': 8 })).toEqual([]);
    expect(found(newBuilding, { ...many, 'glazing.added.0.count': 9 })).toEqual([
      'error openings-over-wall new front',
    ]);
  });

  test('skylights are in no wall, other walls add to it, and replaced windows are in the old one', () => {
    expect(found(newBuilding, { ...glass(2000), 'glazing.added.0.orientation': 'flat' })).toEqual([]);
    const other = [{ id: 'o1', part: 'new', orientation: 'front', area: 80 }];
    expect(found(newBuilding, { ...glass(400), 'walls.otherWalls': other })).toEqual([]);
    expect(found(additionToHouse, { ...glass(500), 'glazing.added.0.addedToExistingWall': true })).toEqual([
      'hint replacement-without-removed g1',
    ]);
  });

  test('are compared only with walls that are entered, of what is built', () => {
    expect(found(newBuilding, { ...glass(2000), 'walls.lines': [] })).toEqual([]);
    expect(found(newBuilding, { ...glass(2000), 'walls.lines.0.plateHeight': undefined })).toEqual([]);
    expect(found(alteredHouse, glass(2000))).toEqual([]);
  });

  test('a door that is mostly glass, or has a label, is glazing', () => {
    expect(found(newBuilding, door({ glassPercent: 50 }))).toEqual([]);
    expect(found(newBuilding, door({ glassPercent: 50.1 }))).toEqual(['error door-is-glazing d1']);
    expect(found(newBuilding, door({ ratedLabel: true }))).toEqual(['error door-is-glazing d1']);
    expect(words(newBuilding, door({ ratedLabel: true }))).toBe(
      'A door with more than 50 percent glass, or with a rated label, is entered as glazing.',
    );
  });
});

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
  ])('a wall with %s in %p', (insulation, cavity, expected) => {
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
  ])('a raised floor with %s in %p', (insulation, cavity, expected) => {
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
  ])('a roof without an attic with %s in %p', (insulation, cavity, expected) => {
    expect(found(newBuilding, special(insulation, cavity))).toEqual(expected);
  });

  test('a slab has no cavity, another wall has one, an attic has room', () => {
    expect(found(newBuilding, { ...floor('R-30', '2x4'), 'floors.0.type': 'slab' })).toEqual([]);
    const other = [
      { id: 'o1', part: 'new', orientation: 'attic', area: 10, insulation: 'R-21', cavity: '2x4' },
    ];
    expect(found(newBuilding, { 'walls.otherWalls': other })).toEqual(['error insulation-compressed o1']);
    expect(found(newBuilding, { 'roofs.ceilings.0.insulation': 'R-49' })).toEqual([]);
  });

  test('the words name the batt and the cavity', () => {
    expect(words(newBuilding, wall('R-21', '2x4'))).toBe(
      'R-21 needs 5.5 in and the cavity has 3.5 in. Insulation must not be compressed.',
    );
    expect(words(newBuilding, wall('R-19', '2x6'))).toBe('R-19 in a 2x6 wall counts as R-17.8. R-21 fits.');
    expect(words(newBuilding, special('R-38', '2x12'))).toBe(
      'Only the 10.25 in batt fits. Buy the high-density one.',
    );
  });
});

describe('D6: windows', () => {
  const line = (rest: object) => ({ 'glazing.added.0': { ...newBuilding.glazing.added[0], ...rest } });
  const house = (rest: object) => ({ 'glazing.added.0': { ...additionToHouse.glazing.added[0], ...rest } });
  const old = (rest: object) => ({
    'glazing.existing': [
      { id: 'e1', part: 'existing', orientation: 'front', area: 10, windowHeight: 4, ...rest },
    ],
  });

  test('an overhang is at most twice as high as long', () => {
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

  test('a window is at most 12 ft high', () => {
    expect(found(newBuilding, line({ windowHeight: 12 }))).toEqual([]);
    expect(found(newBuilding, line({ windowHeight: 12.1 }))).toEqual(['warning window-height-unusual g1']);
    expect(words(newBuilding, line({ windowHeight: 48 }))).toBe(
      '48 ft is an unusual window height. Enter feet, not inches.',
    );
    expect(found(additionToHouse, old({ windowHeight: 48 }))).toEqual(['warning window-height-unusual e1']);
    expect(found(newBuilding, old({ windowHeight: 48 }))).toEqual([]);
  });

  test('what is re-used or replaced is removed first', () => {
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

  test('glass that faces west is at most 5 percent of the floor', () => {
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

  test('of a house, the whole floor counts, and what stays of the old windows', () => {
    const wall = { 'walls.lines': [], 'building.front': 270 };
    // 5 percent of 2,100 sq ft.
    expect(found(additionToHouse, { ...wall, ...house({ area: 105 }) })).toEqual([]);
    expect(found(additionToHouse, { ...wall, ...house({ area: 100 }), ...old({}) })).toEqual([
      'warning west-glazing',
    ]);
    expect(
      found(additionToHouse, { ...wall, ...house({ area: 100 }), ...old({ toBeRemoved: true }) }),
    ).toEqual([]);
  });

  test('up to 200 sq ft of added glass are without a rating', () => {
    expect(found(newBuilding, line({ area: 200, rated: false }))).toEqual([]);
    expect(found(newBuilding, line({ area: 200.1, rated: false }))).toEqual(['warning non-rated-over-200']);
    expect(found(newBuilding, line({ area: 200.1, rated: undefined }))).toEqual([]);
    expect(words(newBuilding, line({ area: 300, rated: false }))).toBe(
      'More than 200 sq ft of glass without a rating: ask for labeled products.',
    );
  });
});

describe('D6: credits and equipment', () => {
  const mechanical = (rest: object) => found(newBuilding, { mechanical: { ductLocation: 'attic', ...rest } });

  test.each([
    [{ txv: true }, []],
    [{ txv: true, refrigerantCharge: true }, ['error one-refrigerant-credit']],
    [{ ductLocation: 'conditioned', ductFeetUnconditioned: 11.9 }, []],
    [{ ductLocation: 'conditioned', ductFeetUnconditioned: 12 }, ['error duct-credit-length']],
    [{ ductLocation: 'conditioned' }, []],
    [{ ductFeetUnconditioned: 500 }, []],
    [{ ductLocation: 'none' }, []],
    [{ ductLocation: 'none', testedDuctLeakage: false, manualD: false }, []],
    [{ ductLocation: 'none', testedDuctLeakage: true }, ['error duct-credit-without-ducts']],
    [{ ductLocation: 'none', testedDuctLeakage: true, manualD: true }, ['error duct-credit-without-ducts']],
    [{ testedDuctLeakage: true, ductLeakagePercent: 5.9 }, []],
    [{ testedDuctLeakage: true, ductLeakagePercent: 6 }, ['error duct-leakage-not-under-6']],
    [{ testedDuctLeakage: true }, []],
    [{ ductLeakagePercent: 22 }, []],
    [{ coolingTons: 4.5 }, []],
    [{ coolingTons: 4.51 }, ['hint economizer']],
    [{ houseWrap: true, houseWrapPerms: 10 }, []],
    [{ houseWrap: true, houseWrapPerms: 9.9 }, ['error house-wrap-perms']],
    [{ houseWrap: true, houseWrapPerms: 0 }, ['error house-wrap-perms']],
    [{ houseWrapPerms: 1 }, []],
  ])('%j', (entered, expected) => {
    expect(mechanical(entered)).toEqual(expected);
  });

  const barrier = { emittance: 0.05, atticFloorArea: 1200, ventArea: 8, upperVentPercent: 30 };

  test.each([
    [barrier, []],
    [{ ...barrier, emittance: 0.051 }, ['error radiant-barrier-emittance']],
    [{ ...barrier, ventArea: 7.99 }, ['error radiant-barrier-vents']],
    [{ ...barrier, ventArea: 4, vaporRetarder: true }, []],
    [{ ...barrier, ventArea: 4, highLowVents: true }, []],
    [
      { ...barrier, ventArea: 3.99, highLowVents: true, vaporRetarder: true },
      ['error radiant-barrier-vents'],
    ],
    [{ ...barrier, ventArea: 0 }, ['error radiant-barrier-vents']],
    [{ ...barrier, upperVentPercent: 29.9 }, ['error radiant-barrier-upper-vents']],
    [{}, []],
  ])('a radiant barrier %j', (entered, expected) => {
    expect(found(newBuilding, { 'roofs.radiantBarrier': entered })).toEqual(expected);
  });

  test.each([
    [{ product: 'tile', reflectance: 0.4, emittance: 0.75 }, []],
    [{ product: 'tile', reflectance: 0.39, emittance: 0.75 }, ['error cool-roof-values']],
    [{ product: 'tile', reflectance: 0.4, emittance: 0.74 }, ['error cool-roof-values']],
    [{ product: 'other', reflectance: 0.7, emittance: 0.75 }, []],
    [{ product: 'other', reflectance: 0.69, emittance: 0.74 }, ['error cool-roof-values']],
    [{ product: 'liquid-applied', reflectance: 0.7, emittance: 0.75, dryMils: 20 }, []],
    [
      { product: 'liquid-applied', reflectance: 0.69, emittance: 0.75, dryMils: 20 },
      ['error cool-roof-values'],
    ],
    [{ product: 'liquid-applied', dryMils: 19.9 }, ['error cool-roof-thickness']],
    [{ product: 'other', dryMils: 1 }, []],
    [{}, []],
  ])('a cool roof %j', (entered, expected) => {
    expect(found(newBuilding, { 'roofs.coolRoof': entered })).toEqual(expected);
  });

  test('the words name the limits', () => {
    expect(words(newBuilding, { 'roofs.radiantBarrier': { ...barrier, ventArea: 1 } })).toBe(
      'The attic needs 8 sq ft of vents.',
    );
    expect(
      words(newBuilding, { 'roofs.radiantBarrier': { ...barrier, ventArea: 1, atticFloorArea: 1000 } }),
    ).toBe('The attic needs 6.7 sq ft of vents.');
    expect(words(newBuilding, { 'roofs.coolRoof': { product: 'tile', reflectance: 0.1 } })).toBe(
      'A cool roof needs a reflectance of 0.40 and an emittance of 0.75.',
    );
  });
});

test('D6: findings come by id, then by place', () => {
  const lines = [2, 10, 1].map((n) => ({
    ...newBuilding.glazing.added[0],
    id: `g${n}`,
    area: 1,
    windowHeight: 13,
  }));
  expect(found(newBuilding, { 'glazing.added': lines, 'mechanical.coolingTons': 5 })).toEqual([
    'hint economizer',
    'warning window-height-unusual g1',
    'warning window-height-unusual g10',
    'warning window-height-unusual g2',
  ]);
});

test('D6: lines that the kind does not use are left out', () => {
  const door = { id: 'd1', orientation: 'front', area: 20, ratedLabel: true };
  expect(found(newBuilding, { 'walls.doors': [{ ...door, part: 'existing' }] })).toEqual([]);
  expect(found(newBuilding, { 'walls.doors': [door] })).toEqual(['error door-is-glazing d1']);
  const floors = [...newBuilding.floors, { id: 'f2', part: 'addition', type: 'slab', area: 9999 }];
  expect(found(newBuilding, { floors })).toEqual([]);
});
