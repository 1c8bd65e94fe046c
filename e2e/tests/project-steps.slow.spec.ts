import { exampleProject } from '@title24/shared-domain/projects';
import { fillInProject } from '../support/filled-project.ts';
import { createOwner } from '../support/projects.ts';
import { enterSession } from '../support/session.ts';
import { expectSoundSteps } from '../support/sound-steps.ts';
import { test } from '../support/test.ts';

test.setTimeout(400_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

test('D1a a new building is created and each step filled in on a phone; after a reload all is there, and the task list says so', async ({
  page,
  request,
  site,
}) => {
  await fillInProject(page, await createOwner(request, site), exampleProject);
});

test('D1i every step of an empty project at 320 px, and for axe in light and dark', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const project = { name: 'Empty house' };
  const number = await owner.importProject({ version: 1, kind: 'existing-plus-addition', project });
  await enterSession(page, site, owner.name);
  await expectSoundSteps(page, number);
});
