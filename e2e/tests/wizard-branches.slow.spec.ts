import { test } from '../support/test.ts';
import {
  branches,
  differentBranches,
  expectAccessibleStep,
  requirementOf,
  walkBranch,
} from '../support/wizard.ts';

/** Those that wizard-branches.spec.ts does not walk. */
const others = branches.filter((branch) => !differentBranches.includes(branch));

for (const branch of others)
  test(`${requirementOf(branch)} W6 ${branch.path}: its answers lead to its result, and to the right next step`, ({
    page,
  }) => walkBranch(page, branch));

for (const { path } of others)
  test(`${path}: axe finds nothing and nothing is cut off, narrow and wide, light and dark`, ({ page }) =>
    expectAccessibleStep(page, path));
