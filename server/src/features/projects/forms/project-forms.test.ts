import { projectPageData } from '@title24/remote-kit/contract';
import type { LoginStatus } from '@title24/shared-domain';
import {
  exportProject,
  type ProjectData,
  type ProjectPageData,
  type StoredProject,
} from '@title24/shared-domain/projects';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AccountSite, password } from '../../accounts/testing/account-site.ts';
import { projectPagesPlugin } from './project-pages.plugin.ts';

jest.setTimeout(120_000);

let site: AccountSite;
let cookie: string;
let strangersCookie: string;
let token: string;
/** Data that the last page was rendered with. */
let page: ProjectPageData | undefined;

/** Replaces the parts of the site. */
async function composition(app: FastifyInstance): Promise<void> {
  app.decorate('addUnknownPages', () => {});
  app.decorate('renderPage', async (_, { data }: { data?: object; login?: LoginStatus }) => {
    page = (data as Record<string, ProjectPageData>)[projectPageData.key];
    return { html: '<!doctype html><title>own page</title>', found: true };
  });
  app.get('/*', async (_, reply) => reply.type('text/html').send('<!doctype html><title>common</title>'));
}

beforeAll(async () => {
  site = await AccountSite.open(
    {},
    async (app) => {
      await app.register(fp(composition, { name: 'composition' }));
    },
    async (app, dependencies) => {
      await app.register(projectPagesPlugin, dependencies);
    },
  );
  for (const name of ['ana', 'ben']) await site.addAccount(name, 'Member');
  cookie = await logIn('ana');
  strangersCookie = await logIn('ben');
  token = await site.tokenOf('ana');
});
afterAll(() => site.close());
beforeEach(() => {
  page = undefined;
});

async function logIn(accountName: string): Promise<string> {
  const response = await fetch(`${site.url}/account/login`, {
    method: 'POST',
    body: new URLSearchParams({ accountName, password }),
    redirect: 'manual',
  });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

const post = (
  path: string,
  values: Record<string, string> | FormData = {},
  headers: Record<string, string> = { cookie },
) =>
  fetch(site.url + path, {
    method: 'POST',
    body: values instanceof FormData ? values : new URLSearchParams(values),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    redirect: 'manual',
  });
const get = (path: string, headers: Record<string, string> = { cookie }) =>
  fetch(site.url + path, { headers, redirect: 'manual' });

/** Creates a project with the form. @returns its number */
async function begin(values: Record<string, string> = {}): Promise<string> {
  const { status, headers } = await post('/project/new', { name: 'Hill house', kind: 'new', ...values });
  const number = /^\/project\/(P\d+)$/.exec(headers.get('location') ?? '')?.[1];
  if (status !== 303 || !number) throw new Error(`${status} ${headers.get('location')}`);
  return number;
}

async function load(number: string): Promise<StoredProject> {
  return (await site.call('projects', 'load', { number }, token)).result as StoredProject;
}

test('D1i: a form creates a project with the areas from the URL', async () => {
  const number = await begin({ area: '1200', units: '2', existing: 'many' });
  expect((await load(number)).data.building).toEqual({ conditionedFloorArea: 1200, dwellingUnits: 2 });
});

test('D1i: a form that is refused shows its errors, and what was typed', async () => {
  const response = await post('/project/new', { name: 'H', kind: 'castle' });
  expect(response.status).toBe(422);
  expect(page).toMatchObject({
    login: { status: true, token: null },
    form: { name: 'create', values: { name: 'H', kind: 'castle' } },
  });
  expect(page?.form?.errors).toEqual([
    { path: 'name', message: 'Project name is required' },
    { path: 'kind', message: 'Choose what you build' },
  ]);
});

test('D1i: Save and continue stores the step and leads to the next one', async () => {
  const number = await begin();
  const values = { 'location.city': 'Oakland', 'location.climateZone': '3', stamp: '0', action: 'continue' };
  const { status, headers } = await post(`/project/${number}/location`, values);
  expect([status, headers.get('location')]).toEqual([303, `/project/${number}/building`]);
  expect((await load(number)).data.location).toEqual({ city: 'Oakland', climateZone: 3 });
  const last = await post(`/project/${number}/documents`, { 'documents.notes': 'Two windows', stamp: '0' });
  expect(last.headers.get('location')).toBe(`/project/${number}`);
});

test('D1i: invalid answers are saved as they were typed, and shown with their errors', async () => {
  const number = await begin();
  const response = await post(`/project/${number}/building`, {
    'building.stories': 'two',
    'building.bedrooms': '3',
    stamp: '0',
  });
  expect(response.status).toBe(422);
  expect(page?.form).toMatchObject({
    name: 'step',
    errors: [{ path: 'building.stories', message: 'Stories above ground must be a number, like 2' }],
  });
  expect(page?.project?.data).toMatchObject({
    building: { bedrooms: 3 },
    raw: { 'building.stories': 'two' },
  });
  expect(page?.project?.stepStamps.building).toBe(1);
});

test('D1i: lines are added and removed with buttons, and what else was typed is saved', async () => {
  const number = await begin();
  const added = await post(`/project/${number}/walls`, {
    'walls.existingPerimeter': '100',
    stamp: '0',
    action: 'add:walls.lines',
  });
  expect(added.headers.get('location')).toBe(`/project/${number}/walls#w1`);
  await post(`/project/${number}/walls`, {
    'walls.lines.w1.plateHeight': '8\' 6"',
    stamp: '1',
    action: 'add:walls.lines',
  });
  const both = (await load(number)).data.walls;
  expect(both).toMatchObject({
    existingPerimeter: 100,
    lines: [{ id: 'w1', plateHeight: 8.5 }, { id: 'w2' }],
  });
  const removed = await post(`/project/${number}/walls`, { stamp: '2', action: 'remove:w2' });
  expect(removed.headers.get('location')).toBe(`/project/${number}/walls`);
  expect((await load(number)).data.walls?.lines).toHaveLength(1);
});

test('D1d: the fix of a finding is a button, even if it changes another step', async () => {
  const number = await begin({ kind: 'addition', addition: '900' });
  const response = await post(`/project/${number}/building`, {
    stamp: '1',
    action: 'fix:addition-over-700-alone',
  });
  expect(response.status).toBe(303);
  expect(await load(number)).toMatchObject({
    kind: 'existing-plus-addition',
    data: { building: { additionFloorArea: 900 } },
    stepStamps: { project: 2 },
  });
});

test('D1h: a step that was saved in another window is shown with what is stored and what was typed', async () => {
  const number = await begin();
  await post(`/project/${number}/location`, { 'location.city': 'Oakland', stamp: '0' });
  const response = await post(`/project/${number}/location`, { 'location.city': 'Berkeley', stamp: '0' });
  expect(response.status).toBe(409);
  expect(page?.form).toMatchObject({
    values: { 'location.city': 'Berkeley' },
    errors: [{ path: '', message: 'This step was saved in another window since you opened it.' }],
    conflict: { stamp: 1, data: { location: { city: 'Oakland' } } },
  });
  expect((await load(number)).data.location).toEqual({ city: 'Oakland' });
});

test('D1h: without a login nothing is stored, and what was typed is shown again', async () => {
  const number = await begin();
  const response = await post(`/project/${number}/location`, { 'location.city': 'Oakland', stamp: '0' }, {});
  expect(response.status).toBe(422);
  expect(page).toEqual({
    login: { status: false, role: null, token: null },
    form: {
      name: 'step',
      values: { 'location.city': 'Oakland', stamp: '0' },
      errors: [
        {
          path: '',
          message:
            'Your login has ended, and nothing was changed. What you typed is still here. Log in again.',
        },
      ],
    },
  });
  expect((await load(number)).stepStamps.location).toBe(0);
});

test('D1i: a project is copied, renamed, removed, restored and made active by forms', async () => {
  const number = await begin();
  const copied = await post(`/project/${number}/copy`);
  expect(copied.headers.get('location')).toMatch(/^\/project\/P\d+$/);
  expect(copied.headers.get('location')).not.toBe(`/project/${number}`);
  await post(`/project/${number}/rename`, { name: 'Valley house' });
  expect((await load(number)).name).toBe('Valley house');
  const removed = await post(`/project/${number}/remove`);
  expect(removed.headers.get('location')).toBe(`/project/list?removed=${number}`);
  const binned = await get(`/project/${number}`);
  expect(binned.headers.get('location')).toBe('/project/list?bin=1');
  await get('/project/list?bin=1');
  expect(page?.list?.items).toMatchObject([{ number, name: 'Valley house' }]);
  const restored = await post(`/project/${number}/restore`);
  expect(restored.headers.get('location')).toBe(`/project/${number}`);
  await post(`/project/${number}/activate`);
  expect((await get('/project/active')).headers.get('location')).toBe(`/project/${number}`);
});

test('D1b: only its owner can see the pages of a project; for others, and for unknown numbers, they are not found', async () => {
  const number = await begin();
  const own = await get(`/project/${number}/walls`);
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(page?.project).toMatchObject({ number, data: { kind: 'new' } });
  expect((await get(`/project/${number}/takeoff`)).status).toBe(200);
  const pages = ['', '/walls', '/check', '/takeoff'].map((name) => `/project/${number}${name}`);
  for (const path of pages) {
    expect((await get(path, { cookie: strangersCookie })).status).toBe(404);
    expect(page).toEqual({ login: expect.objectContaining({ status: true }) });
  }
  for (const path of ['/project/P999999', '/project/nothing', `/project/${number}/nothing`]) {
    expect((await get(path)).status).toBe(404);
  }
  const posted = await post(`/project/${number}/walls`, { stamp: '0' }, { cookie: strangersCookie });
  expect(posted.status).toBe(404);
  expect((await get(`/project/${number}/export.json`, { cookie: strangersCookie })).status).toBe(404);
  expect((await post('/project/P999999/nothing')).status).toBe(404);
});

test('D10: a form cannot change a locked project, which is shown', async () => {
  const number = await begin();
  await site.database.$client.query("update projects set state = 'ordered' where number = $1", [number]);
  const response = await post(`/project/${number}/location`, { 'location.city': 'Oakland', stamp: '0' });
  expect(response.status).toBe(422);
  expect(page).toMatchObject({
    project: { state: 'ordered' },
    form: { errors: [{ path: '', message: `Project ${number} cannot be changed: it is ordered.` }] },
  });
});

test('D1k: links export a project for its owner', async () => {
  const number = await begin({ name: '=1+1 house' });
  const json = await get(`/project/${number}/export.json`);
  expect(json.headers.get('content-disposition')).toBe(`attachment; filename=${number}-1-1-house.json`);
  expect(await json.text()).toBe(exportProject((await load(number)).data));
  const csv = await get(`/project/${number}/export.csv`);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await csv.text()).toContain("'=1+1 house");
  const loggedOut = await get(`/project/${number}/export.csv`, {});
  expect(loggedOut.headers.get('location')).toBe(`/login?next=%2Fproject%2F${number}%2Fexport.csv`);
});

const data: ProjectData = { version: 1, kind: 'addition', project: { name: 'Hill house' } };

function fileForm(content: string): FormData {
  const form = new FormData();
  form.set('file', new File([content], 'project.json', { type: 'application/json' }));
  return form;
}

test('D1k: a form imports an exported file', async () => {
  const response = await post('/project/import', fileForm(exportProject(data)));
  const number = response.headers.get('location')?.split('/')[2] ?? '';
  expect(response.status).toBe(303);
  expect((await load(number)).data).toEqual(data);
});

test.each([
  ['no file', new FormData(), 'Choose a file that was exported here'],
  ['another file', fileForm('{}'), 'This file is not a project that was exported here'],
  ['a large file', fileForm('x'.repeat(600_000)), 'This file is too large for a project'],
  [
    'a wrong answer',
    fileForm(exportProject({ ...data, location: { climateZone: 17 } })),
    expect.stringContaining('location.climateZone'),
  ],
])('D1k: %s is refused with a message', async (_, form, message) => {
  expect((await post('/project/import', form)).status).toBe(422);
  expect(page?.form).toMatchObject({ name: 'import', errors: [{ path: 'file', message }] });
});

test('only forms from the pages of this site are accepted', async () => {
  const number = await begin();
  const foreign = { cookie, 'sec-fetch-site': 'cross-site' };
  expect((await post(`/project/${number}/remove`, {}, foreign)).status).toBe(403);
  const json = await fetch(`${site.url}/project/${number}/remove`, {
    method: 'POST',
    body: '{}',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  expect(json.status).toBe(415);
  expect((await load(number)).state).toBe('in-progress');
});

test('a form with two full tables of windows is accepted, and one that is larger than any is not', async () => {
  const number = await begin({ kind: 'alteration' });
  const lines = (letter: string) =>
    Array.from({ length: 200 }, (_, at) => ({ id: `${letter}${at + 1}`, area: 12.5 }));
  const glazing = { glazing: { existing: lines('e'), added: lines('g') } };
  await site.call('projects', 'saveStep', { number, step: 'glazing', data: glazing, stamp: 0 }, token);
  const values: Record<string, string> = { stamp: '1' };
  for (const [table, letter] of [
    ['existing', 'e'],
    ['added', 'g'],
  ] as const) {
    for (const { id } of lines(letter)) {
      for (const name of ['orientation', 'sash', 'frame', 'coating', 'overhang', 'area', 'windowHeight']) {
        values[`glazing.${table}.${id}.${name}`] = name === 'area' ? '20' : '';
      }
    }
  }
  expect((await post(`/project/${number}/glazing`, values)).status).toBe(303);
  expect((await load(number)).data.glazing?.added?.[199]).toEqual({ id: 'g200', area: 20 });
  expect((await post(`/project/${number}/glazing`, { x: 'y'.repeat(1_100_000) })).status).toBe(413);
});

test('D1l, D1i: a form attaches a file, its link opens it, a button removes it', async () => {
  const number = await begin();
  const form = new FormData();
  form.set('kind', 'floor-plan');
  form.set('file', new File(['%PDF-1.7 a plan'], 'plan.pdf'));
  const sent = await post(`/project/${number}/attach`, form);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/project/${number}/documents`]);
  const [file] = (await load(number)).files;
  expect(file).toMatchObject({ kind: 'floor-plan', name: 'plan.pdf', size: 15 });
  const link = await get(`/project/${number}/files/${file?.id}`);
  expect(link.status).toBe(303);
  expect(await (await get(link.headers.get('location') ?? '')).text()).toBe('%PDF-1.7 a plan');
  expect((await get(`/project/${number}/files/${file?.id}`, { cookie: strangersCookie })).status).toBe(404);
  expect((await get(`/project/${number}/files/${file?.id}`, {})).headers.get('location')).toContain('/login');
  const removed = await post(`/project/${number}/detach`, { fileId: file?.id ?? '' });
  expect(removed.headers.get('location')).toBe(`/project/${number}/documents`);
  expect((await load(number)).files).toEqual([]);
});

test('D1l, D1i: a form without a file, with one of another kind, or without a login is refused with a message', async () => {
  const number = await begin();
  const send = (kind: string, file: File | null, headers?: Record<string, string>) => {
    const form = new FormData();
    form.set('kind', kind);
    if (file) form.set('file', file);
    return post(`/project/${number}/attach`, form, headers);
  };
  expect((await send('floor-plan', null)).status).toBe(422);
  expect(page?.form).toMatchObject({
    name: 'attach',
    values: { kind: 'floor-plan' },
    errors: [{ path: 'file', message: 'Choose a file.' }],
  });
  // What browsers send if no file was chosen.
  expect((await send('elevations', new File([], ''))).status).toBe(422);
  expect(page?.form).toMatchObject({ values: { kind: 'elevations' }, errors: [{ path: 'file' }] });
  expect((await send('floor-plan', new File(['x'], 'tool.exe'))).status).toBe(422);
  expect(page?.form?.errors[0]?.message).toContain('tool.exe is not a kind of file that we can read');
  expect(page?.form?.values).toEqual({ kind: 'floor-plan' });
  expect((await send('castle', new File(['%PDF-1.7'], 'plan.pdf'))).status).toBe(422);
  expect(page?.form?.errors).toEqual([{ path: 'kind', message: 'Choose what the file is' }]);
  expect((await send('other', new File(['%PDF-1.7'], 'plan.pdf'), {})).status).toBe(422);
  expect((await send('other', new File(['%PDF-1.7'], 'plan.pdf'), { cookie: strangersCookie })).status).toBe(
    404,
  );
  expect((await load(number)).files).toEqual([]);
});
