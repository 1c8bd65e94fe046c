import fc from 'fast-check';
import { wholeProject } from '../testing/projects.ts';
import { withChanges } from '../testing/with-changes.ts';
import { csvCell, projectCsv } from './project-csv.ts';

const rows = (changes = {}) => projectCsv(withChanges(wholeProject, changes)).split('\r\n');

test('D5: an answer is a row, with the words and units of the forms', () => {
  const csv = rows();
  expect(csv[0]).toBe('Step,Group,Line,Field,Value,Unit');
  expect(csv).toContain('Building,Building,,Building type,Single Family Detached,');
  expect(csv).toContain('Building,Building,,Conditioned floor area,1200,sq ft');
  expect(csv).toContain('Building,Building,,Orientation of front faces,0,degrees');
  expect(csv).toContain('Building,Building,,Is a garage attached?,No,');
  expect(csv).toContain('Walls,Walls by story and assembly,w1,Length of wall: Front,40,ft');
  expect(csv).toContain('Walls,Walls by story and assembly,w1,Cavity,2x4 (3.5 in),');
  expect(csv).toContain('Project and signer,Project and signer,,Name of the report signer: First name,Ana,');
  expect(csv.at(-1)).toBe('');
});

test('D5: front of all orientations has no degrees, and unused lines are left out', () => {
  expect(rows({ 'building.front': 'all' })).toContain(
    'Building,Building,,Orientation of front faces,All Orientations,',
  );
  const floor = { id: 'f2', part: 'existing', type: 'slab', area: 77 };
  expect(rows({ 'floors.1': floor }).join()).not.toContain('77');
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
])('D5: the cell %j is %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('no cell begins like a formula, quotes aside', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('=', '+', '-', '@', '\t', '\r', ''), (text, sign) => {
      expect(csvCell(sign + text)).not.toMatch(/^"?\s*[=+\-@]/);
    }),
  );
});

test('D5: a hostile name is harmless in the export', () => {
  expect(rows({ 'project.name': '=cmd|calc' })).toContain(
    "Project and signer,Project and signer,,Project name,'=cmd|calc,",
  );
});
