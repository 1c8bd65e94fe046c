import type { APIRequestContext, Page } from '@playwright/test';
import type { ProjectData, ProjectStep, StoredProject } from '@title24/shared-domain/projects';
import { createAccount, logIn } from './accounts.ts';
import { enterSession, startSession } from './session.ts';
import type { Site } from './site.ts';
import { expect, live } from './test.ts';

const slow = { timeout: 20_000 };

/** A member account and the calls that it makes to the site. */
export interface ProjectOwner {
  readonly name: string;
  readonly site: Site;
  call(method: string, params: object): Promise<{ readonly result?: never; readonly error?: never }>;
  /**
   * Creates a project from the given data.
   * @returns the project number
   */
  importProject(data: ProjectData): Promise<string>;
}

/** Creates a member account and a token for calls. */
export async function createOwner(request: APIRequestContext, site: Site): Promise<ProjectOwner> {
  return loginOf(request, site, await createAccount(site, 'Member'));
}

/** Creates a token for calls by an existing account. */
export async function loginOf(request: APIRequestContext, site: Site, name: string): Promise<ProjectOwner> {
  const token = await startSession(site, name);
  async function call(method: string, params: object) {
    const answer = await request.post(`${site.url}/rpc/2.0/projects`, {
      headers: { authorization: `Bearer ${token}` },
      data: { jsonrpc: '2.0', id: 1, method, params },
    });
    return answer.json();
  }
  return {
    name,
    site,
    call,
    importProject: async (data) => (await call('import', { data })).result.number,
  };
}

/** Returns the project as stored on the server. */
export async function storedProject(owner: ProjectOwner, number: string): Promise<StoredProject> {
  const { result } = (await owner.call('load', { number })) as unknown as { result: StoredProject };
  return result;
}

/** Opens a project page as a logged-in owner. */
export async function openProjectPage(page: Page, { site, name }: ProjectOwner, path: string): Promise<void> {
  await enterSession(page, site, name);
  await page.goto(path);
  await live(page);
}

/** Logs in on the login page and opens a project page. Also works without JavaScript. */
export async function logInToProjectPage(page: Page, { name }: ProjectOwner, path: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await logIn(page, name);
  await page.waitForURL((url) => url.pathname === path.split('?')[0], slow);
}

/** Logs in and opens a project's takeoff. */
export async function openTakeoff(page: Page, owner: ProjectOwner, number: string): Promise<void> {
  await openProjectPage(page, owner, `/project/${number}/takeoff`);
  await expect(page.getByRole('heading', { name: 'Fill the forms' })).toBeVisible(slow);
}

/** Opens the takeoff of a new owner's project. */
export async function openNewTakeoff(
  page: Page,
  request: APIRequestContext,
  site: Site,
  project: ProjectData,
): Promise<{ readonly owner: ProjectOwner; readonly number: string }> {
  const owner = await createOwner(request, site);
  const number = await owner.importProject(project);
  await openTakeoff(page, owner, number);
  return { owner, number };
}

/** Opens a project step and waits until its form is live and saved. */
export async function openStep(page: Page, number: string, step: ProjectStep): Promise<void> {
  await page.goto(`/project/${number}/${step}`);
  await expect(page.getByText(/Saved (at|on)/)).toBeVisible(slow);
}
