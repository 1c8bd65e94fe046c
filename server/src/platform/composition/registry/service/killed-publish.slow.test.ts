import { KillSite } from './testing/kill-site.ts';

// These tests start more than 40 processes.
jest.setTimeout(600_000);

let site: KillSite;

beforeAll(async () => {
  site = await KillSite.open();
});
afterAll(() => site.close());

test('a publish killed at one of twenty steps leaves the old version or the new one, and can be sent again', () =>
  site.killPublishes(20));

test('a rollback that is killed at any step leaves the old version or the new one, and can be sent again', () =>
  site.killRollbacks());
