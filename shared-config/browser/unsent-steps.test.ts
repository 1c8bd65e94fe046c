import 'fake-indexeddb/auto';
import { type UnsentStep, unsentSteps } from './unsent-steps.ts';

const step = (given: Partial<UnsentStep>): UnsentStep => ({
  owner: 'ana',
  project: 'P100001',
  step: 'walls',
  tab: 'one',
  stamp: 1,
  base: {},
  data: {},
  keptAt: 1,
  ...given,
});

beforeEach(async () => {
  await unsentSteps.clear('ana');
  await unsentSteps.clear('ben');
});

test('D1h: stores the latest version of each step by project and tab', async () => {
  await unsentSteps.keep(step({ data: { a: 1 } }));
  expect(await unsentSteps.keep(step({ data: { a: 2 } }))).toBe(true);
  await unsentSteps.keep(step({ tab: 'two', keptAt: 0 }));
  await unsentSteps.keep(step({ project: 'P100002' }));
  expect(await unsentSteps.ofProject('ana', 'P100001')).toEqual([
    step({ tab: 'two', keptAt: 0 }),
    step({ data: { a: 2 } }),
  ]);
  expect(await unsentSteps.projects('ana')).toEqual(['P100001', 'P100002']);
});

test('D1h: removes one step, or all steps of an account', async () => {
  await unsentSteps.keep(step({}));
  await unsentSteps.keep(step({ step: 'glazing' }));
  await unsentSteps.drop(step({}));
  expect(await unsentSteps.ofProject('ana', 'P100001')).toEqual([step({ step: 'glazing' })]);
  await unsentSteps.clear('ana');
  expect(await unsentSteps.projects('ana')).toEqual([]);
});

test('D1h: an account neither sees nor removes another account’s steps', async () => {
  await unsentSteps.keep(step({}));
  expect(await unsentSteps.ofProject('ben', 'P100001')).toEqual([]);
  expect(await unsentSteps.projects('ben')).toEqual([]);
  await unsentSteps.keep(step({ owner: 'ben', project: 'P100002' }));
  await unsentSteps.drop(step({ owner: 'ben' }));
  await unsentSteps.clear('ben');
  expect(await unsentSteps.projects('ben')).toEqual([]);
  expect(await unsentSteps.ofProject('ana', 'P100001')).toEqual([step({})]);
});

test('reports that the browser could not store a step', async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await unsentSteps.keep(step({}))).toBe(false);
  put.mockRestore();
  expect(await unsentSteps.keep(step({}))).toBe(true);
});
