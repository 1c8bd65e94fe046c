import { render } from '@testing-library/react';
import { accountPageData, RpcError } from '@title24/remote-kit/contract';
import type { RpcMethod } from '@title24/remote-kit/rpc';
import { MountPropsContext } from '@title24/remote-kit/runtime';
import { testConfiguration, testMountProps, testPageData } from '@title24/remote-kit/testing';
import { testQueries } from '@title24/remote-kit/testing/queries';
import { type AccountPageData, type LoginStatus, loggedOut } from '@title24/shared-domain';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.ts';

export const member: LoginStatus = { status: true, role: null, token: 'token-1' };

type Answers = Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => unknown>>;

interface Options {
  readonly login?: LoginStatus;
  /** Answers by 'service.method'; an error that one throws rejects the call. */
  readonly answers?: Answers;
  /** Data the server has rendered the page with. */
  readonly page?: AccountPageData;
}

/** Renders the remote as the shell would, at this address, with a server that gives these answers. */
export function renderAccount(address: string, { login = loggedOut, answers = {}, page }: Options = {}) {
  history.replaceState(null, '', address);
  const calls: [string, unknown][] = [];
  const went: string[] = [];
  const listeners = new Set<() => void>();
  let state = { config: testConfiguration, login };
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
  const mountProps = testMountProps(page && testPageData([accountPageData, page]), {
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
  const view = render(
    <MountPropsContext value={mountProps}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </MountPropsContext>,
  );
  return { ...view, calls, went, login: () => state.login, setLogin };
}
