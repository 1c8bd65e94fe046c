import 'fake-indexeddb/auto';
import { dropPlan, keepPlan, keptPlan } from './kept-plans.ts';

const ana = { owner: 'ana', project: 'P100001' };
const plan = (sha256: string) => ({ ...ana, name: 'plans.pdf', sha256, bytes: new Blob(['plan']) });

test('D1e: only the latest plan of an account and project is stored, until it is removed', async () => {
  expect(await keptPlan(ana)).toBeNull();
  await keepPlan(plan('a'));
  await keepPlan(plan('b'));
  expect(await keptPlan(ana)).toMatchObject({ name: 'plans.pdf', sha256: 'b' });
  expect(await keptPlan({ ...ana, owner: 'ben' })).toBeNull();
  expect(await keptPlan({ ...ana, project: 'P100002' })).toBeNull();
  await dropPlan(ana);
  expect(await keptPlan(ana)).toBeNull();
});

test('D1e: without browser storage, there are no plans, and storing a plan is an error', async () => {
  const { indexedDB } = globalThis;
  Object.assign(globalThis, {
    indexedDB: {
      open: () => {
        throw new Error('forbidden');
      },
    },
  });
  try {
    expect(await keptPlan(ana)).toBeNull();
    await expect(keepPlan(plan('a'))).rejects.toThrow('forbidden');
  } finally {
    Object.assign(globalThis, { indexedDB });
  }
});
