import type { PageData } from '@title24/remote-kit/contract';
import type { LoginStatus } from '@title24/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../rpc/caller.ts';

/** The visitor a page is rendered for. */
export interface Visitor {
  /** The account that the page cookie identifies; null if there is none. */
  readonly caller: Caller | null;
  /** The login as parts get it; never contains a token. */
  readonly login: LoginStatus;
}

/** Data of a personal page, or the address that it redirects to. */
export type OwnPage =
  | { readonly data: PageData; readonly isMissing?: boolean }
  | { readonly redirect: string };

/** The personal pages of a feature, for browsers with the page cookie. */
export interface OwnPages {
  includes(pathname: string): boolean;
  /** Loads the data that the requested page is rendered with. */
  load(request: FastifyRequest, visitor: Visitor): Promise<OwnPage>;
}

interface RenderedPage {
  readonly visitor: Visitor;
  readonly data: PageData;
  /** HTTP status; 200 by default. */
  readonly status?: number;
}

/** Logins by cookie, for pages and forms without JavaScript. */
export interface Visitors {
  /** Returns the visitor identified by a request's page cookie. */
  of(request: FastifyRequest): Promise<Visitor>;
  /** Answers with a page for this request only. */
  render(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply>;
  /** Adds pages that show the visitor's own data. A page that several features share gets the data of each. */
  addPages(pages: OwnPages): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly visitors: Visitors;
  }
}

/** Returns the path of a request, without its query. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? '';
}
