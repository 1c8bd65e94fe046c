import fc from 'fast-check';
import { joinableLines } from '../joinable-lines.ts';
import type { ProjectData } from '../project-data.ts';
import { projectKinds } from '../project-kind.ts';
import { applyAction } from '../step-form/step-actions.ts';
import { withTyped } from '../step-form/typed-fields.ts';
import { additionToHouse, wholeProject } from '../testing/projects.ts';
import { changeKind } from '../used-lines.ts';
import { projectFindings } from './project-findings.ts';

const fields = [
  'building.conditionedFloorArea',
  'walls.lines.w1.plateHeight',
  'walls.lines.w1.lengths.front',
  'walls.lines.w1.part',
  'glazing.added.g1.area',
  'glazing.added.g1.windowHeight',
  'glazing.added.g1.rated',
  'glazing.added.g2.area',
  'floors.f1.area',
];
const texts = ['', '0', '12', '8\' 6"', 'high', '99999', 'yes', 'addition'];

const edits = fc.oneof(
  fc.record({ address: fc.constantFrom(...fields), text: fc.constantFrom(...texts) }).map(
    ({ address, text }) =>
      (data: ProjectData) =>
        withTyped(data, address, text, 2026),
  ),
  // Changes only the texts in `raw`. The line objects stay the same.
  fc
    .record({ address: fc.constantFrom(...fields), text: fc.constantFrom('high', 'low') })
    .map(({ address, text }) => (data: ProjectData) => ({ ...data, raw: { [address]: text } })),
  fc.constantFrom(...projectKinds).map((kind) => (data: ProjectData) => changeKind(data, kind)),
  fc
    .constantFrom('g1', 'g2')
    .map((line) => (data: ProjectData) => applyAction(data, 'glazing', { do: 'copy', line })),
  fc
    .constantFrom('g1', 'g2')
    .map((line) => (data: ProjectData) => applyAction(data, 'glazing', { do: 'remove', line })),
);

const circumstances = { thisYear: 2026, attachments: [] };

test('D5: the findings and joinable lines after any edits are the same as if the project were loaded again', () => {
  const starts = [wholeProject, additionToHouse].map(
    (project) => ({ version: 1, ...project }) as ProjectData,
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.array(edits, { minLength: 1, maxLength: 8 }),
      (start, each) => {
        let data = start;
        for (const edit of each) {
          data = edit(data);
          const loaded = JSON.parse(JSON.stringify(data)) as ProjectData;
          expect(projectFindings(data, circumstances)).toEqual(projectFindings(loaded, circumstances));
          expect(joinableLines(data.glazing?.added ?? [])).toEqual(
            joinableLines(loaded.glazing?.added ?? []),
          );
        }
      },
    ),
    { numRuns: 50 },
  );
});
