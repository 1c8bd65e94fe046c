import { render } from '@testing-library/react';
import { dataKey, type MountProps } from '@title24/shared-config/contract';
import { MountPropsContext } from '@title24/shared-config/runtime';
import { loggedOut, type NavLinks, navLinkKeys, type SiteConfiguration } from '@title24/shared-domain';
import {
  defaultUploadLimits,
  type UploadAttempt,
  type UploadLimits,
  uploadAttemptRequest,
  uploadLimitsRequest,
} from '@title24/shared-domain/full-service';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

const links = Object.fromEntries(navLinkKeys.map((key) => [key, `/${key}`])) as unknown as NavLinks;

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
  navLinks: {
    ...links,
    customerMail: 'service@example.com',
    supportPhone1: '(510) 555-0101',
    supportPhone2: '(510) 555-0102',
  },
  isStagingEnv: false,
  announce: '',
  announceSchedule: null,
};

let limits = defaultUploadLimits;

/** What the page's data says of the limits from now on. */
export function limitsOfServer(given: UploadLimits): void {
  limits = given;
}

/** A screen of this remote as the shell would place it, at the present address. */
export function placed(screen: ReactNode, attempt?: UploadAttempt): ReactNode {
  const never = () => new Promise<never>(() => undefined);
  const state = { config, login: loggedOut };
  const data: Readonly<Record<string, unknown>> = {
    [dataKey(uploadAttemptRequest)]: attempt,
    [dataKey(uploadLimitsRequest)]: limits,
  };
  const mountProps: MountProps = {
    contract: '1.0.0',
    store: { getState: () => state, subscribe: () => () => undefined },
    rpc: { callPublic: never, call: never },
    session: { start: () => undefined, end: never },
    navigate: never,
    placeParcel: never,
    report: () => undefined,
    pageData: { get: (key) => data[key], load: never },
    now: '2026-11-20T12:00:00Z',
  };
  return (
    <MountPropsContext value={mountProps}>
      <BrowserRouter>{screen}</BrowserRouter>
    </MountPropsContext>
  );
}

export function renderRemote(screen: ReactNode, attempt?: UploadAttempt) {
  return render(placed(screen, attempt));
}
