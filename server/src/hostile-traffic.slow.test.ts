import { floodSettings, sendBroken, sendFramed } from './testing/hostile-traffic.ts';
import { SmallSite } from './testing/small-site.ts';

jest.setTimeout(300_000);

let site: SmallSite;

beforeAll(async () => {
  site = await SmallSite.start(floodSettings);
});
afterAll(() => site.stop());

test('none of 18,000 generated requests on 3,400 connections causes a server error', () =>
  sendFramed(site, 3400, 18_000));

test('none of 2,000 requests with broken framing causes a server error', () => sendBroken(site, 2000));
