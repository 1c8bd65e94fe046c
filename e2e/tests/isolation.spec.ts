import { expectWorksAlone } from '../support/isolation.ts';
import { test } from '../support/test.ts';

test("F2 mf-estimator runs with the shell alone, and the others' pages are not found", ({ page }) =>
  expectWorksAlone(page, 'mf-estimator'));
