import { valueAt, valuesOfGroup } from '../document-values.ts';
import { nextLineId } from '../edit-lines.ts';
import { fieldGroups } from '../fields/field-groups.ts';
import type { ProjectData } from '../project-data.ts';
import { additionToHouse, wholeProject } from '../testing/projects.ts';
import { applyAction, withCredit } from './step-actions.ts';
import { fieldAt, typedText, withTyped, withValidState, writtenValue } from './typed-fields.ts';

const whole: ProjectData = wholeProject;
const year = 2026;
const type = (content: ProjectData, address: string, text: string) => withTyped(content, address, text, year);

test('D1a: valid typed text becomes a value, but invalid text stays text', () => {
  const half = type(whole, 'walls.lines.w1.plateHeight', "8' 14");
  expect(half.walls?.lines?.[0]).not.toHaveProperty('plateHeight');
  expect(half.raw).toEqual({ 'walls.lines.w1.plateHeight': "8' 14" });
  const read = type(half, 'walls.lines.w1.plateHeight', "8' 1");
  expect(read.walls?.lines?.[0]?.plateHeight).toBeCloseTo(8.0833, 4);
  expect(read).not.toHaveProperty('raw');
  expect(type(read, 'walls.lines.w1.plateHeight', '').walls?.lines?.[0]).not.toHaveProperty('plateHeight');
});

test('a number outside its field’s limits is kept as typed text and not as a value', () => {
  const typed = type(whole, 'building.stories', '9');
  expect(typed.building).not.toHaveProperty('stories');
  expect(typed.raw).toEqual({ 'building.stories': '9' });
});

test('typing in one line keeps the objects of other lines', () => {
  const two = applyAction(whole, 'glazing', { do: 'copy', line: 'g1' });
  const typed = type(two, 'glazing.added.g2.area', '20');
  expect(typed.glazing?.added?.[0]).toBe(two.glazing?.added?.[0]);
  expect(typed.glazing?.added?.[1]?.area).toBe(20);
  expect(typed.walls).toBe(two.walls);
});

test('typing at an unknown path or into a removed line changes nothing', () => {
  for (const address of ['', 'walls', 'walls.lines.w9.story', 'nothing', '__proto__.x', 'walls.lines.w1.id'])
    expect(type(whole, address, '1')).toBe(whole);
});

test('empty or invalid text does not change the kind of a project', () => {
  for (const text of ['', 'castle']) expect(type(whole, 'kind', text)).toBe(whole);
  expect(type(whole, 'kind', 'addition').kind).toBe('addition');
});

test('parsing the formatted text of a value gives the same value', () => {
  for (const group of fieldGroups) {
    for (const of of valuesOfGroup(whole, group)) {
      for (const field of group.fields) {
        const value = valueAt(of.values, field.name);
        if (value === undefined) continue;
        const text = writtenValue(field, value);
        const address = [group.path, of.id, field.name].filter(Boolean).join('.');
        expect(fieldAt(address)?.field).toBe(field);
        expect(typedText(field, of, undefined)).toBe(text);
        expect(type(type(whole, address, ''), address, text)).toEqual(whole);
      }
    }
  }
});

test('D1a: lines can be added up to the limit, copied below the original, and removed', () => {
  let content: ProjectData = whole;
  for (let count = 0; count < 70; count += 1) {
    content = applyAction(content, 'walls', { do: 'add', list: 'walls.lines' });
  }
  expect(content.walls?.lines).toHaveLength(60);
  expect(content.walls?.lines?.[1]).toEqual({ id: 'w2', part: 'new' });
  const without = applyAction(content, 'walls', { do: 'remove', line: 'w2' });
  const copied = applyAction(without, 'walls', { do: 'copy', line: 'w1' });
  expect(copied.walls?.lines?.[1]).toEqual({ ...whole.walls?.lines?.[0], id: 'w61' });
  expect(nextLineId(copied, 'w')).toBe('w62');
  expect(applyAction(whole, 'glazing', { do: 'remove', line: 'w1' })).toBe(whole);
});

test('with several parts of the house, a new wall line has no part, but a line of existing glazing has the existing part', () => {
  const project: ProjectData = { version: 1, ...additionToHouse };
  const added = applyAction(project, 'walls', { do: 'add', list: 'walls.lines' });
  expect(added.walls?.lines?.at(-1)).toEqual({ id: 'w2' });
  const existing = applyAction(project, 'glazing', { do: 'add', list: 'glazing.existing' });
  expect(existing.glazing?.existing?.at(-1)).toEqual({ id: 'e1', part: 'existing' });
});

test('a credit can be selected, and removing the credit removes its entries', () => {
  const taken = withCredit(whole, 'roofs.coolRoof', true);
  const typed = type(type(taken, 'roofs.coolRoof.reflectance', '0.7'), 'roofs.coolRoof.emittance', 'x');
  expect(typed.roofs?.coolRoof).toEqual({ reflectance: 0.7 });
  const given = withCredit(typed, 'roofs.coolRoof', false);
  expect(given.roofs).not.toHaveProperty('coolRoof');
  expect(given.raw).toEqual({});
  expect(type(whole, 'roofs.coolRoof.reflectance', '0.7').roofs).not.toHaveProperty('coolRoof');
});

test.each([
  ['Canada', {}],
  ['Germany', {}],
  ['US', { stateText: 'CA', cityText: 'Oakland' }],
  ['', { stateText: 'CA', cityText: 'Oakland' }],
])(
  'H6: if the country of an address in California becomes %j, the state and city that remain are %j',
  (country, kept) => {
    const at = 'project.signer.address';
    const typed = { stateText: 'CA', cityText: 'Oakland', country };
    const entered = Object.entries(typed).reduce(
      (data, [name, text]) => withTyped(data, `${at}.${name}`, text, 2026),
      { version: 1, kind: 'new' } as ProjectData,
    );
    const { country: _, ...rest } =
      withValidState(entered, `${at}.country`, 2026).project?.signer?.address ?? {};
    expect(rest).toEqual(kept);
    expect(withValidState(entered, `${at}.cityText`, 2026)).toBe(entered);
  },
);

test('D5: in a single-story house, a new floor or ceiling has its part’s floor area minus the area of the part’s other lines', () => {
  const onePlusOne: ProjectData = {
    version: 1,
    kind: 'existing-plus-addition',
    building: { stories: 1, existingFloorArea: 1500, additionFloorArea: 500 },
    floors: [{ id: 'f1', part: 'existing', area: 1500 }],
    roofs: { special: [{ id: 's1', part: 'addition', area: 120 }] },
  };
  const floors = applyAction(onePlusOne, 'floors-roofs', { do: 'add', list: 'floors' }).floors;
  expect(floors?.[1]).toEqual({ id: 'f2', part: 'addition', area: 500 });
  const { roofs } = applyAction(onePlusOne, 'floors-roofs', { do: 'add', list: 'roofs.ceilings' });
  expect(roofs?.ceilings).toEqual([{ id: 'c1', part: 'addition', area: 380 }]);
  const full = applyAction({ ...onePlusOne, floors: floors ?? [] }, 'floors-roofs', {
    do: 'add',
    list: 'floors',
  });
  expect(full.floors?.[2]).toEqual({ id: 'f3' });
  const two = { ...onePlusOne, building: { ...onePlusOne.building, stories: 2 } };
  expect(applyAction(two, 'floors-roofs', { do: 'add', list: 'floors' }).floors?.[1]).toEqual({ id: 'f2' });
});
