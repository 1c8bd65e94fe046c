import { act, render } from '@testing-library/react';
import {
  contractVersion,
  type DataRequest,
  dataKey,
  type MountProps,
  RpcError,
} from '@title24/remote-kit/contract';
import { MountPropsContext, PageAddressProvider } from '@title24/remote-kit/runtime';
import { testQueries } from '@title24/remote-kit/testing/queries';
import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import type { ReactNode } from 'react';
import { App, preloadAll } from './app.ts';
import { noFigures, noWork } from './order-fixture.ts';
import { answer, configuration, estimatorPrices, report, rush } from './site-fixture.ts';
import { loginAs } from './staff-logins.ts';

/** Server responses by 'service.method'. Each function returns the result or throws an error. */
export type Answers = Readonly<Record<string, (params: never) => unknown>>;

export interface StaffPage {
  /** All calls to the site's JSON-RPC interface, oldest first. */
  readonly calls: DataRequest[];
  /** Keys of the public data that the page has loaded again, such as 'products.findAll'. */
  readonly refreshed: string[];
  readonly navigations: string[];
  /** Logs in a different user, or logs out. */
  readonly login: (status: LoginStatus) => void;
}

const siteAnswers: Answers = {
  'help.loadFaqCategories': () => [{ category: 'A', title: 'Our services', count: 1 }],
  'help.loadFaqCatHelp': () => [answer],
  'help.findById': () => answer,
  'help.history': () => [],
  'products.findAll': () => [report, rush],
  'products.findBySKU': ({ sku }: { sku: string }) => {
    const found = [report, rush].find((product) => product.sku === sku);
    if (!found) throw new RpcError(`No product has the SKU ${sku}.`, -32001);
    return found;
  },
  'config.loadForEdit': () => configuration,
  // A public method and a staff method have this name, so the response contains the fields of both.
  'config.loadEstimatorPrices': () => ({ ...estimatorPrices, ...estimatorPrices.prices }),
  'replies.load': () => [],
  'work.find': () => noWork,
  'work.neighbors': () => ({ previous: null, next: null }),
  'business.figures': () => noFigures,
  'mail.findParked': () => ({ items: [], total: 0 }),
  'audit.find': () => ({ items: [], total: 0 }),
};

interface Given {
  readonly login?: LoginStatus;
  readonly answers?: Answers;
}

/** Preloads all pages, so that tests do not see loading states. */
export const preloadPages = preloadAll;

/** Renders the staff page at the given URL with the given server responses. */
export function renderStaff(address: string, given: Given = {}) {
  return renderPart(<App />, address, given);
}

/** Renders an element of the staff tools in an environment like the shell's. */
export function renderPart(
  part: ReactNode,
  address: string,
  { login = loginAs('Admin'), answers = {} }: Given,
) {
  window.history.replaceState(null, '', address);
  const site = { ...siteAnswers, ...answers };
  const calls: DataRequest[] = [];
  const refreshed: string[] = [];
  const navigations: string[] = [];
  const listeners = new Set<() => void>();
  let state = { config: configuration.config, login };
  const call = async ({ service, method }: Omit<DataRequest, 'params'>, params?: object) => {
    const request: DataRequest = { service, method, ...(params && { params: { ...params } }) };
    calls.push(request);
    const handler = site[`${request.service}.${request.method}`];
    if (!handler) throw new RpcError(`No answer to ${request.service}.${request.method}`, -32601);
    try {
      return await handler((request.params ?? {}) as never);
    } catch (error) {
      throw toShellError(error);
    }
  };
  const queries = testQueries({ call: call as never });
  const mountProps: MountProps = {
    contract: contractVersion,
    store: {
      getState: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    rpc: { call: call as never, upload: () => Promise.reject(new RpcError('Not here', 0)) },
    queries,
    navigate: async (href) => void navigations.push(href),
    placeParcel: () => Promise.reject(new RpcError('Not here', 0)),
    report: () => undefined,
    notFound: () => undefined,
    pageData: {
      get: (key) => (key === 'products.findAll' ? [report, rush] : undefined),
      async load(request) {
        refreshed.push(dataKey(request));
        return call(request, request.params) as never;
      },
    },
    now: '2026-11-20T12:00:00.000Z',
  } as Partial<MountProps> as MountProps;
  const view = render(
    <MountPropsContext value={mountProps}>
      <PageAddressProvider>{part}</PageAddressProvider>
    </MountPropsContext>,
  );
  const page: StaffPage = {
    calls,
    refreshed,
    navigations,
    login(status) {
      state = { ...state, login: status };
      act(() => {
        if (!status.status) queries.forget();
        for (const listener of listeners) listener();
      });
    },
  };
  return { ...view, ...page };
}

/**
 * Copies an RpcError to an Error that is not an instance of RpcError, because the shell's errors have their
 * own class. Returns other errors unchanged.
 */
function toShellError(error: unknown): unknown {
  if (!(error instanceof RpcError)) return error;
  const { name, message, code, fields, data } = error;
  return Object.assign(new Error(message), { name, code, fields, data });
}

export { loggedOut };
