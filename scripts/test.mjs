/** `npm test`: runs all or some of the checks and tests (CONTRIBUTING.md). The last line is 'N passed, N failed'. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './checks/changed-files.mjs';
import { listenForInterruption } from './checks/interruption.mjs';
import { judge } from './checks/judge.mjs';
import { readPackages } from './checks/package-graph.mjs';
import { planRun } from './checks/plan-run.mjs';
import { runPlan } from './checks/run-plan.mjs';
import { formatSummary } from './checks/summary.mjs';
import { readTestOptions } from './checks/test-options.mjs';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureClamd } from './setup/ensure-clamd.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { ensureJava } from './setup/ensure-java.mjs';
import { ensureOptional } from './setup/ensure-optional.mjs';
import { workspace } from './setup/workspace.mjs';

const { options, plan } = readPlan();
ensureDependencies({ tools: true });
if (plan.tests.length > 0) {
  ensureClamd();
  ensureOptional();
}
if (plan.endToEnd.length > 0) {
  process.env.CHROMIUM_PATH = ensureChromium();
  process.env.JAVA_PATH = ensureJava();
}
process.env.TEST_SET = options.slow ? 'slow' : 'usual';

listenForInterruption();
for (const note of plan.notes) console.log(note);
const { stages, again } = await runPlan(plan);
const judgment = judge(
  stages.filter(({ name }) => !name.endsWith(', again')).flatMap(({ tests }) => tests),
  again,
);
console.log(formatSummary(judgment, stages));
// Only the slow set, or a run that is limited to changed files, may have no stages.
const mayBeEmpty = options.slow || options.since !== undefined;
process.exitCode = judgment.failed.length > 0 || (stages.length === 0 && !mayBeEmpty) ? 1 : 0;

function readPlan() {
  try {
    const options = readTestOptions(process.argv.slice(2));
    const packages = readPackages(workspace);
    const plan = planRun(options, {
      packages,
      changed: options.since === undefined ? undefined : changedFiles(options.since),
      hasSlowSpecs: readdirSync(join(workspace, 'e2e/tests')).some((name) => name.endsWith('.slow.spec.ts')),
      withScreens: packages
        .map(({ folder }) => folder)
        .filter((folder) => existsSync(join(workspace, folder, 'fixtures.ts'))),
    });
    return { options, plan };
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}
