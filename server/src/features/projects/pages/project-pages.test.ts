import { projectPageData } from '@title24/remote-kit/contract';
import type { LoginStatus } from '@title24/shared-domain';
import {
  type Attachment,
  exportProject,
  type ProjectPageData,
  type StoredProject,
} from '@title24/shared-domain/projects';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AccountSite, password } from '../../accounts/testing/account-site.ts';
import { TusClient } from '../../files/testing/tus-client.ts';
import { projectPagesPlugin } from './project-pages.plugin.ts';

jest.setTimeout(120_000);

let site: AccountSite;
let cookie: string;
let otherMembersCookie: string;
let token: string;
let page: ProjectPageData | undefined;

async function composition(app: FastifyInstance): Promise<void> {
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
  otherMembersCookie = await logIn('ben');
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

const get = (path: string, headers: Record<string, string> = { cookie }) =>
  fetch(site.url + path, { headers, redirect: 'manual' });
const call = async (method: string, params: object) =>
  (await site.call('projects', method, params, token)).result;

/**
 * Creates a project.
 * @returns its number
 */
async function begin(name = 'Hill house'): Promise<string> {
  return ((await call('create', { name, kind: 'new' })) as StoredProject).number;
}

test('D1i: members without JavaScript see their project list, the trash, and project pages', async () => {
  const number = await begin();
  await get('/project/list');
  expect(page?.list?.items).toMatchObject([{ number, name: 'Hill house' }]);
  for (const name of ['', '/walls', '/check', '/takeoff']) {
    const response = await get(`/project/${number}${name}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(page?.project).toMatchObject({ number, data: { kind: 'new' } });
  }
  await call('setActive', { number });
  expect((await get('/project/active')).headers.get('location')).toBe(`/project/${number}`);
  await call('remove', { number });
  expect((await get(`/project/${number}`)).headers.get('location')).toBe('/project/list?trash=1');
  await get('/project/list?trash=1');
  expect(page?.list?.items).toMatchObject([{ number }]);
});

test('D1b: only the owner of a project can see its pages, which look missing to others', async () => {
  const number = await begin();
  const pages = ['', '/walls', '/check', '/takeoff'].map((name) => `/project/${number}${name}`);
  for (const path of pages) {
    expect((await get(path, { cookie: otherMembersCookie })).status).toBe(404);
    expect(page).toEqual({ login: expect.objectContaining({ status: true }) });
  }
  for (const path of ['/project/P999999', '/project/nothing', `/project/${number}/nothing`]) {
    expect((await get(path)).status).toBe(404);
  }
  expect((await get(`/project/${number}/export.json`, { cookie: otherMembersCookie })).status).toBe(404);
});

test('D1i: project pages accept no forms', async () => {
  const number = await begin();
  for (const path of [
    '/project/new',
    '/project/import',
    `/project/${number}/walls`,
    `/project/${number}/remove`,
  ]) {
    const response = await fetch(site.url + path, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Other house', kind: 'new' }),
      headers: { 'sec-fetch-site': 'same-origin', cookie },
    });
    expect([path, response.status]).toEqual([path, 404]);
  }
});

test('D1k: export links give a project’s owner the file, and send a logged-out visitor to the login page', async () => {
  const number = await begin('=1+1 house');
  const json = await get(`/project/${number}/export.json`);
  expect(json.headers.get('content-disposition')).toBe(`attachment; filename=${number}-1-1-house.json`);
  const { data } = (await call('load', { number })) as StoredProject;
  expect(await json.text()).toBe(exportProject(data));
  const csv = await get(`/project/${number}/export.csv`);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await csv.text()).toContain("'=1+1 house");
  const loggedOut = await get(`/project/${number}/export.csv`, {});
  expect(loggedOut.headers.get('location')).toBe(`/login?next=%2Fproject%2F${number}%2Fexport.csv`);
});

test('D1l, D1i: the link to an attached file works only for its owner', async () => {
  const number = await begin();
  const uploadId = await new TusClient(site.url).upload('plan.pdf', Buffer.from('%PDF-1.7 a plan'));
  const { id } = (await call('attach', { number, uploadId, kind: 'floor-plan' })) as Attachment;
  const path = `/project/${number}/files/${id}`;
  const link = await get(path);
  expect(link.status).toBe(303);
  expect(await (await get(link.headers.get('location') ?? '')).text()).toBe('%PDF-1.7 a plan');
  expect((await get(path, { cookie: otherMembersCookie })).status).toBe(404);
  expect((await get(path, {})).headers.get('location')).toContain('/login');
});
