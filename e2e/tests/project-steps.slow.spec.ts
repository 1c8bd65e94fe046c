import { exampleProject } from '@title24/shared-domain/projects';
import { testFillingIn } from '../support/filled-project.ts';
import { test } from '../support/test.ts';

test.setTimeout(400_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

testFillingIn('a new building', exampleProject);
