import { house } from '../support/hill-house.ts';
import { keyboardFaults } from '../support/keyboard.ts';
import { createOwner, openStep } from '../support/projects.ts';
import { enterSession } from '../support/session.ts';
import { expectSoundSteps } from '../support/sound-steps.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

test('D1i: every step of a project with problems fits at 320 px and passes axe in light and dark, and the walls step works by keyboard', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const full = await owner.importProject({ ...house, raw: { 'building.bedrooms': 'three' } });
  await enterSession(page, site, owner.name);
  await expectSoundSteps(page, full);
  await openStep(page, full, 'walls');
  expect(await keyboardFaults(page)).toEqual([]);
});
