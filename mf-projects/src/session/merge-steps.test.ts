import type { StepData } from '@title24/shared-domain/projects';
import { mergeSteps } from './merge-steps.ts';

const year = 2026;
const merge = (base: StepData, mine: StepData, theirs: StepData, choices?: [string, 'mine' | 'theirs'][]) =>
  mergeSteps({ step: 'walls', base, mine, theirs }, new Map(choices), year);

const walls = (...lines: readonly object[]): StepData => ({ walls: { lines } }) as StepData;
const w1 = { id: 'w1', story: 1, plateHeight: 8 };

test('D1h: a change by only one side is kept without a question', () => {
  const { data, questions } = merge(walls(w1), walls({ ...w1, story: 2 }), walls({ ...w1, plateHeight: 9 }));
  expect(data).toEqual(walls({ id: 'w1', plateHeight: 9, story: 2 }));
  expect(questions).toEqual([]);
});

test('D1h: a field that both sides changed differently becomes a question, and the merge uses my answer by default', () => {
  const [base, mine, theirs] = [
    walls(w1),
    walls({ ...w1, plateHeight: 9 }),
    walls({ ...w1, plateHeight: 10 }),
  ];
  const open = merge(base, mine, theirs);
  expect(open.questions).toEqual([{ address: 'walls.lines.w1.plateHeight', mine: "9'", theirs: "10'" }]);
  expect(open.data).toEqual(mine);
  expect(merge(base, mine, theirs, [['walls.lines.w1.plateHeight', 'theirs']]).data).toEqual(theirs);
});

test('an equal change by both sides needs no choice', () => {
  const { data, questions } = merge(walls(w1), walls({ ...w1, story: 2 }), walls({ ...w1, story: 2 }));
  expect(questions).toEqual([]);
  expect(data).toEqual(walls({ ...w1, story: 2 }));
});

test('invalid text is merged as typed', () => {
  const mine: StepData = { ...walls({ id: 'w1', story: 1 }), raw: { 'walls.lines.w1.plateHeight': 'high' } };
  const { data } = merge(walls(w1), mine, walls({ ...w1, story: 2 }));
  expect(data).toEqual({ ...walls({ id: 'w1', story: 2 }), raw: { 'walls.lines.w1.plateHeight': 'high' } });
});

test('if the two sides add different lines with the same id, both lines are kept', () => {
  const { data } = merge(walls(w1), walls(w1, { id: 'w2', story: 2 }), walls(w1, { id: 'w2', story: 3 }));
  expect(data).toEqual(walls(w1, { id: 'w2', story: 3 }, { id: 'w3', story: 2 }));
});

test('a line that one side removed stays only if the other side changed it', () => {
  const w2 = { id: 'w2', story: 2 };
  expect(merge(walls(w1, w2), walls(w1), walls(w1, w2)).data).toEqual(walls(w1));
  expect(merge(walls(w1, w2), walls(w1), walls(w1, { ...w2, story: 3 })).data).toEqual(
    walls(w1, { ...w2, story: 3 }),
  );
  expect(merge(walls(w1, w2), walls(w1, { ...w2, story: 3 }), walls(w1)).data).toEqual(
    walls(w1, { ...w2, story: 3 }),
  );
});

test('a change of the project kind by only one side is kept', () => {
  const { data } = mergeSteps(
    {
      step: 'project',
      base: { kind: 'addition', project: { name: 'Hill house' } },
      mine: { kind: 'new', project: { name: 'Hill house' } },
      theirs: { kind: 'addition', project: { name: 'Hill' } },
    },
    new Map(),
    year,
  );
  expect(data).toEqual({ kind: 'new', project: { name: 'Hill' } });
});

test('a credit that only one side added is kept', () => {
  const { data } = mergeSteps(
    {
      step: 'floors-roofs',
      base: {},
      mine: { roofs: { coolRoof: { reflectance: 0.7 } } },
      theirs: { roofs: { roofing: 'tile' } },
    },
    new Map(),
    year,
  );
  expect(data).toEqual({ roofs: { roofing: 'tile', coolRoof: { reflectance: 0.7 } } });
});

test('D5: a typical value stays marked after a merge, unless one side has replaced it with an answer', () => {
  const typical = walls({ ...w1, insulation: 'R-0', typicalAnswers: ['insulation'] });
  expect(merge(walls(w1), typical, walls({ ...w1, story: 2 })).data).toEqual(
    walls({ ...w1, story: 2, insulation: 'R-0', typicalAnswers: ['insulation'] }),
  );
  const answered = walls({ ...w1, insulation: 'R-13' });
  expect(merge(typical, answered, walls({ ...typical.walls?.lines?.[0], story: 2 })).data).toEqual(
    walls({ ...w1, story: 2, insulation: 'R-13' }),
  );
});

const known = walls({ ...w1, insulation: 'R-0' });
const typicalOf = (more: object = {}) =>
  walls({ ...w1, insulation: 'R-0', typicalAnswers: ['insulation'], ...more });

test('D5: if only one side marks or unmarks an unchanged answer as typical, the merge does too', () => {
  expect(merge(known, typicalOf(), walls({ ...w1, insulation: 'R-0', story: 2 })).data).toEqual(
    typicalOf({ story: 2 }),
  );
  expect(merge(typicalOf(), known, typicalOf({ story: 2 })).data).toEqual(
    walls({ ...w1, insulation: 'R-0', story: 2 }),
  );
  expect(merge(known, walls({ ...w1, insulation: 'R-0', story: 2 }), typicalOf()).data).toEqual(
    typicalOf({ story: 2 }),
  );
});

test('D5: if both sides enter the same answer and only one marks it as typical, the merged answer is not marked', () => {
  expect(merge(walls(w1), typicalOf(), known)).toEqual({ data: known, questions: [] });
  expect(merge(walls(w1), known, typicalOf())).toEqual({ data: known, questions: [] });
});

test('D5: if one side marks an answer as typical and the other changes it, the change is used', () => {
  const answered = walls({ ...w1, insulation: 'R-13' });
  expect(merge(known, typicalOf(), answered)).toEqual({ data: answered, questions: [] });
  expect(merge(known, answered, typicalOf())).toEqual({ data: answered, questions: [] });
});
