import { floodSettings, sendBroken, sendFramed } from './testing/hostile-traffic.ts';
import { SmallSite } from './testing/small-site.ts';

jest.setTimeout(300_000);

let site: SmallSite;

beforeAll(async () => {
  site = await SmallSite.start(floodSettings);
});
afterAll(() => site.stop());

test('no request that a program can make up ends in an error of ours: 9,000 over 1,700 connections', () =>
  sendFramed(site, 1700, 9000));

test('nor does one that breaks its frame: 1,200', () => sendBroken(site, 1200));
