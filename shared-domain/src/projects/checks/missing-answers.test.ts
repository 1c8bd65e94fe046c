import type { TracedPolygon } from '../../takeoff/index.ts';
import type { ProjectContent } from '../project-data.ts';
import { projectKinds } from '../project-kind.ts';
import { additionToHouse, wholeProject } from '../testing/projects.ts';
import { withChanges } from '../testing/with-changes.ts';
import { missingAnswers } from './missing-answers.ts';
import { projectFindings } from './project-findings.ts';

const missing = (project: ProjectContent, changes = {}) =>
  missingAnswers(withChanges(project, changes), 2026).map(({ field, message }) => `${field}: ${message}`);

test('D5: a complete project has no missing answers', () => {
  expect(missing(wholeProject)).toEqual([]);
  expect(missing({ ...wholeProject, project: { ...wholeProject.project, decides: 'same' } })).toEqual([]);
});

test.each([
  ['project.name', 'project.name: Project name is required'],
  ['project.applicantRole', 'project.applicantRole: Choose who you are'],
  ['project.signer.name.first', 'project.signer.name.first: Enter first name'],
  ['project.signer.role', 'project.signer.role: Choose role of the signer'],
  ['project.signer.email', 'project.signer.email: Enter an email address or a phone number of the signer'],
  ['location.climateZone', 'location.climateZone: Choose the climate zone of the address'],
  ['building.conditionedFloorArea', 'building.conditionedFloorArea: Enter conditioned floor area'],
  ['building.front', 'building.front: Enter orientation of front faces'],
  ['building.attachedGarage', 'building.attachedGarage: Choose whether a garage is attached'],
  ['walls.lines.0.plateHeight', 'walls.lines.w1.plateHeight: Enter average plate height'],
  ['walls.lines.0.lengths', 'walls.lines.w1.lengths.front: Enter the length of at least one wall'],
  ['floors', 'floors: Enter at least one floor of the new building'],
  ['roofs.ceilings', 'roofs.ceilings: Enter at least one ceiling or special roof of the new building'],
  ['walls.lines', 'walls.lines: Enter at least one wall line of the new building'],
  ['roofs.roofing', 'roofs.roofing: Choose roof covering'],
  [
    'glazing.added.0.windowHeight',
    'glazing.added.g1.windowHeight: Enter the window height: the vertical size of the glass opening',
  ],
  ['glazing.added.0.area', 'glazing.added.g1.area: Enter area'],
  ['glazing.added.0.uFactor', 'glazing.added.g1.uFactor: Enter the U-factor'],
  ['mechanical.pv', 'mechanical.pv: Enter the size of the solar panels, or 0 for none'],
  ['mechanical.ductInsulationR', 'mechanical.ductInsulationR: Choose duct insulation'],
])('D5: a project without %s cannot be ordered', (path, expected) => {
  expect(missing(wholeProject, { [path]: undefined })).toEqual([expected]);
});

test('D5: a signer with a phone number needs no email address', () => {
  const phone = { 'project.signer.email': undefined, 'project.signer.phone': '(510) 555-0100' };
  expect(missing(wholeProject, phone)).toEqual([]);
});

test('D5: a house with special roofs needs no ceilings', () => {
  const special = [{ id: 's1', part: 'new', area: 1200, insulation: 'R-38', cavity: 15 }];
  expect(missing(wholeProject, { 'roofs.ceilings': [], 'roofs.special': special })).toEqual([]);
});

test('D5: if another person decides on the design, that person’s name and contact details are required', () => {
  expect(missing(wholeProject, { 'project.decides': 'other' })).toEqual([
    'project.decisionMaker.name.first: Enter first name',
    'project.decisionMaker.name.last: Enter last name',
    'project.decisionMaker.address.line1: Enter street address',
    'project.decisionMaker.address.cityText: Enter city',
    'project.decisionMaker.address.stateText: Enter state',
    'project.decisionMaker.address.postalCode: Enter ZIP or postal code',
    'project.decisionMaker.email: Enter an email address or a phone number of the person who decides',
  ]);
});

test('D5: a question that depends on an answer is required only after that answer', () => {
  expect(missing(wholeProject, { 'glazing.added.0.rated': false })).toEqual([
    'glazing.added.g1.frame: Choose frame',
    'glazing.added.g1.panes: Enter panes',
    'glazing.added.g1.coating: Choose coating',
  ]);
  expect(missing(wholeProject, { 'glazing.added.0.overhang': 'custom' })).toEqual([
    'glazing.added.g1.overhangLength: Enter overhang length',
    'glazing.added.g1.overhangHeight: Enter overhang height',
  ]);
  expect(missing(wholeProject, { 'mechanical.ductLocation': 'conditioned' })).toEqual([
    'mechanical.ductFeetUnconditioned: Enter ducts in unconditioned space',
  ]);
  expect(
    missing(wholeProject, { 'mechanical.ductLocation': 'none', 'mechanical.ductInsulationR': undefined }),
  ).toEqual([]);
  expect(missing(wholeProject, { 'roofs.coolRoof': { product: 'liquid-applied' } })).toEqual([
    'roofs.coolRoof.reflectance: Enter reflectance',
    'roofs.coolRoof.emittance: Enter emittance',
    'roofs.coolRoof.dryMils: Enter thickness when dry',
  ]);
  expect(missing(wholeProject, { 'roofs.radiantBarrier': { gapsKept: false } })).toContain(
    'roofs.radiantBarrier.gapsKept: Confirm that the air gaps described in the help text are maintained',
  );
  expect(missing(wholeProject, { 'walls.lines.0.belowGradeLength': 10 })).toEqual([
    'walls.lines.w1.belowGradeDepth: Choose depth below grade',
  ]);
  expect(missing(wholeProject, { 'walls.lines.0.insulation': 'other' })).toEqual([
    'walls.lines.w1.insulationR: Enter the R-value',
    'walls.lines.w1.insulationNote: Enter what the insulation is',
  ]);
  expect(missing(wholeProject, { 'floors.0.type': 'raised' })).toEqual([
    'floors.f1.insulation: Choose insulation',
  ]);
});

test('D5: hydronic heating is refused, and so is an answer offered only for another part of the house', () => {
  expect(missing(wholeProject, { 'walls.lines.0.insulation': 'unknown' })).toEqual([
    'walls.lines.w1.insulation: Choose insulation',
  ]);
  expect(missing(wholeProject, { 'mechanical.heatingType': 'hydronic' })).toEqual([
    'mechanical.heatingType: Choose Full Service for hydronic heating',
  ]);
});

test.each([
  ['split-heat-pump', 9, []],
  ['split-heat-pump', 95, ['mechanical.heatingEfficiency: HSPF2 must be between 4 and 20']],
  ['gas-furnace', 95, []],
  ['gas-furnace', 9, ['mechanical.heatingEfficiency: AFUE must be between 50 and 100 %']],
  ['wood', 9, []],
])(
  'D5: the heating type %s with an efficiency of %d has the errors %j',
  (heatingType, efficiency, expected) => {
    const changes = { 'mechanical.heatingType': heatingType, 'mechanical.heatingEfficiency': efficiency };
    expect(missing(wholeProject, changes)).toEqual(expected);
  },
);

test('D5: an efficiency outside its limits counts as an invalid answer, not as a missing answer', () => {
  const entered = withChanges(wholeProject, {
    'mechanical.heatingType': 'gas-furnace',
    'mechanical.heatingEfficiency': 9,
  });
  expect(missingAnswers(entered, 2026).map(({ id }) => id)).toEqual(['answer-invalid']);
});

test('D5: invalid text causes an error about the text, not about a missing answer', () => {
  const raw = { 'walls.lines.w1.plateHeight': '8 m', 'building.stories': '9' };
  expect(missing({ ...wholeProject, raw } as ProjectContent)).toEqual([
    'building.stories: Stories above ground must be between 1 and 4',
    'walls.lines.w1.plateHeight: Enter average plate height in feet, or feet and inches, like 24\' 6"',
  ]);
});

test('D5: invalid text in one of several alternative fields causes no additional error about a missing answer', () => {
  const project = withChanges(wholeProject, {
    'project.signer.email': undefined,
    'walls.lines.0.lengths': undefined,
  });
  const raw = { 'project.signer.email': 'ana', 'walls.lines.w1.lengths.left': '30 m' };
  expect(missing({ ...project, raw } as ProjectContent)).toEqual([
    'project.signer.email: Enter an email address in the form name@example.com',
    'walls.lines.w1.lengths.left: Enter the length of the Left wall in feet, or feet and inches, like 24\' 6"',
  ]);
});

describe('D5: questions by kind of project', () => {
  const empty = (kind: ProjectContent['kind']) => missing({ kind }).map((text) => text.split(':')[0] ?? '');

  test.each([
    ['new', ['conditionedFloorArea'], ['pv'], ['roofing']],
    ['addition', ['additionFloorArea'], ['systemIsNew'], ['roofing']],
    [
      'existing-plus-addition',
      ['existingFloorArea', 'additionFloorArea', 'yearBuilt'],
      ['systemIsNew'],
      ['roofing', 'existingPerimeter', 'coveredLength'],
    ],
    ['alteration', ['existingFloorArea', 'yearBuilt'], ['systemIsNew'], ['existingPerimeter']],
  ] as const)('a project of the kind %s has its own questions', (kind, building, mechanical, house) => {
    const asked = empty(kind);
    const among = (names: readonly string[], all: readonly string[]) =>
      all.filter((name) => names.some((path) => path.endsWith(`.${name}`)));
    expect(
      among(asked, ['conditionedFloorArea', 'existingFloorArea', 'additionFloorArea', 'yearBuilt']),
    ).toEqual(building);
    expect(among(asked, ['pv', 'systemIsNew'])).toEqual(mechanical);
    expect(among(asked, ['roofing', 'existingPerimeter', 'coveredLength'])).toEqual(house);
  });

  test('the existing house needs a wall line, but no wall lengths, floors or ceilings', () => {
    const lists = (kind: ProjectContent['kind']) =>
      missingAnswers({ kind }, 2026)
        .filter(({ id }) => id === 'line-needed')
        .map(({ field, where }) => `${field} ${where}`);
    expect(lists('alteration')).toEqual(['walls.lines existing']);
    expect(lists('existing-plus-addition')).toEqual([
      'walls.lines existing',
      'walls.lines addition',
      'floors addition',
      'roofs.ceilings addition',
    ]);
    const line = { id: 'w9', part: 'existing', story: 1, plateHeight: 8, insulation: 'R-11' };
    const walls = missing(additionToHouse, { 'walls.lines.1': line }).filter((text) =>
      text.startsWith('walls'),
    );
    expect(walls).toEqual([]);
  });

  test('a line must name its part of the house if the project has several parts', () => {
    const parts = missing(additionToHouse, { 'floors.0.part': undefined }).filter((text) =>
      text.startsWith('floors'),
    );
    expect(parts).toContain('floors.f1.part: Choose part');
    expect(missing(wholeProject, { 'floors.0.part': undefined })).toEqual([]);
  });

  test('without entries, a project of any kind has more than 20 missing answers', () => {
    for (const kind of projectKinds) expect(empty(kind).length).toBeGreaterThan(20);
  });
});

describe('D6: findings of the whole project', () => {
  const attachments = ['floor-plan', 'elevation'] as const;
  const ids = (changes: object, given: Parameters<typeof projectFindings>[1]['attachments'] = attachments) =>
    projectFindings(withChanges(wholeProject, changes as Record<string, unknown>), {
      thisYear: 2026,
      attachments: given,
    }).map(({ id, severity }) => `${severity} ${id}`);

  test('unfinished outlines cause a warning if the plan also has a finished outline', () => {
    const finished = {
      points: [
        [0, 0],
        [40, 0],
        [40, 30],
      ],
    } as const;
    const begun = { points: [[0, 0]], isUnfinished: true } as const;
    const found = (...stories: TracedPolygon[][]) =>
      projectFindings(wholeProject, {
        thisYear: 2026,
        attachments,
        takeoff: {
          version: 1,
          stories: stories.map((polygons, at) => ({ name: `Story ${at + 1}`, plateHeight: 8, polygons })),
        },
      }).map(({ severity, message }) => `${severity}: ${message}`);
    expect(found([finished], [finished])).toEqual([]);
    // If no outline is finished, the site draws the house from the wall lengths in the form and ignores the plan.
    expect(found([begun])).toEqual([]);
    expect(found([finished, begun])).toEqual([
      'warning: Your plan has an unfinished outline in Story 1 that isn’t measured. Finish it or remove it.',
    ]);
    expect(found([finished], [begun], [begun])).toEqual([
      'warning: Your plan has an unfinished outline in Story 2 and Story 3 that isn’t measured. Finish it or remove it.',
    ]);
  });

  test('a complete project with plans has no findings, and without plans only a hint', () => {
    expect(ids({})).toEqual([]);
    expect(ids({}, [])).toEqual(['hint plans-not-attached']);
  });

  test.each([
    [[], 'a floor plan and elevations'],
    [['floor-plan'], 'elevations'],
    [['elevation'], 'a floor plan'],
  ] as const)('with the attachments %p, a hint names the missing plans', (given, lacking) => {
    const [hint] = projectFindings(wholeProject, { thisYear: 2026, attachments: given });
    expect(hint?.message).toBe(`Analysts finish faster with ${lacking}`);
  });

  test.each([
    ['90000', true],
    ['90001', false],
    ['96162-1234', false],
    ['96163', true],
    ['00000', true],
  ])('the ZIP code %s is reported as outside California: %p', (postalCode, isOutside) => {
    expect(ids({ 'location.postalCode': postalCode })).toEqual(
      isOutside ? ['warning zip-not-california'] : [],
    );
  });

  test.each([
    ['architect', 2, []],
    ['architect', 3, ['hint signer-over-two-stories', 'warning stories-without-walls']],
    ['general-contractor', 3, ['hint signer-over-two-stories', 'warning stories-without-walls']],
    ['engineer', 3, ['warning stories-without-walls']],
  ])(
    'a signer with the role %s and a building with %d stories cause the findings %j',
    (role, stories, expected) => {
      const second = { ...wholeProject.walls.lines[0], id: 'w2', story: 2 };
      const lines = stories === 2 ? { 'walls.lines.1': second } : {};
      expect(ids({ 'project.signer.role': role, 'building.stories': stories, ...lines })).toEqual(expected);
    },
  );
});
