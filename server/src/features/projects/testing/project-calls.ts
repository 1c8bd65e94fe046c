import type { ProjectList, ProjectStep, StoredProject } from '@title24/shared-domain/projects';
import type { AccountSite } from '../../accounts/testing/account-site.ts';

/** Calls about projects, for tests. */
export type ProjectCalls = ReturnType<typeof projectCalls>;

/**
 * Returns functions that make calls about projects.
 * @param site returns an open site
 * @param ana returns the token for calls without a specified token
 */
export function projectCalls(site: () => AccountSite, ana: () => string) {
  const sql = (text: string, values: unknown[] = []) => site().database.$client.query(text, values);
  const call = (method: string, params: object = {}, token = ana()) =>
    site().call('projects', method, params, token);

  async function done<Result>(method: string, params: object = {}, token = ana()): Promise<Result> {
    const { result, error } = await call(method, params, token);
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result as Result;
  }

  const create = (params: object = {}, token = ana()) =>
    done<StoredProject>('create', { name: 'Hill house', kind: 'new', ...params }, token);
  const load = (number: string) => done<StoredProject>('load', { number });
  const list = (params: object = {}) => done<ProjectList>('list', params);
  const save = (number: string, step: ProjectStep, data: object, stamp: number) =>
    call('saveStep', { number, step, data, stamp });

  return { sql, call, done, create, load, list, save };
}
