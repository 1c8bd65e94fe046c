import { dataKey, type PageData } from '@title24/shared-config/contract';
import {
  type AccountPageData,
  accountPageRequest,
  loggedOut,
  ownAccountForms,
  type SentAccountForm,
} from '@title24/shared-domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../caller.ts';
import { accountInfo } from '../self/account-info.ts';
import { ownSubmissions } from '../self/own-submissions.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { clearPageCookie, pageToken } from './page-cookie.ts';

/** The pages that show the account. */
const accountPages: ReadonlySet<string> = new Set([
  '/my-account',
  ...ownAccountForms.map((form) => `/account/${form}`),
]);

/** The pages that the page cookie changes. */
const ownPages: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/reset-password',
  '/logout',
  '/project/list',
  ...accountPages,
]);

interface Dependencies {
  readonly database: Database;
  readonly sessions: SessionStore;
  /** `app.renderPage` of the composition. */
  readonly renderPage: (
    request: FastifyRequest,
    page: { readonly url: string; readonly data: PageData },
  ) => Promise<string>;
}

export type RenderAccountPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  state: { readonly form: SentAccountForm | null; readonly token: string | null },
) => Promise<FastifyReply>;

/** Renders an account page for one browser alone: with who is logged in by its cookie, and the form that it sent. */
export function accountPageRenderer({ database, sessions, renderPage }: Dependencies): RenderAccountPage {
  return async (request, reply, { form, token }) => {
    const caller = token ? await sessions.find(token, 'page') : null;
    if (token && !caller) clearPageCookie(request, reply);
    const page: AccountPageData = {
      ...(await whatIsTheirs(caller, request)),
      ...(form && { form }),
    };
    const html = await renderPage(request, {
      url: request.url,
      data: { [dataKey(accountPageRequest)]: page },
    });
    return reply
      .header('cache-control', 'no-store')
      .header('vary', 'cookie')
      .type('text/html; charset=utf-8')
      .send(html);
  };

  async function whatIsTheirs(caller: Caller | null, request: FastifyRequest): Promise<AccountPageData> {
    if (!caller) return { login: loggedOut };
    const login = { status: true, role: caller.role?.toJSON() ?? null, token: null };
    if (!accountPages.has(pathOf(request))) return { login };
    return {
      login,
      account: await accountInfo(database, sessions, caller),
      submissions: await ownSubmissions(database, caller),
    };
  }
}

/** Has the account pages rendered for those who carry the page cookie; everybody else gets the common page. */
export function servePagesByCookie(app: FastifyInstance, render: RenderAccountPage): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method) || !ownPages.has(pathOf(request))) return;
    // Of the common page too: it is what the address gives without the cookie.
    reply.header('vary', 'cookie');
    const token = pageToken(request);
    if (token) return render(request, reply, { form: null, token });
  });
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}
