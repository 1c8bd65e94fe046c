import { GateSite } from './testing/gate-site.ts';

jest.setTimeout(900_000);

test('F12 of 200 good releases none is refused', async () => {
  const site = await GateSite.open();
  try {
    await site.acceptGoodReleases(200);
  } finally {
    await site.close();
  }
});
