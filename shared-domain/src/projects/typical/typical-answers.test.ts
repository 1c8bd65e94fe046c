import { documentProblems } from '../check-document.ts';
import { projectCsv } from '../exchange/project-csv.ts';
import { exportProject, importProject } from '../exchange/project-json.ts';
import { offeredOptions } from '../fields/read-field.ts';
import type { ProjectData } from '../project-data.ts';
import { applyAction } from '../step-form/step-actions.ts';
import { fieldAt, withTyped } from '../step-form/typed-fields.ts';
import { systemPresets, withPreset } from './system-presets.ts';
import { withAnswersOf, withTypicalAnswer } from './typical-answers.ts';
import { typicalValues } from './typical-values.ts';

const year = 2026;
const insulation = 'walls.lines.w1.insulation';

const house = (yearBuilt: number | 'unknown', mechanical = {}): ProjectData => ({
  version: 1,
  kind: 'alteration',
  building: { yearBuilt },
  walls: { lines: [{ id: 'w1', part: 'existing' }] },
  glazing: { existing: [{ id: 'e1', part: 'existing' }] },
  mechanical,
});
const use = (data: ProjectData, address: string) => withTypicalAnswer(data, address, year);
const wall = (data: ProjectData) => data.walls?.lines?.[0];

test('D5: each typical value is an option of its field, never a number', () => {
  for (const { fields, value } of typicalValues) {
    for (const place of fields) {
      const field = fieldAt(place)?.field ?? fieldAt(place.replace(/\.(\w+)$/, '.x1.$1'))?.field;
      if (field?.input === 'yes-no') expect(['yes', 'no']).toContain(value);
      else {
        expect(field?.input).toBe('choice');
        const scope = { kind: 'alteration', part: 'existing' } as const;
        expect(field && offeredOptions(field, scope).map((option) => option.value)).toContain(value);
      }
    }
  }
});

test.each([
  [1977, 'R-0'],
  [1978, 'unknown'],
  ['unknown', 'unknown'],
] as const)('D5: the typical insulation of a wall from the year %s is %s', (yearBuilt, expected) => {
  expect(wall(use(house(yearBuilt), insulation))).toMatchObject({
    insulation: expected,
    typicalAnswers: ['insulation'],
  });
});

test('D5: fields for numbers, and the insulation of a new wall, have no typical value', () => {
  const old = house(1950);
  for (const address of ['building.bedrooms', 'mechanical.coolingSeer', 'glazing.existing.e1.uFactor', 'x'])
    expect(use(old, address)).toBe(old);
  const added: ProjectData = { ...old, kind: 'new', walls: { lines: [{ id: 'w1', part: 'new' }] } };
  expect(use(added, insulation)).toBe(added);
});

test.each([
  [{}, 'coolingType', 'min-split'],
  [{ systemIsNew: 'existing' }, 'coolingType', undefined],
  [{ systemIsNew: 'existing' }, 'ductInsulationR', 'R-4.2'],
  [{ systemIsNew: 'new' }, 'ductInsulationR', undefined],
  [{}, 'ductLocation', 'attic'],
  [{ heatingType: 'ductless-heat-pump' }, 'ductLocation', undefined],
])('D5: with the mechanical answers %j, the typical %s is %s', (mechanical, name, expected) => {
  expect(use(house(1990, mechanical), `mechanical.${name}`).mechanical).toEqual({
    ...mechanical,
    ...(expected && { [name]: expected, typicalAnswers: [name] }),
  });
});

test('D5: the typical answer for an existing window is that it has no rating label', () => {
  expect(use(house(1950), 'glazing.existing.e1.rated').glazing?.existing).toEqual([
    { id: 'e1', part: 'existing', rated: false, typicalAnswers: ['rated'] },
  ]);
});

test('D5: copying a line copies its ‘typical’ marks, and typing an answer removes the answer’s mark', () => {
  const typical = use(house(1950), insulation);
  const copied = applyAction(typical, 'walls', { do: 'copy', line: 'w1' });
  expect(copied.walls?.lines?.[1]).toMatchObject({ insulation: 'R-0', typicalAnswers: ['insulation'] });
  for (const text of ['R-0', 'R-13', ''])
    expect(wall(withTyped(typical, insulation, text, year))).not.toHaveProperty('typicalAnswers');
});

test('D5: an answer copied from another version of a project is marked as typical only if that version marks it', () => {
  const [plain, typical] = [house(1950), use(house(1950), insulation)];
  expect(withAnswersOf(plain, typical, [insulation], year)).toEqual(typical);
  expect(withAnswersOf(typical, plain, [insulation], year)).toEqual(plain);
});

test('D5: an export shows which values are typical', () => {
  const typical = use(house(1950), insulation);
  expect(projectCsv(typical)).toContain('w1,Existing house,"R-0 (none), typical value"');
  expect(importProject(exportProject(typical), year)).toEqual({ data: typical });
});

test.each([
  [['insulation'], []],
  [['story'], ['walls.lines.0.typicalAnswers']],
  [['insulation', 'insulation'], ['walls.lines.0.typicalAnswers']],
  [[7], ['walls.lines.0.typicalAnswers']],
  ['insulation', ['walls.lines.0.typicalAnswers']],
])('D5: the ‘typical’ marks %j have problems at %j', (typicalAnswers, refused) => {
  const data = { version: 1, kind: 'alteration', walls: { lines: [{ id: 'w1', typicalAnswers }] } };
  expect(documentProblems(data, year).map(({ path }) => path)).toEqual(refused);
});

test('D5: ‘typical’ marks are refused in a group without typical values', () => {
  const data = { version: 1, kind: 'new', building: { typicalAnswers: [] } };
  expect(documentProblems(data, year)).toEqual([
    { path: 'building.typicalAnswers', message: 'A project has no such field' },
  ]);
});

test('D5: a preset fills in choices and marks the typical values among them', () => {
  const filled = systemPresets.map((preset) => withPreset(house(1990), preset, year).mechanical);
  expect(filled).toEqual([
    {
      coolingType: 'min-split',
      heatingType: 'gas-furnace',
      ductLocation: 'attic',
      typicalAnswers: ['coolingType'],
    },
    { coolingType: 'split-heat-pump', heatingType: 'split-heat-pump', ductLocation: 'attic' },
    { coolingType: 'ductless-heat-pump', heatingType: 'ductless-heat-pump', ductLocation: 'none' },
  ]);
});
