import { wholeProject } from '../testing/projects.ts';
import { exportedFile } from './exported-file.ts';
import { projectSummary } from './project-summary.ts';

const building = (data: Parameters<typeof projectSummary>[0]) =>
  projectSummary(data).flatMap((table) =>
    table.path === 'building' && 'answers' in table ? table.answers : [],
  );

test('D5: a table of answers has the questions that apply to the project, answered or not, and the units of numbers', () => {
  const answers = building(wholeProject);
  expect(answers).toContainEqual({ label: 'Conditioned floor area', answer: '1200', unit: 'sq ft' });
  const { bedrooms: _, ...others } = wholeProject.building;
  expect(building({ ...wholeProject, building: others })).toContainEqual({
    label: 'Bedrooms',
    answer: '',
    unit: '',
  });
  expect(answers.map(({ label }) => label)).not.toContain('Existing conditioned floor area');
});

test('D5: the summary can round lengths, which are stored with four decimals', () => {
  const sized = {
    ...wholeProject,
    walls: { lines: [{ id: 'w1', part: 'new', plateHeight: 6.6667 }] },
  } as const;
  const cellsOf = (decimals?: number) =>
    projectSummary(sized, decimals).flatMap((table) => ('rows' in table ? table.rows : []))[0]?.cells;
  expect(cellsOf()).toContain('6.6667');
  expect(cellsOf(2)).toContain('6.67');
});

test('D5: the summary contains invalid text as typed', () => {
  const { stories: _, ...others } = wholeProject.building;
  const typed = { ...wholeProject, building: others, raw: { 'building.stories': 'two' } };
  expect(building(typed)).toContainEqual(expect.objectContaining({ answer: 'two' }));
});

test('D5: the name of an exported file contains the project number (or test-drive) and the project name', () => {
  expect(exportedFile('P100245', { data: wholeProject, takeoff: null }, 'csv')).toMatchObject({
    fileName: 'P100245-hill-house.csv',
    mediaType: 'text/csv; charset=utf-8',
  });
  const { fileName, content } = exportedFile('test-drive', { data: wholeProject, takeoff: null }, 'json');
  expect(fileName).toBe('test-drive-hill-house.json');
  expect(JSON.parse(content)).toMatchObject({ data: wholeProject });
});
