import { KillSite } from './testing/kill-site.ts';

jest.setTimeout(240_000);

let site: KillSite;

beforeAll(async () => {
  site = await KillSite.open();
});
afterAll(() => site.close());

test('a publish killed at any of three steps leaves the old or the new version and can be repeated', () =>
  site.killPublishes(3));
