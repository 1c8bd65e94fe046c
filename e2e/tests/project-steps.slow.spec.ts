import { exampleProject } from '@title24/shared-domain/projects';
import { fillInProject } from '../support/filled-project.ts';
import { createOwner } from '../support/projects.ts';
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
