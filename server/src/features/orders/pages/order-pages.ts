import { orderPageData } from '@title24/remote-kit/contract';
import type { ListPage } from '@title24/shared-domain';
import {
  type OrderPageData,
  type OrderSummary,
  type OrderView,
  orderPageAt,
} from '@title24/shared-domain/orders';
import { isProjectNumber, projectPageAt } from '@title24/shared-domain/projects';
import { type OwnPages, pathOf } from '../../../platform/page-forms/visitors.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { CallMember } from '../../../platform/rpc/member-methods.ts';
import { RpcFault } from '../../../platform/rpc/protocol/rpc-fault.ts';

function pageData(page: OrderPageData): { readonly [key: string]: OrderPageData } {
  return { [orderPageData.key]: page };
}

/** Returns the order pages and project overviews, with their orders, of the account that is logged in by cookie (D1i). */
export function orderPages(callMember: CallMember): OwnPages {
  return {
    includes: (path) => orderPageAt(path) !== null || projectPageAt(path)?.page === 'overview',
    async load(request, { caller }) {
      if (!caller) return { data: {} };
      try {
        return { data: pageData(await shownAt(pathOf(request), caller)) };
      } catch (error) {
        if (error instanceof RpcFault) return { data: {}, isMissing: true };
        throw error;
      }
    },
  };

  async function shownAt(path: string, caller: Caller): Promise<OrderPageData> {
    const page = orderPageAt(path);
    if (page) {
      // Ordering requires JavaScript, so the order form needs no data.
      if (!('n' in page)) return {};
      const order = `${page.project}-${page.n}`;
      return { order: (await callMember('orders', 'load', { order }, caller)) as OrderView };
    }
    const overview = projectPageAt(path);
    if (!overview || !('project' in overview) || !isProjectNumber(overview.project)) return {};
    const params = { project: overview.project };
    const { items } = (await callMember('orders', 'list', params, caller)) as ListPage<OrderSummary>;
    return { orders: items };
  }
}
