import { cf1rSample, nrccSample, type SampleReport } from './index.ts';

const rowsOf = ({ tables }: SampleReport, letter: string) =>
  tables.find(({ heading }) => heading.startsWith(`${letter}.`))?.rows ?? [];
const number = (text: string | undefined) => Number.parseFloat((text ?? '').replaceAll(',', ''));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const rowNamed = (rows: readonly (readonly string[])[], name: string) =>
  rows.find(([head]) => head?.includes(name)) ?? [];

test.each([cf1rSample, nrccSample])(
  'C13: $title states that it is a sample, and each table is complete',
  (sample) => {
    expect(sample.title).toMatch(/^Sample: /);
    expect(sample.lead).toMatch(/invented building data\. Not for a permit\./);
    for (const { columns, rows, note, heading } of sample.tables) {
      expect(heading).toMatch(/^[A-R]\. /);
      expect(note).toMatch(/\.$/);
      for (const row of rows) expect(row).toHaveLength(columns.length);
      expect(new Set(rows.map(([head]) => head)).size).toBe(rows.length);
    }
  },
);

test('C13: the figures of the sample CF1R are consistent', () => {
  for (const [, standard, proposed, margin] of rowsOf(cf1rSample, 'B').slice(0, 2))
    expect(number(standard) - number(proposed)).toBeCloseTo(number(margin), 5);
  const glazing = sum(rowsOf(cf1rSample, 'F').map(([, , area]) => number(area)));
  const general = rowsOf(cf1rSample, 'A');
  const floor = number(rowNamed(general, 'floor area')[1]);
  expect(rowNamed(general, 'Glazing')[1]).toBe(
    `${glazing} sq ft (${((glazing / floor) * 100).toFixed(1)}% of the floor area)`,
  );
});

test('C13: the figures of the sample NRCC are consistent', () => {
  const fixtures = rowsOf(nrccSample, 'F').slice(0, -1);
  for (const [, , each, count, watts] of fixtures) expect(number(each) * number(count)).toBe(number(watts));
  const designed = sum(fixtures.map((row) => number(row[4])));
  const areas = rowsOf(nrccSample, 'I').slice(0, -1);
  for (const [, area, perFoot, watts] of areas)
    expect(number(area) * number(perFoot)).toBeCloseTo(number(watts), 5);
  const allowed = sum(areas.map((row) => number(row[3])));
  expect(rowsOf(nrccSample, 'C').map(([, watts]) => watts)).toEqual([
    `${allowed}`,
    `${designed}`,
    'Complies',
  ]);
  expect(rowNamed(rowsOf(nrccSample, 'F'), 'Total')[4]).toBe(`${designed}`);
  expect(rowNamed(rowsOf(nrccSample, 'I'), 'Total')[3]).toBe(`${allowed}`);
});
