import { KillSite } from './testing/kill-site.ts';

jest.setTimeout(240_000);

let site: KillSite;

beforeAll(async () => {
  site = await KillSite.open();
});
afterAll(() => site.close());

test('a publish that is killed at its first, a middle and its last step leaves the old version or the new one, and can be sent again', () =>
  site.killPublishes(3));
