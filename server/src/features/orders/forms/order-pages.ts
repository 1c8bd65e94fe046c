import { randomUUID } from 'node:crypto';
import { orderPageData } from '@title24/remote-kit/contract';
import { rpcCodes } from '@title24/remote-kit/rpc';
import type { ListPage } from '@title24/shared-domain';
import {
  isOpenOrder,
  type OrderDraft,
  type OrderPage,
  type OrderPageData,
  type OrderQuote,
  type OrderSummary,
  type OrderView,
  orderPageAt,
} from '@title24/shared-domain/orders';
import { projectPageAt } from '@title24/shared-domain/projects';
import { type OwnPage, type OwnPages, pathOf, type Visitor } from '../../../platform/page-forms/visitors.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { CallMember } from '../../../platform/rpc/member-methods.ts';
import { RpcFault } from '../../../platform/rpc/protocol/rpc-fault.ts';

/** Returns data for rendering pages of orders, under the key by which they read it. */
export function pageData(page: OrderPageData): { readonly [key: string]: OrderPageData } {
  return { [orderPageData.key]: page };
}

/** Whether a path below a project's /order can never be a page, whatever orders exist. */
export function isUnknownOrderPage(pathname: string): boolean {
  return projectPageAt(pathname)?.page === 'ordering' && orderPageAt(pathname) === null;
}

/** The orders of a project as a page shows them to their owner. */
type Shown = Omit<OrderPageData, 'login' | 'form'>;

/** Returns the number of an order, from the path of its page. */
export function orderNumberOf({ project, n }: Extract<OrderPage, { readonly n: number }>): string {
  return `${project}-${n}`;
}

/** @throws RpcFault like the calls that it makes */
export async function shownOn(callMember: CallMember, page: OrderPage, caller: Caller): Promise<Shown> {
  if ('n' in page) {
    return {
      order: (await callMember('orders', 'load', { order: orderNumberOf(page) }, caller)) as OrderView,
    };
  }
  const { project: number } = page;
  const draft = (await callMember('orders', 'draft', { number }, caller)) as OrderDraft;
  const { items } = draft;
  const quote = (await callMember('orders', 'quote', { number, items }, caller)) as OrderQuote;
  return { draft, quote, ...(page.page === 'check' && { idempotencyKey: randomUUID() }) };
}

/** Returns the data of order pages and project overviews for a visitor who is logged in by cookie (D1i). */
export function orderPages(callMember: CallMember): OwnPages {
  return {
    includes: (path) => orderPageAt(path) !== null || projectPageAt(path)?.page === 'overview',
    async load(request, visitor) {
      try {
        return await pageFor(pathOf(request), visitor);
      } catch (error) {
        if (!(error instanceof RpcFault)) throw error;
        // Deleted, or already ordered.
        if (error.code === rpcCodes.notPossible) return { redirect: '/project/list?bin=1' };
        return { data: pageData({ login: visitor.login }), isMissing: true };
      }
    },
  };

  async function pageFor(path: string, { caller, login }: Visitor): Promise<OwnPage> {
    if (!caller) return { data: pageData({ login }) };
    const page = orderPageAt(path);
    if (page === null) {
      const overview = projectPageAt(path);
      const project = overview && 'project' in overview ? overview.project : '';
      if (!/^P\d/.test(project)) return { data: pageData({ login }) };
      const { items } = (await callMember('orders', 'list', { project }, caller)) as ListPage<OrderSummary>;
      return { data: pageData({ login, orders: items }) };
    }
    if (page.page === 'form') return { redirect: `/project/${page.project}/order/${page.n}` };
    if (!('n' in page)) {
      const listed = await callMember('orders', 'list', { project: page.project }, caller);
      const [newest] = (listed as ListPage<OrderSummary>).items;
      // The order has already been placed, in another window or by another click.
      if (newest && isOpenOrder(newest))
        return { redirect: `/project/${page.project}/order/${newest.number.split('-')[1]}` };
    }
    return { data: pageData({ login, ...(await shownOn(callMember, page, caller)) }) };
  }
}
