import { join } from 'node:path';
import { pacificInstant } from '@title24/shared-domain/orders';
import { TusClient } from '../../server/src/features/files/testing/tus-client.ts';
import type { StripePeer } from '../../server/src/features/payments/testing/stripe-peer.ts';
import { createNamedAccount } from './accounts.ts';
import { setClockFile } from './clock-file.ts';
import { temporaryFolder } from './data-folder.ts';
import { startSession } from './session.ts';
import { type Site, startSite } from './site.ts';
import { call, resultOf } from './staff.ts';

/** Timeout that is long enough for a busy machine. */
export const slow = { timeout: 20_000 };

interface Wanted {
  /** First day of the clock, which starts at 9:00 a.m. in California. */
  readonly start: string;
  readonly roles: Readonly<Record<string, string>>;
  /** Payment provider that uses the same clock, if the site accepts cards. */
  readonly peer?: StripePeer | undefined;
}

interface Started {
  readonly site: Site;
  setClock(instant: string): Promise<void>;
}

/** Starts a site whose clock moves only when a test sets it. */
export async function startClocked({ start, roles, peer }: Wanted): Promise<Started> {
  const clockFile = join(await temporaryFolder('clock'), 'now');
  const setClock = (instant: string) => {
    if (peer) peer.now = () => Date.parse(instant);
    return setClockFile(clockFile, instant);
  };
  await setClock(pacificInstant(start, '09:00'));
  const site = await startSite({ ...peer?.environment, CLOCK_FILE: clockFile });
  if (peer) peer.webhookUrl = `${site.url}/webhooks/stripe`;
  await Promise.all(
    Object.entries(roles).map(([name, role]) => createNamedAccount(site, role, name, `${name}@example.com`)),
  );
  return { site, setClock };
}

/** A site whose clock moves only when a test sets it. */
export class ClockedSite {
  readonly site: Site;
  readonly #setClock: Started['setClock'];

  constructor({ site, setClock }: Started) {
    this.site = site;
    this.#setClock = setClock;
  }

  /**
   * Sets the site's clock.
   * @param date - such as 2027-03-01
   * @param time - time in California, such as 09:00
   */
  at(date: string, time = '09:00'): Promise<void> {
    return this.#setClock(pacificInstant(date, time));
  }

  /** Makes a call as an account. */
  async call(account: string, service: string, method: string, params: object) {
    return call(this.site, `2.0/${service}`, method, params, await startSession(this.site, account));
  }

  /** Makes a call as an account and returns the result. Fails if the call returns an error. */
  async done<Result>(account: string, service: string, method: string, params: object): Promise<Result> {
    return resultOf(this.site, `2.0/${service}`, method, params, await startSession(this.site, account));
  }

  /**
   * Uploads a report.
   * @returns the upload id
   */
  upload(content: Buffer, name = 'report.pdf'): Promise<string> {
    return new TusClient(this.site.url).upload(name, content);
  }
}
