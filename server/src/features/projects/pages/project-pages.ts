import { projectPageData } from '@title24/remote-kit/contract';
import {
  type ProjectList,
  type ProjectPageData,
  projectPageAt,
  type StoredProject,
  testDriveName,
} from '@title24/shared-domain/projects';
import { rpcCodes } from '@title24/shared-domain/rpc';
import type { FastifyRequest } from 'fastify';
import { type OwnPage, type OwnPages, pathOf, type Visitor } from '../../../platform/page-forms/visitors.ts';
import type { CallMember } from '../../../platform/rpc/member-methods.ts';
import { RpcFault } from '../../../platform/rpc/protocol/rpc-fault.ts';

function pageData(page: ProjectPageData): { readonly [key: string]: ProjectPageData } {
  return { [projectPageData.key]: page };
}

/** Returns the project pages for the account that is logged in by cookie. Other accounts' projects look missing. */
export function projectPages(callMember: CallMember): OwnPages {
  return {
    includes: (path) => path.startsWith('/project/'),
    async load(request, visitor) {
      try {
        return await pageFor(request, visitor);
      } catch (error) {
        if (!(error instanceof RpcFault)) throw error;
        // The project is in the trash, and this list offers to restore it.
        if (error.code === rpcCodes.notPossible) return { redirect: '/project/list?trash=1' };
        return { data: pageData({ login: visitor.login }), isMissing: true };
      }
    },
  };

  async function pageFor(request: FastifyRequest, { caller, login }: Visitor): Promise<OwnPage> {
    const page = projectPageAt(pathOf(request));
    if (page === null) return { data: pageData({ login }), isMissing: true };
    if (!caller) return { data: pageData({ login }) };
    if (page.page === 'list') {
      const list = (await callMember('projects', 'list', listParams(request), caller)) as ProjectList;
      return { data: pageData({ login, list }) };
    }
    if (page.page === 'active') {
      const { number } = (await callMember('projects', 'active', {}, caller)) as { number: string | null };
      return { redirect: `/project/${number ?? 'list'}` };
    }
    if (!('project' in page)) return { data: pageData({ login }) };
    const { project: number } = page;
    if (number === testDriveName) return { data: pageData({ login }) };
    const project = (await callMember('projects', 'load', { number }, caller)) as StoredProject;
    return { data: pageData({ login, project }) };
  }
}

function listParams({ url }: FastifyRequest): { page: number; trash: boolean } {
  const query = new URL(url, 'http://site').searchParams;
  const page = query.get('page') ?? '';
  return { page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1, trash: query.get('trash') === '1' };
}
