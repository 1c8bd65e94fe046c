import type { UnsentStep } from '@title24/remote-kit/browser';
import { spacingMs } from './save-schedule.ts';
import { openSession, plan, rest, saved, type } from './testing/open-session.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('D1h: changes to different fields in two windows are merged without a question', async () => {
  const { session, saves } = openSession();
  type(session, 'building.stories', '2');
  void session.flush();
  saves[0]?.answer({
    outcome: 'conflict',
    current: { stamp: 4, lastUpdate: '2026-11-20T22:33:00.000Z', data: { building: { bedrooms: 3 } } },
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(saves[1]).toMatchObject({ stamp: 4, data: { building: { stories: 2, bedrooms: 3 } } });
  expect(session.getState().questions).toBeNull();
});

test('D1h: the user chooses between two versions of a field, while other steps are saved', async () => {
  const { session, saves } = openSession();
  type(session, 'building.stories', '2');
  void session.flush();
  saves[0]?.answer({
    outcome: 'conflict',
    current: { stamp: 4, lastUpdate: '2026-11-20T22:33:00.000Z', data: { building: { stories: 3 } } },
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(session.getState().questions?.questions).toEqual([
    { address: 'building.stories', mine: '2', theirs: '3' },
  ]);
  type(session, 'location.city', 'Oakland');
  await jest.advanceTimersByTimeAsync(spacingMs);
  expect(saves[1]).toMatchObject({ unit: 'location' });
  saves[1]?.answer(saved(1));
  await jest.advanceTimersByTimeAsync(0);
  session.resolve(new Map([['building.stories', 'mine']]));
  expect(saves[2]).toMatchObject({ unit: 'building', stamp: 4, data: { building: { stories: 2 } } });
});

test('D1h: changes saved by another tab are shown', () => {
  const { session, elsewhere } = openSession();
  elsewhere({
    unit: 'building',
    stamp: 1,
    lastUpdate: '2026-11-20T22:34:00.000Z',
    data: { building: { stories: 2 } },
  });
  expect(session.getState()).toMatchObject({
    data: { building: { stories: 2 } },
    status: { kind: 'saved', at: '2026-11-20T22:34:00.000Z' },
  });
});

const left = (given: Partial<UnsentStep>): UnsentStep => ({
  owner: 'ana',
  project: 'P100001',
  step: 'building',
  tab: 'closed',
  stamp: 0,
  base: {},
  data: { building: { stories: 2 } },
  keptAt: 1,
  ...given,
});

test('D1h: unsent changes from an earlier visit are restored and sent', async () => {
  const { session, saves, kept } = openSession({ left: [left({})] });
  await session.restore();
  expect(session.getState()).toMatchObject({ isRestored: true, data: { building: { stories: 2 } } });
  expect(saves).toMatchObject([{ unit: 'building', stamp: 0, data: { building: { stories: 2 } } }]);
  saves[0]?.answer(saved(1));
  await session.flush();
  expect(kept.size).toBe(0);
});

test('D1h: a closed tab’s unsent changes stay stored while this tab cannot store its own copy', async () => {
  const { session, kept } = openSession({ left: [left({})] });
  jest.spyOn(kept, 'set').mockImplementation(() => {
    throw new Error('full');
  });
  await session.restore();
  expect([...kept.keys()]).toEqual(['building closed']);
});

test('D1h: changes that were restored from this tab’s own copy stay stored until they are saved', async () => {
  const { session, kept } = openSession({ left: [left({ tab: 'here' })] });
  await session.restore();
  expect([...kept.keys()]).toEqual(['building here']);
});

test('D1h: changing a field again during its save and reopening the page causes no conflict', async () => {
  const first = openSession();
  type(first.session, 'building.stories', '2');
  void first.session.flush();
  type(first.session, 'building.stories', '1');
  first.session.keepNow();
  const unsent = first.kept.get('building here');
  expect(unsent).toMatchObject({ sent: { building: { stories: 2 } }, data: { building: { stories: 1 } } });

  const { session, saves, elsewhere } = openSession({ left: [left({ ...unsent, tab: 'closed' })] });
  elsewhere({
    unit: 'building',
    stamp: 1,
    lastUpdate: '2026-11-20T22:32:00.000Z',
    data: { building: { stories: 2 } },
  });
  await session.restore();
  expect(session.getState().questions).toBeNull();
  expect(saves).toMatchObject([{ unit: 'building', stamp: 1, data: { building: { stories: 1 } } }]);
});

test('D1h: a change that was undone during its save stays undone, even if the save arrives after the page is reopened', async () => {
  const before = { building: { stories: 1 } };
  const { session, saves } = openSession({
    left: [left({ base: {}, sent: before, data: {} })],
  });
  await session.restore();
  expect(saves).toMatchObject([{ unit: 'building', data: {} }]);
  saves[0]?.answer({
    outcome: 'conflict',
    current: { stamp: 1, lastUpdate: '2026-11-20T22:32:00.000Z', data: before },
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(session.getState().questions).toBeNull();
  expect(saves[1]).toMatchObject({ stamp: 1, data: {} });
});

test('D1h: a save whose response was lost causes no conflict', async () => {
  const { session, saves } = openSession();
  type(session, 'building.stories', '2');
  void session.flush();
  saves[0]?.fail(new TypeError('Failed to fetch'));
  await rest();
  type(session, 'building.stories', '1');
  void session.flush();
  saves[1]?.answer({
    outcome: 'conflict',
    current: { stamp: 1, lastUpdate: '2026-11-20T22:32:00.000Z', data: { building: { stories: 2 } } },
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(session.getState().questions).toBeNull();
  expect(saves[2]).toMatchObject({ stamp: 1, data: { building: { stories: 1 } } });
});

test('D1h: unsent changes of another open tab are left to that tab', async () => {
  const { session, saves, kept } = openSession({
    left: [left({ tab: 'other' })],
    openTabs: new Set(['other', 'here']),
  });
  await session.restore();
  expect(saves).toEqual([]);
  expect(kept.size).toBe(1);
});

test('D1h: changes that the server already has are not sent again', async () => {
  const { session, saves } = openSession({
    left: [left({ step: 'project', data: { kind: 'new', project: { name: 'Hill house' } } })],
  });
  await session.restore();
  expect(saves).toEqual([]);
  expect(session.getState().isRestored).toBe(false);
});

test('D1h: the user chooses between whole plans drawn in two windows', async () => {
  const { session, saves } = openSession();
  session.changeTakeoff(() => plan(8));
  void session.flush();
  const current = { stamp: 3, lastUpdate: '2026-11-20T22:33:00.000Z', data: { takeoff: plan(9) } };
  saves[0]?.answer({ outcome: 'conflict', current });
  await jest.advanceTimersByTimeAsync(0);
  expect(session.getState()).toMatchObject({
    takeoff: plan(8),
    questions: { unit: 'takeoff', questions: [{ address: 'takeoff' }] },
  });
  session.resolve(new Map([['takeoff', 'theirs']]));
  expect(session.getState().takeoff).toEqual(plan(9));
  expect(saves[1]).toMatchObject({ unit: 'takeoff', stamp: 3, data: { takeoff: plan(9) } });
});
