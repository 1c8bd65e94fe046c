import { RpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import type { OpenProject } from '../store/project-store.ts';
import { quietMs, spacingMs } from './save-schedule.ts';
import { openSession, plan, project, rest, type Save, saved, type } from './testing/open-session.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('D1h: typed text is saved when typing pauses, with its step’s version', async () => {
  const { session, saves, told } = openSession();
  type(session, 'building.stories', '2');
  type(session, 'building.bedrooms', '3');
  expect(session.getState().status.kind).toBe('saving');
  expect(saves).toEqual([]);
  await rest();
  expect(saves).toMatchObject([
    { unit: 'building', stamp: 0, data: { building: { stories: 2, bedrooms: 3 } } },
  ]);
  saves[0]?.answer(saved(1));
  await session.flush();
  expect(session.getState().status).toEqual({ kind: 'saved', at: '2026-11-20T22:32:00.000Z' });
  expect(told).toMatchObject([{ unit: 'building', stamp: 1 }]);
});

test('D1h: one request is sent at a time, and text typed during a request is sent later', async () => {
  const { session, saves } = openSession();
  type(session, 'building.stories', '2');
  void session.flush();
  type(session, 'building.stories', 'three');
  type(session, 'location.city', 'Oakland');
  await rest();
  expect(saves).toHaveLength(1);
  saves[0]?.answer(saved(1));
  await jest.advanceTimersByTimeAsync(0);
  expect(saves).toHaveLength(2);
  expect(saves[1]).toMatchObject({ unit: 'location', stamp: 0 });
  saves[1]?.answer(saved(1));
  await jest.advanceTimersByTimeAsync(spacingMs);
  expect(saves[2]).toMatchObject({
    unit: 'building',
    stamp: 1,
    data: { raw: { 'building.stories': 'three' } },
  });
  saves[2]?.answer(saved(2));
  await jest.advanceTimersByTimeAsync(0);
  expect(saves).toHaveLength(3);
  expect(session.getState().status.kind).toBe('saved');
});

test('D1h: without a connection, changes are stored in the browser and sent later', async () => {
  const { session, saves, kept } = openSession();
  type(session, 'building.stories', '2');
  await rest();
  saves[0]?.fail(new RpcError('Not reached', 0));
  await jest.advanceTimersByTimeAsync(0);
  expect(session.getState().status.kind).toBe('offline');
  expect(kept.get('building here')).toMatchObject({ stamp: 0, data: { building: { stories: 2 } } });
  expect(session.isAtRisk()).toBe(false);
  type(session, 'building.bedrooms', '3');
  expect(session.getState().status.kind).toBe('offline');
  void session.flush();
  expect(saves[1]?.data).toEqual({ building: { stories: 2, bedrooms: 3 } });
  saves[1]?.answer(saved(1));
  await jest.advanceTimersByTimeAsync(0);
  expect(session.getState().status.kind).toBe('saved');
  expect(kept.size).toBe(0);
});

test('D1h: a save is retried automatically if the server is unavailable', async () => {
  const { session, saves } = openSession();
  type(session, 'building.stories', '2');
  void session.flush();
  saves[0]?.fail(new RpcError('Busy', 503));
  await jest.advanceTimersByTimeAsync(0);
  expect(saves).toHaveLength(1);
  await jest.advanceTimersToNextTimerAsync(3);
  expect(saves.length).toBeGreaterThan(1);
});

test.each([
  [rpcErrorCodes.invalidToken, 'login-ended'],
  [rpcErrorCodes.notPossible, 'locked'],
  [rpcErrorCodes.limit, 'refused'],
  [503, 'offline'],
])('D1h: after a save fails with %d, the status is %s, and no input is lost', async (code, kind) => {
  const { session, saves } = openSession();
  type(session, 'building.stories', '2');
  void session.flush();
  saves[0]?.fail(new RpcError('As text', code));
  await jest.advanceTimersByTimeAsync(0);
  expect(session.getState().status).toMatchObject({ kind });
  expect(session.getState().data.building).toEqual({ stories: 2 });
  expect(session.hasUnsent()).toBe(true);
});

test('D1h: after the login has expired, changes wait and are sent after a new login', async () => {
  const { session, saves } = openSession();
  type(session, 'building.stories', '2');
  void session.flush();
  saves[0]?.fail(new RpcError('Ended', rpcErrorCodes.invalidToken));
  await jest.advanceTimersByTimeAsync(0);
  type(session, 'building.stories', '3');
  await rest();
  expect(saves).toHaveLength(1);
  await session.loginBack();
  expect(saves[1]?.data).toEqual({ building: { stories: 3 } });
});

test.each<[string, () => Promise<OpenProject>]>([
  ['has no access to the project', () => Promise.reject(new RpcError('No', rpcErrorCodes.notFound))],
  ['is by another account', async () => ({ ...project, owner: 'ben' })],
])('D1h: if the next login %s, changes are not sent and stay stored for their owner', async (_, load) => {
  const { session, saves, kept, loads, others } = openSession();
  type(session, 'building.stories', '2');
  session.loginEnded();
  expect(session.getState().status.kind).toBe('login-ended');
  loads(load);
  await session.loginBack();
  await rest();
  await session.flush();
  session.close();
  expect([saves, others()]).toEqual([[], 1]);
  expect(kept.get('building here')).toMatchObject({ owner: 'ana', data: { building: { stories: 2 } } });
});

test('D1h: if a project session closes after the login has ended, it still waits for its pending save', async () => {
  const { session, saves, kept } = openSession();
  type(session, 'building.stories', '2');
  await rest();
  session.loginEnded();
  session.close();
  await jest.advanceTimersByTimeAsync(0);
  saves[0]?.answer(saved(1));
  await jest.advanceTimersByTimeAsync(0);
  expect(kept.size).toBe(0);
  expect(session.hasUnsent()).toBe(false);
});

test.each([
  ['succeeds', (save?: Save) => save?.answer(saved(1))],
  ['fails', (save?: Save) => save?.fail(new RpcError('Not reached', 0))],
])('D1h: if the login ends during a save that %s, nothing else is sent until a new login', async (_, end) => {
  const { session, saves, loads, others } = openSession();
  type(session, 'building.stories', '2');
  type(session, 'location.city', 'Oakland');
  void session.flush();
  session.loginEnded();
  end(saves[0]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([session.getState().status.kind, saves.length]).toEqual(['login-ended', 1]);
  loads(async () => ({ ...project, owner: 'ben' }));
  await session.loginBack();
  expect([saves.length, others()]).toEqual([1, 1]);
});

test('D1h: after a new login, changes wait until its account is known, and a failed check of the account is retried', async () => {
  const { session, saves, loads, others } = openSession();
  type(session, 'building.stories', '2');
  session.loginEnded();
  loads(() => Promise.reject(new RpcError('Not reached', 0)));
  await session.loginBack();
  expect([session.getState().status.kind, saves.length]).toEqual(['offline', 0]);
  loads(async () => project);
  await jest.advanceTimersToNextTimerAsync(3);
  expect([saves.length, others()]).toEqual([1, 0]);
});

test('D1h: leaving fields in quick succession does not exceed the server’s save limit', async () => {
  const { session, saves } = openSession();
  for (let field = 0; field < 10; field += 1) {
    type(session, 'location.city', `Oakland ${field}`);
    session.flushSoon();
    saves.at(-1)?.answer(saved(saves.length));
    await jest.advanceTimersByTimeAsync(spacingMs / 4);
  }
  expect(saves).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(spacingMs);
  expect(saves.at(-1)?.data).toEqual({ location: { city: 'Oakland 9' } });
});

test('D1h: after a temporary refusal, the next attempt waits as long as the server requests', async () => {
  const { session, saves } = openSession();
  type(session, 'building.stories', '2');
  void session.flush();
  saves[0]?.fail(new RpcError('Wait', rpcErrorCodes.limit, { data: { retryAfter: 25 } }));
  await jest.advanceTimersByTimeAsync(24_999);
  expect(saves).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(saves).toHaveLength(2);
});

test('D1h: if browser storage is full, unsaved changes stay in the tab and count as at risk', async () => {
  const { session, saves, kept } = openSession();
  jest.spyOn(kept, 'set').mockImplementation(() => {
    throw new Error('full');
  });
  type(session, 'building.stories', '2');
  await rest();
  saves[0]?.fail(new RpcError('Not reached', 0));
  await jest.advanceTimersByTimeAsync(0);
  expect(session.getState().isKept).toBe(false);
  expect(session.isAtRisk()).toBe(true);
  expect(session.getState().data.building).toEqual({ stories: 2 });
});

test('a page that closes right after a change stores the change', () => {
  const { session, kept } = openSession();
  type(session, 'building.stories', '2');
  session.close();
  expect(kept.get('building here')).toMatchObject({ data: { building: { stories: 2 } } });
});

test('D1e: the plan is saved with its own version, separately from the steps', async () => {
  const { session, saves } = openSession();
  session.changeTakeoff(() => plan(8));
  await jest.advanceTimersByTimeAsync(quietMs);
  expect(saves).toMatchObject([{ unit: 'takeoff', stamp: 0, data: { takeoff: plan(8) } }]);
  saves[0]?.answer(saved(1));
  await jest.advanceTimersByTimeAsync(0);
  expect(session.getState().status.kind).toBe('saved');
  session.changeTakeoff(() => plan(9));
  void session.flush();
  expect(saves[1]).toMatchObject({ unit: 'takeoff', stamp: 1 });
});
