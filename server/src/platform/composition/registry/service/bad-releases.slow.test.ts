import { GateSite } from './testing/gate-site.ts';

jest.setTimeout(900_000);

const site = new GateSite();

test('F12: none of 200 good releases is refused', () => site.acceptGoodReleases(200));
