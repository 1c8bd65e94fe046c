import type { UnsentStep } from '@title24/remote-kit/browser';
import { RpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import {
  documentOfSteps,
  type ProjectData,
  type TakeoffEntry,
  withTyped,
} from '@title24/shared-domain/projects';
import type { OpenProject, SaveResult } from '../store/project-store.ts';
import type { SaveUnit, UnitData } from '../store/save-unit.ts';
import { ProjectSession, quietMs, spacingMs } from './project-session.ts';
import type { StoredElsewhere } from './tab-link.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const stamps = {
  project: 1,
  location: 0,
  building: 0,
  walls: 0,
  'floors-roofs': 0,
  glazing: 0,
  mechanical: 0,
  documents: 0,
};
const data: ProjectData = { ...documentOfSteps([]), kind: 'new', project: { name: 'Hill house' } };
const project: OpenProject = {
  key: 'P100001',
  owner: 'ana',
  data,
  takeoff: null,
  state: 'in-progress',
  stepStamps: stamps,
  takeoffStamp: 0,
  lastUpdate: '2026-11-20T22:31:00.000Z',
  files: [],
  stored: null,
};

interface Save {
  readonly unit: SaveUnit;
  readonly data: UnitData;
  readonly stamp: number;
  answer(result: SaveResult): void;
  fail(error: unknown): void;
}

function open({ left = [] as UnsentStep[], openTabs = null as ReadonlySet<string> | null } = {}) {
  const saves: Save[] = [];
  let load = async () => project;
  let others = 0;
  const told: StoredElsewhere[] = [];
  const kept = new Map<string, UnsentStep>(left.map((step) => [`${step.step} ${step.tab}`, step]));
  let fromElsewhere: (stored: StoredElsewhere) => void = () => undefined;
  const session = new ProjectSession(project, {
    store: {
      load: () => load(),
      save: (unit, sent, stamp) =>
        new Promise((answer, fail) => saves.push({ unit, data: sent, stamp, answer, fail })),
    },
    kept: {
      keep: async (step) => {
        try {
          kept.set(`${step.step} ${step.tab}`, step);
          return true;
        } catch {
          return false;
        }
      },
      drop: async ({ step, tab }) => void kept.delete(`${step} ${tab}`),
      ofProject: async () => [...kept.values()],
      projects: async () => [],
      clear: async () => kept.clear(),
    },
    onOtherAccount: () => {
      others += 1;
    },
    linkTabs: (_, onStored) => {
      fromElsewhere = onStored;
      return {
        id: 'here',
        tell: (stored) => told.push(stored),
        openTabs: async () => openTabs,
        close: () => undefined,
      };
    },
  });
  return {
    session,
    saves,
    told,
    kept,
    elsewhere: (stored: StoredElsewhere) => fromElsewhere(stored),
    /** What the server responds with from now on when the project is loaded. */
    loads: (next: () => Promise<OpenProject>) => {
      load = next;
    },
    /** How often another account was found to be logged in. */
    others: () => others,
  };
}

const type = (session: ProjectSession, address: string, text: string) =>
  session.change((before) => withTyped(before, address, text, 2026));
const saved = (stamp: number): SaveResult => ({
  outcome: 'saved',
  saved: { stamp, lastUpdate: '2026-11-20T22:32:00.000Z' },
});
const rest = () => jest.advanceTimersByTimeAsync(quietMs);

test('D1h what is typed is saved once typing pauses, with the stamp of its step', async () => {
  const { session, saves, told } = open();
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

test('D1h there is one request at a time; what is typed meanwhile is sent with the next one', async () => {
  const { session, saves } = open();
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

test('D1h without a connection it is kept in the browser, and sent later', async () => {
  const { session, saves, kept } = open();
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

test('D1h saving is retried automatically until the server is back', async () => {
  const { session, saves } = open();
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
])('D1h a save that fails with %d shows as %s, and nothing typed is lost', async (code, kind) => {
  const { session, saves } = open();
  type(session, 'building.stories', '2');
  void session.flush();
  saves[0]?.fail(new RpcError('In words', code));
  await jest.advanceTimersByTimeAsync(0);
  expect(session.getState().status).toMatchObject({ kind });
  expect(session.getState().data.building).toEqual({ stories: 2 });
  expect(session.hasUnsent()).toBe(true);
});

test('D1h while the login has ended nothing is sent; a new login sends it', async () => {
  const { session, saves } = open();
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
  ['has no such project', () => Promise.reject(new RpcError('No', rpcErrorCodes.notFound))],
  ['is another owner', async () => ({ ...project, owner: 'ben' })],
])('D1h nothing is sent if the next login %s; it is kept for its owner', async (_, load) => {
  const { session, saves, kept, loads, others } = open();
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

test('D1h while it is unknown whose login it is, nothing is sent, and the check is retried', async () => {
  const { session, saves, loads, others } = open();
  type(session, 'building.stories', '2');
  session.loginEnded();
  loads(() => Promise.reject(new RpcError('Not reached', 0)));
  await session.loginBack();
  expect([session.getState().status.kind, saves.length]).toEqual(['offline', 0]);
  loads(async () => project);
  await jest.advanceTimersToNextTimerAsync(3);
  expect([saves.length, others()]).toEqual([1, 0]);
});

test('D1h fast typing from field to field saves no more often than the server takes it', async () => {
  const { session, saves } = open();
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

test('D1h after a temporary limit, the next try waits as long as the server says', async () => {
  const { session, saves } = open();
  type(session, 'building.stories', '2');
  void session.flush();
  saves[0]?.fail(new RpcError('Wait', rpcErrorCodes.limit, { data: { retryAfter: 25 } }));
  await jest.advanceTimersByTimeAsync(24_999);
  expect(saves).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(saves).toHaveLength(2);
});

test('D1h a browser that stores nothing says so, and asks before the tab is closed', async () => {
  const { session, saves, kept } = open();
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

test('D1h different fields that two windows changed are merged without a question', async () => {
  const { session, saves } = open();
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

test('D1h the user chooses between two versions of a field, and other steps are saved meanwhile', async () => {
  const { session, saves } = open();
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

test('D1h what another tab has saved shows here', () => {
  const { session, elsewhere } = open();
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

test('D1h what an earlier visit could not send is restored and sent', async () => {
  const { session, saves, kept } = open({ left: [left({})] });
  await session.restore();
  expect(session.getState()).toMatchObject({ isRestored: true, data: { building: { stories: 2 } } });
  expect(saves).toMatchObject([{ unit: 'building', stamp: 0, data: { building: { stories: 2 } } }]);
  saves[0]?.answer(saved(1));
  await session.flush();
  expect(kept.size).toBe(0);
});

test('D1h what is taken back while a save is on its way, and the page then closes, is no conflict with it', async () => {
  const first = open();
  type(first.session, 'building.stories', '2');
  void first.session.flush();
  type(first.session, 'building.stories', '1');
  first.session.keepNow();
  const unsent = first.kept.get('building here');
  expect(unsent).toMatchObject({ sent: { building: { stories: 2 } }, data: { building: { stories: 1 } } });

  const { session, saves, elsewhere } = open({ left: [left({ ...unsent, tab: 'closed' })] });
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

test('D1h what is taken back while a save is on its way is sent again, even if that save arrives after the next page', async () => {
  const before = { building: { stories: 1 } };
  const { session, saves } = open({
    left: [left({ base: {}, sent: before, data: {} })],
  });
  await session.restore();
  expect(saves).toMatchObject([{ unit: 'building', data: {} }]);
  // The earlier save has come first.
  saves[0]?.answer({
    outcome: 'conflict',
    current: { stamp: 1, lastUpdate: '2026-11-20T22:32:00.000Z', data: before },
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(session.getState().questions).toBeNull();
  expect(saves[1]).toMatchObject({ stamp: 1, data: {} });
});

test('D1h a save whose answer was lost is no change of somebody else', async () => {
  const { session, saves } = open();
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

test('D1h what another open tab has kept is left to it', async () => {
  const { session, saves, kept } = open({
    left: [left({ tab: 'other' })],
    openTabs: new Set(['other', 'here']),
  });
  await session.restore();
  expect(saves).toEqual([]);
  expect(kept.size).toBe(1);
});

test('D1h what the server already has is not sent again', async () => {
  const { session, saves } = open({
    left: [left({ step: 'project', data: { kind: 'new', project: { name: 'Hill house' } } })],
  });
  await session.restore();
  expect(saves).toEqual([]);
  expect(session.getState().isRestored).toBe(false);
});

test('a page that closes immediately keeps what it has not sent', () => {
  const { session, kept } = open();
  type(session, 'building.stories', '2');
  session.close();
  expect(kept.get('building here')).toMatchObject({ data: { building: { stories: 2 } } });
});

const plan = (plateHeight: number): TakeoffEntry => ({
  version: 1,
  stories: [{ name: 'Story 1', plateHeight, polygons: [] }],
});

test('D1e the plan is saved with its own stamp, without the steps', async () => {
  const { session, saves } = open();
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

test('D1h one version of a plan that was also drawn in another window is chosen as a whole', async () => {
  const { session, saves } = open();
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
