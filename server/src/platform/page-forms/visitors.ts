import type { PageData } from '@title24/remote-kit/contract';
import type { LoginStatus } from '@title24/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../rpc/caller.ts';

/** Who a page is made for. */
export interface Visitor {
  /** The account that the page cookie names; null if there is none. */
  readonly caller: Caller | null;
  /** The same as parts know it; never holds a token. */
  readonly login: LoginStatus;
}

/** What an own page is rendered with, or where it leads. */
export type OwnPage =
  | { readonly data: PageData; readonly isMissing?: boolean }
  | { readonly redirect: string };

/** The pages of a feature that show what is the visitor's own, to browsers that carry the page cookie. */
export interface OwnPages {
  includes(pathname: string): boolean;
  /** What the page of a request is rendered with. */
  load(request: FastifyRequest, visitor: Visitor): Promise<OwnPage>;
}

interface RenderedPage {
  readonly visitor: Visitor;
  readonly data: PageData;
  /** HTTP status; 200 if it is not given. */
  readonly status?: number;
}

/** Logins by cookie, for pages and forms without JavaScript. */
export interface Visitors {
  /** Who the page cookie of a request names. */
  of(request: FastifyRequest): Promise<Visitor>;
  /** Answers with a page for this request alone. */
  render(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply>;
  /** Adds pages that show what is the visitor's own. A page of several features brings what each of them has. */
  addPages(pages: OwnPages): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly visitors: Visitors;
  }
}

/** The path that a request asks for, without its query. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? '';
}
