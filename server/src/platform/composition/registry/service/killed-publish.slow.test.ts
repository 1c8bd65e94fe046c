import { killSite } from './testing/kill-site.ts';

// These tests start dozens of processes.
jest.setTimeout(600_000);

const { killPublishes, killRollbacks } = killSite();

test('a publish that is killed at any of twenty steps leaves the old or the new version and can be repeated', () =>
  killPublishes(20));

test('a rollback that is killed at any step leaves the old or the new version and can be repeated', () =>
  killRollbacks());
