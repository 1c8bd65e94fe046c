import { expectWorksAlone } from '../support/isolation.ts';
import { startSite } from '../support/site.ts';
import { test } from '../support/test.ts';

test('F2: mf-estimator runs with the shell alone', async ({ page }) => {
  const alone = await startSite({ PUBLISH_PARTS: 'shell,mf-estimator' });
  try {
    await expectWorksAlone(page, alone, 'mf-estimator');
  } finally {
    await alone.stop();
  }
});
