import { accountPageData, type PageData } from '@title24/shared-config/contract';
import {
  type AccountPageData,
  type LoginStatus,
  loggedOut,
  type OwnSubmission,
  ownAccountForms,
  type SentAccountForm,
} from '@title24/shared-domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { RetryLaterError } from '../../../platform/http/request-error.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { accountInfo } from '../my-account/account-info.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { PageCookie } from './page-cookie.ts';

/** The pages that show the account. */
const accountPages: ReadonlySet<string> = new Set([
  '/my-account',
  ...ownAccountForms.map((form) => `/account/${form}`),
]);

/** The pages that take part in a login by cookie; on the others it shows in the site's layout alone. */
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
  readonly cookie: PageCookie;
  readonly ownSubmissions: (caller: Caller) => Promise<readonly OwnSubmission[]>;
  /** `app.renderPage` of the composition. */
  readonly renderPage: (
    request: FastifyRequest,
    page: { readonly url: string; readonly data: PageData; readonly login: LoginStatus },
  ) => Promise<{ readonly html: string; readonly found: boolean }>;
}

export type RenderAccountPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  state: { readonly form: SentAccountForm | null; readonly token: string | null },
) => Promise<FastifyReply>;

/** Renders a page for one browser alone: with who is logged in by its cookie, and the form that it sent. */
export function accountPageRenderer({
  database,
  sessions,
  cookie,
  ownSubmissions,
  renderPage,
}: Dependencies): RenderAccountPage {
  return async (request, reply, { form, token }) => {
    const caller = token ? await sessions.find(token, 'page') : null;
    if (token && !caller) cookie.clear(reply);
    const page: AccountPageData = {
      ...(await whatIsTheirs(caller, request)),
      ...(form && { form }),
    };
    const { html, found } = await renderPage(request, {
      url: request.url,
      data: ownPages.has(pathOf(request)) || form ? { [accountPageData.key]: page } : {},
      login: page.login,
    });
    if (!found) reply.code(404);
    return reply
      .header('cache-control', 'private, no-store')
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
      submissions: await ownSubmissions(caller),
    };
  }
}

/** Has pages rendered for those who carry the page cookie; everybody else gets the common page. */
export function servePagesByCookie(
  app: FastifyInstance,
  cookie: PageCookie,
  render: RenderAccountPage,
): void {
  app.addHook('preHandler', async (request, reply) => {
    const isPage = request.routeOptions.url === '/*' && cleanPath.test(pathOf(request));
    const token = isPage ? cookie.token(request) : null;
    if (!token) return;
    try {
      return await render(request, reply, { form: null, token });
    } catch (error) {
      if (error instanceof RetryLaterError) throw error;
      request.log.error({ err: error }, 'A page could not be rendered for a cookie login');
      // Everybody's page is better than none, but on pages about the account.
      if (ownPages.has(pathOf(request))) throw new RetryLaterError(503, accountUnavailable, 30);
    }
  });
}

const accountUnavailable = 'Your account cannot be shown right now. Please try again in a minute.';

/** Other paths lead to their clean form first. */
const cleanPath = /^\/(?!\/)[^\\]*[^\\/]$/;

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}
