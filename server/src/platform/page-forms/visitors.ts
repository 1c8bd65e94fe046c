import type { PageData } from '@title24/remote-kit/contract';
import type { LoginStatus } from '@title24/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../rpc/caller.ts';

/** The visitor for whom a page is rendered. */
export interface Visitor {
  readonly caller: Caller | null;
  /** The login status that is passed to the page's parts. It has no token. */
  readonly login: LoginStatus;
}

/** Data of a personal page, or the URL to which the page redirects. */
export type OwnPage =
  | { readonly data: PageData; readonly isMissing?: boolean }
  | { readonly redirect: string };

/** A feature's personal pages, for browsers with the page cookie. */
export interface OwnPages {
  includes(pathname: string): boolean;
  load(request: FastifyRequest, visitor: Visitor): Promise<OwnPage>;
}

interface RenderedPage {
  readonly visitor: Visitor;
  readonly data: PageData;
  /** 200 by default. */
  readonly status?: number;
}

/** Identifies visitors by the page cookie and renders pages for them. */
export interface Visitors {
  of(request: FastifyRequest): Promise<Visitor>;
  /** Sends a page rendered for this request only. */
  render(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply>;
  /** Adds pages with the visitor's own data. If several features add the same page, it gets the data of each. */
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
