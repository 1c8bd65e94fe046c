import { GateSite } from './testing/gate-site.ts';

jest.setTimeout(900_000);

test('F12 none of 200 good releases is refused', async () => {
  const site = await GateSite.open();
  try {
    await site.acceptGoodReleases(200);
  } finally {
    await site.close();
  }
});
