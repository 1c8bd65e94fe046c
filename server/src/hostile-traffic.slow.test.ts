import { floodSettings, sendBroken, sendFramed } from './testing/hostile-traffic.ts';
import { SmallSite } from './testing/small-site.ts';

jest.setTimeout(300_000);

let site: SmallSite;

beforeAll(async () => {
  site = await SmallSite.start(floodSettings);
});
afterAll(() => site.stop());

test('no request that a program can make up ends in a server error: 18,000 over 3,400 connections', () =>
  sendFramed(site, 3400, 18_000));

test('no broken frame ends in one either: 2,000', () => sendBroken(site, 2000));
