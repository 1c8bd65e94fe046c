import fc from 'fast-check';
import { wholeProject } from '../testing/projects.ts';
import { withChanges } from '../testing/with-changes.ts';
import { csvCell, projectCsv } from './project-csv.ts';

const rows = (changes = {}) => projectCsv(withChanges(wholeProject, changes)).split('\r\n');

test('D5: a list has a heading row and a row per line, with the forms’ labels and units', () => {
  const csv = rows();
  const head = csv.findIndex((row) => row.startsWith('Table,Line,Part,Story,'));
  expect(csv.slice(head, head + 3)).toEqual([
    [
      'Table,Line,Part,Story,Average plate height (ft)',
      'Lengths by orientation: Front wall (ft),Lengths by orientation: Left wall (ft)',
      'Lengths by orientation: Back wall (ft),Lengths by orientation: Right wall (ft)',
      'Insulation,Cavity (in),Continuous insulation (R-value)',
    ].join(),
    'Walls by story and assembly,w1,New building,1,8,40,30,40,30,R-15,2x4 (3.5 in),0',
    '',
  ]);
});

test('D5: an answer that does not belong to a list has its own row with its unit', () => {
  const csv = rows();
  expect(csv).toContain('Building,Building type,Single Family Detached,');
  expect(csv).toContain('Building,Conditioned floor area,1200,sq ft');
  expect(csv).toContain('Building,Orientation of front faces,0,degrees');
  expect(csv).toContain('Building,Is a garage attached?,No,');
  expect(csv).toContain('Project and signer,Name of the report signer: First name,Ana,');
  expect(rows({ kind: 'alteration' })).toContain('Building,Addition area,No addition (entered as 1),');
});

test('D5: the CSV has no unit for the answer All Orientations, no unused lines and no empty lists', () => {
  expect(rows({ 'building.front': 'all' })).toContain(
    'Building,Orientation of front faces,All Orientations,',
  );
  const floor = { id: 'f2', part: 'existing', type: 'slab', area: 77 };
  expect(rows({ 'floors.1': floor }).join()).not.toContain('77');
  expect(rows().join()).not.toContain('Other walls');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
  ['12-6', '12-6'],
])('D5: the cell %j is written as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('no cell begins like a formula, even after its opening quote', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('=', '+', '-', '@', '\t', '\r', ''), (text, sign) => {
      expect(csvCell(sign + text)).not.toMatch(/^"?\s*[=+\-@]/);
    }),
  );
});

test('D5: a project name that is a formula is exported as text', () => {
  expect(rows({ 'project.name': '=cmd|calc' })).toContain("Project and signer,Project name,'=cmd|calc,");
});
