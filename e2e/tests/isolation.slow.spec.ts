import { expectWorksAlone, pathOfRemote } from '../support/isolation.ts';
import { test } from '../support/test.ts';

/** isolation.spec.ts tests the remaining remote. */
const remotes = (Object.keys(pathOfRemote) as (keyof typeof pathOfRemote)[]).filter(
  (name) => name !== 'mf-estimator',
);

for (const remote of remotes)
  test(`F2 ${remote} runs with the shell alone, and the others' pages are not found`, ({ page }) =>
    expectWorksAlone(page, remote));
