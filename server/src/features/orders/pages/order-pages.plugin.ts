import rateLimit from '@fastify/rate-limit';
import { orderPageData } from '@title24/remote-kit/contract';
import type { ListPage } from '@title24/shared-domain';
import type { DownloadLink } from '@title24/shared-domain/full-service';
import {
  type OrderPageData,
  type OrderSummary,
  type OrderView,
  orderPageAt,
} from '@title24/shared-domain/orders';
import { isProjectNumber, projectPageAt } from '@title24/shared-domain/projects';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../../platform/app/app-dependencies.ts';
import { sharedLimit } from '../../../platform/limits/shared-limit.ts';
import { answerOwnFile } from '../../../platform/page-forms/own-file.ts';
import { type OwnPages, pathOf } from '../../../platform/page-forms/visitors.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { CallMember } from '../../../platform/rpc/member-methods.ts';
import { RpcFault } from '../../../platform/rpc/protocol/rpc-fault.ts';

/** Registers the order pages, and the downloads of order files, for customers logged in by cookie (D1i). */
export const orderPagesPlugin = fp<Pick<AppDependencies, 'settings'>>(
  async (app, { settings }) => {
    const { visitors } = app;
    const { callMember } = app.rpc;
    visitors.addPages(orderPages(callMember));
    await app.register(
      async (routes) => {
        const limit = { max: settings.rpcRequestsPerMinute, timeWindow: 60_000 };
        await routes.register(rateLimit, { ...limit, ...sharedLimit(routes, 'order downloads') });
        routes.get<{ Params: { number: string; n: string; file: string } }>(
          '/:number/order/:n/files/:file',
          (request, reply) => {
            const { number, n, file } = request.params;
            return answerOwnFile(visitors, request, reply, async (caller) => {
              if (!isProjectNumber(number)) return reply.callNotFound();
              const params = { order: `${number}-${n}`, file };
              const { url } = (await callMember('orders', 'openFile', params, caller)) as DownloadLink;
              return reply.redirect(url, 303);
            });
          },
        );
      },
      { prefix: '/project' },
    );
  },
  { name: 'order-pages', dependencies: ['project-pages', 'composition'] },
);

function pageData(page: OrderPageData): { readonly [key: string]: OrderPageData } {
  return { [orderPageData.key]: page };
}

/** For the account logged in by cookie, returns the order pages and project overviews with their orders (D1i). */
function orderPages(callMember: CallMember): OwnPages {
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
