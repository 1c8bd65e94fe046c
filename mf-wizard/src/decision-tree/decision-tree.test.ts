import { pathOf, stepAddress } from './address.ts';
import { decisionTree } from './decision-tree.ts';
import { positionAt } from './position.ts';
import { formerPaths } from './questions.ts';
import { stepTitle, wizardTitle } from './step-title.ts';

interface Scenario {
  readonly path: string;
  readonly nodes: readonly string[];
}

/** Returns every path from a question to an outcome. Throws if a path is circular. */
function scenariosFrom(id: string, path: string, before: readonly string[]): Scenario[] {
  if (before.includes(id)) throw new Error(`The wizard has a circular path at ${path}`);
  const nodes = [...before, id];
  const question = decisionTree.questions[id];
  if (!question) return [{ path, nodes }];
  return question.answers.flatMap(({ slug, next, isGroup }) =>
    scenariosFrom(next, isGroup ? path : `${path}/${slug}`, nodes),
  );
}

const scenarios = [
  ...scenariosFrom('residential', 'residential', []),
  ...scenariosFrom('commercial', 'commercial', []),
];

test.each(scenarios)('the path $path leads to an outcome, whose URL opens the same outcome', ({ path }) => {
  const search = new URL(stepAddress(path), 'https://example.com').search;
  const position = positionAt(decisionTree, pathOf(search));
  expect(position).toMatchObject({ path, complete: true, node: { type: 'outcome' } });
  expect(position?.answers.at(-1)?.path).toBe(path);
});

test('R4: every question and outcome has a unique title', () => {
  const paths = scenarios.flatMap(({ path }) => {
    const { answers = [], sector = '' } = positionAt(decisionTree, path) ?? {};
    return [sector, ...answers.map((answer) => answer.path)];
  });
  const titles = [...new Set(paths)].map((path) =>
    stepTitle(new URL(stepAddress(path), 'https://example.com').search),
  );
  const nodes = new Set(scenarios.flatMap(({ nodes }) => nodes));
  expect(new Set([wizardTitle, ...titles]).size).toBe(nodes.size + 1);
  expect(stepTitle('')).toBe('Is Title 24 compliance required / Full Service Quote');
  expect(stepTitle('?path=nowhere')).toBe(wizardTitle);
});

test('W3, W4: all specified branches exist', () => {
  expect(scenarios.map(({ path, nodes }) => [path, nodes.at(-1)])).toEqual([
    ['residential/new-building', 'new-building'],
    ['residential/addition/by-itself', 'addition-by-itself'],
    ['residential/addition/existing-plus', 'existing-plus-addition'],
    ['residential/detached-structure/conversion-only', 'conversion-only'],
    ['residential/detached-structure/conversion-and-addition', 'conversion-and-addition'],
    ['residential/adu/new-detached', 'new-building'],
    ['residential/adu/attached/by-itself', 'addition-by-itself'],
    ['residential/adu/attached/existing-plus', 'existing-plus-addition'],
    ['residential/adu/detached-structure/conversion-only', 'conversion-only'],
    ['residential/adu/detached-structure/conversion-and-addition', 'conversion-and-addition'],
    ['residential/dwelling-units', 'dwelling-units'],
    ['residential/envelope', 'envelope'],
    ['residential/mechanical', 'mechanical'],
    ['residential/interior-remodel', 'interior-remodel'],
    ['residential/prescriptive', 'prescriptive'],
    ['residential/not-sure', 'not-sure'],
    ['commercial/historic', 'historic'],
    ['commercial/occupancy-i', 'occupancy-i'],
    ['commercial/temporary', 'temporary'],
    ['commercial/covered-processes', 'covered-processes'],
    ['commercial/other', 'other-commercial'],
  ]);
});

test('the first residential question has four answers with drawings, and later questions have at most four answers', () => {
  const { residential, commercial, ...others } = decisionTree.questions;
  expect(residential?.answers.map(({ drawing }) => drawing)).toEqual([
    'new',
    'addition',
    'change',
    'unknown',
  ]);
  expect(commercial?.answers).toHaveLength(5);
  for (const { answers } of Object.values(others)) expect(answers.length).toBeLessThanOrEqual(4);
});

test.each([...formerPaths])('the former path %s leads to %s', (former, current) => {
  expect(positionAt(decisionTree, former)).toMatchObject({ path: current, complete: true });
});

test('the path of a grouped answer does not contain the slug of its group', () => {
  expect(positionAt(decisionTree, 'residential/change')).toMatchObject({
    path: 'residential/change',
    base: 'residential',
    complete: true,
  });
  expect(positionAt(decisionTree, 'residential/change/mechanical')?.path).toBe('residential/mechanical');
  expect(positionAt(decisionTree, 'residential/mechanical')?.answers).toEqual([
    { label: 'Change what’s there', path: 'residential/change', question: 'residential' },
    {
      label: 'Furnace, air conditioner or ducts',
      path: 'residential/mechanical',
      question: 'residential/change',
    },
  ]);
});

test('every question and outcome can be reached, and every answer leads to a question or an outcome', () => {
  const reached = new Set(scenarios.flatMap(({ nodes }) => nodes));
  expect([...reached].sort()).toEqual(
    [...Object.keys(decisionTree.questions), ...Object.keys(decisionTree.outcomes)].sort(),
  );
});

test('a question’s answers have different slugs, which need no escaping', () => {
  for (const { answers } of Object.values(decisionTree.questions)) {
    const slugs = answers.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
});

test.each([
  ['new-building', 'new'],
  ['envelope', 'envelope'],
  ['addition-by-itself', 'addition'],
  ['existing-plus-addition', 'existing-plus'],
  ['dwelling-units', 'dwelling-units'],
  ['conversion-only', 'addition'],
  ['conversion-and-addition', 'existing-plus'],
  ['historic', 'commercial'],
  ['other-commercial', 'commercial'],
])('W6: the outcome %s shows the estimator %s', (outcome, estimator) => {
  expect(decisionTree.outcomes[outcome]?.price).toMatchObject({ type: 'estimator', estimator });
});

test('W6: outcomes without an estimator have the specified price and upload', () => {
  expect(decisionTree.outcomes.prescriptive).toMatchObject({
    price: { type: 'fixed', amount: 295 },
    upload: { type: 'b', label: 'Submit my plans' },
  });
  expect(decisionTree.outcomes['covered-processes']).toMatchObject({
    price: { type: 'text' },
    upload: { type: 'c' },
  });
  for (const id of ['mechanical', 'interior-remodel', 'occupancy-i']) {
    expect(decisionTree.outcomes[id]?.upload).toBeUndefined();
  }
});

test('every outcome has exactly one button', () => {
  for (const { upload, next } of Object.values(decisionTree.outcomes))
    expect([upload, next].filter(Boolean)).toHaveLength(1);
});

test('W3: for changes to the envelope, the free option comes first, then the fixed fee, then the report', () => {
  const { verdict, why = [], freeOption, price } = decisionTree.outcomes.envelope ?? {};
  expect(verdict).toBe('forms-required');
  const order = [/free or nearly free/, /\$295/, /performance report/].map((words) =>
    why.findIndex((reason) => words.test(reason)),
  );
  expect(order).toEqual([...order].sort());
  expect(order).not.toContain(-1);
  expect(freeOption).toMatchObject({ href: 'https://energycodeace.com/', external: true });
  expect(price).toMatchObject({
    type: 'estimator',
    first: 'Forms: free or $295',
    note: expect.stringContaining('performance report'),
  });
});

test('W3: the size of an addition determines how it is analyzed', () => {
  const { question, answers = [] } = decisionTree.questions.addition ?? {};
  expect(question).toBe('How big is the new or converted area?');
  expect(answers.map(({ label, next }) => [label, next])).toEqual([
    ['700 sq ft or less', 'addition-by-itself'],
    ['More than 700 sq ft', 'existing-plus-addition'],
  ]);
});

test('W3: interior remodeling usually needs no report, and the reasons mention lighting', () => {
  expect(decisionTree.outcomes['interior-remodel']).toMatchObject({ verdict: 'usually-not-required' });
  expect(decisionTree.outcomes['interior-remodel']?.why?.join(' ')).toMatch(
    /Ask your city or county about lighting/,
  );
});

test.each([
  ...['new-building', 'envelope', 'addition-by-itself', 'existing-plus-addition', 'dwelling-units'],
  ...['conversion-only', 'conversion-and-addition'],
])('W3: the outcome %s says when the certificate must be registered', (id) => {
  expect(decisionTree.outcomes[id]?.codeNote).toMatch(/ECC rater.*must be registered before you apply/);
});

test('links to other wizard steps lead to existing steps', () => {
  const hrefs = Object.values(decisionTree.outcomes).flatMap(({ links = [] }) =>
    links.flatMap((link) => ('href' in link ? link.href : [])),
  );
  const steps = hrefs.filter((href) => href.startsWith('/compliance-wizard'));
  expect(steps.length).toBeGreaterThan(0);
  for (const href of steps) {
    expect(positionAt(decisionTree, pathOf(new URL(href, 'https://example.com').search))?.complete).toBe(
      true,
    );
  }
});

test.each([
  ['residential/addition/nonsense', 'residential/addition'],
  ['residential/new-building/more', 'residential/new-building'],
  ['commercial/__proto__', 'commercial'],
  ['residential/constructor/toString', 'residential'],
])('the invalid path %s stops at %s', (path, reached) => {
  expect(positionAt(decisionTree, path)).toMatchObject({ path: reached, complete: false });
});

test.each(['', '/', 'nonsense', '__proto__', 'new-building', '🏠/x'])('the path %j is not a step', (path) => {
  expect(positionAt(decisionTree, path)).toBeNull();
});
