import { answerCase, DiyCaseError, readCaseFile } from './answer-case.ts';
import published from './testing/published-cases.json' with { type: 'json' };
import { type AgreedCase, differences } from './testing/same-answer.ts';

const cases: readonly AgreedCase[] = published.cases;

test('each group has the published number of test cases', () => {
  const groups = ['order-total', 'deadlines', 'takeoff', 'checks'];
  const counts = groups.map((name) => cases.filter(({ group }) => group === name).length);
  expect(counts).toEqual([44, 52, 54, 68]);
  expect(cases).toHaveLength(218);
});

test.each(cases.map((each) => [each.id, each] as const))(
  'D6: to D9: the case %s has the expected result',
  (_, each) => {
    const actual = answerCase(each, published.catalogueCents);
    expect({ actual, differs: differences(each.expected, actual) }).toEqual({ actual, differs: [] });
  },
);

test('comparing results tolerates rounded decimals and additional members, but not additional errors', () => {
  expect(differences({ feet: 0.5, list: [{ a: 1 }] }, { feet: 0.50005, list: [{ a: 1, b: 2 }] })).toEqual([]);
  expect(differences({ feet: 0.5 }, { feet: 0.5002 })).toEqual(['.feet']);
  expect(differences({ gap: 14.1 }, { gap: 14.2 })).toEqual(['.gap']);
  expect(differences({ cents: 1 }, { cents: 1.01 })).toEqual(['.cents']);
  expect(differences({ errors: [] }, { errors: ['x'] })).toEqual(['.errors']);
  expect(differences({ errors: [] }, {})).toEqual(['.errors']);
});

test('an unknown group and a file in another format are refused', () => {
  const unlisted = { id: 'x-1', group: 'weather', input: {} };
  expect(() => answerCase(unlisted, {})).toThrow(
    new DiyCaseError('There is no group of cases named weather'),
  );
  for (const file of [null, [], {}, { cases: [] }, { catalogueCents: {}, cases: {} }]) {
    expect(() => readCaseFile(file)).toThrow('The file needs catalogueCents and a list of cases');
  }
  expect(readCaseFile(published)).toEqual({
    catalogueCents: published.catalogueCents,
    cases: published.cases,
  });
});

test('an outline that crosses itself has no quantities', () => {
  const points = [
    [0, 0],
    [10, 0],
    [0, 10],
    [10, 10],
  ];
  const scale = { a: [0, 0], b: [10, 0], lengthFeet: 10 };
  const input = { op: 'trace', scale, stories: [{ name: '1', plateHeight: 8, polygons: [{ points }] }] };
  expect(answerCase({ id: 'x-2', group: 'takeoff', input }, {})).toEqual({
    error: 'The outline crosses itself between wall 2 and wall 4',
  });
});

test('an opening has no azimuth if it is a skylight or if the front can face any of four directions', () => {
  const azimuth = (front: unknown, orientation: string) =>
    answerCase({ id: 'x-3', group: 'takeoff', input: { op: 'azimuth', front, orientation } }, {});
  expect(azimuth('all', 'left')).toEqual({ degrees: null, facesWest: false });
  expect(azimuth(200, 'flat')).toEqual({ degrees: null, facesWest: false });
});
