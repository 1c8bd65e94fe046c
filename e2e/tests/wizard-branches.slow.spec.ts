import { test } from '../support/test.ts';
import { branches, differentBranches, requirementOf, walkBranch } from '../support/wizard.ts';

/** The branches that wizard-branches.spec.ts does not test with JavaScript. */
const others = branches.filter((branch) => !differentBranches.includes(branch));

for (const branch of others)
  test(`${requirementOf(branch)} W6 the answers of ${branch.path} lead to its result and next step, which pass axe`, ({
    page,
  }) => walkBranch(page, branch));
