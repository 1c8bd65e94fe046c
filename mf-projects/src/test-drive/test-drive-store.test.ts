import 'fake-indexeddb/auto';
import { rpcErrorCodes } from '@title24/remote-kit/contract';
import { startingProject } from '@title24/shared-domain/projects';
import { dropDraft, loadDraft, startDraft } from './draft.ts';
import { testDriveStore } from './test-drive-store.ts';

const begin = () => startDraft(startingProject('Test drive', 'addition', { addition: 500 }));

afterEach(async () => {
  jest.restoreAllMocks();
  await dropDraft();
});

test('D1j: a test drive stores each step with its own stamp in this browser', async () => {
  expect(await loadDraft()).toBeNull();
  expect(await begin()).toBe(true);
  const saved = await testDriveStore.save('location', { location: { city: 'Oakland' } }, 0);
  expect(saved).toMatchObject({ outcome: 'saved', saved: { stamp: 1 } });
  expect(await testDriveStore.load()).toMatchObject({
    key: 'test-drive',
    state: 'in-progress',
    stored: null,
    data: { kind: 'addition', location: { city: 'Oakland' }, building: { additionFloorArea: 500 } },
    stepStamps: { location: 1, building: 0 },
  });
});

test('D1j: saving a step that another tab has saved is a conflict, and the result includes the stored step', async () => {
  await begin();
  await testDriveStore.save('location', { location: { city: 'Oakland' } }, 0);
  expect(await testDriveStore.save('location', { location: { city: 'Fresno' } }, 0)).toMatchObject({
    outcome: 'conflict',
    current: { stamp: 1, data: { location: { city: 'Oakland' } } },
  });
});

test('D1j: without browser storage, a save fails with a message and the tab keeps typed text', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(await begin()).toBe(false);
  await expect(testDriveStore.save('location', { location: { city: 'Oakland' } }, 0)).rejects.toMatchObject({
    code: rpcErrorCodes.limit,
    message: expect.stringContaining('can’t keep the test drive'),
  });
  expect((await testDriveStore.load()).data.location).toEqual({ city: 'Oakland' });
});

test('D1j: a save fails while storage is full and succeeds when there is space', async () => {
  await begin();
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const save = (stamp: number) => testDriveStore.save('location', { location: { city: 'Oakland' } }, stamp);
  await expect(save(0)).rejects.toMatchObject({ code: rpcErrorCodes.limit });
  expect((await testDriveStore.load()).data.location).toEqual({ city: 'Oakland' });
  full.mockRestore();
  expect(await save(0)).toMatchObject({ outcome: 'saved' });
});

/** Saves in this tab as if storage were full, and expects the save to fail. */
async function saveWithoutSpace(...[unit, data, stamp]: Parameters<typeof testDriveStore.save>) {
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await expect(testDriveStore.save(unit, data, stamp)).rejects.toMatchObject({ code: rpcErrorCodes.limit });
  full.mockRestore();
}

/** Saves as another tab would. */
async function saveElsewhere(...[unit, data, stamp]: Parameters<typeof testDriveStore.save>) {
  await jest.isolateModulesAsync(async () => {
    const other = await import('./test-drive-store.ts');
    expect(await other.testDriveStore.save(unit, data, stamp)).toMatchObject({ outcome: 'saved' });
  });
}

test('D1j: after a failed save, a tab keeps the steps that another tab has saved in the meantime', async () => {
  await begin();
  await saveWithoutSpace('location', { location: { city: 'Oakland' } }, 0);
  await saveElsewhere('building', { building: { stories: 2 } }, 0);
  expect(await testDriveStore.save('location', { location: { city: 'Oakland' } }, 0)).toMatchObject({
    outcome: 'saved',
  });
  expect((await testDriveStore.load()).data).toMatchObject({
    location: { city: 'Oakland' },
    building: { stories: 2 },
  });
});

test('D1j: after a failed save, saving a step that another tab has saved in the meantime is a conflict', async () => {
  await begin();
  await saveWithoutSpace('location', { location: { city: 'Oakland' } }, 0);
  await saveElsewhere('location', { location: { city: 'Fresno' } }, 0);
  expect(await testDriveStore.save('location', { location: { city: 'Oakland' } }, 0)).toMatchObject({
    outcome: 'conflict',
    current: { stamp: 1, data: { location: { city: 'Fresno' } } },
  });
});

test('D1j: a new draft that could not be stored replaces the older draft at the next save', async () => {
  await begin();
  await testDriveStore.save('building', { building: { stories: 2 } }, 0);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await begin()).toBe(false);
  await testDriveStore.save('location', { location: { city: 'Oakland' } }, 0);
  const { data } = await testDriveStore.load();
  expect([data.building?.stories, data.location]).toEqual([undefined, { city: 'Oakland' }]);
});

test('a draft in an unknown format is ignored', async () => {
  await startDraft({ version: 2, kind: 'new' } as never);
  jest.resetModules();
  const reloadedDraft = await import('./draft.ts');
  expect(await reloadedDraft.loadDraft()).toBeNull();
});

test('without a draft, loading and saving fail', async () => {
  await expect(testDriveStore.load()).rejects.toMatchObject({ code: rpcErrorCodes.notFound });
  await expect(testDriveStore.save('location', {}, 0)).rejects.toMatchObject({
    code: rpcErrorCodes.notFound,
  });
});
