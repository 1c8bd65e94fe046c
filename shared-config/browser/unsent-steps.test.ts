import 'fake-indexeddb/auto';
import { type UnsentStep, unsentSteps } from './unsent-steps.ts';

const step = (given: Partial<UnsentStep>): UnsentStep => ({
  project: 'P100001',
  step: 'walls',
  tab: 'one',
  stamp: 1,
  base: {},
  data: {},
  keptAt: 1,
  ...given,
});

beforeEach(() => unsentSteps.clear());

test('D1h steps are kept by project, step and tab, the last version of each', async () => {
  await unsentSteps.keep(step({ data: { a: 1 } }));
  expect(await unsentSteps.keep(step({ data: { a: 2 } }))).toBe(true);
  await unsentSteps.keep(step({ tab: 'two', keptAt: 0 }));
  await unsentSteps.keep(step({ project: 'P100002' }));
  expect(await unsentSteps.ofProject('P100001')).toEqual([
    step({ tab: 'two', keptAt: 0 }),
    step({ data: { a: 2 } }),
  ]);
  expect(await unsentSteps.projects()).toEqual(['P100001', 'P100002']);
});

test('D1h what is stored, or cleared at the logout, is gone', async () => {
  await unsentSteps.keep(step({}));
  await unsentSteps.keep(step({ step: 'glazing' }));
  await unsentSteps.drop('P100001', 'walls', 'one');
  expect(await unsentSteps.ofProject('P100001')).toEqual([step({ step: 'glazing' })]);
  await unsentSteps.clear();
  expect(await unsentSteps.projects()).toEqual([]);
});

test('a browser that keeps nothing says so', async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await unsentSteps.keep(step({}))).toBe(false);
  put.mockRestore();
  expect(await unsentSteps.keep(step({}))).toBe(true);
});
