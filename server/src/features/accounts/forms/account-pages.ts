import { accountPageData } from '@title24/remote-kit/contract';
import {
  type AccountPageData,
  type OwnSubmission,
  ownAccountForms,
  type SentAccountForm,
} from '@title24/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { type OwnPages, pathOf, type Visitor } from '../../../platform/page-forms/visitors.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { accountInfo } from '../my-account/account-info.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { PageVisitors } from './page-visitors.ts';

const accountPages: ReadonlySet<string> = new Set([
  '/my-account',
  ...ownAccountForms.map((form) => `/account/${form}`),
]);

/** Account pages whose content depends on a login by cookie. */
const loginPages: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/reset-password',
  '/logout',
  ...accountPages,
]);

interface Dependencies {
  readonly database: Database;
  readonly sessions: SessionStore;
  readonly visitors: PageVisitors;
  readonly ownSubmissions: (caller: Caller) => Promise<readonly OwnSubmission[]>;
}

/** Responds to a submitted form with the page that contains the form. */
export type RenderAccountPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  state: { readonly form: SentAccountForm; readonly token: string | null },
) => Promise<FastifyReply>;

/** Creates the account pages that depend on a login by cookie, and the function that responds to account forms. */
export function accountPagesOf({ database, sessions, visitors, ownSubmissions }: Dependencies): {
  readonly pages: OwnPages;
  readonly render: RenderAccountPage;
} {
  return {
    pages: {
      includes: (path) => loginPages.has(path),
      load: async (request, visitor) => ({ data: await dataFor(visitor, request) }),
    },
    async render(request, reply, { form, token }) {
      const visitor = await visitors.byToken(token);
      return visitors.render(request, reply, {
        visitor,
        data: await dataFor(visitor, request, form),
        status: reply.statusCode,
      });
    },
  };

  async function dataFor(visitor: Visitor, request: FastifyRequest, form?: SentAccountForm) {
    const page: AccountPageData = { ...(await loadAccountPageData(visitor, request)), ...(form && { form }) };
    return { [accountPageData.key]: page };
  }

  async function loadAccountPageData(
    { caller, login }: Visitor,
    request: FastifyRequest,
  ): Promise<AccountPageData> {
    if (!caller || !accountPages.has(pathOf(request))) return { login };
    return {
      login,
      account: await accountInfo(database, sessions, caller),
      submissions: await ownSubmissions(caller),
    };
  }
}
