import fc from 'fast-check';
import type { ProjectData } from '../project-data.ts';
import { projectKinds } from '../project-kind.ts';
import { wholeProject } from '../testing/projects.ts';
import { exportProject, importProject, maxFileLength } from './project-json.ts';

const messages = (text: string) => importProject(text, 2026).problems?.map(({ message }) => message);

test('D5: an export includes units, and importing the export restores the same data', () => {
  const text = exportProject(wholeProject);
  expect(JSON.parse(text)).toMatchObject({
    format: 'title24-project',
    units: { 'walls.lines.plateHeight': 'ft', 'building.front': 'degrees', 'floors.area': 'sq ft' },
    data: wholeProject,
  });
  expect(importProject(text, 2026)).toEqual({ data: wholeProject });
});

test('D5: a traced plan is exported and imported with its project', () => {
  const takeoff = { version: 1, stories: [{ name: 'First', plateHeight: 8, polygons: [] }] } as const;
  expect(importProject(exportProject(wholeProject, takeoff), 2026)).toEqual({ data: wholeProject, takeoff });
});

const notAProject = ['This file is not a project that was exported here'];

test.each([
  ['an empty file', ''],
  ['text that is not valid JSON', '{"format": "title24-project",'],
  ['another file', '{"version": 1, "kind": "new"}'],
  ['a list', '[]'],
  ['JSON with deeply nested lists', '['.repeat(100_000)],
  ['JSON with deeply nested objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
])('D5: importing %s is refused', (_, text) => {
  expect(messages(text)).toEqual(notAProject);
});

test('D5: a file with another data version or with fields that a project does not have is refused', () => {
  const file = (data: string) => `{"format":"title24-project","data":${data}}`;
  expect(messages(file('{"version":2,"kind":"new"}'))).toEqual(['The version of a project’s data is 1']);
  expect(messages(file('{"version":1,"kind":"new","__proto__":{"isAdmin":true}}'))).toEqual([
    'A project has no such field',
  ]);
  expect(messages(file('{"version":1,"kind":"new","building":{"__proto__":{"stories":1}}}'))).toEqual([
    'A project has no such field',
  ]);
  const deep = `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`;
  expect(messages(file(`{"version":1,"kind":"new","building":${deep}}`))).toEqual([
    'A project has no such field',
  ]);
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
});

test('D5: a large project can be exported and imported, but a project or file above the size limit is refused', () => {
  const raw = (count: number) =>
    Object.fromEntries(
      ['addressLine1', 'city', 'postalCode', 'jurisdiction', 'climateZone', 'apn'].map((name) => [
        `location.${name}`,
        'é'.repeat(count),
      ]),
    );
  const lines = Array.from({ length: 200 }, (_, index) => ({ id: `g${index + 1}` }));
  const sized = (count: number): ProjectData => ({
    version: 1,
    kind: 'new',
    glazing: { added: lines },
    raw: {
      ...raw(4000),
      ...Object.fromEntries(lines.map(({ id }) => [`glazing.added.${id}.area`, 'x'.repeat(count)])),
    },
  });
  expect(importProject(exportProject(sized(900)), 2026).problems).toBeUndefined();
  expect(messages(exportProject(sized(1200)))).toEqual(['This project is larger than a project may be']);
  expect(messages(' '.repeat(maxFileLength + 1))).toEqual(['This file is too large for a project']);
});

const text = fc.string({ minLength: 1, maxLength: 40 }).filter((value) => value.trim() !== '');
const project: fc.Arbitrary<ProjectData> = fc.record({
  version: fc.constant(1 as const),
  kind: fc.constantFrom(...projectKinds),
  project: fc.record({ name: fc.constant('Hill house'), signer: fc.record({ company: text }) }),
  building: fc.record({
    stories: fc.integer({ min: 1, max: 4 }),
    front: fc.oneof(
      fc.constant('all' as const),
      fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10),
    ),
  }),
  glazing: fc.record({
    added: fc
      .array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 20 })
      .map((areas) =>
        areas.map((area, index) => ({ id: `g${index + 1}`, area: area / 10, orientation: 'left' as const })),
      ),
  }),
  raw: fc.record({ 'location.city': fc.string() }, { requiredKeys: [] }),
});

test('importing any export restores the same data', () => {
  fc.assert(
    fc.property(project, (data) => {
      expect(importProject(exportProject(data), 2026)).toEqual({ data });
    }),
  );
});
