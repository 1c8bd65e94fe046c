import { killSite } from './testing/kill-site.ts';

jest.setTimeout(240_000);

const { killPublishes } = killSite();

test('a publish that is killed at any of three steps leaves the old or the new version and can be repeated', () =>
  killPublishes(3));
