import type { PageData } from '@title24/remote-kit/contract';
import type { LoginStatus } from '@title24/shared-domain';
import { loggedOut } from '@title24/shared-domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostCookie } from '../../../platform/http/host-cookie.ts';
import { RetryLaterError } from '../../../platform/http/request-error.ts';
import { type OwnPages, pathOf, type Visitor, type Visitors } from '../../../platform/page-forms/visitors.ts';
import type { SessionStore } from '../sessions/session-store.ts';

interface Dependencies {
  readonly sessions: Pick<SessionStore, 'find'>;
  readonly cookie: HostCookie;
  readonly renderPage: (
    request: FastifyRequest,
    page: { readonly url: string; readonly data: PageData; readonly login: LoginStatus },
  ) => Promise<{ readonly html: string; readonly found: boolean }>;
}

const loggedOutVisitor: Visitor = { caller: null, login: loggedOut };

/** Renders pages for the visitor whom the page cookie identifies. */
export class PageVisitors implements Visitors {
  readonly #dependencies: Dependencies;
  readonly #ownPages: OwnPages[] = [];

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  of(request: FastifyRequest): Promise<Visitor> {
    return this.byToken(this.#dependencies.cookie.read(request));
  }

  async byToken(token: string | null): Promise<Visitor> {
    const caller = token ? await this.#dependencies.sessions.find(token, 'page') : null;
    if (!caller) return loggedOutVisitor;
    return { caller, login: { status: true, role: caller.role?.toJSON() ?? null, token: null } };
  }

  addPages(pages: OwnPages): void {
    this.#ownPages.push(pages);
  }

  async render(
    request: FastifyRequest,
    reply: FastifyReply,
    { visitor, data, status = 200 }: Parameters<Visitors['render']>[2],
  ): Promise<FastifyReply> {
    const { cookie, renderPage } = this.#dependencies;
    if (!visitor.caller && cookie.read(request)) cookie.clear(reply);
    const { html, found } = await renderPage(request, { url: request.url, data, login: visitor.login });
    return reply
      .code(found ? status : 404)
      .header('cache-control', 'private, no-store')
      .header('vary', 'cookie')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  /** If a request has the page cookie, renders the page for its visitor. Other requests get the public version. */
  serve(app: FastifyInstance): void {
    app.addHook('preHandler', (request, reply, done) => {
      const path = request.routeOptions.url === '/*' ? pathOf(request) : '';
      if (!cleanPath.test(path) || !this.#dependencies.cookie.read(request)) return done();
      return this.#serveOwn(request, reply, path);
    });
  }

  async #serveOwn(request: FastifyRequest, reply: FastifyReply, path: string) {
    const own = this.#ownPages.filter((pages) => pages.includes(path));
    try {
      const visitor = await this.of(request);
      let data: PageData = {};
      let isMissing = false;
      for (const pages of own) {
        const page = await pages.load(request, visitor);
        if ('redirect' in page) {
          return reply.header('cache-control', 'private, no-store').redirect(page.redirect, 303);
        }
        data = { ...data, ...page.data };
        isMissing ||= page.isMissing ?? false;
      }
      return await this.render(request, reply, { visitor, data, status: isMissing ? 404 : 200 });
    } catch (error) {
      if (error instanceof RetryLaterError) throw error;
      request.log.error({ err: error }, 'A page could not be rendered for a cookie login');
      // The public version of a personal page would look like a lost login, so the visitor has to retry later. Any
      // other page is served in its public version.
      if (own.length > 0) throw new RetryLaterError(503, accountUnavailable, 30);
    }
    return undefined;
  }
}

const accountUnavailable = 'We can’t show your account right now. Please try again in a minute.';

/**
 * Matches paths without a trailing slash, a leading double slash or a backslash. Requests for other paths are
 * redirected (see pageAddress).
 */
const cleanPath = /^\/(?!\/)[^\\]*[^\\/]$/;
