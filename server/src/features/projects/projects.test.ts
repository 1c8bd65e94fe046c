import {
  exportProject,
  type ListedProject,
  type ProjectData,
  type ProjectList,
  type SavedStep,
  type StoredProject,
  type TakeoffEntry,
} from '@title24/shared-domain/projects';
import { AccountSite } from '../accounts/testing/account-site.ts';
import { emptyTrash } from './editing/trash.ts';
import { limitTests } from './testing/limit-tests.ts';
import { projectCalls } from './testing/project-calls.ts';

jest.setTimeout(120_000);

const dayMs = 86_400_000;
let offsetMs = 0;
/** Sessions and tokens use real time, so this clock must never be behind it. */
const clock = { now: () => new Date(Date.now() + offsetMs) };

let site: AccountSite;
let ana: string;
let ben: string;

beforeAll(async () => {
  site = await AccountSite.open({}, undefined, undefined, clock);
  await site.addAccount('ana', 'Member');
  await site.addAccount('ben', 'Member');
  ana = await site.tokenOf('ana');
  ben = await site.tokenOf('ben');
});
afterAll(() => site.close());
beforeEach(async () => {
  offsetMs = 0;
  await sql("update projects set state = 'in-progress'");
  await sql('delete from project_save_counts');
  await sql('truncate project_snapshots, project_files, project_steps, projects cascade');
});

const calls = projectCalls(
  () => site,
  () => ana,
);
const { sql, call, done, create, load, list, save } = calls;

test('D1a: each saved step can be loaded again, with its stamp', async () => {
  const { number, stepStamps, data } = await create({ area: 1200 });
  expect(number).toMatch(/^P\d{6}$/);
  expect(data).toEqual({
    version: 1,
    kind: 'new',
    project: { name: 'Hill house' },
    building: { conditionedFloorArea: 1200 },
  });
  expect(stepStamps).toMatchObject({ project: 1, building: 1, walls: 0 });
  await done<SavedStep>('saveStep', {
    number,
    step: 'walls',
    data: { walls: { lines: [{ id: 'w1', plateHeight: 8 }] }, raw: { 'walls.lines.w1.story': 'two' } },
    stamp: 0,
  });
  const loaded = await load(number);
  expect(loaded.data).toEqual({
    ...data,
    walls: { lines: [{ id: 'w1', plateHeight: 8 }] },
    raw: { 'walls.lines.w1.story': 'two' },
  });
  expect(loaded.stepStamps).toMatchObject({ project: 1, building: 1, walls: 1, glazing: 0 });
  expect(loaded.findings.map(({ field }) => field)).toContain('walls.lines.w1.story');
  expect(loaded.inputFileName).toBe(`${number}-hill-house-r1`);
});

test('D5: an answer keeps the note that it is a typical value, and a field without a typical value cannot have this note', async () => {
  const { number } = await create();
  const data = { mechanical: { ductLocation: 'attic', typicalAnswers: ['ductLocation'] } };
  expect((await save(number, 'mechanical', data, 0)).error).toBeUndefined();
  expect((await load(number)).data.mechanical).toEqual(data.mechanical);
  const exported = await done<{ content: string }>('export', { number, format: 'csv' });
  expect(exported.content).toContain('Duct location,"Attic, typical value"');

  const wrong = { mechanical: { pv: 4, typicalAnswers: ['pv'] } };
  expect((await save(number, 'mechanical', wrong, 1)).error).toMatchObject({
    code: -32602,
    data: [{ path: 'data.mechanical.typicalAnswers' }],
  });
  const otherMember = await call('saveStep', { number, step: 'mechanical', data: {}, stamp: 1 }, ben);
  expect(otherMember.error?.code).toBe(-32001);
  expect((await load(number)).data.mechanical).toEqual(data.mechanical);
});

test('D10: the number of a deleted project is not reused', async () => {
  const first = await create();
  await sql('delete from projects');
  const second = await create();
  expect(Number(second.number.slice(1))).toBeGreaterThan(Number(first.number.slice(1)));
});

test('D10: two browser windows can save different steps, but of two different saves of one step, the second is refused', async () => {
  const { number } = await create();
  const [location, building] = await Promise.all([
    save(number, 'location', { location: { city: 'Oakland' } }, 0),
    save(number, 'building', { building: { stories: 2 } }, 0),
  ]);
  expect([location.error, building.error]).toEqual([undefined, undefined]);
  const { error } = await save(number, 'location', { location: { city: 'Berkeley' } }, 0);
  expect(error).toMatchObject({
    code: -32009,
    data: { current: { stamp: 1, data: { location: { city: 'Oakland' } } } },
  });
  const { data } = await load(number);
  expect(data).toMatchObject({ location: { city: 'Oakland' }, building: { stories: 2 } });
});

test('D10: one of several simultaneous saves of a step is stored, and the others are refused and get the stored data', async () => {
  const { number } = await create();
  const cities = ['Oakland', 'Berkeley', 'Albany', 'Richmond'];
  const answers = await Promise.all(
    cities.map((city) => save(number, 'location', { location: { city } }, 0)),
  );
  expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
  const stored = (await load(number)).data.location;
  for (const { error } of answers.filter((answer) => answer.error)) {
    expect(error).toMatchObject({
      code: -32009,
      data: { current: { stamp: 1, data: { location: stored } } },
    });
  }
});

test('D1h: a save whose response was lost can be sent again', async () => {
  const { number } = await create();
  const data = { location: { city: 'Oakland' }, raw: { 'location.climateZone': 'three' } };
  const first = await save(number, 'location', data, 0);
  const again = await save(number, 'location', data, 0);
  expect(again.result).toEqual(first.result);
  expect((await load(number)).stepStamps.location).toBe(1);
});

test('D1c: changing the kind of a project loses no data', async () => {
  const { number } = await create({ kind: 'existing-plus-addition', existing: 1500, addition: 500 });
  const before = (await load(number)).data;
  await save(number, 'project', { kind: 'addition', project: { name: 'Hill house' } }, 1);
  const { data, kind } = await load(number);
  expect(kind).toBe('addition');
  expect(data).toEqual({ ...before, kind: 'addition' });
  expect((await list()).items[0]).toMatchObject({ kind: 'addition' });
});

test('D4a: the project list has each project’s name, kind, state and next step, and starts with the most recently changed', async () => {
  const first = await create({ name: 'First house' });
  const second = await create({ name: 'Second house' });
  await save(first.number, 'location', { location: { city: 'Oakland' } }, 0);
  const { items, total, inTrash } = await list();
  expect([total, inTrash]).toEqual([2, 0]);
  expect(items.map(({ number }) => number)).toEqual([first.number, second.number]);
  expect(items[1]).toMatchObject({
    name: 'Second house',
    kind: 'new',
    state: 'in-progress',
    nextStep: 'building',
  });
  expect((await list({ state: 'ordered' })).items).toEqual([]);
  expect((await list({ page: 2 })).items).toEqual([]);
});

test('D1b: a project is copied with all entered data, under a new name', async () => {
  const { number } = await create({ area: 900 });
  await save(number, 'location', { location: { city: 'Oakland' } }, 0);
  const copy = await done<StoredProject>('copy', { number });
  expect(copy).toMatchObject({ name: 'Copy of Hill house', copiedFrom: number, state: 'in-progress' });
  expect(copy.number).not.toBe(number);
  expect(copy.data).toMatchObject({
    project: { name: 'Copy of Hill house' },
    building: { conditionedFloorArea: 900 },
    location: { city: 'Oakland' },
  });
  expect((await done<StoredProject>('copy', { number, name: 'Other' })).name).toBe('Other');
});

test('D1b: shortening the name of a copy does not split a character', async () => {
  const { number } = await create({ name: `${'x'.repeat(91)}🏠` });
  expect((await done<StoredProject>('copy', { number })).name).toBe(`Copy of ${'x'.repeat(91)}`);
});

test('after an invalid name is saved, the list shows the last valid name until a rename', async () => {
  const { number } = await create();
  await save(number, 'project', { kind: 'new', raw: { 'project.name': 'H' } }, 1);
  expect((await list()).items[0]?.name).toBe('Hill house');
  await done('rename', { number, name: '  Valley house ' });
  const { name, data, stepStamps } = await load(number);
  expect([name, data.project, data.raw, stepStamps.project]).toEqual([
    'Valley house',
    { name: 'Valley house' },
    undefined,
    3,
  ]);
});

test('D1b: a project in the trash can be restored within 30 days, and is deleted after that', async () => {
  const { number } = await create();
  await done('remove', { number });
  expect(await list()).toMatchObject({ items: [], total: 0, inTrash: 1 });
  const [trashed] = (await list({ trash: true })).items as [ListedProject];
  expect(Date.parse(trashed.goneAt ?? '') - clock.now().getTime()).toBeGreaterThan(29.9 * dayMs);
  for (const method of ['load', 'copy', 'setActive']) {
    expect((await call(method, { number })).error).toMatchObject({
      code: -32010,
      data: { state: 'removed' },
    });
  }
  await done('restore', { number });
  expect((await load(number)).data.project?.name).toBe('Hill house');
  await done('remove', { number });
  offsetMs = 29 * dayMs;
  expect(await emptyTrash(site.database, clock)).toBe(0);
  offsetMs = 31 * dayMs;
  expect((await call('restore', { number })).error?.code).toBe(-32001);
  expect(await emptyTrash(site.database, clock)).toBe(1);
  expect((await sql('select 1 from project_steps')).rows).toEqual([]);
});

test('D4a: the active project is the last created or opened project that can be edited', async () => {
  expect(await done('active')).toEqual({ number: null });
  const first = await create();
  const second = await create();
  expect(await done('active')).toEqual({ number: second.number });
  await load(first.number);
  expect(await done('active')).toEqual({ number: first.number });
  await done('setActive', { number: second.number });
  expect(await done('active')).toEqual({ number: second.number });
  await sql("update projects set state = 'ordered' where number = $1", [second.number]);
  expect(await done('active')).toEqual({ number: first.number });
  await load(second.number);
  expect(await done('active')).toEqual({ number: first.number });
  expect((await call('setActive', { number: second.number })).error?.code).toBe(-32010);
  await done('remove', { number: first.number });
  expect(await done('active')).toEqual({ number: null });
});

test('D1b: a member cannot list, read, copy, export or change another account’s project', async () => {
  const { number } = await create();
  const asked = {
    load: {},
    saveStep: { step: 'location', data: {}, stamp: 0 },
    saveTakeoff: { takeoff: { version: 1, stories: [] }, stamp: 0 },
    copy: {},
    rename: { name: 'Mine now' },
    remove: {},
    restore: {},
    setActive: {},
    export: { format: 'json' },
  };
  for (const [method, params] of Object.entries(asked)) {
    const own = await call(method, { number: 'P999999', ...params });
    const others = await call(method, { number, ...params }, ben);
    expect([method, others.error?.code]).toEqual([method, -32001]);
    expect(others.error?.message.replace(number, 'P999999')).toBe(own.error?.message);
  }
  expect((await done<ProjectList>('list', {}, ben)).items).toEqual([]);
});

test.each(['ordered', 'completed'])(
  'D10: a project that is %s can be read and copied, but not changed by a call or in the database',
  async (state) => {
    const { number } = await create();
    await sql('update projects set state = $1', [state]);
    const changes = {
      saveStep: { step: 'location', data: { location: { city: 'Oakland' } }, stamp: 0 },
      saveTakeoff: { takeoff: { version: 1, stories: [] }, stamp: 0 },
      rename: { name: 'Other' },
      remove: {},
      setActive: {},
    };
    for (const [method, params] of Object.entries(changes)) {
      const { error } = await call(method, { number, ...params });
      expect([method, error?.code, error?.data]).toEqual([method, -32010, { state }]);
    }
    for (const statement of [
      "update project_steps set data = '{}'",
      'delete from project_steps',
      "insert into project_steps select id, 'walls', '{}', 1, now() from projects",
      "update projects set name = 'Other'",
      "update projects set takeoff = '{}'",
      "update projects set kind = 'addition'",
      'update projects set removed_at = now()',
    ]) {
      await expect(sql(statement)).rejects.toMatchObject({ code: '23514' });
    }
    expect((await load(number)).data.project?.name).toBe('Hill house');
    await done('copy', { number });
    await sql("update projects set state = 'in-revision' where number = $1", [number]);
    expect((await save(number, 'location', { location: { city: 'Oakland' } }, 0)).error).toBeUndefined();
  },
);

test('D10: a snapshot cannot be changed or deleted, and its project cannot be moved to the trash', async () => {
  const { number } = await create();
  await sql(`insert into project_snapshots (project_id, round, data, findings, sha256, taken_at)
    select id, 1, '{}', '[]', repeat('0', 64), now() from projects`);
  await expect(sql("update project_snapshots set data = '[]'")).rejects.toMatchObject({ code: '23514' });
  await expect(sql('delete from project_snapshots')).rejects.toMatchObject({ code: '23514' });
  expect((await call('remove', { number })).error?.message).toContain('was ordered and is kept');
});

test('D1k: an exported project is imported with the same data and traced plan', async () => {
  const { number } = await create({ area: 1200 });
  const traced = { version: 1, stories: [{ name: 'First', plateHeight: 8, polygons: [] }] };
  await done('saveTakeoff', { number, takeoff: traced, stamp: 0 });
  const { content, fileName } = await done<{ content: string; fileName: string }>('export', {
    number,
    format: 'json',
  });
  expect(fileName).toBe(`${number}-hill-house.json`);
  const { data, takeoff } = JSON.parse(content) as { data: ProjectData; takeoff: TakeoffEntry };
  const imported = await done<StoredProject>('import', { data, takeoff });
  expect(imported.data).toEqual((await load(number)).data);
  expect(imported.takeoff).toEqual(traced);
  expect(exportProject(imported.data, imported.takeoff)).toBe(content);
});

test('D1k: a formula in a name is exported as text in the CSV', async () => {
  const { number } = await create({ name: '=HYPERLINK("http://example.com")' });
  const { content } = await done<{ content: string }>('export', { number, format: 'csv' });
  expect(content).toContain(`"'=HYPERLINK(""http://example.com"")"`);
});

const deep = (depth: number): unknown => (depth === 0 ? 1 : { walls: deep(depth - 1) });

test.each<[string, unknown, number]>([
  ['text', 'text', -32602],
  ['a list', [], -32602],
  ['another version', { version: 2, kind: 'new' }, -32602],
  ['no kind', { version: 1 }, -32602],
  ['an unknown field', { version: 1, kind: 'new', admin: true }, -32602],
  ['a value outside its limits', { version: 1, kind: 'new', building: { stories: 99 } }, -32602],
  ['two lines with one id', { version: 1, kind: 'new', floors: [{ id: 'f1' }, { id: 'f1' }] }, -32602],
  ['an object in place of a list', { version: 1, kind: 'new', floors: { length: 1e9 } }, -32602],
  ['a text that cannot be stored', { version: 1, kind: 'new', location: { city: 'a\0b' } }, -32602],
  ['half a surrogate pair', { version: 1, kind: 'new', location: { city: '\ud800' } }, -32602],
  ['too deeply nested data', { version: 1, kind: 'new', walls: deep(40) }, -32600],
  ['a prototype', JSON.parse('{"version":1,"kind":"new","__proto__":{"x":1}}'), -32600],
])('D10: the import refuses %s', async (_, data, code) => {
  expect((await call('import', { data })).error?.code).toBe(code);
  expect((await list()).total).toBe(0);
});

test("an account's data export contains its projects, and they are deleted with the account", async () => {
  const id = await site.addAccount('cora', 'Member');
  const token = await site.tokenOf('cora');
  const { number } = await create({}, token);
  const { result } = await site.call('account', 'exportData', {}, token);
  expect((result as { projects: object[] }).projects).toMatchObject([
    { number, data: { kind: 'new' }, goneAt: null },
  ]);
  await sql('delete from accounts where id = $1', [id]);
  expect((await sql('select 1 from projects where number = $1', [number])).rows).toEqual([]);
});

test('a save of a traced plan can be repeated, but a different plan with an outdated stamp is refused', async () => {
  const { number } = await create();
  const takeoff = { version: 1, frontBearing: 90, stories: [] };
  expect(await done('saveTakeoff', { number, takeoff, stamp: 0 })).toMatchObject({ stamp: 1 });
  expect(await done('saveTakeoff', { number, takeoff, stamp: 0 })).toMatchObject({ stamp: 1 });
  const other = { ...takeoff, frontBearing: 180 };
  expect((await call('saveTakeoff', { number, takeoff: other, stamp: 0 })).error).toMatchObject({
    code: -32009,
    data: { current: { stamp: 1, takeoff } },
  });
  expect(await load(number)).toMatchObject({ takeoff, takeoffStamp: 1 });
});

test('D7: a traced plan is stored even while it is unfinished, but a malformed plan is refused', async () => {
  const { number } = await create();
  const typed = { right: '', down: '', walls: [{ bearing: '90', length: '30 foots', boundary: 'garage' }] };
  const polygon = { points: [[0, 0]], isUnfinished: true, typed };
  const story = {
    name: 'Story 1',
    plateHeight: 0,
    polygons: [polygon],
    typed: { name: '', plateHeight: '8 foots' },
  };
  const takeoff = { version: 1, part: 'new', stories: [story] };
  expect(await done('saveTakeoff', { number, takeoff, stamp: 0 })).toMatchObject({ stamp: 1 });
  expect(await load(number)).toMatchObject({ takeoff });
  const withUnknownMember = {
    ...takeoff,
    stories: [{ ...story, polygons: [{ ...polygon, typed: { walls: '30' } }] }],
  };
  expect((await call('saveTakeoff', { number, takeoff: withUnknownMember, stamp: 1 })).error).toMatchObject({
    code: -32602,
  });
});

limitTests(() => site, clock, calls);
