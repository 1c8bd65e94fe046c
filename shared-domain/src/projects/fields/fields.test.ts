import type { Field } from './field.ts';
import { fieldGroups, projectSteps, stepMembers } from './field-groups.ts';
import { labelInSentence } from './field-messages.ts';
import { readField, valueProblem } from './read-field.ts';

const scope = { kind: 'new', part: 'new', thisYear: 2026 } as const;
const fields = fieldGroups.flatMap((group) =>
  group.fields.map((field) => [`${group.path}.${field.name}`, field] as const),
);
const numbers = fields.flatMap(([path, field]) => ('example' in field ? [[path, field] as const] : []));

test('D5: every field has a unique path', () => {
  const addresses = fields.map(([address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(150);
});

test('D5: each list has a maximum number of lines and a unique letter', () => {
  const lists = fieldGroups.flatMap(({ path, list }) => (list ? [[list.letter, path, list.max]] : []));
  expect(lists).toEqual([
    ['w', 'walls.lines', 60],
    ['d', 'walls.doors', 60],
    ['o', 'walls.otherWalls', 60],
    ['f', 'floors', 40],
    ['c', 'roofs.ceilings', 40],
    ['s', 'roofs.special', 40],
    ['e', 'glazing.existing', 200],
    ['g', 'glazing.added', 200],
  ]);
});

test('D5: no two steps save the same members, and each step saves the members of its groups', () => {
  const members = projectSteps.flatMap((step) => stepMembers[step]);
  expect(new Set(members).size).toBe(members.length);
  for (const { step, path } of fieldGroups) {
    expect(stepMembers[step]).toContain(path === '' ? 'kind' : path.split('.')[0]);
  }
});

test.each(numbers)('D5: the example of %s is valid', (_, field) => {
  expect(readField(field, field.example, scope)).toEqual({ value: expect.any(Number) });
});

test.each(fields.flatMap(([path, field]) => (field.default === undefined ? [] : [[path, field] as const])))(
  'D5: the default of %s is valid',
  (_, field) => {
    expect(valueProblem(field, field.default, scope)).toBeNull();
  },
);

test('D5: each condition names a field in the same group and possible answers to that field', () => {
  for (const group of fieldGroups) {
    for (const { name, when } of group.fields) {
      if (!when) continue;
      const other = group.fields.find((field) => field.name === when.field);
      expect([group.path, name, other?.name]).toEqual([group.path, name, when.field]);
      if (when.is === 'entered' || !other || !('options' in other)) continue;
      const values: readonly unknown[] = other.options.map(({ value }) => value);
      for (const value of when.is) expect(values).toContain(value);
    }
  }
});

test('D5: the options of a field have distinct values', () => {
  for (const [path, field] of fields) {
    if (!('options' in field)) continue;
    const values = field.options.map(({ value }) => value);
    expect([path, new Set(values).size]).toEqual([path, values.length]);
  }
});

test('D5: there are six common, eight other and three separate cooling systems', () => {
  const cooling = fields.find(([path]) => path === 'mechanical.coolingType')?.[1];
  const groups = cooling && 'options' in cooling ? cooling.options.map(({ group }) => group) : [];
  const count = (name: string) => groups.filter((group) => group === name).length;
  expect([count('Common'), count('Other'), count('Separate')]).toEqual([6, 8, 3]);
});

test.each([
  ['Project name', 'project name'],
  ['ZIP code', 'ZIP code'],
  ['SHGC', 'SHGC'],
  ['AFUE (%) or HSPF2', 'AFUE (%) or HSPF2'],
  ['Email', 'email'],
  ['Floor area of this story', 'floor area of this story'],
])('D5: the label %s becomes %s within a sentence', (label, written) => {
  expect(labelInSentence({ label } as Field)).toBe(written);
});
