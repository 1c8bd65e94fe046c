import { render } from '@testing-library/react';
import {
  contractVersion,
  type DataRequest,
  dataKey,
  type MountProps,
  RpcError,
} from '@title24/shared-config/contract';
import { MountPropsContext } from '@title24/shared-config/runtime';
import {
  type AccountPageData,
  accountPageRequest,
  type LoginStatus,
  loggedOut,
  type NavLinks,
  navLinkKeys,
  type SiteConfiguration,
} from '@title24/shared-domain';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app.tsx';

const config: SiteConfiguration = {
  company: {
    name: 'Energy Compliance Reports',
    phone: { areaCode: '510', number: '555-0100' },
    email: { address: 'info@example.com' },
    address: {
      line1: '100 Example Street',
      cityText: 'Oakland',
      postalCode: '94612',
      stateText: 'CA',
      country: 'USA',
    },
  },
  baseUrl: { site: '', app: '' },
  navLinks: Object.fromEntries(navLinkKeys.map((key) => [key, `/${key}`])) as unknown as NavLinks,
  isStagingEnv: false,
  announce: '',
  announceSchedule: null,
};

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
  let state = { config, login };
  const setLogin = (changed: LoginStatus) => {
    state = { config, login: changed };
    for (const listener of listeners) listener();
  };
  async function call<Result>({ service, method, params = {} }: DataRequest): Promise<Result> {
    const name = `${service}.${method}`;
    calls.push([name, params]);
    const answer = answers[name];
    if (!answer) throw new RpcError(`No answer to ${name}`, 0);
    return answer(params) as Result;
  }
  const mountProps: MountProps = {
    contract: contractVersion,
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
    placeParcel: () => Promise.reject(new Error('none here')),
    report: () => undefined,
    pageData: {
      get: (key) => (key === dataKey(accountPageRequest) ? page : undefined),
      load: () => Promise.reject(new Error('account pages load no public data')),
    },
    now: '2026-11-20T12:00:00Z',
  };
  const view = render(
    <MountPropsContext value={mountProps}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </MountPropsContext>,
  );
  return { ...view, calls, went, login: () => state.login, setLogin };
}
