import { render } from '@testing-library/react';
import { type DataRequest, RpcError } from '@title24/shared-config/contract';
import { MountPropsContext } from '@title24/shared-config/runtime';
import { testConfiguration, testMountProps, testPageData } from '@title24/shared-config/testing';
import {
  type AccountPageData,
  accountPageRequest,
  type LoginStatus,
  loggedOut,
} from '@title24/shared-domain';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app.tsx';

export const member: LoginStatus = { status: true, role: null, token: 'token-1' };

type Answers = Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => unknown>>;

interface Options {
  readonly login?: LoginStatus;
  /** By 'service.method'; what one throws is what the call rejects with. */
  readonly answers?: Answers;
  /** What the server has rendered the page with. */
  readonly page?: AccountPageData;
}

/** Shows the remote as the shell would, at this address, with a server that answers as told. */
export function renderAccount(address: string, { login = loggedOut, answers = {}, page }: Options = {}) {
  history.replaceState(null, '', address);
  const calls: [string, unknown][] = [];
  const went: string[] = [];
  const listeners = new Set<() => void>();
  let state = { config: testConfiguration, login };
  const setLogin = (changed: LoginStatus) => {
    state = { ...state, login: changed };
    for (const listener of listeners) listener();
  };
  async function call<Result>({ service, method, params = {} }: DataRequest): Promise<Result> {
    const name = `${service}.${method}`;
    calls.push([name, params]);
    const answer = answers[name];
    if (!answer) throw new RpcError(`No answer to ${name}`, 0);
    return answer(params) as Result;
  }
  const mountProps = testMountProps(page && testPageData([accountPageRequest, page]), {
    store: {
      getState: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    rpc: { callPublic: call, call },
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
