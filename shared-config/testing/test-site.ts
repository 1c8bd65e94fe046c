import { type LoginStatus, loggedOut, type SiteConfiguration } from '@title24/shared-domain';
import type { RpcMethod } from '@title24/shared-domain/rpc';
import { type MountProps, RpcError } from '../contract/index.ts';
import { testConfiguration } from './test-configuration.ts';
import { testMountProps } from './test-mount-props.ts';
import { testQueries } from './test-queries.ts';

/**
 * Functions by 'service.method' that return the results of calls to the server. If a function throws, the
 * call rejects with the same error.
 */
export type TestAnswers = Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => unknown>>;

interface Options {
  readonly config?: SiteConfiguration;
  readonly login?: LoginStatus;
  readonly answers?: TestAnswers;
  /** Data, by key, with which the server has rendered the page. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A simulated shell for a part, which records the part's actions. */
export interface TestSite {
  readonly mountProps: MountProps;
  /** The calls so far, oldest first, each with 'service.method' and params. */
  readonly calls: [string, unknown][];
  /** URLs to which the part navigated, oldest first. */
  readonly went: string[];
  readonly login: () => LoginStatus;
  /** Logs in another user, or logs out. */
  readonly setLogin: (login: LoginStatus) => void;
}

/** Returns a simulated site whose login can change. Calls without a function in `answers` fail. */
export function testSite({
  config = testConfiguration,
  login = loggedOut,
  answers = {},
  data,
}: Options = {}): TestSite {
  const calls: [string, unknown][] = [];
  const went: string[] = [];
  const listeners = new Set<() => void>();
  let state = { config, login };
  const setLogin = (changed: LoginStatus) => {
    if (!changed.status) queries.forget();
    state = { ...state, login: changed };
    for (const listener of listeners) listener();
  };
  async function call(
    { service, method }: Pick<RpcMethod, 'service' | 'method'>,
    ...[params = {}]: unknown[]
  ): Promise<never> {
    const name = `${service}.${method}`;
    calls.push([name, params]);
    const answer = answers[name];
    if (!answer) throw new RpcError(`No answer to ${name}`, 0);
    return answer(params as Readonly<Record<string, unknown>>) as never;
  }
  const queries = testQueries({ call });
  const mountProps = testMountProps(data, {
    store: {
      getState: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    queries,
    rpc: { call, upload: () => Promise.reject(new RpcError('Not here', 0)) },
    session: { start: setLogin, end: async () => setLogin(loggedOut) },
    navigate: async (href) => void went.push(href),
  });
  return { mountProps, calls, went, login: () => state.login, setLogin };
}
